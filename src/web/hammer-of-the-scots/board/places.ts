import { AREAS, type Area, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { BLOCKS } from '../../../games/hammer-of-the-scots/blocks.ts';
import type { Box, Point } from '../../board/geometry.ts';
import { inRows, type Formation } from '../../board/rows.ts';
import formations from './formations.json' with { type: 'json' };

/** Where each area has its name, and where its blocks like to stand. */
const SITES: Readonly<Record<AreaId, readonly [name: Point, blocks: Point]>> = {
  england: [at(810, 1182), at(800, 1278)],
  ross: [at(300, 196), at(300, 262)],
  garmoran: [at(222, 408), at(226, 458)],
  moray: [at(412, 338), at(392, 402)],
  strathspey: [at(617, 268), at(606, 332)],
  buchan: [at(786, 292), at(778, 356)],
  lochaber: [at(276, 520), at(286, 590)],
  badenoch: [at(496, 422), at(462, 490)],
  mar: [at(676, 448), at(626, 510)],
  angus: [at(728, 545), at(706, 618)],
  argyll: [at(262, 686), at(258, 748)],
  atholl: [at(452, 588), at(428, 654)],
  lennox: [at(362, 800), at(372, 866)],
  mentieth: [at(464, 738), at(462, 806)],
  fife: [at(590, 712), at(606, 784)],
  carrick: [at(378, 1000), at(392, 1066)],
  lanark: [at(498, 916), at(500, 986)],
  lothian: [at(624, 862), at(618, 926)],
  selkirk: [at(646, 972), at(642, 1020)],
  dunbar: [at(768, 862), at(778, 934)],
  galloway: [at(372, 1150), at(378, 1216)],
  annan: [at(588, 1086), at(588, 1154)],
  teviot: [at(738, 1018), at(730, 1078)],
};

function at(x: number, y: number): Point {
  return { x, y };
}

/** How large names and signs are drawn, so that they can be read however small the map is. */
interface Lettering {
  readonly id: string;
  readonly name: number;
  readonly sign: number;
}

export const LETTERINGS = {
  plain: { id: 'plain', name: 19, sign: 15 },
  large: { id: 'large', name: 27, sign: 19 },
} as const satisfies Readonly<Record<string, Lettering>>;

export type LetteringId = keyof typeof LETTERINGS;

/** A sign beside a name: the shield of a noble at home, a castle, a cathedral. */
export interface Sign extends Point {
  readonly kind: 'shield' | 'castle' | 'cathedral';
  /** The noble whose shield it is. */
  readonly noble?: string;
}

/** The name of an area and the signs under it. */
export interface Title extends Point {
  readonly signs: readonly Sign[];
  /** All that the title covers. */
  readonly box: Box;
}

const HOMES: readonly (readonly string[])[] = AREAS.map((_, area) =>
  BLOCKS.filter(({ homes }) => homes.includes(area)).map(({ id }) => id),
);

/** Letters of a name are about this wide, for the height of 1. */
const LETTER_WIDTH = 0.56;

function titleOf(area: Area, { name, sign }: Lettering): Title {
  const info = AREAS[area];
  if (info === undefined) throw new Error(`there is no area ${area}`);
  const [{ x, y }] = SITES[info.id];
  const kinds: Omit<Sign, 'x' | 'y'>[] = [
    ...(HOMES[area] ?? []).map((noble) => ({ kind: 'shield' as const, noble })),
    ...Array.from({ length: info.castle }, () => ({ kind: 'castle' as const })),
    ...(info.cathedral ? [{ kind: 'cathedral' as const }] : []),
  ];
  const pitch = sign * 1.3;
  const signs = kinds.map((each, i) => ({
    ...each,
    x: x + (i - (kinds.length - 1) / 2) * pitch,
    y: y + name * 0.28 + sign * 0.85,
  }));
  const width = Math.max((info.id.length + 0.6) * name * LETTER_WIDTH, kinds.length * pitch);
  const top = y - name * 0.8;
  const bottom = kinds.length === 0 ? y + name * 0.28 : y + name * 0.28 + sign * 1.55;
  return { x, y, signs, box: { x, y: (top + bottom) / 2, width, height: bottom - top } };
}

/** The titles of all areas, in the order of the rules. */
export const TITLES: Readonly<Record<LetteringId, readonly Title[]>> = {
  plain: AREAS.map((_, area) => titleOf(area, LETTERINGS.plain)),
  large: AREAS.map((_, area) => titleOf(area, LETTERINGS.large)),
};

/** The width of a block that has room, in map units. */
export const LARGEST_BLOCK = 48;

type Rows = readonly (readonly number[])[];
const FORMATIONS: Readonly<Record<LetteringId, Readonly<Record<string, Rows>>>> = formations;

/** How `count` blocks stand in an area: as they were set up beforehand (`scripts/formations.ts`), clear of all names. */
export function formation(id: AreaId, count: number, lettering: LetteringId): Formation {
  const known = FORMATIONS[lettering][id] ?? [];
  const [size = LARGEST_BLOCK, columns = 1, x = 0, y = 0] = known[Math.min(count, known.length) - 1] ?? [];
  if (count <= known.length) return inRows(count, columns, size, { x, y });
  // More than anybody has seen in one place: smaller still, in the same room.
  const wide = Math.ceil(columns * Math.sqrt(count / known.length));
  return inRows(count, wide, (size * columns) / wide, { x, y });
}

/** Where blocks like to stand in an area. */
export const siteOf = (id: AreaId): Point => SITES[id][1];

/** The nobles at home in an area. */
export const homesIn = (area: Area): readonly string[] => HOMES[area] ?? [];

/** The middle of the upper edge of an area's title. */
export function titleTop(id: AreaId, lettering: LetteringId): Point {
  const box = TITLES[lettering][AREAS.findIndex((each) => each.id === id)]?.box;
  return box === undefined ? siteOf(id) : { x: box.x, y: box.y - box.height / 2 };
}
