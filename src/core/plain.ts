import type { Json } from './game.ts';

/**
 * Where a value is not plain data that JSON would give back unchanged, in words for the author of a game; undefined
 * when all of it is.
 */
export function notPlain(value: unknown, path = 'it'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path);
    default:
      return `${path} is of type ${typeof value}`;
  }
}

/** How deep lists and objects lie in one another, 0 for none; looks no deeper than one more than `limit`. */
export function plainDepth(value: Json, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (limit <= 0) return 1;
  let deepest = 0;
  for (const item of Object.values(value)) deepest = Math.max(deepest, plainDepth(item, limit - 1));
  return deepest + 1;
}

function notPlainObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} has holes or names`;
    return first(value, (item, i) => notPlain(item, `${path}[${i}]`));
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is more than a plain object`;
  if ('toJSON' in value) return `${path} has a toJSON`;
  return first(Object.entries(value), ([key, item]) => notPlain(item, `${path}.${key}`));
}

function first<T>(items: readonly T[], find: (item: T, i: number) => string | undefined): string | undefined {
  for (const [i, item] of items.entries()) {
    const found = find(item, i);
    if (found !== undefined) return found;
  }
  return undefined;
}
