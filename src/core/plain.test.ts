import { describe, expect, it } from 'vitest';
import type { Json } from './game.ts';
import { notPlain, plainDepth } from './plain.ts';

describe('notPlain', () => {
  it.each([null, true, '', 0, -1.5, [], [[1, null]], {}, { a: { b: ['x'] } }])('lets %j pass', (value) => {
    expect(notPlain(value)).toBeUndefined();
  });

  it.each([
    [undefined, 'it is of type undefined'],
    [{ a: undefined }, 'it.a is of type undefined'],
    [[1, { b: Number.NaN }], 'it[1].b is NaN'],
    [-0, 'it is -0'],
    [Number.POSITIVE_INFINITY, 'it is Infinity'],
    [Symbol('x'), 'it is of type symbol'],
    [() => 1, 'it is of type function'],
    [new Map(), 'it is more than a plain object'],
    [new Uint8Array(2), 'it is more than a plain object'],
    [new Array(2), 'it has holes or names'],
    [Object.assign([1], { x: 1 }), 'it has holes or names'],
    [{ toJSON: 1 }, 'it has a toJSON'],
  ])('says where it is not: case %#', (value, fault) => {
    expect(notPlain(value)).toBe(fault);
  });
});

describe('plainDepth', () => {
  it.each([
    [null, 0],
    ['x', 0],
    [[], 1],
    [{}, 1],
    [[1, [2], { a: [[]] }], 4],
  ])('of %j is %i', (value, depth) => {
    expect(plainDepth(value, 10)).toBe(depth);
  });

  it('looks no deeper than it has to', () => {
    let deep: Json = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(plainDepth(JSON.parse('[[[[1]]]]'), 2)).toBe(3);
    expect(plainDepth(deep, 5)).toBe(6);
  });
});
