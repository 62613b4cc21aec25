import { describe, expect, it } from 'vitest';
import type { Json, OptionValue } from '../../../core/game.ts';
import { partOf, told } from '../account.kit.ts';
import { BONUSES } from '../bonus.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS, type Power } from '../powers.ts';
import { BONUS_TYPES } from '../words.ts';

const bonus = (table: Sitting, power: Power): number => table.score(power).bonus;

const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : JSON.stringify(json));

/** The warnings that the table has heard so far, with what they are about. */
const warnings = (table: Sitting): string[] =>
  table.told
    .filter(({ type }) => type === 'warned')
    .map(({ warning, bonus: about, power }) => [warning, about, power].map(textOf).join(' '));

const withOptions = (options: Readonly<Record<string, OptionValue>>): Sitting => sitting({ options });

describe('V4.1 bonus VP', () => {
  it('E29 V4.2 two assassinations by Spain: + 2', () => {
    const table = sitting().enter('earn assassination spain', 'earn assassination spain');
    expect([bonus(table, 'spain'), bonus(table, 'england')]).toEqual([2, 0]);
  });

  it('V4.1 the sum of the lines that are not struck out, added to basic and special VP', () => {
    const table = sitting().totals({ spain: 7 });
    table
      .enter('earn piracy spain 3', 'earn slaveTrader spain', 'earn warWinner spain 2')
      .note('void 3', 'a slip');
    expect(table.score('spain')).toEqual({ basic: 7, special: 0, bonus: 2, total: 9, known: 9 });
  });

  it('V1.12 a line holds power, type, amount, turn and note', () => {
    const table = sitting({ turn: 3 }).note('earn patronage france 2', 'Montaigne');
    expect(table.state.facts.bonus).toEqual([
      {
        entry: 2,
        power: 'france',
        bonus: 'patronage',
        amount: 2,
        turn: 3,
        note: 'Montaigne',
        voided: null,
        off: null,
      },
    ]);
  });

  it('V4.2 what is established is entered without a number', () => {
    const table = sitting().enter(
      'earn assassination spain',
      'earn virginQueen england',
      'earn suezCanal ottoman',
      'earn slaveTrader england',
      'earn maryQueenOfScotsExecuted england',
      'earn masterOfCentralEurope empire',
    );
    expect(table.log).toEqual([
      'spain assassination 1',
      'england virginQueen 1',
      'ottoman suezCanal 2',
      'england slaveTrader -1',
      'england maryQueenOfScotsExecuted -1',
      'empire masterOfCentralEurope 1',
    ]);
  });

  it('V4.3 only Slave Trader and Mary’s execution subtract', () => {
    const negative = BONUS_TYPES.filter((type) => {
      const { amount } = BONUSES[type];
      return typeof amount === 'number' && amount < 0;
    });
    expect(negative).toEqual(['slaveTrader', 'maryQueenOfScotsExecuted']);
  });

  it('V4.2 V9.4 an amount that the card data name need not be typed, and can be', () => {
    const cards = { ...FICTIONAL_F, bonusAmounts: { virginiaDare: 3, piracy: null } };
    const table = sitting({ cards }).enter('earn virginiaDare england', 'earn virginiaDare england 4');
    expect(table.log).toEqual(['england virginiaDare 3', 'england virginiaDare 4']);
    expect(table.why('earn piracy england')).toBe('amountWanted');
  });

  it('V4.6 bonus VP stay whatever happens on the board', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter(
      'keys spain 3',
      'keys-unrest spain 0',
      'earn piracy spain 2',
    );
    table.enter('keys spain 0');
    expect(bonus(table, 'spain')).toBe(2);
  });

  it('E33 V4.6 Elizabeth marries on turn 3 after two Virgin Queen VP: the two stay', () => {
    const table = sitting().totals({ ottoman: 0, spain: 0, england: 0, france: 0, empire: 0, protestant: 0 });
    table.nothingAwarded();
    table.enter('earn virginQueen england').walk().enter('earn virginQueen england').walk();
    table.enter('earn marriageTable england 1');
    expect([table.state.turn, bonus(table, 'england')]).toEqual([3, 3]);
    expect(warnings(table)).toEqual([]);
  });
});

describe('V4.2 circumnavigations', () => {
  it('E30 R25 first England, second France, third Spain: + 2, + 1, nothing', () => {
    const table = sitting().enter(
      'earn circumnavigation england',
      'earn circumnavigation france',
      'earn circumnavigation spain',
    );
    expect(table.log).toEqual([
      'england circumnavigation 2',
      'france circumnavigation 1',
      'spain circumnavigation 0',
    ]);
    expect(warnings(table)).toEqual(['at-limit circumnavigation spain']);
  });

  it('E31 R25 England scores both: 3', () => {
    const table = sitting().enter('earn circumnavigation england', 'earn circumnavigation england');
    expect(bonus(table, 'england')).toBe(3);
  });

  it('R25 samePowerBothCircumnavigations false: the second of the same power gives nothing, another’s still does', () => {
    const table = withOptions({ 'rulings.samePowerBothCircumnavigations': false }).enter(
      'earn circumnavigation england',
      'earn circumnavigation england',
      'earn circumnavigation france',
      'earn circumnavigation spain',
    );
    expect(table.log.map((line) => line.replace('circumnavigation ', ''))).toEqual([
      'england 2',
      'england 0',
      'france 1',
      'spain 0',
    ]);
    expect(warnings(table)).toEqual(['at-limit circumnavigation spain']);
  });

  it('V4.5 entered for the wrong power and struck out: the right one has the amount that is free again', () => {
    const table = sitting().enter('earn circumnavigation england', 'earn circumnavigation france');
    table
      .note('void 1', 'it was Spain')
      .enter('earn circumnavigation spain', 'earn circumnavigation ottoman');
    expect(table.log.map((line) => line.replace('circumnavigation ', ''))).toEqual([
      '(england 2)',
      'france 1',
      'spain 2',
      'ottoman 0',
    ]);
  });
});

describe('V4.4 what warns and does not forbid', () => {
  it('E32 V4.4 a second Virgin Queen in one turn: warned', () => {
    const table = sitting().enter('earn virginQueen england');
    expect(warnings(table)).toEqual([]);
    table.enter('earn virginQueen england');
    expect(warnings(table)).toEqual(['at-limit virginQueen england']);
    expect(bonus(table, 'england')).toBe(2);
  });

  it('E34 V4.4 Suez twice: warned', () => {
    const table = sitting().enter('earn suezCanal ottoman', 'earn suezCanal ottoman');
    expect(warnings(table)).toEqual(['at-limit suezCanal ottoman']);
  });

  it('E36 V4.2 V4.4 Mary executed: England - 1; a second time warned', () => {
    const table = sitting().enter('earn maryQueenOfScotsExecuted england');
    expect([bonus(table, 'england'), warnings(table)]).toEqual([-1, []]);
    table.enter('earn maryQueenOfScotsExecuted england');
    expect(warnings(table)).toEqual(['at-limit maryQueenOfScotsExecuted england']);
  });

  it('V4.4 an owner by inference: another power is warned of and allowed', () => {
    const table = sitting().enter(
      'earn virginQueen france',
      'earn suezCanal spain',
      'earn maryQueenOfScotsExecuted spain',
    );
    expect(warnings(table)).toEqual([
      'unusual-owner virginQueen france',
      'unusual-owner suezCanal spain',
      'unusual-owner maryQueenOfScotsExecuted spain',
    ]);
  });

  it('V4.4 Virginia Dare twice: warned; what has been struck out does not count', () => {
    const table = sitting().enter('earn virginiaDare england 1').note('void 1', 'a slip');
    table.enter('earn virginiaDare england 2');
    expect(warnings(table)).toEqual([]);
    expect(warnings(table.enter('earn virginiaDare england 2'))).toEqual(['at-limit virginiaDare england']);
  });
});

describe('V4.2 R14 Cyprus', () => {
  it('E38 R14 while-controlled: the Ottoman loses Cyprus and its VP are off', () => {
    const table = sitting().enter('earn cyprus ottoman 2');
    expect(bonus(table, 'ottoman')).toBe(2);
    table.enter('cyprus-lost');
    expect(bonus(table, 'ottoman')).toBe(0);
    expect(told(partOf(table.account('ottoman'), 'bonus'))).toEqual([
      'bonus 0 (V4.1)',
      '  bonus-off 0 (V10 R14) <- 1 2',
    ]);
    expect(table.why('cyprus-lost')).toBe('noCyprus');
  });

  it('E38 R14 permanent: kept', () => {
    const table = withOptions({ 'rulings.cyprusMode': 'permanent' }).enter(
      'earn cyprus ottoman 2',
      'cyprus-lost',
    );
    expect(bonus(table, 'ottoman')).toBe(2);
  });

  it('R14 there is one marker: entered again while it counts it is warned of, not after the island was lost', () => {
    const table = sitting().enter('earn cyprus ottoman 2', 'cyprus-lost', 'earn cyprus ottoman 2');
    expect([bonus(table, 'ottoman'), warnings(table)]).toEqual([2, []]);
    expect(warnings(table.enter('earn cyprus ottoman 2'))).toEqual(['at-limit cyprus ottoman']);
  });
});

describe('V4.5 striking out', () => {
  it('E39 V4.5 the total is back exactly, and the entry stays to be seen', () => {
    const table = sitting().totals({ spain: 7 }).enter('earn piracy spain 3');
    const before = table.score('spain');
    table.enter('earn warWinner spain 4').note('void 2', 'it was France');
    expect(table.score('spain')).toEqual(before);
    expect(table.log).toEqual(['spain piracy 3', '(spain warWinner 4)']);
    expect(table.told).toContainEqual({
      type: 'void',
      line: 2,
      bonus: 'warWinner',
      power: 'spain',
      amount: 4,
      remark: 'it was France',
    });
    expect(partOf(table.account('spain'), 'bonus-void')).toMatchObject({
      value: 0,
      paragraph: 'V4.5',
      args: { bonus: 'warWinner', line: 2, amount: 4 },
      from: [4, 5],
    });
  });
});

describe('R15 Paris and Central Europe add up, or not', () => {
  /** Two turns in which France has Paris and the Empire Central Europe; then turn 3 in play. */
  const twoTurns = (options: Readonly<Record<string, OptionValue>> = {}): Sitting =>
    withOptions(options)
      .totals({ ottoman: 0, spain: 0, england: 0, france: 0, empire: 0, protestant: 0 })
      .enter('place paris france', 'place-unrest paris calm')
      .enter(
        ...['prague', 'vienna', 'buda'].flatMap((place) => [
          `place ${place} empire`,
          `place-unrest ${place} calm`,
        ]),
      )
      .walk()
      .walk();

  const both = (table: Sitting) => [bonus(table, 'france'), bonus(table, 'empire')];

  it('R15 parisAccumulates and centralEuropeAccumulates true: kept and added up', () => {
    expect(both(twoTurns())).toEqual([2, 2]);
  });

  it('R15 parisAccumulates false: only the present turn’s award counts', () => {
    const table = twoTurns({ 'rulings.parisAccumulates': false });
    expect(both(table)).toEqual([0, 2]);
    expect(told(partOf(table.account('france'), 'bonus'))[1]).toContain('bonus-past 0 (V10 R15)');
    expect(both(table.enter('victory-phase', 'go-on', 'go-on'))).toEqual([1, 3]);
  });

  it('R15 centralEuropeAccumulates false: only the present turn’s award counts', () => {
    const table = twoTurns({ 'rulings.centralEuropeAccumulates': false });
    expect(both(table)).toEqual([2, 0]);
    expect(both(table.enter('victory-phase', 'go-on', 'go-on'))).toEqual([3, 1]);
  });
});

describe('V4 why a power has its bonus VP', () => {
  it('V4.2 each line with the entry that made it', () => {
    const table = sitting().enter(
      'earn piracy spain 2',
      'earn assassination england',
      'earn slaveTrader spain',
    );
    expect(told(partOf(table.account('spain'), 'bonus'))).toEqual([
      'bonus 1 (V4.1)',
      '  bonus-entry 2 (V4.2) <- 1',
      '  bonus-entry -1 (V4.2) <- 3',
    ]);
    for (const power of POWERS) expect(table.account(power).parts[2]?.code).toBe('bonus');
  });
});
