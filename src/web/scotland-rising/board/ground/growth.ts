import type { Point } from '../../../board/geometry.ts';
import { RADIUS } from '../layout.ts';
import { scatter } from './chance.ts';
import type { Plot } from './terrain.ts';

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Points spread over a hex, none too near another. */
function spread(plot: Plot, count: number, apart: number, reach: number): Point[] {
  const next = scatter(plot.column, plot.row, count);
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 14; tries += 1) {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * reach;
    const point = { x: plot.x + Math.cos(angle) * far, y: plot.y + Math.sin(angle) * far };
    if (points.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= apart)) points.push(point);
  }
  return points;
}

/** A tree as old maps draw it: a crown of small arcs. */
function crown({ x, y }: Point, size: number): string {
  const r = size;
  const arc = (dx: number, dy: number): string =>
    `a${round(r * 0.5)} ${round(r * 0.5)} 0 0 1 ${round(dx * r)} ${round(dy * r)}`;
  return `M${round(x - r * 0.9)} ${round(y + r * 0.45)}${arc(0.1, -0.8)}${arc(0.5, -0.55)}${arc(0.75, 0.1)}${arc(0.5, 0.6)}${arc(-0.1, 0.7)}Z`;
}

/** Trees of one row of the map: their crowns, and what lies in the shade. */
export interface Trees {
  readonly crowns: string;
  readonly shade: string;
}

/** Trees over all woods, the northern ones first so that the southern stand before them. */
export function treesOf(plots: readonly Plot[]): readonly Trees[] {
  const trees = plots
    .filter(({ terrain }) => terrain === 'woods')
    .flatMap((plot) => {
      const size = scatter(plot.row, plot.column, 7);
      return spread(plot, 11, 19, RADIUS * 0.92).map((point) => ({ ...point, size: 9 + size() * 5 }));
    })
    .toSorted((a, b) => a.y - b.y);
  const bands = new Map<number, Trees>();
  for (const tree of trees) {
    const band = Math.floor(tree.y / 14);
    const { crowns, shade } = bands.get(band) ?? { crowns: '', shade: '' };
    const dark = `M${round(tree.x - tree.size)} ${round(tree.y + tree.size * 0.5)}a${round(tree.size)} ${round(tree.size * 0.34)} 0 1 0 ${round(tree.size * 2.1)} 0a${round(tree.size)} ${round(tree.size * 0.34)} 0 1 0 ${round(-tree.size * 2.1)} 0Z`;
    bands.set(band, { crowns: crowns + crown(tree, tree.size), shade: shade + dark });
  }
  return [...bands.values()];
}

/** Reeds and standing water of the carse. */
export function marshOf(plots: readonly Plot[]): { readonly reeds: string; readonly water: string } {
  let reeds = '';
  let water = '';
  for (const plot of plots) {
    if (plot.terrain !== 'swamp') continue;
    spread(plot, 9, 21, RADIUS * 0.86).forEach(({ x, y }, i) => {
      if (i % 3 === 2) {
        water += `M${round(x - 10)} ${round(y)}h20M${round(x - 5)} ${round(y + 4.5)}h13`;
        return;
      }
      reeds += `M${round(x)} ${round(y)}v-9M${round(x - 3)} ${round(y)}l-3.5-7M${round(x + 3)} ${round(y)}l3.5-7`;
      water += `M${round(x - 8)} ${round(y + 1.5)}h16`;
    });
  }
  return { reeds, water };
}

/** The pits that Bruce had dug. */
export function potsOf(plots: readonly Plot[]): { readonly rims: string; readonly holes: string } {
  let rims = '';
  let holes = '';
  const oval = ({ x, y }: Point, rx: number, ry: number): string =>
    `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
  for (const plot of plots) {
    if (plot.terrain !== 'potholes') continue;
    for (const point of spread(plot, 12, 20, RADIUS * 0.8)) {
      rims += oval({ x: point.x, y: point.y - 1 }, 7, 5);
      holes += oval(point, 5, 3.4);
    }
  }
  return { rims, holes };
}

/** A house of the village. */
export interface House extends Point {
  readonly width: number;
}

export const housesOf = (plots: readonly Plot[]): readonly House[] =>
  plots
    .filter(({ terrain }) => terrain === 'village')
    .flatMap((plot) => {
      const next = scatter(plot.column, plot.row, 3);
      return spread(plot, 6, 24, RADIUS * 0.66).map((point) => ({ ...point, width: 15 + next() * 6 }));
    })
    .toSorted((a, b) => a.y - b.y);

/** Tufts of grass and stones on open ground, so that it is not blank. */
export function tuftsOf(plots: readonly Plot[]): string {
  let tufts = '';
  for (const plot of plots) {
    if (plot.terrain !== 'clear') continue;
    const next = scatter(plot.row, plot.column, 5);
    for (const { x, y } of spread(plot, 3, 26, RADIUS * 0.85)) {
      if (next() > 0.6) continue;
      tufts += `M${round(x - 4)} ${round(y)}q1.5-4 2-5M${round(x)} ${round(y)}v-6M${round(x + 4)} ${round(y)}q-1.5-4-2-5`;
    }
  }
  return tufts;
}
