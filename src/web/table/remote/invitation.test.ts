import { describe, expect, it } from 'vitest';
import type { MatchInfo } from '../../../protocol/index.ts';
import type { KeptSeat } from '../storage.ts';
import { invitationTo } from './invitation.ts';

const info = (taken: boolean, offered: boolean, offers: number): MatchInfo => ({
  id: 'match',
  game: 'virgin-queen',
  scenario: 'tournament',
  engine: 1,
  options: {},
  material: false,
  created: 0,
  taken: 0,
  seats: [{ seat: 'france', player: 'human', taken, host: false, offered, offers, renewed: 0 }],
  spectators: true,
});

const kept = (offers?: number): KeptSeat => ({
  id: 'match/table',
  match: 'match',
  seat: 'table',
  key: 'key',
  gameId: 'virgin-queen',
  scenario: 'tournament',
  updated: 0,
  invites: { france: 'token' },
  ...(offers === undefined ? {} : { offers: { france: offers } }),
});

describe('an invitation that this browser has', () => {
  it.each([
    ['is good until somebody takes the seat', info(false, false, 0), kept(), 'token'],
    ['is none once somebody has', info(true, false, 0), kept(), undefined],
    [
      'is none while a newer one is out, of which this browser has not heard',
      info(true, true, 1),
      kept(),
      undefined,
    ],
    ['is good when it is the newest', info(true, true, 1), kept(1), 'token'],
    ['is none when another browser has made a newer one', info(true, true, 2), kept(1), undefined],
    ['is none when whoever has the seat has come back', info(true, false, 1), kept(1), undefined],
  ])('%s', (_case, match, seat, token) => {
    expect(invitationTo(match, seat, 'france')).toBe(token);
    expect(invitationTo(match, seat, 'spain')).toBeUndefined();
    expect(invitationTo(match, undefined, 'france')).toBeUndefined();
  });
});
