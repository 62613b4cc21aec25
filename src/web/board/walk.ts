import type { Point } from './geometry.ts';

/** Something on the board that can be walked to. */
export interface Stop extends Point {
  readonly id: string;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 2.2;

/** The nearest stop in a direction from another; undefined when there is none. */
export function nextStop(stops: readonly Stop[], from: Stop, direction: Direction): Stop | undefined {
  const { x, y } = AHEAD[direction];
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop.id === from.id) continue;
    const dx = stop.x - from.x;
    const dy = stop.y - from.y;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead <= 0.5 || aside > ahead * 2.4) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) {
      least = far;
      best = stop;
    }
  }
  return best;
}

/** The direction of an arrow key; undefined for other keys. */
export function directionOf(key: string): Direction | undefined {
  switch (key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return undefined;
  }
}
