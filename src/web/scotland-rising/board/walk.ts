import { rising } from '../../../games/index.ts';
import { directionOf } from '../../board/walk.ts';
import type { Layout } from './layout.ts';

/**
 * The hex that an arrow key leads to. Where the rows of hexes have no neighbour straight ahead, the way zigzags round
 * the lane on which the walk began. Undefined at the edge of the map, and for other keys.
 */
export function hexAhead(
  field: rising.Battlefield,
  layout: Layout,
  from: rising.Hex,
  key: string,
  lane: number,
): rising.Hex | undefined {
  const direction = directionOf(key);
  if (direction === undefined) return undefined;
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const ahead = layout.steps.map((step) => sign * (isAcross ? step.x : step.y));
  // The straightest way ahead; the two beside it where there is none.
  const most = Math.max(...ahead);
  let best: rising.Hex | undefined;
  let least = Infinity;
  layout.steps.forEach((_, d) => {
    const hex = field.neighbours[from * rising.DIRECTIONS + d] ?? rising.NO_HEX;
    if (hex === rising.NO_HEX || (ahead[d] ?? 0) < most - 1) return;
    const { x, y } = layout.centre(hex);
    const aside = Math.abs((isAcross ? y : x) - lane);
    if (aside < least) {
      least = aside;
      best = hex;
    }
  });
  return best;
}

/** The lane of a hex for a walk by this key: its row or its column on the picture. */
export function laneOf(layout: Layout, hex: rising.Hex, key: string): number {
  const { x, y } = layout.centre(hex);
  return key === 'ArrowUp' || key === 'ArrowDown' ? x : y;
}
