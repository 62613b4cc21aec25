import { SCOTTISH, type Side } from './blocks.ts';
import { BORDERS, waysFrom, type Area } from './board.ts';
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
