import { DIRECTIONS, NO_HEX, type Hex } from './hexes.ts';
import type { Terms } from './terms.ts';
import {
  ENGLISH,
  enemyOf,
  HOBELAR,
  KNIGHT,
  LEADER,
  PIKE,
  SCOTS,
  typeInfo,
  TYPES,
  UNIT_TYPES,
  type Side,
  type Unit,
  type UnitInfo,
  type UnitType,
} from './units.ts';

/** What play waits for. */
export const PHASES = [
  /** The Scots choose which pikes start in schiltron (B4.3). */
  'schiltrons',
  /** Freeform set-up (B4.4). */
  'place-scots',
  'place-english',
  /** The Scots may announce the Scots Charge turn (B14.1). */
  'announce',
  'actions',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** How a battle can end, and the paragraph that says so. */
export const ENDINGS = [
  { kind: 'points', paragraph: 'B15.6' },
  { kind: 'no-english-left', paragraph: 'B15.7' },
  { kind: 'siege-holds', paragraph: 'B18 R28' },
] as const;
export type EndingKind = (typeof ENDINGS)[number]['kind'];

/** Who won: a side, both or neither (a draw), or nobody yet. */
export const UNDECIDED = -1;
export const DRAWN = 2;
export type Winner = Side | typeof UNDECIDED | typeof DRAWN;

/** Where a unit is that stands on no hex. */
export const ELIMINATED = -2;
export const EXITED = -3;
export const UNPLACED = -4;

/** The marks on a unit (B2.4). */
export const REDUCED = 1;
export const DISORDERED = 2;
export const SCHILTRON = 4;
/** It has performed its action in this player turn (B6.6). */
export const ACTED = 8;
/** An enemy was adjacent when its side's player turn began (B11.2). */
export const PRESSED = 16;

export const LAST_TURN = 15;
/** VP of the Scots for the siege of Stirling (B15.3). */
export const SIEGE_VP = 5;

/** A position. Lists go by unit or by hex. */
export interface State {
  readonly terms: Terms;
  /** By unit: its hex, or `ELIMINATED`, `EXITED`, `UNPLACED`. */
  readonly place: number[];
  /** By unit: its marks. */
  readonly marks: number[];
  /** By hex: who stands there, in one number: see `lowerAt` and `upperAt`. 0 when the hex is empty. */
  readonly stacks: number[];
  phase: Phase;
  /** 1 to 15. */
  turn: number;
  /** The active player. */
  side: Side;
  /** AP left. */
  ap: number;
  /** Whether the Scots have had their Scots Charge turn, and whether this is it (B14). */
  chargeTurnUsed: boolean;
  chargeTurn: boolean;
  /** The sum of the event dice that holds in this player turn; 0 for none (B16.2). */
  event: number;
  /** How often the units of event 2 or 3 have made use of it. */
  eventUses: number;
  winner: Winner;
  ending: EndingKind | '';
}

/** A position before anything is set up. */
export function emptyState(terms: Terms): State {
  const { units, size } = terms.field;
  return {
    terms,
    place: new Array<number>(units.length).fill(UNPLACED),
    marks: new Array<number>(units.length).fill(0),
    stacks: new Array<number>(size).fill(0),
    phase: terms.rules.setup === 'freeform' ? 'place-scots' : 'schiltrons',
    turn: 1,
    side: SCOTS,
    ap: 0,
    chargeTurnUsed: false,
    chargeTurn: false,
    event: 0,
    eventUses: 0,
    winner: UNDECIDED,
    ending: '',
  };
}

/** A position that shares nothing that changes. */
export const copyState = (s: State): State => ({
  terms: s.terms,
  place: s.place.slice(),
  marks: s.marks.slice(),
  stacks: s.stacks.slice(),
  phase: s.phase,
  turn: s.turn,
  side: s.side,
  ap: s.ap,
  chargeTurnUsed: s.chargeTurnUsed,
  chargeTurn: s.chargeTurn,
  event: s.event,
  eventUses: s.eventUses,
  winner: s.winner,
  ending: s.ending,
});

export const isOver = (s: State): boolean => s.phase === 'over';

/** What never changes about a unit. */
export function infoOf(s: State, unit: Unit): UnitInfo {
  const info = s.terms.field.units[unit];
  if (info === undefined) throw new RangeError(`there is no unit ${unit}`);
  return info;
}

export const typeOf = (s: State, unit: Unit): UnitType =>
  UNIT_TYPES[s.terms.field.types[unit] ?? LEADER] ?? LEADER;
export const sideOf = (s: State, unit: Unit): Side => (s.terms.field.sides[unit] === SCOTS ? SCOTS : ENGLISH);
export const isLeader = (s: State, unit: Unit): boolean => s.terms.field.types[unit] === LEADER;

export const placeOf = (s: State, unit: Unit): number => s.place[unit] ?? UNPLACED;
export const isOnMap = (s: State, unit: Unit): boolean => placeOf(s, unit) >= 0;

export const hasMark = (s: State, unit: Unit, mark: number): boolean => ((s.marks[unit] ?? 0) & mark) !== 0;

export function mark(s: State, unit: Unit, which: number): void {
  s.marks[unit] = (s.marks[unit] ?? 0) | which;
}

export function unmark(s: State, unit: Unit, which: number): void {
  s.marks[unit] = (s.marks[unit] ?? 0) & ~which;
}

/** A stack holds one more than the unit that takes the first hit, and above these bits the same of the leader with it. */
const LOWER_BITS = 8;
const LOWER_MASK = (1 << LOWER_BITS) - 1;

/** The unit that takes the first hit in a hex; -1 when nobody is there (B8.8). */
export const lowerAt = (s: State, hex: Hex): Unit => ((s.stacks[hex] ?? 0) & LOWER_MASK) - 1;

/** The leader stacked with it; -1 when there is none. */
export const upperAt = (s: State, hex: Hex): Unit => ((s.stacks[hex] ?? 0) >> LOWER_BITS) - 1;

/** Whether nobody stands in a hex. */
export const isEmpty = (s: State, hex: Hex): boolean => s.stacks[hex] === 0;

function stack(s: State, hex: Hex, lower: Unit, upper: Unit): void {
  s.stacks[hex] = (lower + 1) | ((upper + 1) << LOWER_BITS);
}

/** The unit stacked with this one; -1 when it is alone or off the map. */
export function partnerOf(s: State, unit: Unit): Unit {
  const hex = placeOf(s, unit);
  if (hex < 0) return -1;
  const lower = lowerAt(s, hex);
  return lower === unit ? upperAt(s, hex) : lower;
}

/** Whether the first of two units in a hex takes the first hit: a unit before a leader, the lesser leader before the greater (B8.8). */
function isLower(s: State, unit: Unit, other: Unit): boolean {
  const [a, b] = [infoOf(s, unit), infoOf(s, other)];
  if (a.type !== LEADER || b.type !== LEADER) return a.type !== LEADER;
  return a.vp === b.vp ? unit < other : a.vp < b.vp;
}

/** Puts a unit that stands on no hex onto one. Throws when the hex has no room for it (B3.6). */
export function put(s: State, unit: Unit, hex: Hex): void {
  const other = lowerAt(s, hex);
  if (upperAt(s, hex) !== -1 || (other !== -1 && !isLeader(s, unit) && !isLeader(s, other)))
    throw new Error(`there is no room for ${infoOf(s, unit).id}`);
  s.place[unit] = hex;
  if (other === -1) stack(s, hex, unit, -1);
  else if (isLower(s, unit, other)) stack(s, hex, unit, other);
  else stack(s, hex, other, unit);
}

/** Takes a unit off its hex to one of the places off the map, or to be put elsewhere. */
export function lift(s: State, unit: Unit, to: number = UNPLACED): void {
  const hex = placeOf(s, unit);
  s.place[unit] = to;
  if (hex >= 0) stack(s, hex, lowerAt(s, hex) === unit ? upperAt(s, hex) : lowerAt(s, hex), -1);
}

/** Takes a unit off the map for good: eliminated (B8.12) or gone by the arrow (B7.7). Its markers go with it. */
export function remove(s: State, unit: Unit, to: typeof ELIMINATED | typeof EXITED): void {
  lift(s, unit, to);
  s.marks[unit] = 0;
}

export function moveTo(s: State, unit: Unit, hex: Hex): void {
  lift(s, unit);
  put(s, unit, hex);
}

/** Whether a hex holds units of this side. */
export function holds(s: State, hex: Hex, side: Side): boolean {
  const unit = lowerAt(s, hex);
  return unit !== -1 && sideOf(s, unit) === side;
}

/** Whether a unit of this side's enemy is adjacent to a hex. */
export function enemyNear(s: State, hex: Hex, side: Side): boolean {
  const { neighbours } = s.terms.field;
  const enemy = enemyOf(side);
  for (let d = 0; d < DIRECTIONS; d += 1) {
    const near = neighbours[hex * DIRECTIONS + d] ?? NO_HEX;
    if (near !== NO_HEX && holds(s, near, enemy)) return true;
  }
  return false;
}

/** Whether a pike in schiltron stands in a hex. */
export function schiltronAt(s: State, hex: Hex): boolean {
  const unit = lowerAt(s, hex);
  return unit !== -1 && hasMark(s, unit, SCHILTRON);
}

/** Whether a side has a unit on the map. */
export function hasUnits(s: State, side: Side): boolean {
  const { units } = s.terms.field;
  for (let unit = 0; unit < units.length; unit += 1) {
    if ((s.place[unit] ?? UNPLACED) >= 0 && units[unit]?.side === side) return true;
  }
  return false;
}

/** The VP of a side: eliminated enemies, units that left, the siege (B15). */
export function scoreOf(s: State, side: Side): number {
  let score = side === SCOTS ? SIEGE_VP : 0;
  s.terms.field.units.forEach((info, unit) => {
    const place = placeOf(s, unit);
    if (place === ELIMINATED && info.side !== side) score += info.vp;
    if (place === EXITED && info.side === side && side === ENGLISH) score += 1;
  });
  return score;
}

/** The dice that a unit rolls by its type (B2.1; B18 R2). */
export const diceOf = (s: State, type: UnitType): number =>
  type === LEADER ? s.terms.rules.leaderDice : typeInfo(type).dice;

/** The lowest die that hits a unit: one lower while it is disordered (B8.6, B11.9). */
export const targetNumberOf = (s: State, unit: Unit): number =>
  typeInfo(typeOf(s, unit)).target - (hasMark(s, unit, DISORDERED) ? 1 : 0);

const MOVES: readonly number[] = TYPES.map(({ move }) => move);

/** The MP of a unit in this player turn: its rate, and one more by event 5, 6, 8 or 11 (B16.7). */
export function rateOf(s: State, unit: Unit): number {
  const type = typeOf(s, unit);
  const move = MOVES[type] ?? 0;
  const isMounted = type === KNIGHT || type === LEADER || type === HOBELAR;
  const helps = isMounted ? s.event === 6 || s.event === 11 : s.event === 5 || s.event === 8;
  return helps && sideOf(s, unit) === s.side ? move + 1 : move;
}

export const isPike = (s: State, unit: Unit): boolean => s.terms.field.types[unit] === PIKE;
