import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../core/game.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { virginQueen } from '../index.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS } from '../powers.ts';
import { seatOf, TABLE } from '../seats.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

/** Turn 2, typed totals, nothing awarded, nobody near a win. */
const quiet = (turn = 2): Sitting => sitting({ turn }).nothingAwarded().scores({}, 12);

const QUIET_LINES: readonly string[] = [
  'place paris england',
  'place prague ottoman',
  ...POWERS.map((power) => `typed basic ${power} 12`),
  ...['spain', 'england', 'france', 'protestant'].map((power) => `typed special ${power} 0`),
];

const OPTIONAL = { options: { 'rulings.parisAward': 'optional' } };
const PARIS_FRENCH = ['place paris france', 'place-unrest paris calm'];
const CLAIM = ['rebellion 4 0'];

const REFUSED: readonly Refused[] = [
  // The phase begins once, from play, with nothing open.
  ['bundleOpen', 'V10 R5', ['moment'], 'victory-phase'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'victory-phase'],
  ['answerFirst', 'V5.8', CLAIM, 'victory-phase'],
  ['gameOver', 'V5', [...CLAIM, 'yes'], 'victory-phase'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'keys spain 3'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'earn assassination spain'],
  // Walking on.
  ['notInPhase', 'V6.1', [], 'go-on'],
  ['answerFirst', 'V5.8', CLAIM, 'go-on'],
  ['parisMissing', 'V6.2', ['victory-phase'], 'go-on'],
  ['parisMissing', 'V6.2', ['place paris france', 'victory-phase'], 'go-on'],
  ['parisMissing', 'V6.2', [...PARIS_FRENCH, 'turn 5', 'victory-phase'], 'go-on'],
  ['europeMissing', 'V6.3', ['place paris england', 'victory-phase', 'go-on'], 'go-on'],
  ['totalsIncomplete', 'V9.6', [...QUIET_LINES.slice(0, -1), 'victory-phase', 'go-on', 'go-on'], 'go-on'],
  // The award that may be waived.
  ['notInPhase', 'V6.1', [], 'waive'],
  ['awardMandatory', 'V10 R15', [...PARIS_FRENCH, 'victory-phase'], 'waive'],
  ['noAwardToWaive', 'V10 R15', ['place paris england', 'victory-phase'], 'waive', OPTIONAL],
  ['noAwardToWaive', 'V10 R15', ['victory-phase'], 'waive', OPTIONAL],
  ['notInPhase', 'V6.1', [...PARIS_FRENCH, 'victory-phase', 'go-on'], 'waive', OPTIONAL],
  // Going back.
  ['notInPhase', 'V6.1', [], 'reopen'],
  ['answerFirst', 'V5.8', CLAIM, 'reopen'],
  // Judging and answering.
  ['noQuestion', 'V5.8', [], 'judge spain'],
  ['noQuestion', 'V5.8', ['victory-phase'], 'judge spain'],
  ['answerFirst', 'V5.8', CLAIM, 'judge spain'],
  ['noQuestion', 'V5.8', [], 'yes'],
  ['noQuestion', 'V5.8', [], 'no'],
  ['noQuestion', 'V5.8', ['victory-phase'], 'no'],
  ['answerFirst', 'V5.8', ['stop'], 'no'],
  // Stopping.
  ['bundleOpen', 'V10 R5', ['action'], 'stop'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'stop'],
];

describe('V6 what is refused of the phase', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('V8.5 sheetMissing: a tie that needs a turn nobody wrote down', () => {
    const table = sitting({ turn: 2 }).nothingAwarded().scores({ spain: 25, france: 25 }, 3).walk();
    expect([table.step, table.why('go-on')]).toEqual(['standard', 'sheetMissing']);
  });

  it('V6.13 empireToAnswer: the table waits for the Empire', () => {
    const table = sitting().enter('paper').nothingAwarded().scores({ empire: 24 }, 3).walk();
    expect([table.step, table.why('go-on')]).toEqual(['empire', 'empireToAnswer']);
  });

  it('V1.17 tableRecords: no power walks on for the table, and the Empire neither', () => {
    for (const power of POWERS) {
      expect(quiet().why('victory-phase', seatOf(power))).toBe('tableRecords');
      expect(quiet().enter('victory-phase').why('go-on', seatOf(power))).toBe('tableRecords');
    }
  });
});

/** The steps that a walk goes through, with an answer of the Empire where it is asked. */
function steps(table: Sitting): string[] {
  const walked: string[] = [];
  table.enter('victory-phase');
  while (table.step !== 'play' && table.step !== 'final') {
    walked.push(table.step);
    table.enter(table.step === 'empire' ? 'silent' : 'go-on');
  }
  return walked;
}

describe('V6.1 the order of the phase', () => {
  it('V6.1 Paris, Central Europe, totals, standard, domination; time only in the last turn', () => {
    const order = ['paris', 'europe', 'totals', 'standard', 'domination'];
    expect(steps(quiet(2))).toEqual(order);
    expect(steps(quiet(6))).toEqual(order);
    expect(
      steps(quiet(7).recorded(6, { ottoman: 9, spain: 5, england: 5, france: 5, empire: 5, protestant: 5 })),
    ).toEqual([...order, 'time']);
  });

  it('V6.13 the Empire is asked once, right after the totals', () => {
    const table = sitting().enter('paper').nothingAwarded().scores({ empire: 24 }, 3);
    expect(steps(table)).toEqual(['paris', 'europe', 'totals', 'empire', 'totals', 'standard', 'domination']);
  });

  it('R12 a military victory is looked for first, where the table looks for it in the phase', () => {
    const table = sitting({ turn: 2, options: { 'rulings.militaryTiming': 'victory-phase' } });
    expect(steps(table.nothingAwarded().scores({}, 12))[0]).toBe('military');
  });

  it('V6.1 nobody has won: the turn is closed, the marker moves, and the table is told', () => {
    const table = quiet(2).walk();
    expect([table.step, table.state.turn]).toEqual(['play', 3]);
    const told = table.told.slice(-5).map(({ type }: GameEvent) => type);
    expect(told).toEqual(['totals-stand', 'no-victory', 'no-victory', 'turn-closed', 'turn-began']);
  });

  it('E126 V8.1 closing a turn twice: refused', () => {
    const table = quiet(2).walk();
    expect(table.why('go-on')).toBe('notInPhase');
    expect(table.why('record 2 spain 12')).toBe('recordedAlready');
    expect(table.why('turn 2')).toBe('turnsClosed');
  });

  it('V8.1 the sheet has exactly the totals that decided, with their parts and the marker', () => {
    const table = sitting({ cards: FICTIONAL_F, turn: 2 }).nothingAwarded().scores({ spain: 9 }, 12);
    for (const territory of ['england', 'scotland', 'france', 'netherlands'])
      table.enter(`spaces ${territory} 5`, `spaces-unrest ${territory} 0`);
    table.enter('earn assassination spain').walk();
    const { entries } = table.state;
    expect(table.state.sheet).toMatchObject([{ turn: 2, spaces: 20, revealed: false }]);
    expect(table.state.sheet[0]?.lines.spain).toEqual({
      basic: 9,
      special: 0,
      bonus: 1,
      total: 10,
      entry: entries,
      amended: [],
    });
    expect(Object.keys(table.state.sheet[0]?.lines ?? {})).toEqual([...POWERS]);
  });

  it('V5.6 V6.6 everybody is told who has won, once the table has said yes', () => {
    const table = sitting({ turn: 2 }).nothingAwarded().scores({ spain: 26 }, 12).walk();
    expect(table.told.at(-1)).toEqual({ type: 'verdict', victory: 'standard', powers: ['spain'], total: 26 });
    table.enter('yes');
    expect(table.told.at(-1)).toEqual({ type: 'won', victory: 'standard', powers: ['spain'], shared: false });
    const tied = sitting().nothingAwarded().scores({ spain: 25, france: 25 }, 3).walk().enter('yes');
    expect(tied.told.at(-1)).toEqual({
      type: 'won',
      victory: 'standard',
      powers: ['spain', 'france'],
      shared: true,
    });
    const stopped = sitting().enter('stop', 'yes');
    expect(stopped.told.at(-1)).toEqual({ type: 'undecided', victory: 'stopped' });
  });

  it('V8.1 a victory on VP writes its last turn too', () => {
    const table = sitting({ turn: 2 }).nothingAwarded().scores({ spain: 26 }, 12);
    expect(table.decided()).toBe('spain standard');
    expect(table.state.sheet[0]?.lines.spain?.total).toBe(26);
  });
});

describe('R15 the Paris award', () => {
  const paris = (options = {}) =>
    sitting({ turn: 2, options })
      .scores({}, 12)
      .enter(...PARIS_FRENCH, 'place prague ottoman', 'victory-phase');

  it('R15 mandatory: it is written into the log', () => {
    expect(paris().enter('go-on').log).toEqual(['france paris 1']);
  });

  it('R15 optional: it can be taken or waived', () => {
    expect(paris(OPTIONAL.options).enter('go-on').log).toEqual(['france paris 1']);
    const waived = paris(OPTIONAL.options).enter('waive');
    expect([waived.log, waived.step]).toEqual([[], 'europe']);
    expect(waived.enter('go-on', 'go-on', 'go-on', 'go-on').total('france')).toBe(12);
  });

  it('V4.2 an award that the table has entered by hand is not made again', () => {
    const table = sitting({ turn: 2 })
      .scores({}, 12)
      .enter(...PARIS_FRENCH, 'place prague ottoman');
    table.enter('earn paris france 2', 'victory-phase', 'go-on');
    expect(table.log).toEqual(['france paris 2']);
  });
});

describe('going back from the phase', () => {
  const awarded = () =>
    sitting({ turn: 2 })
      .scores({}, 12)
      .enter(...PARIS_FRENCH, 'place prague ottoman', 'earn assassination spain')
      .enter('victory-phase', 'go-on', 'go-on');

  it('V6.1 reopen strikes out what this phase has awarded, and nothing else; the phase then begins anew', () => {
    const table = awarded();
    expect(table.log).toEqual(['spain assassination 1', 'france paris 1']);
    table.note('reopen', 'a key was forgotten');
    expect([table.step, table.log]).toEqual(['play', ['spain assassination 1', '(france paris 1)']]);
    expect(table.total('france')).toBe(12);
    table.enter('victory-phase', 'go-on');
    expect(table.log.at(-1)).toBe('france paris 1');
    expect(table.total('france')).toBe(13);
  });

  it('V6.1 a victory that has been found is open until the table says yes', () => {
    const table = sitting({ turn: 2 }).nothingAwarded().scores({ spain: 25 }, 12).walk();
    expect([table.step, table.result]).toEqual(['final', undefined]);
    table.note('reopen', 'mistyped').enter('typed basic spain 24');
    expect(table.decided()).toBeUndefined();
    expect([table.state.turn, table.state.result]).toEqual([3, null]);
  });

  it('V7.7 what the Empire has declared stays declared', () => {
    const table = sitting({ options: { 'rulings.empireReveal': 'free' } })
      .enter('paper')
      .nothingAwarded();
    table.scores({}, 3).walk().enter('declare-paper catholic').note('reopen', 'a key was forgotten');
    expect(table.state.empire.revealed).toEqual({ turn: 1, entry: table.state.entries - 1 });
  });

  it('V6.13 the Empire is asked anew in a phase that begins anew', () => {
    const table = sitting().enter('paper').nothingAwarded().scores({ empire: 24 }, 3).walk();
    table.enter('silent').note('reopen', 'a key was forgotten');
    expect(table.walk().step).toBe('empire');
  });
});

describe('R29 play stops', () => {
  it('E128 R29 stopped on turn 4 for lack of time: standing only, no winner', () => {
    const table = quiet(4).enter('stop');
    expect(table.step).toBe('final');
    expect(table.enter('yes').result).toBe('stopped');
    expect(virginQueen.outcome(table.state)).toEqual({ winners: [], kind: 'stopped', paragraph: 'V10 R29' });
    expect([table.state.sheet, virginQueen.deciders(table.state)]).toEqual([[], []]);
  });

  it('R29 a stop can be taken back as long as nobody has said yes', () => {
    const table = quiet(4).enter('stop').note('reopen', 'we play on');
    expect([table.step, table.state.result]).toEqual(['play', null]);
    expect(virginQueen.deciders(table.state)).toEqual([TABLE]);
  });
});

describe('R22 and R30 seats', () => {
  it('R30 a power changes hands in the phase, and nothing else changes', () => {
    const table = quiet(2).enter('victory-phase');
    const { facts } = table.state;
    table.note('player spain 3', 'Ann');
    expect(table.state.facts).toEqual({
      ...facts,
      seated: { ...facts.seated, spain: { player: 3, name: 'Ann' } },
    });
  });
});
