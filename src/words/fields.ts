import type { IdField, Json } from '../core/game.ts';

/** What the fields of one game's actions, events and prompts hold. */
export type IdFields = Readonly<Record<string, IdField>>;

/** The id that a value in this field is; undefined when it is none. */
export function idIn(field: IdField | undefined, value: Json): string | undefined {
  if (field === undefined) return undefined;
  if (typeof value === 'string') return value;
  return field.numeric === true && typeof value === 'number' ? String(value) : undefined;
}

/** For each field that may name what another names, whether it does: `viaIsOrigin` is 'yes' or 'no'. */
export function samenessIn(fields: IdFields, facts: { readonly [field: string]: Json }): [string, string][] {
  const found: [string, string][] = [];
  for (const [field, { sameAs: other }] of Object.entries(fields)) {
    if (other === undefined || facts[field] === undefined || facts[other] === undefined) continue;
    const name = `${field}Is${other.charAt(0).toUpperCase()}${other.slice(1)}`;
    found.push([name, facts[field] === facts[other] ? 'yes' : 'no']);
  }
  return found;
}

/** The numbers that belong to the members of the list in this field. */
export function numbersOf(
  field: IdField | undefined,
  all: { readonly [field: string]: Json },
): readonly Json[] {
  const numbers = field?.numbers === undefined ? undefined : all[field.numbers];
  return isList(numbers) ? numbers : [];
}

/** An id in two: `S-P3` is number 3 of `S-P`. Undefined when it does not end in digits. */
export function numbered(id: string): { readonly stem: string; readonly number: string } | undefined {
  const [number] = /\d+$/.exec(id) ?? [];
  return number === undefined ? undefined : { stem: id.slice(0, -number.length), number };
}

/** Whether a value is a list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
