import { checkOption } from './config.ts';
import type { Json, OptionSchema, OptionValue } from './game.ts';

/**
 * Reads one field after another out of plain data that a game has written; what does not fit is an error whose
 * sentence names the field.
 */
export class Fields {
  private readonly json: Readonly<Record<string, Json>>;

  /** Throws when this is no object. */
  constructor(json: Json) {
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      throw new Error('a snapshot is an object');
    this.json = Object.fromEntries(Object.entries(json));
  }

  private wrong(field: string, wanted: string): never {
    throw new Error(`the snapshot's ${field} should be ${wanted}`);
  }

  /** The field as it stands; undefined when there is none. */
  raw(field: string): Json | undefined {
    return this.json[field];
  }

  integer(field: string, least: number, most: number): number {
    const value = this.json[field];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      this.wrong(field, `a whole number from ${least} to ${most}`);
    return value;
  }

  flag(field: string): boolean {
    const value = this.json[field];
    if (typeof value !== 'boolean') this.wrong(field, 'true or false');
    return value;
  }

  word(field: string): string {
    const value = this.json[field];
    if (typeof value !== 'string') this.wrong(field, 'a word');
    return value;
  }

  list(field: string): readonly Json[] {
    const value = this.json[field];
    if (!Array.isArray(value)) this.wrong(field, 'a list');
    return value;
  }

  /** A list of so many whole numbers within these bounds. */
  integers(field: string, length: number, least: number, most: number): number[] {
    const list = this.list(field);
    if (list.length !== length) this.wrong(field, `a list of ${length} numbers`);
    return list.map((value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : this.wrong(field, `whole numbers from ${least} to ${most}`),
    );
  }

  /** One of these words. */
  oneOf<W extends string>(field: string, words: readonly W[]): W {
    const value = this.json[field];
    const known = words.find((word) => word === value);
    if (known === undefined) this.wrong(field, words.map((word) => `'${word}'`).join(' or '));
    return known;
  }

  /** One of two seats. */
  side(field: string): 0 | 1 {
    return this.integer(field, 0, 1) === 0 ? 0 : 1;
  }

  /** One of two seats, or -1. */
  sideOrNone(field: string): 0 | 1 | -1 {
    const value = this.integer(field, -1, 1);
    return value === -1 ? -1 : value === 0 ? 0 : 1;
  }

  /** Options of a game under the field `options`, each with a value that it takes. */
  options({ specs }: OptionSchema): Record<string, OptionValue> {
    const value = this.json['options'];
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      this.wrong('options', 'an object');
    const options: Record<string, OptionValue> = {};
    for (const [name, setting] of Object.entries(value ?? {})) {
      const checked = checkOption(specs, name, setting);
      if (!checked.ok) this.wrong('options', 'options of this game, each with a value of its own');
      options[name] = checked.value;
    }
    return options;
  }
}
