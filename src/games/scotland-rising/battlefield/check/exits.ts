import { hexId } from '../../hexes.ts';
import type { Findings } from '../fault.ts';
import { EDGES, isOnEdge } from '../file.ts';
import { shown, type Fields } from './fields.ts';
import { hexOnMap, type Grid } from './grid.ts';

/** The side that may leave the map (B7.7). */
const LEAVING = 'English';

function checkExit(fields: Fields, grid: Grid | undefined, seen: Set<string>, found: Findings): void {
  const id = fields.value('hex');
  const edge = fields.value('edge');
  const side = fields.value('side');
  const hex = hexOnMap(grid, id);
  if (hex === undefined) {
    if (id !== undefined) found.add('exitHexUnknown', { hex: shown(id) });
    return;
  }
  const name = hexId(hex);
  if (side !== undefined && side !== LEAVING) found.add('exitSide', { hex: name, found: shown(side) });
  const known = EDGES.find((each) => each === edge);
  if (known === undefined) {
    if (edge !== undefined) found.add('exitEdgeUnknown', { hex: name, edge: shown(edge), known: EDGES });
    return;
  }
  if (grid !== undefined && !isOnEdge(grid, hex, known))
    found.add('exitNotOnEdge', { hex: name, edge: known });
  const key = name + known;
  if (seen.has(key)) found.add('exitTwice', { hex: name, edge: known });
  seen.add(key);
}

/** Checks the ways out: at least one, for the English alone, each on the map edge that it names (B7.7, B21.3). */
export function checkExits(file: Fields, grid: Grid | undefined, found: Findings): void {
  const exits = file.list('exits');
  if (exits === undefined) return;
  if (exits.length === 0) found.add('noExit', {});
  const seen = new Set<string>();
  for (const { fields } of file.entries('exits')) checkExit(fields, grid, seen, found);
}
