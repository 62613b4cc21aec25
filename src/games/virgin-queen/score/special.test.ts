import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { partOf, told } from '../account.kit.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS, PREFERENCES, type Power } from '../powers.ts';
import { empireColumn, empireRange } from './special.ts';
import { scoreOf, withPreference } from './total.ts';

/** The marker on this number: all Protestant spaces lie in England, and none is in unrest. */
const at = (count: number, cards: Json = FICTIONAL_F): Sitting =>
  sitting({ cards }).enter(
    `spaces england ${count}`,
    'spaces-unrest england 0',
    ...['scotland', 'france', 'netherlands'].flatMap((territory) => [
      `spaces ${territory} 0`,
      `spaces-unrest ${territory} 0`,
    ]),
  );

const special = (table: Sitting, power: Power): number | null => table.score(power).special;
const byColumn = (table: Sitting) =>
  (['spain', 'england', 'protestant'] as const).map((power) => special(table, power));

/** The cards of F without the row for counts from 20 to 29. */
const WITH_HOLE = {
  ...FICTIONAL_F,
  protestantSpacesTrack: FICTIONAL_F.protestantSpacesTrack.filter(({ from }) => from !== 20),
};

describe('V3.5 special VP from the row of the marker', () => {
  it('E20 V3.5 marker 29 to 30: Spain 6 to 3, England 2 to 4, Protestant 3 to 6, all at once', () => {
    const table = at(29);
    expect(byColumn(table)).toEqual([6, 2, 3]);
    expect(byColumn(table.enter('convert france protestant calm'))).toEqual([3, 4, 6]);
  });

  it.each([
    [10, [8, 0, 0]],
    [19, [8, 0, 0]],
    [20, [6, 2, 3]],
    [39, [3, 4, 6]],
    [40, [0, 6, 9]],
    [49, [0, 6, 9]],
  ])('V3.5 V3.6 each power has its own column: marker %i', (count, columns) => {
    expect(byColumn(at(count))).toEqual(columns);
  });

  it('E21 V3.6 the Ottoman at any marker: 0, and with nothing known at all', () => {
    for (const count of [10, 25, 49]) expect(special(at(count), 'ottoman')).toBe(0);
    expect(special(sitting(), 'ottoman')).toBe(0);
    expect(told(partOf(sitting().account('ottoman'), 'special'))).toEqual([
      'special 0 (V3.6)',
      '  no-special 0 (V3.6)',
    ]);
  });

  it('V3.9 no row for the present count: unknown and not 0', () => {
    const table = at(19, WITH_HOLE);
    expect(byColumn(table)).toEqual([8, 0, 0]);
    table.enter('convert england protestant calm');
    expect(byColumn(table)).toEqual([null, null, null]);
    expect(partOf(table.account('spain'), 'column-unknown')).toMatchObject({
      paragraph: 'V3.9',
      args: { power: 'spain', count: 20 },
    });
  });

  it('V3.9 no track entered, or no count: unknown and not 0', () => {
    const { protestantSpacesTrack: _track, ...cards } = FICTIONAL_F;
    expect(byColumn(at(20, cards))).toEqual([null, null, null]);
    expect(byColumn(sitting({ cards: FICTIONAL_F }))).toEqual([null, null, null]);
  });
});

describe('V3.6 V3.8 the Valois', () => {
  const wed = (...royals: readonly number[]): Sitting =>
    at(25).enter(...royals.map((royal) => `wed ${royal}`));

  it('E22 V3.6 the marker moves: France’s special VP unchanged', () => {
    const table = wed(1, 2);
    table.enter('spaces england 45');
    expect(special(table, 'france')).toBe(2);
  });

  it('E23 V3.6 the third Valois marries: 3', () => {
    const table = wed(1, 2);
    expect(special(table.enter('wed 5'), 'france')).toBe(3);
  });

  it('V3.6 five Valois: at most 5', () => {
    expect(special(wed(1, 2, 3, 4, 5), 'france')).toBe(5);
  });

  it('E24 V3.8 R11 a married Valois marries again: no further VP, and the first marriage stands', () => {
    const table = sitting({ turn: 2 }).note('wed 2', 'Marguerite');
    expect(special(table, 'france')).toBe(1);
    table
      .totals({ ottoman: 0, spain: 0, england: 0, empire: 0, protestant: 0 })
      .enter('typed basic france 0');
    table.nothingAwarded().walk();
    expect(table.state.turn).toBe(3);
    expect(special(table.note('wed 2', 'again'), 'france')).toBe(1);
    expect(table.state.facts.royals[1]).toMatchObject({ married: true, turn: 2, name: 'Marguerite' });
  });

  it('E26 R11 V3.8 a Valois dies after marrying: the VP stays', () => {
    expect(special(wed(1, 2).enter('royal-dies 1'), 'france')).toBe(2);
  });

  it('R11 a Valois who dies unmarried gives nothing', () => {
    expect(special(wed(2).enter('royal-dies 1'), 'france')).toBe(1);
  });

  it('E27 V3.8 V4.2 a marriage with + 2 on the table for France: special + 1 and bonus + 2', () => {
    const table = wed(1);
    const before = table.score('france');
    const after = table.enter('wed 3', 'earn marriageTable france 2').score('france');
    expect([after.special, after.bonus]).toEqual([(before.special ?? 0) + 1, before.bonus + 2]);
  });

  it('V1.10 a marriage that was none: it is taken back with a reason, name and turn with it', () => {
    const table = sitting().note('wed 1', 'Elisabeth').note('unwed 1', 'the wrong slot');
    expect(special(table, 'france')).toBe(0);
    expect(table.state.facts.royals[0]).toMatchObject({ married: false, turn: null, name: '' });
    table.note('wed 1', 'Marguerite');
    expect(table.state.facts.royals[0]).toMatchObject({ married: true, turn: 1, name: 'Marguerite' });
  });

  it('V9.6 until the table says something of the Valois nobody knows how many have married', () => {
    expect(special(sitting(), 'france')).toBeNull();
    expect(special(sitting().enter('none-wed'), 'france')).toBe(0);
    expect(special(sitting().enter('wed 4'), 'france')).toBe(1);
  });

  it('V3.8 why France has its special VP: each royal with the entries of the marriages', () => {
    const table = sitting().enter('none-wed').note('wed 4', 'Elisabeth').enter('wed 1', 'wed 4');
    expect(told(partOf(table.account('france'), 'special'))).toEqual([
      'special 2 (V3.6)',
      '  valois 2 (V3.6) <- 1',
      '    royal 1 (V3.8) <- 3',
      '    royal 1 (V3.8) <- 2 4',
    ]);
    expect(partOf(table.account('france'), 'valois').parts[1]?.args).toEqual({
      royal: 4,
      name: 'Elisabeth',
      turn: 1,
    });
  });
});

describe('V3.7 the Empire', () => {
  const byPreference = (table: Sitting) =>
    PREFERENCES.map((preference) => empireColumn(table.state.facts, table.state.terms, preference));

  it.each([
    [15, [0, 2, 4]],
    [25, [1, 4, 3]],
    [35, [3, 4, 1]],
    [45, [5, 2, 0]],
  ])('V3.7 three values in a row, one for each preference: marker %i', (count, values) => {
    expect(byPreference(at(count))).toEqual(values);
  });

  it('V3.6 V7.2 nothing in public before it has declared, whatever the row', () => {
    const table = at(45).empire('prefer protestant');
    expect(table.score('empire')).toMatchObject({ special: 0 });
    expect(partOf(table.account('empire'), 'hidden-special')).toMatchObject({ value: 0, paragraph: 'V7.2' });
  });

  it('V3.6 V3.7 afterwards the column of its preference, rising and falling with the marker', () => {
    const table = at(45);
    const declared = (): number | null =>
      scoreOf(withPreference(table.state, 'protestant'), 'empire').special;
    expect(declared()).toBe(5);
    table.enter('spaces england 35');
    expect(declared()).toBe(3);
  });

  it('V7.10 what it may have: from the least to the most of the three columns; unknown without a row', () => {
    const table = at(35);
    expect(empireRange(table.state.facts, table.state.terms)).toEqual({ least: 1, most: 4 });
    const { facts, terms } = sitting().state;
    expect(empireRange(facts, terms)).toBeNull();
  });

  it('V7.12 a neutral Empire has none', () => {
    const table = sitting({ cards: FICTIONAL_F, options: { 'options.players': 4 } });
    expect(partOf(table.account('empire'), 'neutral-empire')).toMatchObject({ value: 0, paragraph: 'V7.12' });
  });
});

describe('V3 why a power has its special VP', () => {
  it('V3.5 the row with its bounds, then the count down to the entries', () => {
    const table = at(29);
    expect(told(partOf(table.account('england'), 'special'))).toEqual([
      'special 2 (V3.6)',
      '  column 2 (V3.5)',
      '    count 29 (V3.1)',
      '      territory 29 (V3.2) <- 1 2',
      '      territory 0 (V3.2) <- 3 4',
      '      territory 0 (V3.2) <- 5 6',
      '      territory 0 (V3.2) <- 7 8',
    ]);
    expect(partOf(table.account('england'), 'column').args).toEqual({
      power: 'england',
      count: 29,
      low: 20,
      high: 29,
    });
  });

  it('V3.6 every power has an account of its special VP under that name', () => {
    for (const power of POWERS) expect(at(25).account(power).parts[1]?.code).toBe('special');
  });
});
