/** The 23 areas (H1.1). `sea` marks a coast; a cathedral adds 1 to the Castle Limit for the Scots alone. */
export const AREAS = [
  { id: 'england', castle: 0, cathedral: false, sea: true },
  { id: 'ross', castle: 1, cathedral: false, sea: true },
  { id: 'garmoran', castle: 0, cathedral: false, sea: true },
  { id: 'moray', castle: 2, cathedral: false, sea: true },
  { id: 'strathspey', castle: 1, cathedral: true, sea: true },
  { id: 'buchan', castle: 2, cathedral: false, sea: true },
  { id: 'lochaber', castle: 1, cathedral: false, sea: true },
  { id: 'badenoch', castle: 2, cathedral: false, sea: false },
  { id: 'mar', castle: 1, cathedral: false, sea: false },
  { id: 'angus', castle: 2, cathedral: false, sea: true },
  { id: 'argyll', castle: 2, cathedral: false, sea: true },
  { id: 'atholl', castle: 1, cathedral: false, sea: false },
  { id: 'lennox', castle: 1, cathedral: true, sea: true },
  { id: 'mentieth', castle: 3, cathedral: false, sea: true },
  { id: 'fife', castle: 2, cathedral: true, sea: true },
  { id: 'carrick', castle: 1, cathedral: false, sea: true },
  { id: 'lanark', castle: 2, cathedral: false, sea: false },
  { id: 'lothian', castle: 2, cathedral: false, sea: true },
  { id: 'selkirk', castle: 0, cathedral: false, sea: false },
  { id: 'dunbar', castle: 2, cathedral: false, sea: true },
  { id: 'galloway', castle: 1, cathedral: false, sea: true },
  { id: 'annan', castle: 2, cathedral: false, sea: true },
  { id: 'teviot', castle: 1, cathedral: false, sea: false },
] as const;

export type AreaId = (typeof AREAS)[number]['id'];
/** An area: its place in `AREAS`. */
export type Area = number;
export const AREA_COUNT = AREAS.length;

const GREEN = [
  ['angus', 'buchan'],
  ['angus', 'fife'],
  ['annan', 'carrick'],
  ['annan', 'england'],
  ['badenoch', 'strathspey'],
  ['buchan', 'mar'],
  ['buchan', 'strathspey'],
  ['carrick', 'lanark'],
  ['carrick', 'lennox'],
  ['dunbar', 'england'],
  ['dunbar', 'lothian'],
  ['dunbar', 'teviot'],
  ['fife', 'mentieth'],
  ['lanark', 'lennox'],
  ['lanark', 'lothian'],
  ['lanark', 'mentieth'],
  ['lennox', 'mentieth'],
  ['lochaber', 'moray'],
  ['lothian', 'mentieth'],
  ['moray', 'strathspey'],
  ['selkirk', 'teviot'],
] as const satisfies readonly (readonly [AreaId, AreaId])[];

const RED = [
  ['angus', 'atholl'],
  ['annan', 'galloway'],
  ['annan', 'lanark'],
  ['annan', 'selkirk'],
  ['argyll', 'lochaber'],
  ['atholl', 'badenoch'],
  ['atholl', 'fife'],
  ['atholl', 'lennox'],
  ['atholl', 'lochaber'],
  ['atholl', 'mar'],
  ['atholl', 'mentieth'],
  ['badenoch', 'buchan'],
  ['badenoch', 'lochaber'],
  ['badenoch', 'mar'],
  ['badenoch', 'moray'],
  ['carrick', 'galloway'],
  ['dunbar', 'selkirk'],
  ['england', 'teviot'],
  ['garmoran', 'lochaber'],
  ['garmoran', 'moray'],
  ['garmoran', 'ross'],
  ['lanark', 'selkirk'],
  ['lothian', 'selkirk'],
  ['moray', 'ross'],
  ['angus', 'mar'],
  ['annan', 'teviot'],
  ['argyll', 'atholl'],
  ['argyll', 'lennox'],
] as const satisfies readonly (readonly [AreaId, AreaId])[];

const AREA_INDEX: ReadonlyMap<string, Area> = new Map(AREAS.map((area, index) => [area.id, index]));

/** The area of this name, or undefined when there is none. */
export const readArea = (id: string): Area | undefined => AREA_INDEX.get(id);

/** The area of a name that is known to be one. */
export function area(id: AreaId): Area {
  const index = AREA_INDEX.get(id);
  if (index === undefined) throw new Error(`no area is called ${id}`);
  return index;
}

/** The name of an area. Throws on a number that is none. */
export function areaId(index: Area): AreaId {
  const entry = AREAS[index];
  if (entry === undefined) throw new Error(`there is no area ${index}`);
  return entry.id;
}

export const ENGLAND = area('england');
export const SELKIRK = area('selkirk');
export const FIFE = area('fife');
export const MORAY_AREA = area('moray');
/** Where the King may winter (H10.5). */
export const CATHEDRALS: readonly Area[] = ['strathspey', 'lennox', 'fife'].map(
  (id) => AREA_INDEX.get(id) ?? 0,
);

/** A border between two areas (H1.2). `dashed` is the Anglo-Scottish border (H6.7). */
export interface Border {
  readonly a: Area;
  readonly b: Area;
  readonly red: boolean;
  readonly dashed: boolean;
  /** Blocks each player may take over it in one Move Phase or retreat window (H6.2, H7.19). */
  readonly limit: number;
}

const border = (red: boolean, [a, b]: readonly [AreaId, AreaId]): Border => ({
  a: area(a),
  b: area(b),
  red,
  dashed: a === 'england' || b === 'england',
  limit: red ? 2 : 6,
});

/** All 49 borders, in the order of H1.2. */
export const BORDERS: readonly Border[] = [
  ...GREEN.map((pair) => border(false, pair)),
  ...RED.map((pair) => border(true, pair)),
];
export const BORDER_COUNT = BORDERS.length;

/** A way out of an area: the neighbour and the border between. */
export interface Way {
  readonly to: Area;
  readonly border: number;
  readonly red: boolean;
  readonly dashed: boolean;
  readonly limit: number;
}

const WAYS: readonly (readonly Way[])[] = AREAS.map((_, from) =>
  BORDERS.flatMap(({ a, b, red, dashed, limit }, index) =>
    a === from || b === from ? [{ to: a === from ? b : a, border: index, red, dashed, limit }] : [],
  ),
);

/** The ways out of an area, in the order of the border table. */
export function waysFrom(from: Area): readonly Way[] {
  const ways = WAYS[from];
  if (ways === undefined) throw new Error(`there is no area ${from}`);
  return ways;
}

const WAY_BETWEEN: readonly (Way | undefined)[] = AREAS.flatMap((_, from) =>
  AREAS.map((__, to) => WAYS[from]?.find((way) => way.to === to)),
);

/** The way from one area straight to another, or undefined when they are not adjacent. */
export const wayBetween = (from: Area, to: Area): Way | undefined => WAY_BETWEEN[from * AREA_COUNT + to];

export const isCoastal = (index: Area): boolean => AREAS[index]?.sea ?? false;
/** The Castle Limit of an area, for either side (H1.1). */
export const castle = (index: Area): number => AREAS[index]?.castle ?? 0;
/** The Scots' winter limit: the Castle Limit, and 1 for a cathedral (H1.1). */
export const scottishLimit = (index: Area): number => {
  const entry = AREAS[index];
  return entry === undefined ? 0 : entry.castle + (entry.cathedral ? 1 : 0);
};
