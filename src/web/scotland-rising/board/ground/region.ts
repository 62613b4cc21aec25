import type { Point } from '../../../board/geometry.ts';
import { type Layout, pair } from '../layout.ts';
import type { Plot } from './terrain.ts';

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** Cuts the corners of a closed line. */
const softened = (loop: readonly Point[]): Point[] =>
  loop.flatMap((point, i) => {
    const next = loop[(i + 1) % loop.length] ?? point;
    return [between(point, next, 0.25), between(point, next, 0.75)];
  });

/** The sides of hexes between places of a kind and others, each from its start to its end. */
function borderOf(plots: readonly Plot[], layout: Layout): Map<string, readonly [Point, Point]> {
  const inside = new Set(plots.map(keyOf));
  const sides = new Map<string, readonly [Point, Point]>();
  for (const plot of plots) {
    layout.steps.forEach((step, d) => {
      if (inside.has(keyOf({ x: plot.x + step.x, y: plot.y + step.y }))) return;
      const end = layout.corners[d];
      const start = layout.corners[(d + 1) % layout.corners.length];
      if (start === undefined || end === undefined) return;
      const from = { x: plot.x + start.x, y: plot.y + start.y };
      sides.set(keyOf(from), [from, { x: plot.x + end.x, y: plot.y + end.y }]);
    });
  }
  return sides;
}

/** The loops in which sides follow one another. */
function loopsOf(sides: Map<string, readonly [Point, Point]>): Point[][] {
  const loops: Point[][] = [];
  for (let first = sides.keys().next(); first.done !== true; first = sides.keys().next()) {
    const loop: Point[] = [];
    let key = first.value;
    for (let side = sides.get(key); side !== undefined; side = sides.get(key)) {
      sides.delete(key);
      loop.push(side[0]);
      key = keyOf(side[1]);
    }
    loops.push(loop);
  }
  return loops;
}

/** The outline of all these places together as it is, as a path. */
export const outlinePath = (plots: readonly Plot[], layout: Layout): string =>
  loopsOf(borderOf(plots, layout))
    .map((loop) => `M${loop.map(pair).join('L')}Z`)
    .join('');

/** The outline of all these places together with soft corners, as a path. */
export function regionPath(plots: readonly Plot[], layout: Layout): string {
  return loopsOf(borderOf(plots, layout))
    .map((loop) => `M${softened(softened(loop)).map(pair).join('L')}Z`)
    .join('');
}
