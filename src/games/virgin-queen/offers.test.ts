import { describe, expect, it } from 'vitest';
import { notation } from './actions.ts';
import { offers } from './offers.ts';
import { sitting, type Sitting } from './position.kit.ts';
import { EMPIRE, seatOf, TABLE } from './seats.ts';

const offered = ({ state }: Sitting, seat = TABLE): string[] =>
  offers(state, seat).map((action) => notation.write(action));

describe('what stands as a button', () => {
  it('in play: the phase, what happens together, the end; the rest is typed', () => {
    expect(offered(sitting())).toEqual(['victory-phase', 'moment', 'action', 'paper', 'stop']);
    expect(offered(sitting({ turn: 2 }).enter('moment', 'rebellion 1 1'))).toEqual([
      'done',
      'rebellion-over',
      'late-choice',
    ]);
  });

  it('V6.1 in the phase: going on, and back', () => {
    const table = sitting({ turn: 2 }).nothingAwarded().enter('victory-phase');
    expect(offered(table)).toEqual(['go-on', 'reopen']);
  });

  it('V5.8 V10 R16 questions have their answers', () => {
    expect(offered(sitting().enter('rebellion 4 0'))).toEqual(['yes', 'no']);
    const tie = sitting({ options: { 'rulings.finalTie': 'ask' } }).nothingAwarded();
    expect(offered(tie.scores({ spain: 25, france: 25 }, 3).walk())).toEqual([
      'reopen',
      'judge spain',
      'judge france',
    ]);
  });

  it('V7.1 V7.5 the Empire has its own, and no other seat any', () => {
    expect(offered(sitting(), EMPIRE)).toEqual(['prefer protestant', 'prefer balanced', 'prefer catholic']);
    const sealed = sitting({ options: { 'rulings.empireReveal': 'free' } }).empire('prefer catholic');
    const table = sealed.nothingAwarded().scores({}, 3).walk();
    expect([offered(table), offered(table, EMPIRE)]).toEqual([
      ['reopen', 'silent'],
      ['declare', 'silent'],
    ]);
    expect(offered(table, seatOf('spain'))).toEqual([]);
    expect(offered(sitting().enter('stop', 'yes'))).toEqual([]);
  });
});
