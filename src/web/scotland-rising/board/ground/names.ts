import { rising } from '../../../../games/index.ts';
import type { Point } from '../../../board/geometry.ts';
import type { Layout } from '../layout.ts';

/** The name of a stretch of ground, and where it is written. */
export interface PlaceName extends Point {
  readonly name: string;
  readonly terrain: rising.TerrainId;
  /** How many hexes bear the name. */
  readonly size: number;
}

interface Named {
  readonly hex: rising.Hex;
  readonly name: string;
  readonly terrain: rising.TerrainId;
}

/** How far below the middle of a hex names are written, so that a counter does not hide them. */
const BELOW = 38;

/** Hexes of one name that hang together. */
function stretches(field: rising.Battlefield, named: readonly Named[]): Named[][] {
  const left = new Map(named.map((each) => [each.hex, each]));
  const found: Named[][] = [];
  for (const [hex, first] of left) {
    const stretch: Named[] = [];
    const open = [hex];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const each = left.get(next);
      if (each === undefined || each.name !== first.name) continue;
      left.delete(next);
      stretch.push(each);
      for (let d = 0; d < rising.DIRECTIONS; d += 1)
        open.push(field.neighbours[next * rising.DIRECTIONS + d] ?? rising.NO_HEX);
    }
    if (stretch.length > 0) found.push(stretch);
  }
  return found;
}

/** The names of the ground, each written once, in its largest stretch, where fewest units begin. */
export function namesOf(field: rising.Battlefield, layout: Layout): readonly PlaceName[] {
  const named = field.file.hexes.flatMap(({ id, name, terrain }): Named[] => {
    const hex = rising.readHex(id);
    return hex === undefined || name === undefined ? [] : [{ hex, name, terrain }];
  });
  const begins = new Set(field.start);
  const largest = new Map<string, Named[]>();
  for (const stretch of stretches(field, named)) {
    const name = stretch[0]?.name ?? '';
    if (stretch.length > (largest.get(name)?.length ?? 0)) largest.set(name, stretch);
  }
  return [...largest.values()].map((stretch) => {
    const points = stretch.map(({ hex }) => layout.centre(hex));
    const middle = {
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    };
    const far = ({ hex }: Named): number => {
      const { x, y } = layout.centre(hex);
      return Math.hypot(x - middle.x, y - middle.y) + (begins.has(hex) ? 70 : 0);
    };
    const best = stretch.reduce((a, b) => (far(b) < far(a) ? b : a));
    const { x, y } = layout.centre(best.hex);
    return { name: best.name, terrain: best.terrain, size: stretch.length, x, y: y + BELOW };
  });
}
