import { ENGLISH, SCOTTISH, sideId, type Side, type SideId } from './blocks.ts';
import { area, areaId, BORDERS, wayBetween, waysFrom, type Area, type AreaId } from './board.ts';
import type { State } from './state.ts';

/*
 * One word a border: three bits for the blocks each side has taken over it in the present window, then a bit for
 * each side and direction in which it was crossed into a battle, then who used it last to enter any battle.
 */
const USED_BITS = 3;
const USED_MASK = 7;
const BOTH_USED = 63;
const ENTERED_SHIFT = 6;
const LAST_SHIFT = 10;

const word = (s: State, border: number): number => {
  const value = s.borders[border];
  if (value === undefined) throw new Error(`there is no border ${border}`);
  return value;
};

const direction = (border: number, into: Area): number => (BORDERS[border]?.b === into ? 0 : 1);
const enteredBit = (border: number, side: Side, into: Area): number =>
  1 << (ENTERED_SHIFT + side * 2 + direction(border, into));

/** Blocks of a side that have crossed a border in this window, both ways together (H6.2, H7.19). */
export const usedBy = (s: State, border: number, side: Side): number =>
  (word(s, border) >> (side * USED_BITS)) & USED_MASK;

export const useBorder = (s: State, border: number, side: Side): void => {
  s.borders[border] = word(s, border) + (1 << (side * USED_BITS));
};

/** Takes one block's use of a border out of a copy of the border words. */
export const unuse = (words: number[], border: number, side: Side): void => {
  words[border] = (words[border] ?? 0) - (1 << (side * USED_BITS));
};

/** Starts all counts anew, for a player's Move Phase (H6.2). */
export function resetUse(s: State): void {
  for (let border = 0; border < s.borders.length; border += 1)
    s.borders[border] = word(s, border) & ~BOTH_USED;
}

/** Starts the counts round one area anew, for a retreat window (H7.19). */
export function resetUseAround(s: State, area: Area): void {
  for (const { border } of waysFrom(area)) s.borders[border] = word(s, border) & ~BOTH_USED;
}

/** Notes that a side crossed a border into a battle (H6.12). */
export function noteCrossing(s: State, border: number, side: Side, into: Area): void {
  const kept = word(s, border) & ((1 << LAST_SHIFT) - 1);
  s.borders[border] = kept | enteredBit(border, side, into) | ((side + 1) << LAST_SHIFT);
}

/** Did this side cross the border to enter the battle in this area? */
export const crossedInto = (s: State, border: number, side: Side, into: Area): boolean =>
  (word(s, border) & enteredBit(border, side, into)) !== 0;

/** Which side last used a border to enter any battle this turn; undefined when none did. */
export function lastUser(s: State, border: number): Side | undefined {
  const last = word(s, border) >> LAST_SHIFT;
  return last === 0 ? undefined : last - 1 === SCOTTISH ? SCOTTISH : 0;
}

/** Forgets everything about borders, at the end of a Game Turn (H9.3). */
export const forgetBorders = (s: State): void => {
  s.borders.fill(0);
};

/** A border that was used in this window or crossed into a battle, as a viewer sees it. */
export type BorderUse = {
  readonly a: AreaId;
  readonly b: AreaId;
  /** Blocks each side has taken over it in this window. */
  readonly used: Readonly<Record<SideId, number>>;
  /** The areas that each side entered over it to fight. */
  readonly into: Readonly<Record<SideId, readonly AreaId[]>>;
  /** Who used it last to enter a battle. */
  readonly last: SideId | null;
};

const bothSides = <T>(make: (side: Side) => T): Record<SideId, T> => ({
  english: make(ENGLISH),
  scottish: make(SCOTTISH),
});

/** The borders that these words say anything about, in the order of the border table. */
export function borderUses(words: readonly number[]): BorderUse[] {
  return BORDERS.flatMap(({ a, b }, border) => {
    const bits = words[border] ?? 0;
    if (bits === 0) return [];
    const entered = (side: Side) =>
      [b, a].filter((into) => (bits & enteredBit(border, side, into)) !== 0).map(areaId);
    const last = bits >> LAST_SHIFT;
    return [
      {
        a: areaId(a),
        b: areaId(b),
        used: bothSides((side) => (bits >> (side * USED_BITS)) & USED_MASK),
        into: bothSides(entered),
        last: last === 0 ? null : sideId(last - 1 === SCOTTISH ? SCOTTISH : ENGLISH),
      },
    ];
  });
}

/** The border words that these uses describe; the inverse of `borderUses`. */
export function borderWords(uses: readonly BorderUse[]): number[] {
  const words = new Array<number>(BORDERS.length).fill(0);
  for (const use of uses) {
    const border = wayBetween(area(use.a), area(use.b))?.border;
    if (border === undefined) throw new Error(`${use.a} does not border on ${use.b}`);
    let bits = use.last === null ? 0 : (use.last === 'english' ? 1 : 2) << LAST_SHIFT;
    for (const side of [ENGLISH, SCOTTISH] as const) {
      bits |= use.used[sideId(side)] << (side * USED_BITS);
      for (const into of use.into[sideId(side)]) bits |= enteredBit(border, side, area(into));
    }
    words[border] = bits;
  }
  return words;
}
