import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shared } from './shared.ts';

describe('what is new keeps the parts of what was before', () => {
  test('all of it where nothing has changed', () => {
    const before = { list: [{ id: 'a' }, { id: 'b' }], count: 2 };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test('the parts that are alike, wherever they stand in a list', () => {
    const before = { list: [{ id: 'a' }, { id: 'b' }], other: { deep: [1] } };
    const after = shared(before, { list: [{ id: 'new' }, { id: 'a' }, { id: 'b' }], other: { deep: [1] } });
    expect(after.list[1]).toBe(before.list[0]);
    expect(after.list[2]).toBe(before.list[1]);
    expect(after.other).toBe(before.other);
    expect(after).not.toBe(before);
  });

  test('nothing where a part has gone, or has become something else', () => {
    const before: Readonly<Record<string, unknown>> = { a: [1], b: undefined };
    expect(shared(before, { a: [1] })).toEqual({ a: [1] });
    expect(shared(before, { a: { 0: 1 }, b: undefined })).toEqual({ a: { 0: 1 }, b: undefined });
    expect(shared<unknown>([1, 2], [1])).toEqual([1]);
    expect(shared<unknown>(undefined, [1])).toEqual([1]);
  });

  test('and is never anything but what it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(shared<unknown>(before, structuredClone(after))).toEqual(after);
      }),
    );
  });
});
