import type { Seat } from '../../core/game.ts';
import {
  blockInfo,
  ENGLISH,
  enemyOf,
  FIRST_NOBLE,
  MORAY,
  readBlock,
  SCOTTISH,
  sideId,
  type Block,
  type BlockInfo,
  type Side,
} from '../../games/hammer-of-the-scots/blocks.ts';
import { AREA_COUNT, ENGLAND, readArea, waysFrom, type Area } from '../../games/hammer-of-the-scots/board.ts';
import type { HammerView } from '../../games/index.ts';
import type { KnownBlock } from '../../games/hammer-of-the-scots/view.ts';
import { weightsOf, type Weights } from './weights.ts';

/** A block that we know: ours, or one of theirs that lies face up. */
export interface Piece {
  readonly block: Block;
  readonly info: BlockInfo;
  readonly area: Area;
  readonly steps: number;
  readonly moved: boolean;
  readonly reserve: boolean;
  readonly captured: boolean;
  readonly acted: boolean;
  readonly up: boolean;
  /** Start area and border of its way into a battle, in one number; 0 for none. */
  readonly entry: number;
}

/** A view, read once into tables that are quick to ask. Indices are areas unless said otherwise. */
export interface Knowledge {
  readonly view: HammerView;
  readonly side: Side;
  readonly enemy: Side;
  readonly weights: Weights;
  readonly mine: readonly (readonly Piece[])[];
  /** Their blocks that we see, by area. */
  readonly seen: readonly (readonly Piece[])[];
  readonly theirs: readonly number[];
  /** Those of them that wait in Reserve. */
  readonly theirReserves: readonly number[];
  readonly attackedByMe: readonly boolean[];
  readonly attackedByThem: readonly boolean[];
  /** Whether we hold it, by noble from `FIRST_NOBLE` up; null for Moray where he is in no one's hands. */
  readonly nobleIsMine: readonly (boolean | null)[];
  /** How many enemy nobles we expect there. */
  readonly noblesThere: readonly number[];
  /** Enemy blocks that could come here in one turn, about. */
  readonly threat: readonly number[];
  /** Cards we hold after this turn. */
  readonly turnsLeft: number;
  /** How near the winter is: 1 in the last turn of the year. */
  readonly winter: number;
  /** Is this the last winter of the game? */
  readonly finalYear: boolean;
  readonly edwardSecond: boolean;
  /** May Edward winter in Scotland this year (H10.8)? */
  readonly mayCamp: boolean;
  /** A Truce binds us. */
  readonly bound: boolean;
}

const NEARNESS = [1, 0.65, 0.45, 0.35, 0.3] as const;
/** How sure we are that a noble is still at home, in the first turns of a year and later. */
const AT_HOME = [0.95, 0.85, 0.75, 0.7, 0.7] as const;
const REACH = 0.7;

const piece = (known: KnownBlock, area: Area, block: Block): Piece => ({
  block,
  info: blockInfo(block),
  area,
  steps: known.steps ?? 0,
  moved: known.moved === true,
  reserve: known.reserve === true,
  captured: known.captured === true,
  acted: known.acted === true,
  up: known.up === true,
  entry: known.entry ?? 0,
});

const table = <T>(make: (area: Area) => T): T[] =>
  Array.from({ length: AREA_COUNT }, (_, area) => make(area));

/** Enemy nobles by area, as far as homes and counts tell. */
function guessNobles(
  nobleIsMine: readonly (boolean | null)[],
  theirs: readonly number[],
  seen: readonly (readonly Piece[])[],
  turn: number,
  moray: boolean,
): number[] {
  const there = table(() => 0);
  const located = new Set<Block>();
  for (const pieces of seen)
    for (const { block, area } of pieces) {
      if (block < FIRST_NOBLE) continue;
      located.add(block);
      there[area] = (there[area] ?? 0) + 1;
    }
  const sure = AT_HOME[Math.min(turn, AT_HOME.length - 1)] ?? 0.7;
  nobleIsMine.forEach((mine, i) => {
    const noble = FIRST_NOBLE + i;
    if (mine !== false || located.has(noble) || (noble === MORAY && !moray)) return;
    const held = blockInfo(noble).homes.filter((home) => (theirs[home] ?? 0) > 0);
    for (const home of held) there[home] = (there[home] ?? 0) + sure / held.length;
  });
  return there.map((nobles, area) => Math.min(nobles, theirs[area] ?? 0));
}

/** Enemy blocks that could come into each area in one turn, about. */
function guessThreats(theirs: readonly number[], enemy: Side): number[] {
  return table((area) => {
    let near = 0;
    for (const { to, limit, red } of waysFrom(area)) {
      const there = theirs[to] ?? 0;
      const comes = to === ENGLAND ? Math.min(there, enemy === ENGLISH ? 2 : 0) : Math.min(there, limit);
      near += comes;
      if (red || there > 0) continue;
      for (const beyond of waysFrom(to))
        if (beyond.to !== area && beyond.to !== ENGLAND)
          near += 0.4 * Math.min(theirs[beyond.to] ?? 0, beyond.limit);
    }
    return Math.min(near * REACH, 6);
  });
}

const flags = (ids: readonly string[]): boolean[] => {
  const set = table(() => false);
  for (const id of ids) {
    const area = readArea(id);
    if (area !== undefined) set[area] = true;
  }
  return set;
};

/** Reads a view for the seat that looks at it. */
export function read(view: HammerView, seat: Seat): Knowledge {
  const side: Side = seat === ENGLISH ? ENGLISH : SCOTTISH;
  const enemy = enemyOf(side);
  const me = sideId(side);
  const mine = table((): Piece[] => []);
  const seen = table((): Piece[] => []);
  const theirs = table(() => 0);
  const theirReserves = table(() => 0);
  let morayOnMap = side === ENGLISH;
  for (const known of view.known) {
    const block = readBlock(known.block);
    if (block === MORAY && known.place !== 'leaving') {
      if (known.place === 'removed') morayOnMap = false;
      else if (side === SCOTTISH) morayOnMap = known.place !== 'pool';
    }
    const area = readArea(known.place);
    if (area === undefined || block === undefined) continue;
    (known.side === me ? mine : seen)[area]?.push(piece(known, area, block));
    if (known.side !== me) theirs[area] = (theirs[area] ?? 0) + 1;
  }
  for (const pile of view.standing) {
    const area = readArea(pile.area);
    if (area === undefined || pile.side === me) continue;
    theirs[area] = (theirs[area] ?? 0) + pile.count;
    if (pile.reserve === true) theirReserves[area] = (theirReserves[area] ?? 0) + pile.count;
  }
  const nobleIsMine = nobles(view, side, morayOnMap);
  const choosing = view.agenda.at(-1)?.step === 'cards';
  const turnsLeft = Math.max(0, view.handSizes[me] - (choosing ? 1 : 0));
  return {
    view,
    side,
    enemy,
    weights: weightsOf(side),
    mine,
    seen,
    theirs,
    theirReserves,
    attackedByMe: flags(view.attacks[me]),
    attackedByThem: flags(view.attacks[sideId(enemy)]),
    nobleIsMine,
    noblesThere: guessNobles(nobleIsMine, theirs, seen, view.turn, morayOnMap),
    threat: guessThreats(theirs, enemy),
    turnsLeft,
    winter: NEARNESS[Math.min(turnsLeft, NEARNESS.length - 1)] ?? 1,
    finalYear: view.year >= (view.scenario === 'braveheart' ? 1305 : 1314),
    edwardSecond: view.edward === 2,
    mayCamp: view.edward === 1 && view.winterArea === null && view.year !== 1306,
    bound: view.truceBinds === me,
  };
}

function nobles(view: HammerView, side: Side, moray: boolean): (boolean | null)[] {
  const owners: (boolean | null)[] = [];
  for (let b = FIRST_NOBLE; b < MORAY; b += 1) owners.push(view.nobles[blockInfo(b).id] === sideId(side));
  owners.push(moray ? side === SCOTTISH : null);
  return owners;
}

/** What stands in a table of numbers for an area. */
export const at = (list: readonly number[], area: Area): number => list[area] ?? 0;
/** A block of ours on the map. */
export const pieceNamed = (k: Knowledge, b: Block): Piece | undefined =>
  k.mine.flat().find(({ block }) => block === b);

/** Do we hold this noble? */
export const holds = (k: Knowledge, noble: Block): boolean => k.nobleIsMine[noble - FIRST_NOBLE] === true;
/** Do they? */
export const theyHold = (k: Knowledge, noble: Block): boolean => k.nobleIsMine[noble - FIRST_NOBLE] === false;
export const mineIn = (k: Knowledge, area: Area): readonly Piece[] => k.mine[area] ?? [];
export const theirsIn = (k: Knowledge, area: Area): number => k.theirs[area] ?? 0;

/** The nobles that call each area their home; Moray too. */
const HOME_OF: readonly (Block | undefined)[] = table((area) => {
  for (let b = FIRST_NOBLE; b <= MORAY; b += 1) if (blockInfo(b).homes.includes(area)) return b;
  return undefined;
});

/** The noble whose home this is, Moray apart: he never turns. */
export const nobleOf = (area: Area): Block | undefined =>
  HOME_OF[area] === MORAY ? undefined : HOME_OF[area];
