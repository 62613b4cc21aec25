import type { Json } from '../core/game.ts';

/** What the fields of actions and events hold: ids of this kind, whose names stand under `name.KIND` in the messages. */
const KINDS: Readonly<Record<string, string>> = {
  side: 'side',
  seat: 'side',
  first: 'side',
  attacker: 'side',
  area: 'area',
  from: 'area',
  to: 'area',
  target: 'area',
  origin: 'area',
  via: 'area',
  home: 'area',
  block: 'block',
  blocks: 'block',
  card: 'card',
  cards: 'card',
  english: 'card',
  scottish: 'card',
  ending: 'ending',
  scenario: 'scenario',
};

/** Lists whose members have a number each, in another field: `Wallace (4)`. */
const NUMBERS: Readonly<Record<string, string>> = { blocks: 'steps' };

/** Pairs of fields that may name the same thing, which then is named but once. */
const PAIRS: readonly (readonly [field: string, other: string])[] = [['via', 'origin']];

/** For each pair of fields whether they name the same thing: `viaIsOrigin` is 'yes' or 'no'. */
export const samenessIn = (facts: {
  readonly [field: string]: Json;
}): readonly (readonly [string, string])[] =>
  PAIRS.filter(([field, other]) => facts[field] !== undefined && facts[other] !== undefined).map(
    ([field, other]) => [
      `${field}Is${other.charAt(0).toUpperCase()}${other.slice(1)}`,
      facts[field] === facts[other] ? 'yes' : 'no',
    ],
  );

/** All fields that hold ids. */
export const ID_FIELDS: readonly (readonly [field: string, kind: string])[] = Object.entries(KINDS);

/** The kind of ids in this field; undefined when it holds no ids. */
export const kindOfField = (field: string): string | undefined => KINDS[field];

/** The numbers that belong to the members of the list in this field. */
export function numbersOf(field: string, all: { readonly [field: string]: Json }): readonly Json[] {
  const other = NUMBERS[field];
  const numbers = other === undefined ? undefined : all[other];
  return isList(numbers) ? numbers : [];
}

/** Whether a value is a list. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
