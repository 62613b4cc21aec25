import { rising } from '../../../games/index.ts';

/** A line of sight from one hex to another, and what stands in its way (B10). */
export interface Line {
  readonly to: rising.Hex;
  readonly distance: number;
  /** The hexes that block it; none when the target is seen. */
  readonly blockers: readonly rising.Hex[];
}

/** The lines of sight from a hex to everything from distance 2 to as far as this. */
export function linesFrom(field: rising.Battlefield, from: rising.Hex, reach: number): readonly Line[] {
  const lines: Line[] = [];
  for (let bearing = 0; bearing < rising.bearingsWithin(reach); bearing += 1) {
    const distance = rising.BEARING_DISTANCE[bearing] ?? 0;
    const to = field.bearings[from * rising.BEARING_COUNT + bearing] ?? rising.NO_HEX;
    if (distance >= 2 && to !== rising.NO_HEX)
      lines.push({ to, distance, blockers: rising.blockersOf(field, from, bearing) });
  }
  return lines;
}
