import { describe, expect, it } from 'vitest';
import { asking, scripted, type Question } from '../../core/chance.ts';
import type { Chance } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { seeded } from '../../core/seeded.ts';
import { scotlandRising as game, type RisingState, type RisingView } from './index.ts';
import { position } from './position.kit.ts';
import { ENGLISH, SCOTS } from './units.ts';

/** A battle with the printed set-up, begun, and the dice that fall from then on. */
function begun(...dice: number[]): Match<RisingState, RisingView> {
  const match = new Match(game, { scenario: 'battle', options: {} }, scripted(dice));
  play(match, SCOTS, 'ready');
  return match;
}

function play(match: Match<RisingState, RisingView>, seat: 0 | 1, ...lines: string[]): void {
  for (const line of lines) {
    const result = match.play(seat, game.notation.read(line) ?? -1);
    if (!result.ok) throw new Error(`${line} is refused: ${result.error.reason.id}`);
  }
}

describe('taking back', () => {
  it('B17.7 goes back move by move, to the last die', () => {
    const match = begun(3);
    play(match, SCOTS, 'roll', 'move S-A1 0402', 'schiltron S-P1');
    expect(match.undo(SCOTS).ok).toBe(true);
    expect(match.undo(SCOTS).ok).toBe(true);
    expect([match.state.ap, match.undoRefusal(SCOTS)]).toEqual([8, 'chance']);
  });

  it('B17.7 and never beyond the beginning of one’s own player turn, nor into that of the other', () => {
    const match = begun(3, 4);
    play(match, SCOTS, 'roll', 'move S-A1 0402', 'end');
    expect(match.undoRefusal(SCOTS)).toBe('chance');
    play(match, ENGLISH, 'move E-H1 1509');
    expect([match.undoRefusal(SCOTS), match.undoRefusal(ENGLISH)]).toEqual(['otherActed', undefined]);
    expect(match.undo(ENGLISH).ok).toBe(true);
    expect(match.canUndo(ENGLISH)).toBe(false);
  });

  it('B17.7 an attack stands, whatever it did', () => {
    const match = new Match(game, { scenario: 'battle', options: {} }, seeded(1314));
    const attacks = (): number[] =>
      match.legal(match.deciders()[0] ?? 0).filter((a) => game.notation.write(a).startsWith('attack'));
    const chance = seeded(7);
    while (attacks().length === 0) {
      const [seat = 0] = match.deciders();
      const legal = match.legal(seat);
      match.play(seat, legal[chance.draw(legal.length, 'pick')] ?? -1);
    }
    const [seat = 0] = match.deciders();
    match.play(seat, attacks()[0] ?? -1);
    expect(match.undoRefusal(seat)).toBe('chance');
  });
});

describe('giving up', () => {
  it('B15.8 a player may resign, in his turn or not; the other wins', () => {
    const match = begun(3);
    play(match, SCOTS, 'roll');
    expect(match.resign(ENGLISH)).toEqual({ seat: ENGLISH, resigns: true });
    expect([match.outcome()?.winners, match.deciders()]).toEqual([[SCOTS], []]);
  });
});

describe('what everybody sees', () => {
  it('B0.6 is the whole position, for both seats and every observer', () => {
    const match = begun(3);
    play(match, SCOTS, 'roll', 'move S-A1 0402');
    expect(match.view(ENGLISH)).toEqual(match.view(SCOTS));
    expect(match.view('observer')).toEqual(match.view(SCOTS));
    expect(game.encode(game.sample(match.view('observer'), seeded(1)))).toEqual(game.encode(match.state));
    expect(match.told('observer')).toEqual(match.told(SCOTS));
    expect(match.told(ENGLISH)).toEqual(match.told(SCOTS));
  });
});

describe('chance', () => {
  /** Plays a whole battle at random; gives everything that the rules asked of chance. */
  function asked(seed: number): Question[] {
    const questions: Question[] = [];
    const inner = seeded(seed);
    const chance: Chance = asking((question) => {
      questions.push(question);
      return question.kind === 'die' ? inner.die(question.purpose) : inner.draw(question.n, question.purpose);
    });
    const options = { 'options.events': 'on12' };
    const s = game.setup({ scenario: 'battle', options }, chance);
    const pick = seeded(seed + 1);
    for (;;) {
      const [seat] = game.deciders(s);
      if (seat === undefined) return questions;
      const legal = game.legal(s, seat);
      game.apply(s, legal[pick.draw(legal.length, 'pick')] ?? -1, seat, chance);
    }
  }

  it('B0.5 is asked for dice alone, of five kinds', () => {
    const questions = [1, 2, 3, 4, 5, 6].flatMap(asked);
    expect(new Set(questions.map(({ kind, n }) => `${kind} ${n}`))).toEqual(new Set(['die 6']));
    const purposes = new Set(questions.map(({ purpose }) => purpose));
    const FIVE = ['attack', 'event', 'points', 'rally', 'save'];
    expect([...purposes].filter((purpose) => !FIVE.includes(purpose))).toEqual([]);
    expect(FIVE.filter((purpose) => purpose !== 'rally' && !purposes.has(purpose))).toEqual([]);
  });

  it('B0.5 a rally is the fifth, which a random battle seldom comes to', () => {
    const s = position({ scots: 'S-P1 0504 reduced, S-Moray 0504', english: 'E-P1 1212' });
    const questions: Question[] = [];
    const chance = asking((question) => {
      questions.push(question);
      return 4;
    });
    game.apply(s, game.notation.read('rally S-Moray') ?? -1, SCOTS, chance);
    expect(questions).toEqual([{ kind: 'die', n: 6, purpose: 'rally' }]);
  });
});
