import { describe, expect, it } from 'vitest';
import { beside, columns, listed, padded, wrapped } from './layout.ts';

const red = (text: string): string => `\u001B[31m${text}\u001B[39m`;

describe('layout', () => {
  it('counts what is seen, not the colours', () => {
    expect(columns(red('Fife'))).toBe(4);
    expect(padded(red('Fife'), 6)).toBe(`${red('Fife')}  `);
  });

  it('breaks lines at spaces and keeps the margin of the first', () => {
    expect(wrapped('one two three', 7, '  ')).toEqual(['one two', '  three']);
    expect(wrapped('  1. one two', 8, '     ')).toEqual(['  1. one', '     two']);
    expect(wrapped('unbreakable', 4)).toEqual(['unbreakable']);
  });

  it('does not tear the items of a list apart', () => {
    expect(listed(['Mar B2', 'Ross B2', 'Fife'], 15)).toEqual(['Mar B2,', 'Ross B2, Fife']);
    expect(listed([], 10)).toEqual([]);
  });

  it('sets cells side by side', () => {
    expect(beside([['a', 'b'], ['1']], [3, 3])).toEqual(['a   1', 'b']);
  });
});
