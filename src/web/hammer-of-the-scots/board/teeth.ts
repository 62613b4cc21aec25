import { along, type Point } from '../../board/geometry.ts';

const EVERY = 9;
const HEIGHT = 6.5;
const HALF = 2.3;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Small teeth on one side of these lines, as the edge of high ground is drawn. */
export const teeth = (lines: readonly (readonly Point[])[]): string =>
  lines
    .flatMap((line) => along(line, EVERY))
    .map(({ x, y, dx, dy }) => {
      const foot = `${round(x - dx * HALF)},${round(y - dy * HALF)}`;
      const tip = `${round(x + dy * HEIGHT)},${round(y - dx * HEIGHT)}`;
      const other = `${round(x + dx * HALF)},${round(y + dy * HALF)}`;
      return `M${foot}L${tip}L${other}Z`;
    })
    .join('');
