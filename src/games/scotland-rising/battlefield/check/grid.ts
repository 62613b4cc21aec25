import { columnOf, hexAt, hexId, MAP_LIMIT, OFFSETS, readHex, rowOf, type Hex } from '../../hexes.ts';
import type { Findings } from '../fault.ts';
import { ORIENTATIONS, TERRAINS } from '../file.ts';
import { shown, type Fields } from './fields.ts';

const LONGEST_HEX_NAME = 60;

/** The size of a map whose columns and rows make sense. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Whether a hex lies on a map of this size. */
const isOnMap = ({ columns, rows }: Grid, hex: Hex): boolean => columnOf(hex) < columns && rowOf(hex) < rows;

/** The hex of an id on the map, or of any map while its size is not known; undefined when there is none. */
export function hexOnMap(grid: Grid | undefined, id: unknown): Hex | undefined {
  const hex = typeof id === 'string' ? readHex(id) : undefined;
  return hex === undefined || (grid !== undefined && !isOnMap(grid, hex)) ? undefined : hex;
}

/** The letter that the offsets of an orientation end in: rows are shifted, or columns (B21.2). */
const SHIFTED = { pointy: 'r', flat: 'q' } as const;

/** Checks orientation, offset and size. Gives the size; undefined when it makes no sense. */
export function checkGrid(file: Fields, found: Findings): Grid | undefined {
  const orientation = file.oneOf('orientation', ORIENTATIONS);
  const columns = file.integer('columns', 1, MAP_LIMIT);
  const rows = file.integer('rows', 1, MAP_LIMIT);
  const offset = file.oneOf('offset', OFFSETS);
  if (orientation !== undefined && offset !== undefined && !offset.endsWith(SHIFTED[orientation])) {
    const known = OFFSETS.filter((each) => each.endsWith(SHIFTED[orientation]));
    found.add('offsetMismatch', { orientation, offset, known });
  }
  return columns === undefined || rows === undefined ? undefined : { columns, rows };
}

function checkTerrain(fields: Fields, hex: string, found: Findings): void {
  const terrain = fields.value('terrain');
  if (terrain !== undefined && !TERRAINS.some((known) => known === terrain))
    found.add('badTerrain', { hex, terrain: shown(terrain), known: TERRAINS });
  if (fields.has('name')) fields.text('name', LONGEST_HEX_NAME);
}

/** Checks the list of hexes: every hex of the grid exactly once, each with a known terrain (B21.3). */
export function checkHexes(file: Fields, grid: Grid | undefined, found: Findings): void {
  if (file.list('hexes') === undefined) return;
  const seen = new Set<Hex>();
  for (const { place, fields } of file.entries('hexes')) {
    const id = fields.value('id');
    const hex = hexOnMap(undefined, id);
    if (hex === undefined) {
      if (id !== undefined) found.add('hexIdUnreadable', { field: place, id: shown(id) });
      continue;
    }
    if (seen.has(hex)) found.add('hexTwice', { hex: hexId(hex) });
    else if (grid !== undefined && !isOnMap(grid, hex)) found.add('hexOutside', { hex: hexId(hex), ...grid });
    seen.add(hex);
    checkTerrain(fields, hexId(hex), found);
  }
  if (grid !== undefined) checkComplete(grid, seen, found);
}

function checkComplete({ columns, rows }: Grid, seen: ReadonlySet<Hex>, found: Findings): void {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const hex = hexAt(column, row);
      if (!seen.has(hex)) found.add('hexMissing', { hex: hexId(hex) });
    }
  }
}

/** Checks what is for the picture alone: the road runs over hexes of the map. */
export function checkDecor(file: Fields, grid: Grid | undefined, found: Findings): void {
  if (!file.has('decor')) return;
  const decor = file.inner('decor');
  if (decor?.has('road') !== true) return;
  for (const hex of decor.list('road') ?? []) {
    if (hexOnMap(grid, hex) === undefined) found.add('roadHexUnknown', { hex: shown(hex) });
  }
}
