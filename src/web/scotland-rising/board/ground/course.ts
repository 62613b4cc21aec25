import { rising } from '../../../../games/index.ts';
import type { Point } from '../../../board/geometry.ts';
import { type Layout, pair } from '../layout.ts';
import { scatter } from './chance.ts';
import { groundAt } from './terrain.ts';

/** How far a course runs on beyond the edge of the map, in hexes. */
const RUNS_ON = 9;
/** How far a stream strays from the straight way. */
const STRAYS = 9;

const neighbour = (field: rising.Battlefield, hex: rising.Hex, d: number): rising.Hex =>
  field.neighbours[hex * rising.DIRECTIONS + d] ?? rising.NO_HEX;

const directions = Array.from({ length: rising.DIRECTIONS }, (_, d) => d);

/** The point at which a course that comes from a neighbour leaves the map; undefined inland. */
function wayOff(
  field: rising.Battlefield,
  layout: Layout,
  hex: rising.Hex,
  from: rising.Hex | undefined,
): Point | undefined {
  const came = from === undefined ? undefined : directions.find((d) => neighbour(field, hex, d) === from);
  const off = directions.filter((d) => neighbour(field, hex, d) === rising.NO_HEX);
  const turn = (d: number): number => {
    if (came === undefined) return 0;
    const apart = Math.abs(d - came) % rising.DIRECTIONS;
    return Math.min(apart, rising.DIRECTIONS - apart);
  };
  const [best] = off.toSorted((a, b) => turn(b) - turn(a));
  const step = best === undefined ? undefined : layout.steps[best];
  if (step === undefined) return undefined;
  const at = layout.centre(hex);
  return { x: at.x + step.x * RUNS_ON, y: at.y + step.y * RUNS_ON };
}

/** The chains in which wet hexes follow one another, from ends and forks to ends and forks. */
function chainsOf(field: rising.Battlefield): rising.Hex[][] {
  const isWet = (hex: rising.Hex): boolean =>
    hex !== rising.NO_HEX && ['burn', 'bridge'].includes(groundAt(field, hex));
  const wet = field.hexes.filter(isWet);
  const around = new Map(
    wet.map((hex) => [hex, directions.map((d) => neighbour(field, hex, d)).filter(isWet)] as const),
  );
  const done = new Set<string>();
  const side = (a: rising.Hex, b: rising.Hex): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const chains: rising.Hex[][] = [];
  const follow = (start: rising.Hex): void => {
    for (const first of around.get(start) ?? []) {
      if (done.has(side(start, first))) continue;
      const chain = [start];
      let from = start;
      for (let to: rising.Hex | undefined = first; to !== undefined; ) {
        done.add(side(from, to));
        chain.push(to);
        const on: readonly rising.Hex[] = around.get(to) ?? [];
        const here: rising.Hex = to;
        to = on.length === 2 ? on.find((each) => !done.has(side(here, each))) : undefined;
        from = here;
      }
      chains.push(chain);
    }
  };
  for (const hex of wet) if ((around.get(hex)?.length ?? 0) !== 2) follow(hex);
  for (const hex of wet) follow(hex);
  for (const hex of wet) if (around.get(hex)?.length === 0) chains.push([hex]);
  return chains;
}

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const parts = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(out)} ${pair(into)} ${pair(to)}`;
  });
  return `M${pair(first)}${parts.join('')}`;
}

/** The points of a way over hexes, which strays a little between them. */
function pointsOf(layout: Layout, hexes: readonly rising.Hex[], strays: number): Point[] {
  return hexes.flatMap((hex, i) => {
    const here = layout.centre(hex);
    const next = hexes[i + 1];
    if (next === undefined) return [here];
    const there = layout.centre(next);
    const stray = (scatter(hex, next)() - 0.5) * 2 * strays;
    const length = Math.hypot(there.x - here.x, there.y - here.y);
    const middle = {
      x: (here.x + there.x) / 2 + ((here.y - there.y) / length) * stray,
      y: (here.y + there.y) / 2 + ((there.x - here.x) / length) * stray,
    };
    return [here, middle];
  });
}

const isPoint = (point: Point | undefined): point is Point => point !== undefined;

/** The burn of a battlefield as lines. */
export function burnPaths(field: rising.Battlefield, layout: Layout): string[] {
  return chainsOf(field).map((chain) => {
    const [start] = chain;
    const end = chain.at(-1);
    const from = start === undefined ? undefined : wayOff(field, layout, start, chain[1]);
    const to = end === undefined || chain.length === 1 ? undefined : wayOff(field, layout, end, chain.at(-2));
    return smooth([from, ...pointsOf(layout, chain, STRAYS), to].filter(isPoint));
  });
}

/** The hexes of the road, as far as they are on the map. */
const roadHexes = (field: rising.Battlefield): rising.Hex[] =>
  (field.file.decor?.road ?? []).flatMap((id) => {
    const hex = rising.readHex(id);
    return hex === undefined || !field.hexes.includes(hex) ? [] : [hex];
  });

/** The road of a battlefield; '' where there is none. */
export function roadPath(field: rising.Battlefield, layout: Layout): string {
  const hexes = roadHexes(field);
  const [start] = hexes;
  const end = hexes.at(-1);
  if (start === undefined || end === undefined) return '';
  const ends = [wayOff(field, layout, start, hexes[1]), wayOff(field, layout, end, hexes.at(-2))];
  const exit = exitStep(field, layout, end);
  const [from, to] = [ends[0], exit ?? ends[1]];
  return smooth([from, ...pointsOf(layout, hexes, 5), to].filter(isPoint));
}

/** Where a road goes on that ends at an arrow: the way the arrow points. */
function exitStep(field: rising.Battlefield, layout: Layout, end: rising.Hex): Point | undefined {
  const exit = field.file.exits.find(({ hex }) => rising.readHex(hex) === end);
  if (exit === undefined) return undefined;
  const { x, y } = layout.centre(end);
  const way = outward(exit.edge);
  return { x: x + way.x * 300, y: y + way.y * 300 };
}

/** The direction of a map edge. */
export function outward(edge: 'N' | 'E' | 'S' | 'W'): Point {
  switch (edge) {
    case 'N':
      return { x: 0, y: -1 };
    case 'S':
      return { x: 0, y: 1 };
    case 'W':
      return { x: -1, y: 0 };
    case 'E':
      return { x: 1, y: 0 };
    default:
      return edge satisfies never;
  }
}

/** Which way one crosses a bridge: along the road where it runs over it, otherwise across the water. In degrees. */
export function bridgeAngle(field: rising.Battlefield, layout: Layout, hex: rising.Hex): number {
  const degrees = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const road = roadHexes(field);
  const at = road.indexOf(hex);
  const [before, after] = [road[at - 1], road[at + 1]];
  if (at > 0 && before !== undefined && after !== undefined)
    return degrees(layout.centre(before), layout.centre(after));
  const wet = directions
    .map((d) => neighbour(field, hex, d))
    .filter((each) => each !== rising.NO_HEX && ['burn', 'bridge'].includes(groundAt(field, each)));
  const [first = hex, second = hex] = wet;
  return degrees(layout.centre(first), layout.centre(second)) + 90;
}
