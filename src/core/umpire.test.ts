import { describe, expect, it } from 'vitest';
import { scripted } from './chance.ts';
import type { Config } from './game.ts';
import { BLUE, ledger, RED, TABLE } from './ledger.kit.ts';
import { Match } from './match.ts';
import { offered } from './offer.ts';
import { row } from './row.kit.ts';

const config: Config = { scenario: 'evening', options: {} };

const opened = (...dice: number[]) => new Match(ledger, config, scripted(dice));

const lines = (actions: readonly number[]) => actions.map((action) => ledger.notation.write(action));

describe('offers', () => {
  it('are the few of many legal actions that are put before a seat', () => {
    const match = opened();
    expect(match.legal(TABLE).length).toBeGreaterThan(390);
    expect(lines(match.offered(TABLE))).toEqual(['round', 'points red 1', 'points blue 1']);
    expect(match.offered(TABLE)).toEqual(offered(ledger, match.state, TABLE));
    expect(match.offered(RED)).toEqual([]);
  });

  it('keep nobody from an action that is not among them', () => {
    const match = opened();
    const far = ledger.notation.read('points red 60') ?? 0;
    expect(match.offered(TABLE)).not.toContain(far);
    expect(match.play(TABLE, far).ok).toBe(true);
  });

  it('are all that is legal where a game makes none', () => {
    const match = new Match(row, { scenario: 'duel', options: {} }, scripted([]));
    expect(match.offered(0)).toEqual(match.legal(0));
    expect(match.offered(0)).toHaveLength(3);
    match.resign(0);
    expect(match.offered(0)).toEqual([]);
    expect(() => match.offered(2)).toThrow('row has no seat 2');
  });
});

describe('an umpire', () => {
  it('lets nobody give up', () => {
    const match = opened();
    for (const seat of [TABLE, RED, BLUE]) {
      expect(match.canResign(seat)).toBe(false);
      expect(match.resign(seat)).toBeUndefined();
      expect(match.playEntry({ seat, resigns: true })).toMatchObject({
        ok: false,
        error: { entry: 1, code: 'noResigning', args: { seat: ledger.seats[seat]?.id } },
      });
    }
    expect(match.length).toBe(0);
    expect(match.eventCount).toBe(0);
  });

  it('takes a slip of the pen back also when somebody else may decide by it', () => {
    const asking: typeof ledger = {
      ...ledger,
      deciders: ({ points }) => (points[RED] === points[BLUE] ? [TABLE] : [RED, TABLE]),
    };
    const match = new Match(asking, config, scripted([]));
    const before = JSON.stringify(match.state);
    match.play(TABLE, ledger.notation.read('points red 5') ?? 0);
    expect(match.deciders()).toEqual([RED, TABLE]);
    expect(match.undo(TABLE).ok).toBe(true);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});
