import type { Json } from './game.ts';

/** Reads plain data as a value of one type; throws a sentence that names the place when it does not fit. */
export type Shape<T> = (json: Json | undefined, place: string) => T;

function wrong(place: string, wanted: string): never {
  throw new Error(`the snapshot's ${place} should be ${wanted}`);
}

/** A whole number within these bounds. */
export const integerShape =
  (least: number, most: number): Shape<number> =>
  (json, place) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
      ? json
      : wrong(place, `a whole number from ${least} to ${most}`);

export const flagShape: Shape<boolean> = (json, place) =>
  typeof json === 'boolean' ? json : wrong(place, 'true or false');

/** Text of at most so many characters. */
export const textShape =
  (most: number): Shape<string> =>
  (json, place) =>
    typeof json === 'string' && json.length <= most
      ? json
      : wrong(place, `text of at most ${most} characters`);

/** One of these values. */
export const oneOfShape =
  <W extends string | number | boolean>(values: readonly W[]): Shape<W> =>
  (json, place) =>
    values.find((value) => value === json) ??
    wrong(place, values.map((value) => JSON.stringify(value)).join(' or '));

/** This, or null. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (json, place) =>
    json === null ? null : shape(json, place);

/** A list of at most so many of these. */
export const listShape =
  <T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> =>
  (json, place) => {
    if (!Array.isArray(json) || json.length > most || json.length < least)
      wrong(place, least === most ? `a list of ${most}` : `a list of ${least} to ${most}`);
    return json.map((item: Json, i) => shape(item, `${place}[${i}]`));
  };

type Fields = Readonly<Record<string, Json>>;

const within = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

/** The fields of an object that may have these and no others; any, without a list. */
function fieldsOf(json: Json | undefined, place: string, known?: readonly string[]): Fields {
  if (json === undefined || json === null || typeof json !== 'object' || Array.isArray(json))
    wrong(place, 'an object');
  const odd = known && Object.keys(json).find((name) => !known.includes(name));
  if (odd !== undefined) wrong(within(place, odd), 'left out');
  return Object.fromEntries(Object.entries(json));
}

/** An object with these fields and no others. */
export const objectShape =
  <T extends object>(shapes: { readonly [F in keyof T]-?: Shape<T[F]> }): Shape<T> =>
  (json, place) => {
    const fields = fieldsOf(json, place, Object.keys(shapes));
    const read: [string, unknown][] = [];
    for (const [name, shape] of Object.entries<Shape<unknown>>(shapes))
      read.push([name, shape(fields[name], within(place, name))]);
    const made: Partial<T> = {};
    Object.assign(made, Object.fromEntries(read));
    return whole(made, shapes, place);
  };

const isWhole = <T extends object>(made: Partial<T>, shapes: object): made is T =>
  Object.keys(shapes).every((name) => name in made);

const whole = <T extends object>(made: Partial<T>, shapes: object, place: string): T =>
  isWhole(made, shapes) ? made : wrong(place, 'whole');

/** An object with a value for each of these words and no others. */
export const recordShape =
  <W extends string, T>(words: readonly W[], shape: Shape<T>): Shape<Readonly<Record<W, T>>> =>
  (json, place) => {
    const fields = fieldsOf(json, place, words);
    const made: Partial<Record<W, T>> = {};
    for (const word of words) made[word] = shape(fields[word], within(place, word));
    const isAll = (record: Partial<Record<W, T>>): record is Record<W, T> =>
      words.every((word) => word in record);
    return isAll(made) ? made : wrong(place, 'whole');
  };

/** An object with a value for some of these words and no others. */
export const partRecordShape =
  <W extends string, T>(words: readonly W[], shape: Shape<T>): Shape<Readonly<Partial<Record<W, T>>>> =>
  (json, place) => {
    const fields = fieldsOf(json, place, words);
    const made: Partial<Record<W, T>> = {};
    for (const word of words) {
      const value = fields[word];
      if (value !== undefined) made[word] = shape(value, within(place, word));
    }
    return made;
  };

/** An object of numbers under names of any kind. */
export const numbersShape: Shape<Readonly<Record<string, number>>> = (json, place) => {
  const fields = fieldsOf(json, place);
  const made: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields))
    made[name] = typeof value === 'number' ? value : wrong(within(place, name), 'a number');
  return made;
};
