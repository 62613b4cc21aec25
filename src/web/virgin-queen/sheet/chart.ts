import type { queen } from '../../../games/index.ts';
import type { Sheet } from './model.ts';

/** A point of a line: the column it stands in, counted from 0, and its value. */
export interface Point {
  readonly column: number;
  readonly value: number;
}

/** A power's totals through the turns, as far as they are known. */
export interface Line {
  readonly power: queen.Power;
  readonly points: readonly Point[];
}

const isShown = (kind: Sheet['columns'][number]['kind']): boolean => kind !== 'ahead';

/** The lines of the chart: six powers, gaps where nothing was written down. */
export const linesOf = ({ columns, rows }: Sheet): readonly Line[] =>
  rows.map(({ power, cells }) => ({
    power,
    points: cells.flatMap(({ total }, column) =>
      total === null || !isShown(columns[column]?.kind ?? 'ahead') ? [] : [{ column, value: total }],
    ),
  }));

/** The Protestant Spaces marker through the turns. */
export const spacesLine = ({ columns }: Sheet): readonly Point[] =>
  columns.flatMap(({ spaces, kind }, column) =>
    spaces === null || !isShown(kind) ? [] : [{ column, value: spaces }],
  );

/** A piece of a line without a gap. */
export function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.at(-1)?.column === point.column - 1) last.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Labels that would overlap are moved apart, in their order; each keeps as near to its place as it can. */
export function spread(
  wanted: readonly number[],
  gap: number,
  least: number,
  most: number,
): readonly number[] {
  const order = wanted
    .map((at, index) => ({ at, index }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index);
  let floor = least;
  const placed = order.map(({ at, index }) => {
    const y = Math.max(at, floor);
    floor = y + gap;
    return { y, index };
  });
  let ceiling = most;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const result = wanted.map(() => 0);
  for (const { y, index } of placed) result[index] = y;
  return result;
}

/** The highest value of an axis: a round number above all of these. */
export const topOf = (values: readonly number[], least: number): number =>
  Math.ceil(Math.max(least, ...values) / 5) * 5;

/** The lowest value of an axis: 0, or a round number below all of these. */
export const bottomOf = (values: readonly number[]): number => Math.floor(Math.min(0, ...values) / 5) * 5;
