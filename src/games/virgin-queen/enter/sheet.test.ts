import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting } from '../position.kit.ts';
import { lineOf } from '../victory/sheet.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const TOURNAMENT = { scenario: 'tournament' } as const;
const JOINED = { turn: 4 } as const;

const REFUSED: readonly Refused[] = [
  // Where the sitting joins the game.
  ['already', 'V1.17', [], 'turn 1'],
  ['already', 'V1.17', ['turn 3'], 'turn 3'],
  ['turnOutside', 'V1.4', [], 'turn 2', TOURNAMENT],
  ['turnOutside', 'V1.4', [], 'turn 7', TOURNAMENT],
  ['turnsClosed', 'V8.2', ['record 3 spain 12'], 'turn 3', JOINED],
  ['turnsClosed', 'V8.2', ['record 3 spain 12'], 'turn 2', JOINED],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'turn 3'],
  // Lines written by hand.
  ['turnNotClosed', 'V8.1', [], 'record 1 spain 12'],
  ['turnNotClosed', 'V8.1', [], 'record 4 spain 12', JOINED],
  ['turnNotClosed', 'V8.1', [], 'record 5 spain 12', JOINED],
  ['turnOutside', 'V1.4', [], 'record 2 spain 12', TOURNAMENT],
  ['recordedAlready', 'V8.2', ['record 3 spain 12'], 'record 3 spain 13', JOINED],
  // Amendments.
  ['notRecorded', 'V8.2', [], 'amend 3 spain 13', JOINED],
  ['notRecorded', 'V8.2', ['record 3 france 12'], 'amend 3 spain 13', JOINED],
  ['turnNotClosed', 'V8.1', [], 'amend 4 spain 13', JOINED],
  ['turnOutside', 'V1.4', [], 'amend 1 spain 13', TOURNAMENT],
  ['already', 'V1.17', ['record 3 spain 12'], 'amend 3 spain 12', JOINED],
  // The set-up.
  ['already', 'V1.17', ['start spain 8'], 'start spain 8'],
  // Nothing of it once something has been decided.
  ['answerFirst', 'V5.8', ['record 3 spain 12', 'rebellion 4 0'], 'amend 3 spain 13', JOINED],
  ['answerFirst', 'V5.8', ['stop'], 'record 3 spain 12', JOINED],
  ['gameOver', 'V5', ['record 3 spain 12', 'stop', 'yes'], 'amend 3 spain 13', JOINED],
  ['gameOver', 'V5', ['stop', 'yes'], 'start spain 8'],
];

describe('V8 what is refused of the sheet', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });
});

describe('V1.14 earlier turns written by hand', () => {
  it('V8.5 a turn before the sitting joined: the total alone, its parts unknown', () => {
    const table = sitting({ turn: 3 }).recorded(2, { spain: 12 }).recorded(1, { spain: -2, france: 4 });
    expect(table.state.sheet.map(({ turn, lines, spaces }) => [turn, Object.keys(lines), spaces])).toEqual([
      [1, ['spain', 'france'], null],
      [2, ['spain'], null],
    ]);
    expect(lineOf(table.state, 'spain', 1)).toEqual({
      basic: null,
      special: null,
      bonus: null,
      total: -2,
      entry: 3,
      amended: [],
    });
    expect(lineOf(table.state, 'england', 1)).toBeUndefined();
  });

  it('V1.14 totals of the set-up come from the card data, and the table can say otherwise', () => {
    const table = sitting({ cards: { ...FICTIONAL_F, startingTotals: { spain: 9 } } });
    expect(table.state.start.spain).toEqual({ value: 9, from: [0] });
    expect(table.state.start.france.value).toBeNull();
    expect(table.enter('start spain 8').state.start.spain).toEqual({ value: 8, from: [1] });
  });

  it('V1.4 the sitting may move the turn in which it joins as long as no turn is closed', () => {
    const table = sitting().enter('turn 5', 'turn 3');
    expect([table.state.turn, table.state.joined]).toEqual([3, 3]);
  });
});

describe('V8.2 amendments', () => {
  it('E127 R21 amending turn 3 after the fact: later tie-breaks use it', () => {
    const table = sitting({ turn: 3 }).nothingAwarded().scores({ spain: 19, france: 20 }, 18).walk();
    table.enter('typed basic spain 25', 'typed basic france 25');
    table.note('amend 3 spain 21', 'a key was forgotten');
    expect(table.decided()).toBe('spain standard');
  });

  it('E127 R21 a finished victory stands: its sheet can no longer be touched', () => {
    const table = sitting({ turn: 3 }).nothingAwarded().scores({ spain: 25 }, 18).recorded(2, { spain: 3 });
    expect(table.decided()).toBe('spain standard');
    expect([table.why('amend 2 spain 4'), table.why('amend 3 spain 4')]).toEqual(['gameOver', 'gameOver']);
  });

  it('R21 a turn that was checked stays checked: an amended 26 wins nothing', () => {
    const table = sitting({ turn: 3 }).nothingAwarded().scores({ spain: 24 }, 22).walk();
    table.note('amend 3 spain 26', 'a key was forgotten');
    expect([table.step, table.state.turn, table.result]).toEqual(['play', 4, undefined]);
  });

  it('V8.2 every amendment is kept with what stood there and its reason', () => {
    const table = sitting({ turn: 3 }).recorded(2, { spain: 12 });
    table.note('amend 2 spain 13', 'a key was forgotten').note('amend 2 spain 14', 'piracy, too');
    expect(lineOf(table.state, 'spain', 2)).toEqual({
      basic: null,
      special: null,
      bonus: null,
      total: 14,
      entry: 2,
      amended: [
        { was: 12, reason: 'a key was forgotten', entry: 3 },
        { was: 13, reason: 'piracy, too', entry: 4 },
      ],
    });
  });
});
