/**
 * Something that the table has said, or has not yet: unknown is never zero (V9.6). `from` names the entries it comes
 * from, counted from 1: the one that set it and those that moved it since.
 */
export type Known<T> = {
  readonly value: T | null;
  readonly from: readonly number[];
};

/** What nobody has entered. */
export const UNKNOWN: Known<never> = { value: null, from: [] };

/** What entry `entry` has set. */
export const said = <T>(value: T, entry: number): Known<T> => ({ value, from: [entry] });

/** A number that entry `entry` moves by `by`. Throws when it is unknown: such an entry is refused before. */
export function moved({ value, from }: Known<number>, by: number, entry: number): Known<number> {
  if (value === null) throw new Error('a number that nobody has entered cannot be moved');
  return { value: value + by, from: [...from, entry] };
}

/** The sum of numbers; null when one of them is unknown. */
export const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);

/** Entries, each once, in order. */
export const inOrder = (entries: readonly number[]): number[] =>
  [...new Set(entries)].toSorted((a, b) => a - b);

/** All entries behind several facts, each once, in order. */
export const entriesOf = (...facts: readonly Known<unknown>[]): number[] =>
  inOrder(facts.flatMap(({ from }) => from));

/** The parts that hold for all: true, false, or null when that depends on what is unknown. */
export function allOf(conditions: readonly (boolean | null)[]): boolean | null {
  if (conditions.includes(false)) return false;
  return conditions.includes(null) ? null : true;
}
