import { describe, expect, it } from 'vitest';
import { along, middleOf, overlap, parsePath } from './geometry.ts';
import { inRows } from './rows.ts';

describe('geometry', () => {
  it('reads the corners of paths', () => {
    expect(parsePath('M0,1L2,3ZM-4.5,5L6,7')).toEqual([
      [
        { x: 0, y: 1 },
        { x: 2, y: 3 },
      ],
      [
        { x: -4.5, y: 5 },
        { x: 6, y: 7 },
      ],
    ]);
  });

  it('tells whether rectangles share ground', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(overlap(box, { ...box, x: 9 })).toBe(true);
    expect(overlap(box, { ...box, x: 10 })).toBe(false);
    expect(overlap(box, { ...box, x: 10 }, 1)).toBe(true);
  });

  it('goes along lines in equal steps', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(along(line, 5).map(({ x, y }) => [x, y])).toEqual([
      [2.5, 0],
      [7.5, 0],
      [10, 2.5],
      [10, 7.5],
    ]);
    const { x, y } = middleOf([line]);
    expect([Math.round(x), Math.round(y)]).toEqual([10, 0]);
  });

  it('sets pieces up in rows, the last one centred', () => {
    const { spots } = inRows(5, 3, 40, { x: 100, y: 100 });
    expect(spots.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [57, 78],
      [100, 78],
      [143, 78],
      [78, 122],
      [122, 122],
    ]);
  });
});
