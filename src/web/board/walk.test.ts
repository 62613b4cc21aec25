import { describe, expect, it } from 'vitest';
import { directionOf, nextStop, type Stop } from './walk.ts';

const stop = (id: string, x: number, y: number): Stop => ({ id, x, y });
const middle = stop('middle', 0, 0);
const stops = [
  middle,
  stop('right', 50, 4),
  stop('farther', 90, 0),
  stop('up', 10, -60),
  stop('corner', 60, 58),
];

describe('walking over the board', () => {
  it.each([
    ['right', 'right'],
    ['up', 'up'],
    ['down', 'corner'],
    ['left', undefined],
  ] as const)('goes %s to the nearest stop ahead', (direction, id) => {
    expect(nextStop(stops, middle, direction)?.id).toBe(id);
  });

  it('knows the arrow keys, and no others', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a'].map(directionOf)).toEqual([
      'left',
      'right',
      'up',
      'down',
      undefined,
    ]);
  });
});
