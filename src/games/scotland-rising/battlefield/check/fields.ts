import type { Json } from '../../../../core/game.ts';
import type { Findings } from '../fault.ts';

export type JsonObject = { readonly [key: string]: Json };

/** An object of JSON; undefined for anything else. */
export const asObject = (json: Json | undefined): JsonObject | undefined =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as JsonObject) : undefined;

const LONGEST_SHOWN = 40;

/** A value as a fault shows it: short, however long or deep it is. */
export function shown(json: Json | undefined): string {
  if (Array.isArray(json)) return '[…]';
  if (typeof json === 'object' && json !== null) return '{…}';
  const text = String(json);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/**
 * Reads the fields of one object of the file, and notes a fault for each that is missing or not what it should be. A
 * field that is at fault reads as undefined.
 */
export class Fields {
  private readonly object: JsonObject;
  private readonly found: Findings;
  private readonly path: (field: string) => string;

  /** `path` names a field of this object in the whole file. */
  constructor(object: JsonObject, found: Findings, path: (field: string) => string = (field) => field) {
    this.object = object;
    this.found = found;
    this.path = path;
  }

  has(field: string): boolean {
    return Object.hasOwn(this.object, field);
  }

  /** The value of a field; notes a fault when there is none. */
  value(field: string): Json | undefined {
    if (this.has(field)) return this.object[field];
    this.found.add('fieldMissing', { field: this.path(field) });
    return undefined;
  }

  /** A text of 1 to `most` characters. */
  text(field: string, most: number): string | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value.length > 0 && value.length <= most) return value;
    this.found.add('notText', { field: this.path(field), most });
    return undefined;
  }

  /** A whole number of `least` to `most`. */
  integer(field: string, least: number, most: number): number | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.found.add('notNumber', { field: this.path(field), found: shown(value), least, most });
    return undefined;
  }

  /** One of these values. */
  oneOf<V extends string | number>(field: string, known: readonly V[]): V | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    const match = known.find((each) => each === value);
    if (match === undefined)
      this.found.add('notOneOf', { field: this.path(field), found: shown(value), known: known.map(String) });
    return match;
  }

  list(field: string): readonly Json[] | undefined {
    const value = this.value(field);
    if (value === undefined || Array.isArray(value)) return value as readonly Json[] | undefined;
    this.found.add('notList', { field: this.path(field) });
    return undefined;
  }

  /** The fields of an object within this one. */
  inner(field: string): Fields | undefined {
    const value = this.value(field);
    if (value === undefined) return undefined;
    return this.within(value, this.path(field), (name) => `${this.path(field)}.${name}`);
  }

  /** The fields of each object in a list, with its place: `setup #3`. Notes a fault for each that is no object. */
  entries(field: string): { readonly place: string; readonly fields: Fields }[] {
    return (this.list(field) ?? []).flatMap((each, i) => {
      const place = `${this.path(field)} #${i + 1}`;
      const fields = this.within(each, place, (name) => `${place}: ${name}`);
      return fields === undefined ? [] : [{ place, fields }];
    });
  }

  private within(json: Json, place: string, path: (field: string) => string): Fields | undefined {
    const object = asObject(json);
    if (object === undefined) this.found.add('notObject', { field: place });
    return object === undefined ? undefined : new Fields(object, this.found, path);
  }
}
