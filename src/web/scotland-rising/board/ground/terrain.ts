import { rising } from '../../../../games/index.ts';
import type { Point } from '../../../board/geometry.ts';
import type { Layout } from '../layout.ts';

/** A place of the picture: a hex of the map, or ground beyond it that goes on as the nearest hex. */
export interface Plot extends Point {
  readonly column: number;
  readonly row: number;
  readonly terrain: rising.TerrainId;
  readonly isOnMap: boolean;
}

/** How many hexes beyond the map the ground is drawn. */
const BEYOND = 6;

/** What goes on beyond the edge of the map; a burn runs on as a line, and a village ends. */
const GOES_ON: ReadonlySet<rising.TerrainId> = new Set(['woods', 'swamp', 'clear']);

const within = (n: number, end: number): number => Math.min(end - 1, Math.max(0, n));

/** The kind of ground of a hex. */
export const groundAt = (field: rising.Battlefield, hex: rising.Hex): rising.TerrainId =>
  rising.TERRAINS[rising.terrainAt(field, hex)] ?? 'clear';

/** Every place of the picture, row by row from the north. */
export function plotsOf(field: rising.Battlefield, layout: Layout): readonly Plot[] {
  const { columns, rows } = field.file;
  const plots: Plot[] = [];
  for (let row = -BEYOND; row < rows + BEYOND; row += 1) {
    for (let column = -BEYOND; column < columns + BEYOND; column += 1) {
      const nearest = rising.hexAt(within(column, columns), within(row, rows));
      const isOnMap = column >= 0 && column < columns && row >= 0 && row < rows;
      const ground = groundAt(field, nearest);
      const terrain = isOnMap || GOES_ON.has(ground) ? ground : 'clear';
      plots.push({ ...layout.at(column, row), column, row, terrain, isOnMap });
    }
  }
  return plots;
}
