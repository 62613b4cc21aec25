const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The part of a list that is as this one, here or elsewhere in it. */
function partOf(
  list: readonly unknown[],
  at: number,
  byText: ReadonlyMap<string, unknown>,
  part: unknown,
): unknown {
  if (!isObject(part) && !Array.isArray(part)) return part;
  return byText.get(JSON.stringify(part)) ?? share(list[at], part);
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byText = new Map(before.map((part) => [JSON.stringify(part), part]));
  const shared = after.map((part, at) => partOf(before, at, byText, part));
  const isSame = before.length === after.length && shared.every((part, at) => part === before[at]);
  return isSame ? before : shared;
}

function shareObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && shared[key] === before[key]);
  return isSame ? before : shared;
}

function share(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  if (isObject(before) && isObject(after)) return shareObject(before, after);
  return after;
}

/**
 * What is new, made of the very same parts as before wherever they are alike: a list on the screen keeps the elements of
 * what has not changed, and with them the focus. For plain data only: lists, objects, texts, numbers.
 */
export const shared = <T>(before: T | undefined, after: T): T => share(before, after) as T;
