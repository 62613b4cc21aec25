import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../core/game.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { virginQueen } from '../index.ts';
import { sitting, type Beginning, type Sitting } from '../position.kit.ts';
import { PREFERENCES, TERRITORIES } from '../powers.ts';
import { isProved } from '../preference.ts';
import { EMPIRE, seatOf, TABLE } from '../seats.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const NEUTRAL = { options: { 'options.players': 5 } } as const;
const FREE = { options: { 'rulings.empireReveal': 'free' } } as const;
const LATER = { turn: 2 } as const;
const SCORED = (['ottoman', 'spain', 'england', 'france', 'empire', 'protestant'] as const).flatMap(
  (power) => [
    `typed basic ${power} 3`,
    ...(power === 'ottoman' || power === 'empire' ? [] : [`typed special ${power} 0`]),
  ],
);
/** Up to the question whether the Empire declares, where it is asked. */
const TO_EMPIRE = [
  'place paris england',
  'place prague ottoman',
  ...SCORED,
  'victory-phase',
  'go-on',
  'go-on',
  'go-on',
];
const PAPER_ASKED = ['paper', ...TO_EMPIRE];

const REFUSED: readonly Refused[] = [
  // Choosing.
  ['empireDecides', 'V7.2', [], 'prefer catholic'],
  ['neutralEmpire', 'V7.12', [], 'paper', NEUTRAL],
  ['neutralEmpire', 'V7.12', [], 'late-choice', { ...NEUTRAL, ...LATER }],
  ['chosenAlready', 'V7.1', ['paper'], 'paper'],
  ['firstTurnOnly', 'V10 R28', [], 'paper', LATER],
  ['lateNotNeeded', 'V10 R28', [], 'late-choice'],
  ['lateNotNeeded', 'V10 R28', ['late-choice'], 'late-choice', LATER],
  ['chosenAlready', 'V7.1', ['paper', 'turn 2'], 'late-choice'],
  ['inPlayOnly', 'V6.1', ['victory-phase'], 'paper'],
  // Declaring.
  ['declareInPhase', 'V7.3', [], 'declare-paper catholic'],
  ['declareInPhase', 'V7.3', ['paper'], 'declare-paper catholic'],
  ['declareInPhase', 'V7.3', [], 'silent'],
  ['declareInPhase', 'V7.3', ['paper', 'victory-phase'], 'silent'],
  ['empireDecides', 'V7.2', PAPER_ASKED, 'declare', FREE],
  // After the end.
  ['noSeal', 'V7.11', [], 'open-paper catholic'],
  ['noSeal', 'V7.11', [], 'keep-seal'],
  ['answerFirst', 'V5.8', ['stop'], 'keep-seal'],
  ['empireDecides', 'V7.2', ['paper', 'stop', 'yes'], 'open-seal'],
  ['gameOver', 'V5', ['stop', 'yes'], 'keep-seal'],
];

const sealed = (beginning: Beginning = {}): Sitting => sitting(beginning).empire('prefer balanced');
/** Any Empire is asked here, and may declare whatever it prefers. */
const asked = (): Sitting => sealed(FREE).enter(...TO_EMPIRE);

describe('V7 what is refused of the preference', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('V7.1 the Empire’s own seat: chosen already, too late, on paper', () => {
    expect(sealed().why('prefer catholic', EMPIRE)).toBe('chosenAlready');
    expect(sitting(LATER).why('prefer catholic', EMPIRE)).toBe('firstTurnOnly');
    expect(sitting(NEUTRAL).why('prefer catholic', EMPIRE)).toBe('neutralEmpire');
    const paper = sitting(FREE).enter(...PAPER_ASKED);
    expect(paper.why('declare', EMPIRE)).toBe('onPaper');
    expect(paper.enter('silent', 'go-on').step).toBe('standard');
  });

  it('E93 V7.3 a reveal asked for in the action phase: refused', () => {
    expect([sealed().why('declare', EMPIRE), sealed().why('silent', EMPIRE)]).toEqual([
      'declareInPhase',
      'declareInPhase',
    ]);
  });

  it('V7.9 a sealed preference is not declared from a paper, nor the other way about', () => {
    expect(asked().why('declare-paper balanced')).toBe('notOnPaper');
    const ended = sealed().enter('stop', 'yes');
    expect([ended.why('open-paper balanced'), ended.why('open-seal', EMPIRE)]).toEqual(['notOnPaper', 'ok']);
    const paper = sitting().enter('paper', 'stop', 'yes');
    expect(paper.why('open-seal', EMPIRE)).toBe('onPaper');
  });

  it('V7.4 declareToWin: a paper that would neither win nor stop a domination', () => {
    const cards = sitting({ cards: FICTIONAL_F }).enter('paper').nothingAwarded().scores({ empire: 21 }, 3);
    for (const territory of TERRITORIES)
      cards.enter(`spaces ${territory} ${territory === 'england' ? 35 : 0}`, `spaces-unrest ${territory} 0`);
    cards.walk();
    expect(cards.step).toBe('empire');
    expect(PREFERENCES.map((preference) => cards.why(`declare-paper ${preference}`))).toEqual([
      'declareToWin',
      'ok',
      'declareToWin',
    ]);
  });

  it('V1.17 no other seat answers for the Empire', () => {
    for (const power of ['spain', 'ottoman'] as const) {
      expect(sitting().why('prefer catholic', seatOf(power))).toBe('tableRecords');
      expect(asked().why('declare', seatOf(power))).toBe('tableRecords');
      expect(asked().why('silent', seatOf(power))).toBe('tableRecords');
    }
    expect(
      sitting(FREE)
        .enter(...PAPER_ASKED)
        .why('silent', EMPIRE),
    ).toBe('tableRecords');
  });

  it('V7.1 noPreference: no sitting leads there, and the rules refuse it all the same', () => {
    const table = asked();
    const { state } = table;
    const odd = { ...state, empire: { ...state.empire, preference: null } };
    const declare = virginQueen.notation.read('declare') ?? 0;
    expect(virginQueen.reasons[virginQueen.why(odd, EMPIRE, declare)]?.id).toBe('noPreference');
  });
});

describe('V7.1 choosing', () => {
  it('V7.1 V7.9 in the first turn: sealed, with a commitment that everybody sees and nobody can read', () => {
    const table = sealed();
    const { empire } = table.state;
    expect(empire).toMatchObject({ keeping: 'sealed', chosen: 1, preference: 'balanced', revealed: null });
    expect(empire.salt).toMatch(/^[0-9a-f]{32}$/);
    expect(isProved(empire.commitment, 'balanced', empire.salt)).toBe(true);
    const heard = table.told.filter(({ type }: GameEvent) => type !== 'total');
    expect(heard).toEqual([{ type: 'preferred', turn: 1, commitment: empire.commitment }]);
    expect(virginQueen.view(table.state, TABLE).empire).toMatchObject({ preference: null, salt: '' });
    expect(virginQueen.view(table.state, EMPIRE).empire).toEqual(empire);
  });

  it('V7.9 or on a paper of its own, of which the record says nothing but that', () => {
    const { empire } = sitting().enter('paper').state;
    expect(empire).toMatchObject({ keeping: 'paper', chosen: 1, commitment: '', preference: null });
  });

  it('R28 forgotten in turn 1: the table rules, and the late choice is recorded with its turn', () => {
    const table = sitting({ turn: 3 });
    expect(virginQueen.deciders(table.state)).toEqual([TABLE]);
    table.enter('late-choice');
    expect(virginQueen.deciders(table.state)).toEqual([TABLE, EMPIRE]);
    expect(table.empire('prefer catholic').state.empire.chosen).toBe(3);
    expect(sitting({ turn: 3 }).enter('late-choice', 'paper').state.empire.chosen).toBe(3);
  });

  it('R28 an Empire that has chosen nothing is not asked', () => {
    const table = sitting(FREE).enter(...TO_EMPIRE);
    expect(table.step).toBe('standard');
  });

  it('E100 R22 V7.12 neutral Empire: no preference asked, no Central Europe award', () => {
    const table = sitting(NEUTRAL).nothingAwarded().scores({}, 3);
    expect(virginQueen.deciders(table.state)).toEqual([TABLE]);
    for (const place of ['prague', 'vienna', 'buda'])
      table.enter(`place ${place} empire`, `place-unrest ${place} calm`);
    expect(table.walk().log).toEqual([]);
    expect([table.step, table.state.turn]).toEqual(['play', 2]);
  });

  it('R30 an unrevealed preference goes to whoever takes the Empire over', () => {
    const table = sealed();
    const { empire } = table.state;
    expect(table.note('player empire 4', 'Ann').state.empire).toEqual(empire);
  });
});

/** FICTIONAL-F with the marker on 45, where Protestant is worth 5, at turn 4 before a domination of Spain. */
function turn4(): Sitting {
  const table = sitting({ cards: FICTIONAL_F }).empire('prefer protestant').nothingAwarded();
  table.enter('turn 4').recorded(3, { empire: 9 });
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'england' ? 45 : 0}`, `spaces-unrest ${territory} 0`);
  return table.scores({ spain: 20, empire: 12 }, 10);
}

describe('V7.7 after the reveal', () => {
  const revealed = () => turn4().walk().empire('declare').enter('go-on', 'go-on', 'go-on');

  it('E94 V7.7 revealed on turn 4: turn 5 includes the special VP at the new marker; earlier turns unchanged', () => {
    const table = revealed();
    expect(table.state.turn).toBe(5);
    expect(
      table.state.sheet.map(({ turn, lines, revealed: shown }) => [turn, lines.empire?.total, shown]),
    ).toEqual([
      [3, 9, false],
      [4, 17, true],
    ]);
    table.enter('spaces england 35');
    expect(table.score('empire')).toMatchObject({ basic: 12, special: 3, total: 15 });
    expect(table.walk().step).toBe('final');
  });

  it('E95 V7.7 revealed, the marker drops into a worse row: the Empire’s total drops', () => {
    const table = revealed();
    expect(table.total('empire')).toBe(17);
    expect(table.enter('spaces england 29').total('empire')).toBe(13);
  });

  it('V7.7 declared once, it is public for good and never asked again', () => {
    const table = revealed();
    const { empire } = table.state;
    expect(virginQueen.view(table.state, 'observer').empire).toEqual(empire);
    expect(empire.revealed?.turn).toBe(4);
    table.enter('typed basic spain 16').walk();
    expect([table.state.turn, table.step]).toEqual([6, 'play']);
    expect(table.why('declare', EMPIRE)).toBe('declareInPhase');
  });

  it('V7.9 the reveal publishes preference and salt, and anybody can check the commitment', () => {
    const table = turn4().walk().empire('declare');
    const shown = table.told.find(({ type }) => type === 'declared');
    const { commitment, salt } = table.state.empire;
    expect(shown).toEqual({ type: 'declared', preference: 'protestant', commitment, salt });
    expect(isProved(commitment, 'protestant', salt)).toBe(true);
  });
});

describe('V7.8 being asked tells nothing', () => {
  it('V7.8 the table may answer silent for it, and the Empire answers at its own seat', () => {
    for (const answer of [
      (table: Sitting) => table.enter('silent'),
      (table: Sitting) => table.empire('silent'),
    ]) {
      const table = asked();
      expect(virginQueen.deciders(table.state)).toEqual([EMPIRE, TABLE]);
      expect(answer(table).enter('go-on').step).toBe('standard');
    }
  });

  it('V7.9 with a paper the table alone is asked', () => {
    const table = sitting(FREE).enter(...PAPER_ASKED);
    expect([table.step, virginQueen.deciders(table.state)]).toEqual(['empire', [TABLE]]);
    table.enter('declare-paper catholic');
    expect(table.state.empire).toMatchObject({ preference: 'catholic', revealed: { turn: 1 } });
  });
});

describe('E99 the public total', () => {
  it('E99 V6.4 Central Europe lifts the Empire’s public total from 24 to 25: it wins, no reveal needed', () => {
    const table = sitting({ cards: FICTIONAL_F }).empire('prefer balanced').scores({ empire: 24 }, 3);
    table.enter('place paris england');
    for (const territory of TERRITORIES)
      table.enter(`spaces ${territory} ${territory === 'england' ? 35 : 0}`, `spaces-unrest ${territory} 0`);
    for (const place of ['prague', 'vienna', 'buda'])
      table.enter(`place ${place} empire`, `place-unrest ${place} calm`);
    table.walk();
    expect([table.step, table.log]).toEqual(['final', ['empire masterOfCentralEurope 1']]);
    expect(table.enter('yes', 'keep-seal').result).toBe('empire standard');
    expect(table.state.empire.revealed).toBeNull();
  });
});

describe('V7.11 after the end', () => {
  it('V7.11 the Empire may open what it kept sealed; that changes no result', () => {
    const table = sealed().enter('rebellion 4 0', 'yes');
    expect([table.step, virginQueen.deciders(table.state), table.result]).toEqual([
      'seal',
      [EMPIRE, TABLE],
      undefined,
    ]);
    expect(table.empire('open-seal').result).toBe('spain catholic-rebellion');
    expect(virginQueen.view(table.state, 'observer').empire).toMatchObject({
      preference: 'balanced',
      opened: true,
      revealed: null,
    });
  });

  it('V7.11 or keep it sealed for ever', () => {
    for (const table of [
      sealed().enter('stop', 'yes', 'keep-seal'),
      sealed().enter('stop', 'yes').empire('keep-seal'),
    ]) {
      expect(table.result).toBe('stopped');
      expect(virginQueen.view(table.state, 'observer').empire).toMatchObject({ preference: null, salt: '' });
    }
  });

  it('V7.11 a paper is opened by the table', () => {
    const table = sitting().enter('paper', 'stop', 'yes', 'open-paper catholic');
    expect([table.result, table.state.empire.preference]).toEqual(['stopped', 'catholic']);
  });

  it('V7.11 nothing is offered where nothing is sealed: none chosen, declared already, neutral', () => {
    expect(sitting().enter('stop', 'yes').step).toBe('over');
    const declared = asked().empire('declare').note('reopen', 'a key was forgotten');
    expect(declared.enter('stop', 'yes').step).toBe('over');
    expect(sealed().enter('player empire neutral', 'stop', 'yes').step).toBe('over');
  });
});
