import type { Json } from '../../../core/game.ts';
import { nearest } from '../../../core/nearest.ts';
import { CONTROLLERS } from './file.ts';
import type { FaultArgs, FaultCode, Findings } from './fault.ts';

type JsonObject = { readonly [key: string]: Json };

/** An object of JSON; undefined for anything else. */
export const asObject = (json: Json | undefined): JsonObject | undefined =>
  typeof json === 'object' && json !== null && !isList(json) ? json : undefined;

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const LONGEST_SHOWN = 40;

const shortened = (text: string): string => {
  const start = Array.from(text.slice(0, 2 * LONGEST_SHOWN))
    .slice(0, LONGEST_SHOWN)
    .join('');
  return start.length < text.length ? `${start}…` : text;
};

/** A value as a fault shows it: short, however long or deep it is, texts in quotation marks. */
export function shown(json: Json): string {
  if (isList(json)) return json.length === 0 ? '[]' : '[…]';
  if (typeof json === 'object' && json !== null) return '{…}';
  return typeof json === 'string' ? `"${shortened(json)}"` : String(json);
}

/** Bounds of a number, of the length of a text or of a list. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

const isWithin = (value: number, { least, most }: Bounds): boolean => value >= least && value <= most;

/** A whole number within bounds; undefined for anything else. */
export const asWhole = (json: Json | undefined, bounds: Bounds): number | undefined =>
  typeof json === 'number' && Number.isInteger(json) && isWithin(json, bounds) ? json : undefined;

/** What a place in the file should hold: notes a fault for what stands there otherwise. */
export type Form = (json: Json, field: string, found: Findings) => void;

/** What an object may hold under one name; `missing` notes the fault when it has to and does not. */
interface Slot {
  readonly form: Form;
  readonly missing?: (field: string, found: Findings) => void;
}

type Slots = Readonly<Record<string, Slot>>;

export const optional = (form: Form): Slot => ({ form });

/** A field that has to be there; else `code`, with what is wanted. */
export const required = <C extends FaultCode>(
  form: Form,
  code: C,
  wanted: Omit<FaultArgs<C>, 'field'>,
): Slot => ({
  form,
  missing: (field, found) => found.add(code, { field, ...wanted } as unknown as FaultArgs<C>),
});

/** The same form, left out at will, under each of these names. */
export const each = (names: readonly string[], form: Form): Slots =>
  Object.fromEntries(names.map((name) => [name, optional(form)]));

function checkName(name: string, known: readonly string[], at: string, found: Findings): void {
  if (known.includes(name)) return;
  const field = `${at}${shortened(name)}`;
  const meant = nearest(name, known);
  if (meant === undefined) found.add('unknownField', { field, known });
  else found.add('unknownFieldNear', { field, nearest: meant });
}

/** Checks the fields of what is an object: these and no others. `at` goes before their names. */
export function checkFields(json: JsonObject, slots: Slots, at: string, found: Findings): void {
  for (const [name, { form, missing }] of Object.entries(slots)) {
    const value = Object.hasOwn(json, name) ? json[name] : undefined;
    if (value === undefined) missing?.(at + name, found);
    else form(value, at + name, found);
  }
  const known = Object.keys(slots);
  for (const name of Object.keys(json)) checkName(name, known, at, found);
}

/** An object with these fields and no others. */
export const object =
  (slots: Slots): Form =>
  (json, field, found) => {
    const fields = asObject(json);
    if (fields === undefined) found.add('notObject', { field, found: shown(json) });
    else checkFields(fields, slots, `${field}.`, found);
  };

/** A list of which each member has this form; `together` looks at all of them. */
export const list =
  (member: Form, together: (members: readonly Json[], field: string, found: Findings) => void): Form =>
  (json, field, found) => {
    if (!isList(json)) return found.add('notList', { field, found: shown(json) });
    json.forEach((value, i) => member(value, `${field}[${i}]`, found));
    together(json, field, found);
  };

/** A whole number within bounds. */
export const whole =
  ({ least, most }: Bounds): Form =>
  (json, field, found) => {
    if (asWhole(json, { least, most }) === undefined)
      found.add('notNumber', { field, found: shown(json), least, most });
  };

/** A whole number within bounds, or null for unknown. */
export const wholeOrNull =
  ({ least, most }: Bounds): Form =>
  (json, field, found) => {
    if (json !== null && asWhole(json, { least, most }) === undefined)
      found.add('notNumberOrNull', { field, found: shown(json), least, most });
  };

/** A text with a number of characters within bounds. */
export const text =
  ({ least, most }: Bounds): Form =>
  (json, field, found) => {
    const fits = typeof json === 'string' && isWithin(Array.from(json).length, { least, most });
    if (!fits) found.add('notText', { field, found: shown(json), least, most });
  };

/** One version and no other. */
export const version =
  (wanted: number): Form =>
  (json, field, found) => {
    if (json !== wanted) found.add('notVersion', { field, found: shown(json), wanted });
  };

/** True or false. */
export const yesOrNo: Form = (json, field, found) => {
  if (typeof json !== 'boolean') found.add('notYesOrNo', { field, found: shown(json) });
};

const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** The id of a key space: small Latin letters, digits and hyphens, a letter first. */
export const keyId: Form = (json, field, found) => {
  if (typeof json !== 'string' || !ID.test(json)) found.add('notId', { field, found: shown(json) });
};

/** A power, a minor power, `independent`, or null for unknown. */
export const controller: Form = (json, field, found) => {
  if (json !== null && !CONTROLLERS.some((known) => known === json))
    found.add('notController', { field, found: shown(json), known: CONTROLLERS });
};
