import { describe, expect, it } from 'vitest';
import { ENGLISH, SCOTTISH } from './blocks.ts';
import { area, BORDER_COUNT, BORDERS, wayBetween, type AreaId } from './board.ts';
import {
  crossedInto,
  forgetBorders,
  lastUser,
  noteCrossing,
  resetUse,
  resetUseAround,
  unuse,
  useBorder,
  usedBy,
} from './borders.ts';
import { position, start } from './position.kit.ts';
import type { State } from './state.ts';

const state = (): State => position({ agenda: start.cards() });

const between = (a: AreaId, b: AreaId): number => {
  const way = wayBetween(area(a), area(b));
  if (way === undefined) throw new Error(`${a} does not border on ${b}`);
  return way.border;
};

const SIDES = [ENGLISH, SCOTTISH] as const;

describe('the use of borders', () => {
  it('H6.2 H13.19 each side has a count of its own on each border, to the limit of each', () => {
    const s = state();
    BORDERS.forEach(({ limit }, border) => {
      for (let used = 0; used < limit; used += 1) useBorder(s, border, ENGLISH);
      useBorder(s, border, SCOTTISH);
    });
    BORDERS.forEach(({ limit }, border) => {
      expect(usedBy(s, border, ENGLISH)).toBe(limit);
      expect(usedBy(s, border, SCOTTISH)).toBe(1);
    });
  });

  it('H6.2 the counts start anew for a Move Phase; who crossed into which battle is kept', () => {
    const s = state();
    const border = between('angus', 'buchan');
    useBorder(s, border, ENGLISH);
    useBorder(s, border, SCOTTISH);
    noteCrossing(s, border, ENGLISH, area('buchan'));
    resetUse(s);
    for (const side of SIDES) expect(usedBy(s, border, side)).toBe(0);
    expect(crossedInto(s, border, ENGLISH, area('buchan'))).toBe(true);
    expect(lastUser(s, border)).toBe(ENGLISH);
  });

  it('H7.19 round one area the counts start anew for a retreat window; those of others stay', () => {
    const s = state();
    const near = between('angus', 'buchan');
    const far = between('angus', 'fife');
    useBorder(s, near, ENGLISH);
    useBorder(s, far, ENGLISH);
    resetUseAround(s, area('buchan'));
    expect(usedBy(s, near, ENGLISH)).toBe(0);
    expect(usedBy(s, far, ENGLISH)).toBe(1);
  });

  it('H7.23 one use is taken out of a copy of the words, of one side alone', () => {
    const s = state();
    const border = between('angus', 'mar');
    for (const side of SIDES) useBorder(s, border, side);
    useBorder(s, border, SCOTTISH);
    const words = s.borders.slice();
    unuse(words, border, SCOTTISH);
    const t: State = { ...s, borders: words };
    expect([usedBy(t, border, ENGLISH), usedBy(t, border, SCOTTISH)]).toEqual([1, 1]);
    expect(usedBy(s, border, SCOTTISH)).toBe(2);
  });
});

describe('crossings into battles', () => {
  it('H6.12 each side and each direction of every border is noted by itself', () => {
    for (let border = 0; border < BORDER_COUNT; border += 1) {
      const ends = [BORDERS[border]?.a ?? -1, BORDERS[border]?.b ?? -1];
      for (const side of SIDES)
        for (const into of ends) {
          const s = state();
          noteCrossing(s, border, side, into);
          const noted = SIDES.flatMap((each) =>
            ends.filter((end) => crossedInto(s, border, each, end)).map((end) => [each, end]),
          );
          expect(noted).toEqual([[side, into]]);
        }
    }
  });

  it('H13.23 H13.24 the last to cross into any battle is known; a crossing takes nothing back', () => {
    const s = state();
    const border = between('angus', 'buchan');
    expect(lastUser(s, border)).toBeUndefined();
    noteCrossing(s, border, ENGLISH, area('buchan'));
    noteCrossing(s, border, SCOTTISH, area('buchan'));
    expect(lastUser(s, border)).toBe(SCOTTISH);
    noteCrossing(s, border, ENGLISH, area('angus'));
    expect(lastUser(s, border)).toBe(ENGLISH);
    expect(crossedInto(s, border, SCOTTISH, area('buchan'))).toBe(true);
    expect(crossedInto(s, border, SCOTTISH, area('angus'))).toBe(false);
  });

  it('H6.12 crossings do not touch the counts, nor the counts the crossings', () => {
    const s = state();
    const border = between('fife', 'mentieth');
    for (let used = 0; used < 6; used += 1) for (const side of SIDES) useBorder(s, border, side);
    expect(SIDES.some((side) => crossedInto(s, border, side, area('fife')))).toBe(false);
    for (const side of SIDES) noteCrossing(s, border, side, area('fife'));
    for (const side of SIDES) expect(usedBy(s, border, side)).toBe(6);
  });

  it('H9.3 at the end of the turn everything is forgotten', () => {
    const s = state();
    const border = between('angus', 'buchan');
    useBorder(s, border, ENGLISH);
    noteCrossing(s, border, SCOTTISH, area('angus'));
    forgetBorders(s);
    expect(s.borders).toEqual(new Array<number>(BORDER_COUNT).fill(0));
  });

  it('a border that does not exist is an error, not an answer', () => {
    expect(() => usedBy(state(), BORDER_COUNT, ENGLISH)).toThrow(`there is no border ${BORDER_COUNT}`);
  });
});
