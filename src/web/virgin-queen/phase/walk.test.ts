import { describe, expect, it } from 'vitest';
import { virginQueen } from '../../../games/index.ts';
import { FICTIONAL_F as F } from '../../../games/virgin-queen/cards.kit.ts';
import { sitting, type Sitting } from '../../../games/virgin-queen/position.kit.ts';
import { words } from '../../../words/index.ts';
import { answersFor, idOf, isVp, lineFor, missingIn, type Missing } from './missing.ts';
import { foundIn, tieAt, tieSentence, walkOf, type WalkStatus } from './walk.ts';

const LOW = { ottoman: 10, spain: 10, england: 10, france: 10, empire: 10, protestant: 9 };

const walk = ({ state }: Sitting) => walkOf(state).map(({ step, number, status }) => [step, number, status]);

function found({ state }: Sitting, step: string) {
  const line = walkOf(state).find((each) => each.step === step);
  if (line === undefined) throw new Error(`${step} is no step of this walk`);
  return foundIn(state, line);
}

const codes = (s: Sitting, step: string): unknown => {
  const sentences = found(s, step);
  // Whatever is found can be said in both languages.
  if (typeof sentences !== 'string')
    for (const { group, code, facts } of sentences)
      for (const spoken of [words('en', virginQueen), words('ru', virginQueen)])
        expect(spoken.sentence(group, code, facts)).not.toBe('');
  return typeof sentences === 'string' ? sentences : sentences.map(({ code }) => code);
};

describe('the walk through the phase', () => {
  it('is none in play', () => {
    expect(walkOf(sitting().state)).toEqual([]);
  });

  it('V6.1 has its steps in their order, with their numbers, and time in the last turn alone', () => {
    const s = sitting({ turn: 2 }).totals(LOW).nothingAwarded().enter('victory-phase', 'go-on');
    expect(walk(s)).toEqual([
      ['paris', 1, 'done'],
      ['europe', 2, 'now'],
      ['totals', 3, 'ahead'],
      ['standard', 4, 'ahead'],
      ['domination', 5, 'ahead'],
    ]);
    const last = sitting({ turn: 7 }).totals(LOW).nothingAwarded().enter('victory-phase');
    expect(walk(last).at(-1)).toEqual(['time', 6, 'ahead']);
  });

  it('V10 R12 looks for military victories first where the table does so in the phase', () => {
    const options = { 'rulings.militaryTiming': 'victory-phase' };
    const s = sitting({ options }).totals(LOW).nothingAwarded().enter('victory-phase');
    expect(walk(s)[0]).toEqual(['military', null, 'now']);
    expect(codes(s, 'military')).toEqual(['military-none']);
  });

  it('V6.2 tells what Paris brought, and what is missing', () => {
    const s = sitting({ turn: 5 }).totals(LOW).enter('place paris france', 'victory-phase');
    expect(codes(s, 'paris')).toEqual(['missing-unrest']);
    const known = sitting({ turn: 5 })
      .totals(LOW)
      .enter('place paris france', 'place-unrest paris calm', 'ruler henry-iii', 'place prague ottoman')
      .enter('victory-phase');
    expect(found(known, 'paris')).toEqual([
      { group: 'finding', code: 'paris-king', facts: { power: 'france', amount: 2 } },
    ]);
    known.enter('go-on');
    expect(found(known, 'paris')).toEqual([
      { group: 'news', code: 'award', facts: { bonus: 'paris', power: 'france', vp: 2 } },
    ]);
  });

  it('V10 R15 tells that the table has let an award go', () => {
    const options = { 'rulings.parisAward': 'optional' };
    const s = sitting({ options })
      .totals(LOW)
      .enter('place paris france', 'place-unrest paris calm', 'place prague ottoman')
      .enter('victory-phase', 'waive');
    expect(codes(s, 'paris')).toBe('waived');
  });

  it('V6.10 tells that a domination is not looked for before turn 4', () => {
    const s = sitting({ turn: 3 }).totals(LOW).nothingAwarded().enter('victory-phase');
    expect(codes(s, 'domination')).toEqual(['domination-early']);
  });

  it('V9.6 names the powers whose totals are unknown', () => {
    const s = sitting().nothingAwarded().enter('typed basic ottoman 3', 'victory-phase', 'go-on', 'go-on');
    expect(found(s, 'standard')).toEqual([
      {
        group: 'verdict',
        code: 'incomplete',
        facts: { powers: ['spain', 'england', 'france', 'empire', 'protestant'] },
      },
    ]);
  });

  it('V8.3 shows a tie turn by turn, also once it waits for the yes', () => {
    const s = sitting({ turn: 3 })
      .totals({ ...LOW, spain: 25, england: 25 })
      .nothingAwarded()
      .enter('record 2 spain 20', 'record 2 england 20', 'record 1 spain 15', 'record 1 england 14')
      .walk();
    expect(s.state.step).toBe('final');
    expect(codes(s, 'standard')).toEqual(['tied', 'tie-broken']);
    expect(tieAt(s.state, 'standard')?.steps.map(({ turn, left }) => [turn, left])).toEqual([
      [2, ['spain', 'england']],
      [1, ['spain']],
    ]);
  });

  it('V8.5 says which turn and powers a tie needs', () => {
    const s = sitting({ turn: 3 })
      .totals({ ...LOW, spain: 25, england: 25 })
      .nothingAwarded()
      .walk();
    const tie = tieAt(s.state, 'standard');
    expect(codes(s, 'standard')).toEqual(['tied', 'missing']);
    expect(tie === undefined ? undefined : tieSentence(s.state, tie)).toEqual({
      group: 'verdict',
      code: 'missing',
      facts: { turn: 2, powers: ['spain', 'england'] },
    });
  });

  it('V10 R23 a tie among the powers of one player is that player’s', () => {
    const options = { 'rulings.victoryUnit': 'player' };
    const s = sitting({ options })
      .totals({ ...LOW, spain: 25, france: 25 })
      .nothingAwarded()
      .enter('player spain 1', 'player france 1')
      .walk();
    expect(codes(s, 'standard')).toEqual(['tied', 'tie-own']);
  });

  it('V7.8 has the Empire among its steps wherever there is a secret, and says what it answered', () => {
    const s = sitting({ cards: F, turn: 5 }).enter('late-choice').empire('prefer balanced');
    s.enter('victory-phase');
    expect(walk(s).map(([step]) => step)).toContain('empire');
    const asked = sitting()
      .empire('prefer catholic')
      .totals({ ...LOW, empire: 24 })
      .nothingAwarded();
    asked.enter('victory-phase', 'go-on', 'go-on', 'go-on');
    expect([asked.state.step, codes(asked, 'empire')]).toEqual(['empire', 'asked']);
    asked.empire('silent');
    expect(walk(asked).slice(2, 4)).toEqual([
      ['totals', 3, 'now'],
      ['empire', null, 'done'],
    ]);
    expect(codes(asked, 'empire')).toEqual(['silent']);
  });
});

describe('what is missing', () => {
  const all = ({ state }: Sitting): string[] => missingIn(state).map(idOf);

  it('V9.6 is told in play already as far as it is of the board, and the totals where they are taken', () => {
    const s = sitting();
    expect(all(s)).toContain('holder-paris');
    expect(all(s)).not.toContain('basic-ottoman');
    s.nothingAwarded();
    expect(all(s)).toEqual([]);
    s.enter('victory-phase', 'go-on', 'go-on');
    expect(all(s)).toContain('basic-ottoman');
    expect(all(s)).not.toContain('special-ottoman');
    expect(all(s)).not.toContain('special-empire');
  });

  it('V10 R22 is nothing of a neutral power', () => {
    const s = sitting({ options: { 'options.players': 4 } }).nothingAwarded();
    s.enter('victory-phase', 'go-on', 'go-on');
    expect(all(s)).toContain('basic-spain');
    expect(all(s)).not.toContain('basic-ottoman');
  });

  it('every answer is an entry that the umpire takes', () => {
    const s = sitting({ turn: 5 });
    const asked: Missing[] = [
      { what: 'ruler' },
      { what: 'guise' },
      { what: 'navarre' },
      { what: 'basic', power: 'spain' },
      { what: 'special', power: 'england' },
      ...missingIn(s.state),
    ];
    for (const missing of asked) {
      const answers = answersFor(missing);
      for (const answer of answers === 'number' ? ['-1', '12'] : answers)
        expect([lineFor(s.state, missing, answer), s.why(lineFor(s.state, missing, answer))]).toEqual([
          lineFor(s.state, missing, answer),
          'ok',
        ]);
    }
  });

  it('V1.8 in map mode a listed place is answered by its key', () => {
    const keys = [{ id: 'paris', en: 'Paris' }];
    const s = sitting({ cards: { schemaVersion: 1, edition: 'F', keys } });
    expect(lineFor(s.state, { what: 'holder', place: 'paris' }, 'spain')).toBe('hold 1 spain');
    expect(s.why('hold 1 spain')).toBe('ok');
  });

  it.each([
    ['8', true],
    ['-3', true],
    ['', false],
    ['x', false],
    ['1.5', false],
    ['99', false],
  ])('V1.15 %s as VP: %s', (text, good) => {
    expect(isVp(text)).toBe(good);
  });
});

describe('statuses', () => {
  it('never have two steps of which both are now', () => {
    const s = sitting({ turn: 7 })
      .totals({ ...LOW, spain: 12 })
      .nothingAwarded()
      .enter('victory-phase');
    while (s.why('go-on') === 'ok') {
      const now: WalkStatus = 'now';
      expect(walkOf(s.state).filter(({ status }) => status === now)).toHaveLength(1);
      s.enter('go-on');
    }
    expect(s.state.step).toBe('final');
  });
});
