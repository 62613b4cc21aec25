import { describe, expect, it } from 'vitest';
import { sitting, type Options, type Sitting } from '../position.kit.ts';
import { POWERS, type Power } from '../powers.ts';
import { inPublic } from '../score/total.ts';
import { breakTie, resolve, type TieBreak } from './resolve.ts';
import { standingOf } from './standing.ts';

type Totals = Readonly<Partial<Record<Power, number>>>;

/** A sitting in typed mode with these totals in this turn, where nothing is awarded. */
const at = (turn: number, totals: Totals, { others = 10, options = {} as Options } = {}): Sitting =>
  sitting({ turn, options }).nothingAwarded().scores(totals, others);

/** The tie-break of powers with the highest total as it stands. */
const tieOf = ({ state }: Sitting, tied: readonly Power[]): TieBreak =>
  breakTie(standingOf(state, inPublic(state)), tied);

describe('V6.6 standard victory', () => {
  it('E60 V6.7 turn 1, one power at 25: it wins', () => {
    expect(at(1, { spain: 25 }).decided()).toBe('spain standard');
  });

  it('E61 V6.6 26 and 25: 26 wins', () => {
    expect(at(3, { spain: 25, england: 26 }).decided()).toBe('england standard');
  });

  it('V6.6 24 is not enough in a turn without domination', () => {
    const table = at(3, { spain: 24 });
    expect(table.decided()).toBeUndefined();
    expect(table.state.turn).toBe(4);
  });

  it('E69 V6.9 26 during the turn, 24 in the phase: no victory', () => {
    const table = at(2, { spain: 24 }).enter('earn piracy spain 2');
    expect(table.total('spain')).toBe(26);
    expect(table.note('void 1', 'mistaken').decided()).toBeUndefined();
    expect(table.state.turn).toBe(3);
  });

  it('E70 R26 27 and 20 on turn 4: standard, not domination', () => {
    expect(at(4, { spain: 27, france: 20 }).decided()).toBe('spain standard');
  });
});

describe('V8.3 ties', () => {
  it('E62 V8.3 25-25, previous turn 20-21: the second wins', () => {
    const table = at(3, { spain: 25, england: 25 }).recorded(2, { spain: 20, england: 21 });
    expect(table.decided()).toBe('england standard');
  });

  it('E63 V8.3 25-25, previous 20-20, before that 15-14: the first wins', () => {
    const table = at(3, { spain: 25, england: 25 })
      .recorded(2, { spain: 20, england: 20 })
      .recorded(1, { spain: 15, england: 14 });
    expect(table.decided()).toBe('spain standard');
  });

  const three = (options: Options) =>
    at(3, { ottoman: 25, spain: 25, england: 25 }, { options })
      .recorded(2, { ottoman: 22, spain: 22, england: 21 })
      .recorded(1, { ottoman: 12, spain: 13, england: 18 });

  it('E64 R16 A, B, C at 25; previous 22, 22, 21; before 12, 13, 18: B wins, C is out', () => {
    const table = three({});
    expect(tieOf(table, ['ottoman', 'spain', 'england']).steps.map(({ left }) => left)).toEqual([
      ['ottoman', 'spain'],
      ['spain'],
    ]);
    expect(table.decided()).toBe('spain standard');
  });

  it('R16 full-set: all are compared until exactly one leads, so C wins in the same game', () => {
    expect(three({ 'rulings.tieNarrowing': 'full-set' }).decided()).toBe('england standard');
  });

  it('R16 full-set: where no turn has one leader, all that were tied share', () => {
    const options = { 'rulings.tieNarrowing': 'full-set' };
    const table = at(2, { ottoman: 25, spain: 25, england: 25 }, { options });
    table.recorded(1, { ottoman: 20, spain: 20, england: 11 });
    expect(table.decided()).toBe('ottoman spain england standard');
  });

  it('E65 V8.4 A and B tied at 25, a power D with the highest previous total: D is ignored', () => {
    const table = at(2, { ottoman: 25, spain: 25 }).recorded(1, { ottoman: 13, spain: 14, france: 24 });
    expect(tieOf(table, ['ottoman', 'spain']).steps[0]?.totals.map(({ power }) => power)).toEqual([
      'ottoman',
      'spain',
    ]);
    expect(table.decided()).toBe('spain standard');
  });

  it('E66 R16 a tie on turn 1, set-up totals 8 and 9: the 9 wins', () => {
    const table = at(1, { spain: 25, france: 25 }).enter('start spain 8', 'start france 9');
    expect(table.decided()).toBe('france standard');
  });

  it('R16 startTotalsBreakTies false: the set-up breaks no tie', () => {
    const table = at(1, { spain: 25, france: 25 }, { options: { 'rulings.startTotalsBreakTies': false } });
    expect(table.enter('start spain 8', 'start france 9').decided()).toBe('spain france standard');
  });

  it('R16 the set-up counts only where the totals of all still tied are known', () => {
    const table = at(2, { ottoman: 25, spain: 25, france: 25 }).recorded(1, {
      ottoman: 1,
      spain: 5,
      france: 5,
    });
    table.enter('start france 9');
    expect(tieOf(table, ['ottoman', 'spain', 'france']).winners).toEqual(['spain', 'france']);
    table.enter('start spain 8');
    expect(tieOf(table, ['ottoman', 'spain', 'france']).winners).toEqual(['france']);
  });

  it('E67 R16 a tie in all turns and at set-up: shared victory, marked as not decided by the rules', () => {
    const table = at(2, { spain: 25, france: 25 }).recorded(1, { spain: 7, france: 7 });
    table.enter('start spain 8', 'start france 8');
    expect(table.decided()).toBe('spain france standard');
    expect(table.state.result?.shared).toBe(true);
  });

  it('R16 finalTie ask: the table says which of them wins, and no other', () => {
    const table = at(1, { spain: 25, france: 25 }, { options: { 'rulings.finalTie': 'ask' } }).walk();
    expect(table.step).toBe('choose');
    expect(table.why('judge ottoman')).toBe('notAmongWinners');
    expect(table.why('no')).toBe('noQuestion');
    expect(table.why('yes')).toBe('answerFirst');
    expect(table.enter('judge france', 'yes').result).toBe('france standard');
    expect(table.state.result?.shared).toBe(false);
  });

  it('E68 V8.5 a tie needs turn 2, which was never recorded: it stops and asks for turn 2', () => {
    const table = at(4, { spain: 25, france: 25 }).recorded(3, { spain: 20, france: 20 });
    table.recorded(1, { spain: 3, france: 2 });
    table.walk();
    expect([table.step, table.why('go-on')]).toEqual(['standard', 'sheetMissing']);
    expect(tieOf(table, ['spain', 'france']).missing).toEqual({ turn: 2, powers: ['spain', 'france'] });
    table.recorded(2, { spain: 11 });
    expect(tieOf(table, ['spain', 'france']).missing).toEqual({ turn: 2, powers: ['france'] });
    table.recorded(2, { france: 12 });
    expect(table.enter('go-on', 'yes').result).toBe('france standard');
  });

  it('V8.3 a tie goes back to the first turn of the scenario and no further', () => {
    const table = sitting({ scenario: 'tournament', turn: 4 }).nothingAwarded();
    table.scores({ spain: 25, france: 25 }).recorded(3, { spain: 9, france: 9 });
    expect(table.why('record 2 spain 9')).toBe('turnOutside');
    expect(table.decided()).toBe('spain france standard');
  });

  it('E129 V6.1 V6.4 both awards precede the check: Empire and France tie at 25, decided on history', () => {
    const table = sitting({ turn: 4 })
      .scores({ empire: 24, france: 24 }, 10)
      .recorded(3, { empire: 19, france: 18 })
      .enter('place paris france', 'place-unrest paris calm')
      .enter(
        ...['prague', 'vienna', 'buda'].flatMap((place) => [
          `place ${place} empire`,
          `place-unrest ${place} calm`,
        ]),
      );
    table.walk();
    expect([table.total('empire'), table.total('france')]).toEqual([25, 25]);
    expect(table.enter('yes').result).toBe('empire standard');
  });
});

describe('V6.10 domination', () => {
  it('E71 V6.10 turn 3, 20-14: none', () => {
    const table = at(3, { spain: 20, france: 14 });
    expect(table.decided()).toBeUndefined();
    expect(table.state.turn).toBe(4);
  });

  it('E72 V6.10 turn 4, 20-15: it wins, exactly 5', () => {
    expect(at(4, { spain: 20, france: 15 }).decided()).toBe('spain domination');
  });

  it('E73 V6.10 turn 4, 20-16: none', () => {
    expect(at(4, { spain: 20, france: 16 }).decided()).toBeUndefined();
  });

  it('E74 V6.10 turn 5, 24-19: domination', () => {
    expect(at(5, { spain: 24, france: 19 }).decided()).toBe('spain domination');
  });

  it('E75 V6.10 turn 5, 25-20: standard', () => {
    expect(at(5, { spain: 25, france: 20 }).decided()).toBe('spain standard');
  });

  it('E76 V6.11 turn 7, 22-17: domination, not time', () => {
    expect(at(7, { spain: 22, france: 17 }).decided()).toBe('spain domination');
  });

  it('E77 V6.10 turn 4, all totals low: 6-1: domination; there is no minimum', () => {
    expect(at(4, { spain: 6, france: 1 }, { others: 0 }).decided()).toBe('spain domination');
  });

  const own = (options: Options, totals: Totals = { spain: 20, france: 17 }) =>
    at(4, totals, { others: 14, options: { 'options.players': 3, ...options } }).enter(
      'player spain 2',
      'player france 2',
    );

  it('E78 R23 three-player game, Spain 20, own France 17, others 14: none', () => {
    expect(own({}).decided()).toBeUndefined();
  });

  it('R23 victoryUnit player: own powers are no rivals, and Spain dominates in the same game', () => {
    expect(own({ 'rulings.victoryUnit': 'player' }).decided()).toBe('spain domination');
  });

  it('R23 victoryUnit player: of two own powers that dominate, the higher wins, and a tie is that player’s', () => {
    const options = { 'rulings.victoryUnit': 'player' };
    expect(own(options, { spain: 20, france: 22 }).decided()).toBe('france domination');
    const tied = own({ ...options, 'rulings.finalTie': 'ask' }, { spain: 25, france: 25 });
    expect(tied.decided()).toBe('spain france standard');
    expect(tied.state.result?.shared).toBe(false);
  });

  it('R23 victoryUnit player: two powers that nobody plays are not one player’s', () => {
    const options = { 'rulings.victoryUnit': 'player', 'rulings.neutralMajors': 'included' };
    const table = own(options, { ottoman: 25, empire: 25 });
    table.recorded(3, { ottoman: 12, empire: 11 });
    expect(table.decided()).toBe('ottoman standard');
  });

  const five = (options: Options) =>
    at(4, { spain: 20, empire: 18 }, { others: 15, options: { 'options.players': 5, ...options } });

  it('E79 R22 five players, neutral Empire typed at 18, Spain 20, others 15: domination', () => {
    expect(five({}).decided()).toBe('spain domination');
  });

  it('E79 R22 included: none in the same game', () => {
    expect(five({ 'rulings.neutralMajors': 'included' }).decided()).toBeUndefined();
  });

  it('R22 a neutral power does not win, and with included it does', () => {
    const rich = (options: Options) =>
      at(2, { ottoman: 30 }, { options: { 'options.players': 4, ...options } });
    expect(rich({}).decided()).toBeUndefined();
    expect(rich({ 'rulings.neutralMajors': 'included' }).decided()).toBe('ottoman standard');
  });
});

describe('V6.12 time', () => {
  it('E120 V6.12 turn 7, 22-21: 22 wins on time', () => {
    expect(at(7, { spain: 21, england: 22 }).decided()).toBe('england time');
  });

  it('E121 V8.3 turn 7, 20-20, turn 6 18-17: the first', () => {
    const table = at(7, { spain: 20, england: 20 }, { others: 18 }).recorded(6, { spain: 18, england: 17 });
    expect(table.decided()).toBe('spain time');
  });

  it('E122 V6.1 turn 6 of a campaign, nobody wins: the marker goes to 7, nothing else', () => {
    const table = at(6, { spain: 19, england: 18 });
    const { facts } = table.state;
    expect(table.decided()).toBeUndefined();
    expect([table.state.turn, table.step, table.state.facts]).toEqual([7, 'play', facts]);
  });

  it('E123 R20 tournament preset, turn 6, 19-18: it wins on time', () => {
    const table = sitting({ scenario: 'tournament', turn: 6 }).nothingAwarded();
    expect(table.scores({ spain: 19, england: 18 }).decided()).toBe('spain time');
  });

  it('E124 R20 tournament preset, turn 4 is its second turn, 20-15: domination', () => {
    const table = sitting({ scenario: 'tournament' }).nothingAwarded().scores({ spain: 20, england: 15 });
    expect([table.state.turn, table.decided(), table.state.turn]).toEqual([3, undefined, 4]);
    expect(table.decided()).toBe('spain domination');
  });

  it('R20 a custom game takes its last turn from its options', () => {
    const options = { 'options.firstTurn': 2, 'options.lastTurn': 3 };
    const table = sitting({ scenario: 'custom', options })
      .nothingAwarded()
      .scores({ spain: 12, england: 11 });
    expect([table.state.turn, table.decided(), table.decided()]).toEqual([2, undefined, 'spain time']);
  });

  it('E125 R16 turn 7 with all totals equal in every turn: shared', () => {
    const table = at(7, {}, { others: 12 });
    const same = Object.fromEntries(POWERS.map((power) => [power, 12]));
    for (let turn = 1; turn < 7; turn += 1) table.recorded(turn, same);
    expect(table.decided()).toBe([...POWERS, 'time'].join(' '));
  });

  it('V6.12 the highest total wins whatever its size, below 0 too', () => {
    const table = at(7, { ottoman: -3 }, { others: -4 });
    expect(table.decided()).toBe('ottoman time');
  });
});

describe('V9.6 unknown is not zero', () => {
  it('V9.6 no step says anything while a total that counts is unknown', () => {
    const { state } = sitting({ turn: 7 }).totals({ spain: 30 });
    const verdict = resolve(standingOf(state, inPublic(state)));
    expect(verdict).toEqual({
      kind: 'incomplete',
      powers: ['ottoman', 'england', 'france', 'empire', 'protestant'],
    });
  });

  it('V9.6 R22 a neutral power’s unknown total stands in nobody’s way', () => {
    const table = sitting({ turn: 4, options: { 'options.players': 4 } }).nothingAwarded();
    table.totals({ spain: 20, england: 15, france: 3, protestant: 3 });
    expect(table.decided()).toBe('spain domination');
  });
});
