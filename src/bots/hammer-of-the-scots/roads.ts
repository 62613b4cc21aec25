import { ENGLISH, SCOTTISH, sideId, type Side } from '../../games/hammer-of-the-scots/blocks.ts';
import {
  AREA_COUNT,
  areaId,
  BORDERS,
  ENGLAND,
  waysFrom,
  type Area,
  type Way,
} from '../../games/hammer-of-the-scots/board.ts';
import type { Knowledge } from './knowledge.ts';

/* Red borders and the way out of England cost a turn, green ones half of one. */
const GREEN_COST = 0.5;
const RED_COST = 1;
const DASHED_COST = 1;

function allDistances(): Float64Array {
  const far = new Float64Array(AREA_COUNT * AREA_COUNT).fill(99);
  for (let area = 0; area < AREA_COUNT; area += 1) far[area * AREA_COUNT + area] = 0;
  for (const { a, b, red, dashed } of BORDERS) {
    const cost = dashed ? DASHED_COST : red ? RED_COST : GREEN_COST;
    far[a * AREA_COUNT + b] = cost;
    far[b * AREA_COUNT + a] = cost;
  }
  for (let via = 0; via < AREA_COUNT; via += 1)
    for (let from = 0; from < AREA_COUNT; from += 1)
      for (let to = 0; to < AREA_COUNT; to += 1) {
        const length = (far[from * AREA_COUNT + via] ?? 99) + (far[via * AREA_COUNT + to] ?? 99);
        if (length < (far[from * AREA_COUNT + to] ?? 99)) far[from * AREA_COUNT + to] = length;
      }
  return far;
}

const DISTANCES = allDistances();

/** Turns from one area to another, about. */
export const distance = (from: Area, to: Area): number => DISTANCES[from * AREA_COUNT + to] ?? 99;

const useOf = (k: Knowledge, border: number) => {
  const a = BORDERS[border]?.a ?? -1;
  const b = BORDERS[border]?.b ?? -1;
  return k.view.borders.find((use) => use.a === areaId(a) && use.b === areaId(b));
};

const used = (k: Knowledge, border: number, side: Side): number => useOf(k, border)?.used[sideId(side)] ?? 0;

/** Did this side cross the border into the battle in this area? */
const crossed = (k: Knowledge, border: number, side: Side, into: Area): boolean =>
  useOf(k, border)?.into[sideId(side)].includes(areaId(into)) ?? false;

/** How to get to an area: the first step, and how many blocks the borders on the way still carry. */
export interface Road {
  readonly to: Area;
  readonly first: Area;
  readonly room: number;
  readonly steps: number;
  /** Over the Anglo-Scottish border: a Group Move for one block alone (H6.7). */
  readonly dashed: boolean;
}

const NONE: readonly Road[] = [];

/** Where a block of this Move rating can go from here; `seen` holds areas it may not visit, as bits. */
export function roadsFrom(k: Knowledge, from: Area, move: number, seen = 0): readonly Road[] {
  if (move <= 0) return NONE;
  const best: (Road | undefined)[] = [];
  const pinned = (k.theirs[from] ?? 0) > 0;
  const walk = (at: Area, left: number, path: number, so: Omit<Road, 'to'> | undefined): void => {
    for (const way of waysFrom(at)) {
      if ((path >> way.to) & 1) continue;
      const room = Math.min(so?.room ?? 9, way.limit - used(k, way.border, k.side), way.dashed ? 1 : 9);
      if (room <= 0 || isClosed(k, way) || (at === from && pinned && crossed(k, way.border, k.enemy, from)))
        continue;
      const road: Road = {
        to: way.to,
        first: so?.first ?? way.to,
        room,
        steps: (so?.steps ?? 0) + 1,
        dashed: (so?.dashed ?? false) || way.dashed,
      };
      const known = best[way.to];
      if (known === undefined || isBetter(road, known)) best[way.to] = road;
      if (left > 1 && !way.red && way.to !== ENGLAND && (k.theirs[way.to] ?? 0) === 0)
        walk(way.to, left - 1, path | (1 << way.to), road);
    }
  };
  walk(from, move, seen | (1 << from), undefined);
  return best.filter((road) => road !== undefined);
}

const isBetter = (x: Road, y: Road): boolean =>
  x.room === y.room ? x.steps < y.steps : Math.min(x.room, 4) > Math.min(y.room, 4);

/** A Truce closes areas with enemies, and England to the Scots (H5.8). */
const isClosed = (k: Knowledge, way: Way): boolean =>
  k.bound && ((k.theirs[way.to] ?? 0) > 0 || (way.to === ENGLAND && k.side === SCOTTISH));

/** Do blocks of this side leave England one by one? */
export const crossesAlone = (side: Side, from: Area): boolean => side === ENGLISH && from === ENGLAND;
