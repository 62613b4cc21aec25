import { describe, expect, it } from 'vitest';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { bottomOf, linesOf, runsOf, spacesLine, spread, topOf } from './chart.ts';
import { amendmentsOf, csvOf, sheetOf, type SheetWords } from './model.ts';

const WORDS: SheetWords = {
  power: 'power',
  part: 'part',
  spaces: 'Protestant spaces',
  turn: (turn) => (turn === 0 ? 'set-up' : `turn ${turn}`),
  partName: (part) => part,
  powerName: (power) => power,
};

/** A sitting of which the first turn is closed, with 12 VP for each. */
const secondTurn = () =>
  sitting()
    .totals({ ottoman: 12, spain: 12, england: 12, france: 12, empire: 12, protestant: 12 })
    .nothingAwarded()
    .walk();

describe('the Victory Record Sheet (V8.1, V13.1)', () => {
  it('has a column for the set-up and for each turn', () => {
    const { columns } = sheetOf(secondTurn().state);
    expect(columns.map(({ turn, kind }) => `${turn} ${kind}`)).toEqual([
      '0 start',
      '1 closed',
      '2 now',
      '3 ahead',
      '4 ahead',
      '5 ahead',
      '6 ahead',
      '7 ahead',
    ]);
  });

  it('shows closed turns as they were written and the present one as it is', () => {
    const { state } = secondTurn().enter('typed basic spain 15', 'start spain 9');
    const spain = sheetOf(state).rows.find(({ power }) => power === 'spain');
    expect(spain?.cells.slice(0, 3).map(({ total }) => total)).toEqual([9, 12, 15]);
    expect(spain?.cells[1]).toMatchObject({ basic: 12, special: 0, bonus: 0 });
    expect(spain?.cells[3]?.total).toBeNull();
  });

  it('numbers what was amended, with what stood there and why (V8.2)', () => {
    const { state } = secondTurn().note('amend 1 france 14', 'Paris was forgotten');
    expect(amendmentsOf(sheetOf(state))).toEqual([
      { mark: 1, power: 'france', turn: 1, was: 12, reason: 'Paris was forgotten' },
    ]);
  });

  it('is written as CSV, where unknown stays empty', () => {
    const lines = csvOf(sheetOf(secondTurn().state), WORDS).split('\r\n');
    expect(lines[0]).toBe('power,part,set-up,turn 1,turn 2,turn 3,turn 4,turn 5,turn 6,turn 7');
    expect(lines).toContain('spain,total,,12,12,,,,,');
    expect(lines).toContain('Protestant spaces,,,,,,,,,');
    expect(csvOf(sheetOf(sitting().state), { ...WORDS, spaces: 'spaces, "clean"' })).toContain(
      '"spaces, ""clean"""',
    );
  });
});

describe('the history chart (V13.7)', () => {
  it('has six lines as far as totals are known', () => {
    const lines = linesOf(sheetOf(secondTurn().state));
    expect(lines.map(({ power }) => power)).toHaveLength(6);
    expect(lines[1]?.points).toEqual([
      { column: 1, value: 12 },
      { column: 2, value: 12 },
    ]);
    expect(spacesLine(sheetOf(secondTurn().state))).toEqual([]);
  });

  it('breaks a line where a turn is missing', () => {
    const points = [0, 1, 3].map((column) => ({ column, value: column }));
    expect(runsOf(points).map((run) => run.length)).toEqual([2, 1]);
  });

  it('moves labels apart that would overlap, and keeps them in their order', () => {
    expect(spread([10, 11, 40], 10, 0, 100)).toEqual([10, 20, 40]);
    expect(spread([95, 96, 97], 10, 0, 100)).toEqual([80, 90, 100]);
    expect(spread([50, 50], 10, 0, 100)).toEqual([50, 60]);
  });

  it('has round ends that hold all values', () => {
    expect(topOf([12, 31], 30)).toBe(35);
    expect(topOf([], 30)).toBe(30);
    expect(bottomOf([-1, 4])).toBe(-5);
    expect(bottomOf([3])).toBe(0);
  });
});
