import { describe, expect, it } from 'vitest';
import { ledger, type LedgerState } from '../../core/ledger.kit.ts';
import { checkConfig } from '../../core/config.ts';
import type { AnyGame } from '../../core/match.ts';
import { Sight } from './sight.ts';
import { begin, chanceOf, infoOf, type Terms } from './terms.ts';

const [RED, BLUE] = [1, 2] as const;

/** A match of a game in the making, and what is asked of it. */
function sitting(game: AnyGame) {
  const config = checkConfig(game, { scenario: 'evening', options: {} });
  if (!config.ok) throw new Error(config.error.code);
  const terms: Terms = {
    id: 'a-match-of-the-ledger',
    game,
    config: config.value,
    players: game.seats.map(() => 'human'),
    spectators: true,
    secret: new Uint8Array(32).fill(7),
    diceFrom: 0,
    taken: 0,
    created: 0,
  };
  const log = begin(terms);
  const standing = { taken: true, host: false, offered: false, offers: 0, renewed: 0 };
  const sight = new Sight(terms, log, () => infoOf(terms, () => standing));
  return {
    sight,
    play: (seat: number, line: string): void => {
      const played = log.play(seat, sight.read(line), undefined, chanceOf(terms, log.answered));
      if (!played.ok) throw new Error(played.error.reason.id);
    },
    undo: (seat: number): void => {
      if (!log.undo(seat, undefined).ok) throw new Error('it cannot be taken back');
    },
  };
}

/** The ledger, where blue sees how many points red has while they are odd, and is told nothing of it. */
const peeping: AnyGame = {
  ...ledger,
  view: (s: LedgerState, viewer) => ({
    ...ledger.view(s, viewer),
    peeped: viewer === BLUE && (s.points[RED] ?? 0) % 2 === 1 ? s.points[RED] : 0,
  }),
};

describe('a seat that knows more than an observer', () => {
  it('is one that was told so, for good', () => {
    const { sight, play, undo } = sitting(ledger);
    play(0, 'round');
    expect([sight.isPrivy(RED), sight.isPrivy(BLUE)]).toEqual([false, false]);
    play(RED, 'favour blue');
    expect([sight.isPrivy(RED), sight.isPrivy(BLUE)]).toEqual([true, false]);
    undo(RED);
    expect([sight.isPrivy(RED), sight.isPrivy(BLUE)]).toEqual([true, false]);
  });

  it('is one that could see so at any time, however often it was asked about', () => {
    for (const asked of [[], [0, 1, 2, 3, 4], [1, 3]]) {
      const { sight, play } = sitting(peeping);
      for (const [i, line] of ['points red 2', 'points red 3', 'points red 4', 'points red 6'].entries()) {
        if (asked.includes(i)) expect(sight.isPrivy(BLUE)).toBe(i > 1);
        play(0, line);
      }
      expect([sight.isPrivy(RED), sight.isPrivy(BLUE)]).toEqual([false, true]);
    }
  });

  it('is one that could see so after something else was taken back', () => {
    const { sight, play, undo } = sitting(peeping);
    for (const line of ['points red 2', 'points red 4', 'points blue 1']) play(0, line);
    expect(sight.isPrivy(BLUE)).toBe(false);
    undo(0);
    undo(0);
    play(0, 'points red 3');
    play(0, 'points red 4');
    expect(sight.isPrivy(BLUE)).toBe(true);
  });
});
