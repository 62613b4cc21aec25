import { MAP_LIMIT } from '../../hexes.ts';
import { ENGLISH, LEADER, SCOTS, type Side } from '../../units.ts';
import type { Findings } from '../fault.ts';
import { ROW_DIRECTIONS } from '../file.ts';
import type { Fields } from './fields.ts';
import type { Grid } from './grid.ts';
import type { Entry } from './setup.ts';

/** The rows in which a side sets up, from 1. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

function rowsOf(freeform: Fields, side: 'scots' | 'english', rows: number): Rows | undefined {
  const fields = freeform.inner(side);
  const row = fields?.integer('row', 1, rows);
  const direction = fields?.oneOf('direction', ROW_DIRECTIONS);
  if (row === undefined || direction === undefined) return undefined;
  return direction === 'north' ? { first: 1, last: row } : { first: row, last: rows };
}

/** Notes rows in which the units of a side do not find room: a hex each, and one for each leader. */
function checkRoom(
  field: string,
  { first, last }: Rows,
  columns: number,
  units: readonly Entry[],
  found: Findings,
): void {
  const hexes = (last - first + 1) * columns;
  const leaders = units.filter(({ type }) => type === LEADER).length;
  const needed = Math.max(leaders, units.length - leaders);
  if (needed > hexes) found.add('freeformRoom', { field, units: needed, hexes });
}

/** Checks the rows of freeform set-up: on the map, apart from each other, with room for all (B4.4, B21.3). */
export function checkFreeform(
  file: Fields,
  grid: Grid | undefined,
  setup: readonly Entry[] | undefined,
  found: Findings,
): void {
  const freeform = file.inner('freeform');
  if (freeform === undefined) return;
  const scots = rowsOf(freeform, 'scots', grid?.rows ?? MAP_LIMIT);
  const english = rowsOf(freeform, 'english', grid?.rows ?? MAP_LIMIT);
  if (grid === undefined) return;
  if (
    scots !== undefined &&
    english !== undefined &&
    scots.first <= english.last &&
    english.first <= scots.last
  )
    found.add('freeformOverlap', {});
  const unitsOf = (side: Side): Entry[] => (setup ?? []).filter((entry) => entry.side === side);
  if (scots !== undefined) checkRoom('freeform.scots', scots, grid.columns, unitsOf(SCOTS), found);
  if (english !== undefined) checkRoom('freeform.english', english, grid.columns, unitsOf(ENGLISH), found);
}
