import type { Frame } from './agenda.ts';
import {
  BLOCK_COUNT,
  blockInfo,
  blocksFor,
  ENGLISH,
  FIRST_NOBLE,
  FIRST_SCOTTISH,
  MORAY,
  SCOTTISH,
  type Block,
  type Side,
} from './blocks.ts';
import { AREA_COUNT, BORDER_COUNT, castle, ENGLAND, scottishLimit, type Area } from './board.ts';
import { CARD_KINDS, type Card } from './cards.ts';
import type { Rules } from './options.ts';
import type { ScenarioInfo } from './scenarios.ts';

/** Places beside the areas: the owner's Draw Pool, face up off the map, and out of the game. */
export const POOL = AREA_COUNT;
export const OFF_MAP = AREA_COUNT + 1;
export const REMOVED = AREA_COUNT + 2;
/** Where a block is: an area, or one of the three above. */
export type Place = number;

/** Marks on a block, valid for the turn or battle at hand. */
export const MOVED = 1;
/** Waits until the next round of its battle (H6.11, H7.13). */
export const RESERVE = 2;
/** Captured in this round; joins its new side at the start of the next (H8.2). */
export const CAPTURED = 4;
/** Has had its Combat Turn, or has regrouped. */
export const ACTED = 8;
/** Lies face up in the battle that is being fought. */
export const UP = 16;
/** Has left the battle, but where to has not been shown yet (H7.23). */
export const LEAVING = 32;
const ORIGIN_SHIFT = 6;
const ENTRY_SHIFT = 11;
const ENTRY_MASK = ((1 << 11) - 1) << ORIGIN_SHIFT;
/** The border a block came over that came by sea. */
export const BY_SEA = BORDER_COUNT;

/** What was agreed before the match; shared by all copies of a state. */
export interface Terms {
  readonly scenario: ScenarioInfo;
  readonly rules: Rules;
}

/** How a game can end, with the paragraph that says so (H11). */
export const ENDINGS = [
  { kind: 'all-nobles', paragraph: 'H11.1' },
  { kind: 'edward-killed', paragraph: 'H11.2' },
  { kind: 'king-killed', paragraph: 'H11.3' },
  { kind: 'majority', paragraph: 'H11.4' },
  { kind: 'wallace-decides', paragraph: 'H11.8' },
] as const;
export type EndingKind = (typeof ENDINGS)[number]['kind'];

/**
 * A position. Plain numbers and short lists of small integers, so that a copy costs little. Read and change it
 * through the functions below, which keep the tallies right.
 */
export interface State {
  readonly terms: Terms;
  readonly agenda: Frame[];
  readonly place: number[];
  readonly steps: number[];
  readonly marks: number[];
  /** How many blocks of each side stand in each area: `count[area * 2 + side]`. */
  readonly count: number[];
  /** Per border: blocks each side has taken over it, and who crossed it into which battle. See `borders.ts`. */
  readonly borders: number[];
  /** Hands, cards played this year (both as tallies), and this turn's cards: english, then scottish, of each. */
  readonly cards: number[];
  /** Anonymous handles of standing blocks; empty unless `privacy.trackableBlocks` is set. */
  readonly handles: number[];
  /** Which nobles the Scots hold, as bits from `FIRST_NOBLE` up. */
  scottishNobles: number;
  year: number;
  turn: number;
  /** Player 1 of this turn (H4.2). */
  first: Side;
  /** The side that a Truce binds this turn; -1 when there is none (H5.8). */
  truce: Side | -1;
  /** Areas the English, and the Scots, have attacked this turn, as bits (H6.11). */
  attackedByEnglish: number;
  attackedByScots: number;
  crowned: boolean;
  /** Edward II has followed Edward I (H8.3). */
  edwardSecond: boolean;
  /** Where Edward winters now, or wintered last; -1 for nowhere. */
  winterArea: Area | -1;
  frenchEntered: boolean;
  /** Who has won, or -1. */
  winner: Side | -1;
  ending: EndingKind | '';
}

const at = (list: readonly number[], index: number): number => {
  const value = list[index];
  if (value === undefined) throw new Error(`there is no entry ${index} in a list of ${list.length}`);
  return value;
};

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** A position in which every block is out of the game and nothing is planned. */
export function emptyState(terms: Terms): State {
  return {
    terms,
    agenda: [],
    place: filled(BLOCK_COUNT, REMOVED),
    steps: filled(BLOCK_COUNT, 0),
    marks: filled(BLOCK_COUNT, 0),
    count: filled(AREA_COUNT * 2, 0),
    borders: filled(BORDER_COUNT, 0),
    cards: [0, 0, 0, 0, -1, -1],
    handles: terms.rules.trackableBlocks ? filled(BLOCK_COUNT, 0) : [],
    scottishNobles: 1 << (MORAY - FIRST_NOBLE),
    year: terms.scenario.firstYear,
    turn: 0,
    first: ENGLISH,
    truce: -1,
    attackedByEnglish: 0,
    attackedByScots: 0,
    crowned: terms.scenario.crowned,
    edwardSecond: false,
    winterArea: -1,
    frenchEntered: false,
    winner: -1,
    ending: '',
  };
}

export function copyState(s: State): State {
  return {
    terms: s.terms,
    agenda: s.agenda.slice(),
    place: s.place.slice(),
    steps: s.steps.slice(),
    marks: s.marks.slice(),
    count: s.count.slice(),
    borders: s.borders.slice(),
    cards: s.cards.slice(),
    handles: s.handles.length === 0 ? s.handles : s.handles.slice(),
    scottishNobles: s.scottishNobles,
    year: s.year,
    turn: s.turn,
    first: s.first,
    truce: s.truce,
    attackedByEnglish: s.attackedByEnglish,
    attackedByScots: s.attackedByScots,
    crowned: s.crowned,
    edwardSecond: s.edwardSecond,
    winterArea: s.winterArea,
    frenchEntered: s.frenchEntered,
    winner: s.winner,
    ending: s.ending,
  };
}

export const placeOf = (s: State, b: Block): Place => at(s.place, b);
export const stepsOf = (s: State, b: Block): number => at(s.steps, b);
export const isOnMap = (s: State, b: Block): boolean => placeOf(s, b) < AREA_COUNT;

/** Whose block it is now: for a noble, the side that holds it. */
export const sideOf = (s: State, b: Block): Side =>
  b < FIRST_SCOTTISH
    ? ENGLISH
    : b < FIRST_NOBLE
      ? SCOTTISH
      : (s.scottishNobles >> (b - FIRST_NOBLE)) & 1
        ? SCOTTISH
        : ENGLISH;

export const isAt = (s: State, b: Block, side: Side, place: Place): boolean =>
  placeOf(s, b) === place && sideOf(s, b) === side;

/** Puts a block somewhere. Its strength stays; its marks go when it leaves the map. */
export function put(s: State, b: Block, place: Place): void {
  const side = sideOf(s, b);
  const from = placeOf(s, b);
  if (from < AREA_COUNT) s.count[from * 2 + side] = at(s.count, from * 2 + side) - 1;
  if (place < AREA_COUNT) s.count[place * 2 + side] = at(s.count, place * 2 + side) + 1;
  else {
    s.steps[b] = 0;
    s.marks[b] = 0;
  }
  s.place[b] = place;
}

/** Puts a block into an area at this strength. */
export function deploy(s: State, b: Block, area: Area, steps: number): void {
  put(s, b, area);
  s.steps[b] = steps;
  s.marks[b] = 0;
}

export const setSteps = (s: State, b: Block, steps: number): void => {
  s.steps[b] = steps;
};
export const addStep = (s: State, b: Block): void => {
  s.steps[b] = stepsOf(s, b) + 1;
};
export const isFull = (s: State, b: Block): boolean => stepsOf(s, b) >= blockInfo(b).max;

/** Exchanges a noble for its twin of the other side, where it stands, at the strength it has. */
export function turnCoat(s: State, b: Block): void {
  if (b < FIRST_NOBLE || b === MORAY) throw new Error(`${blockInfo(b).id} never changes sides`);
  const old = sideOf(s, b);
  const place = placeOf(s, b);
  s.scottishNobles ^= 1 << (b - FIRST_NOBLE);
  if (place < AREA_COUNT) {
    s.count[place * 2 + old] = at(s.count, place * 2 + old) - 1;
    s.count[place * 2 + (1 - old)] = at(s.count, place * 2 + (1 - old)) + 1;
  }
}

/** All marks of a block in one number, its way into the battle included. */
export const marksOf = (s: State, b: Block): number => at(s.marks, b);
export const hasMark = (s: State, b: Block, mark: number): boolean => (at(s.marks, b) & mark) !== 0;
export const mark = (s: State, b: Block, bits: number): void => {
  s.marks[b] = at(s.marks, b) | bits;
};
export const unmark = (s: State, b: Block, bits: number): void => {
  s.marks[b] = at(s.marks, b) & ~bits;
};

/** Notes with which start area and over which border a block came into a battle (H6.12). */
export const noteEntry = (s: State, b: Block, origin: Area, border: number): void => {
  s.marks[b] = (at(s.marks, b) & ~ENTRY_MASK) | (origin << ORIGIN_SHIFT) | ((border + 1) << ENTRY_SHIFT);
};
export const forgetEntry = (s: State, b: Block): void => {
  s.marks[b] = at(s.marks, b) & ~ENTRY_MASK;
};
/** The border a block came into its battle over: `BY_SEA` for the Norse, -1 when it was there before. */
export const entryOf = (s: State, b: Block): number => entryIn(at(s.marks, b));
/** The same from the marks of a block. */
export const entryIn = (marks: number): number => (marks >> ENTRY_SHIFT) - 1;
export const originOf = (s: State, b: Block): Area => (at(s.marks, b) >> ORIGIN_SHIFT) & 31;
/** Start area and border in one number: equal for blocks of one entry group (H6.11.2); 0 for none. */
export const entryGroup = (s: State, b: Block): number => (at(s.marks, b) & ENTRY_MASK) >> ORIGIN_SHIFT;

export const countIn = (s: State, area: Area, side: Side): number => at(s.count, area * 2 + side);
/** Own blocks and no enemy (H1.10). */
export const isFriendly = (s: State, area: Area, side: Side): boolean =>
  countIn(s, area, side) > 0 && at(s.count, area * 2 + 1 - side) === 0;
/** Enemy blocks and none of one's own (H1.10). */
export const isEnemy = (s: State, area: Area, side: Side): boolean =>
  countIn(s, area, side) === 0 && at(s.count, area * 2 + 1 - side) > 0;
/** Holds enemy blocks, with or without own ones. */
export const hasEnemy = (s: State, area: Area, side: Side): boolean => at(s.count, area * 2 + 1 - side) > 0;
export const isNeutral = (s: State, area: Area): boolean =>
  at(s.count, area * 2) === 0 && at(s.count, area * 2 + 1) === 0;
export const isContested = (s: State, area: Area): boolean =>
  at(s.count, area * 2) > 0 && at(s.count, area * 2 + 1) > 0;

/** The blocks of a side in a place, in the order of the block table. */
export function blocksIn(s: State, place: Place, side: Side): Block[] {
  const found: Block[] = [];
  for (const b of blocksFor(side)) if (isAt(s, b, side, place)) found.push(b);
  return found;
}

/** The Castle Limit of an area for a side in winter: the Scots add 1 for a cathedral (H1.1). */
export const limitFor = (area: Area, side: Side): number =>
  side === SCOTTISH ? scottishLimit(area) : castle(area);

/** Nobles of a side on the map (H11.7): Moray counts for the Scots while he is there. */
export function noblesOf(s: State, side: Side): number {
  let nobles = 0;
  for (let b = FIRST_NOBLE; b < BLOCK_COUNT; b += 1) if (isOnMap(s, b) && sideOf(s, b) === side) nobles += 1;
  return nobles;
}

export const attackMask = (s: State, side: Side): number =>
  side === ENGLISH ? s.attackedByEnglish : s.attackedByScots;
export const hasAttacked = (s: State, area: Area, side: Side): boolean =>
  ((attackMask(s, side) >> area) & 1) === 1;
export const noteAttack = (s: State, area: Area, side: Side): void => {
  if (side === ENGLISH) s.attackedByEnglish |= 1 << area;
  else s.attackedByScots |= 1 << area;
};

const TALLY_BITS = 3;
const TALLY_MASK = 7;
export const handOf = (s: State, side: Side): number => at(s.cards, side);
export const playedOf = (s: State, side: Side): number => at(s.cards, 2 + side);
/** How many cards of a kind a tally of cards holds. */
export const cardsOf = (tally: number, card: Card): number => (tally >> (card * TALLY_BITS)) & TALLY_MASK;
/** How many cards a tally holds in all. */
export const tallySize = (tally: number): number => {
  let size = 0;
  for (let card = 0; card < CARD_KINDS; card += 1) size += cardsOf(tally, card);
  return size;
};
export const setHand = (s: State, side: Side, tally: number): void => {
  s.cards[side] = tally;
};
export const setPlayed = (s: State, side: Side, tally: number): void => {
  s.cards[2 + side] = tally;
};
export const withCard = (tally: number, card: Card): number => tally + (1 << (card * TALLY_BITS));
export const withoutCard = (tally: number, card: Card): number => tally - (1 << (card * TALLY_BITS));
/** The card a side has chosen or played this turn; -1 while there is none. */
export const turnCard = (s: State, side: Side): Card => at(s.cards, 4 + side);
export const setTurnCard = (s: State, side: Side, card: Card): void => {
  s.cards[4 + side] = card;
};

/** Ends the game at once (H11.10). */
export function win(s: State, side: Side, ending: EndingKind): void {
  s.winner = side;
  s.ending = ending;
}
export const isOver = (s: State): boolean => s.winner !== -1;

/** The final year of this match; none when the Campaign goes on until sudden death (H11.5). */
export const isFinalYear = (s: State): boolean => {
  const { scenario, rules } = s.terms;
  if (scenario.id === 'campaign' && rules.campaignEnd === 'suddenDeathOnly') return false;
  return s.year >= scenario.finalYear;
};

export const inEngland = (s: State, b: Block): boolean => placeOf(s, b) === ENGLAND;
