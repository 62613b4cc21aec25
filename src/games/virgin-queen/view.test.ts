import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/seeded.ts';
import { alarms, notices } from './alarms.ts';
import { actionOf, lineAction } from './actions.ts';
import { FICTIONAL_F } from './cards.kit.ts';
import { downfalls } from './fall.ts';
import { virginQueen } from './index.ts';
import { sitting, type Sitting } from './position.kit.ts';
import { POWERS, PREFERENCES, TERRITORIES, type Preference } from './powers.ts';
import { preview, ranking } from './preview.ts';
import { EMPIRE, SEATS, TABLE } from './seats.ts';
import { shortStanding } from './short.ts';
import { view } from './view.ts';

const OTHERS = SEATS.map((_, seat) => seat).filter((seat) => seat !== EMPIRE);

/** What people may enter in these sittings; what is not allowed when it is tried is left out. */
const LINES = [
  ...POWERS.flatMap((power) => [3, 10, 12, 15, 20, 21, 22, 24].map((vp) => `typed basic ${power} ${vp}`)),
  ...['england', 'france'].flatMap((where) => [
    `convert ${where} protestant calm`,
    `convert ${where} catholic calm`,
    `disturb ${where} protestant`,
    `quiet ${where} protestant`,
  ]),
  ...[10, 20, 30, 45, 49].map((count) => `spaces england ${count}`),
  ...POWERS.flatMap((power) => [
    `earn assassination ${power}`,
    `player ${power} neutral`,
    `player ${power} 2`,
  ]),
  ...['prague', 'vienna', 'buda'].flatMap((place) => [`place ${place} empire`, `place-unrest ${place} calm`]),
  'rebellion 4 0',
  'no',
  'silent',
  'stop',
  'yes',
  'keep-seal',
  'reopen',
  ...Array.from({ length: 20 }, () => 'go-on'),
  ...Array.from({ length: 5 }, () => 'victory-phase'),
];

/** A sitting with FICTIONAL-F in which something is at stake: the Empire has sealed this preference. */
function begun(preference: Preference, turn: number): Sitting {
  const table = sitting({ cards: FICTIONAL_F }).empire(`prefer ${preference}`).nothingAwarded();
  if (turn > 1) table.enter(`turn ${turn}`);
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'england' ? 35 : 0}`, `spaces-unrest ${territory} 0`);
  return table.scores({ spain: 20, empire: 15 }, 10);
}

/** Everything that anybody but the Empire can see, hear or try, the commitment taken out. */
function everythingPublic(table: Sitting, from: number): string {
  const { state } = table;
  const seen = {
    views: [...OTHERS, 'observer' as const].map((viewer) => view(state, viewer)),
    told: table.told.slice(from),
    deciders: virginQueen.deciders(state),
    legal: OTHERS.map((seat) => virginQueen.legal(state, seat)),
    offers: OTHERS.map((seat) => virginQueen.offers?.(state, seat)),
    tried: LINES.map((line) => table.why(line)),
    outcome: virginQueen.outcome(state) ?? null,
    alarms: alarms(state),
    notices: notices(state),
    preview: preview(state),
    ranking: ranking(state),
    downfalls: downfalls(state),
    short: shortStanding(state),
  };
  return JSON.stringify(seen).replaceAll(state.empire.commitment, 'COMMITMENT');
}

describe('E97 nothing public depends on the secret', () => {
  it('E97 V7.8 V7.9 identical entries, different preferences: byte-identical, save the commitment', () => {
    const turn = fc.integer({ min: 1, max: 7 });
    const lines = fc.array(fc.constantFrom(...LINES), { minLength: 10, maxLength: 40 });
    let asked = 0;
    fc.assert(
      fc.property(turn, lines, (first, tried) => {
        const tables = PREFERENCES.map((preference) => begun(preference, first));
        expect(new Set(tables.map(({ state }) => state.empire.commitment)).size).toBe(PREFERENCES.length);
        let heard = 0;
        for (const line of ['victory-phase', 'go-on', 'go-on', 'go-on', ...tried]) {
          const [leader] = tables;
          if (leader?.why(line) !== 'ok') continue;
          for (const table of tables)
            if (virginQueen.remarks?.(lineAction(line)) === 'must') table.note(line, 'mistaken');
            else table.enter(line);
          asked += leader.step === 'empire' ? 1 : 0;
          const [seen, ...others] = tables.map((table) => everythingPublic(table, heard));
          for (const other of others) expect(other).toBe(seen);
          heard = leader.told.length;
        }
      }),
      { numRuns: 12, seed: 1559 },
    );
    // Otherwise nothing would have been tried.
    expect(asked).toBeGreaterThan(5);
  });

  it('V7.8 the Empire’s own silence looks the same whether it could have declared or not', () => {
    const seen = PREFERENCES.map((preference) => {
      const table = begun(preference, 5).walk();
      expect(table.step).toBe('empire');
      table.empire('silent');
      return everythingPublic(table, 0);
    });
    expect(new Set(seen).size).toBe(1);
  });

  it('V7.8 only the Empire’s own seat sees what it prefers and whether that makes a reveal legal', () => {
    const declare = actionOf('declare') ?? 0;
    const answers = PREFERENCES.map((preference) => {
      const { state } = begun(preference, 5).enter('typed basic empire 12').walk();
      expect(view(state, EMPIRE).empire.preference).toBe(preference);
      expect(view(state, TABLE).empire.preference).toBeNull();
      return virginQueen.legal(state, EMPIRE).includes(declare);
    });
    expect(answers).toEqual([false, true, false]);
  });
});

describe('V7.8 a sitting sampled from what is public', () => {
  it('looks the same, and may hide any of the three', () => {
    const { state } = begun('catholic', 4);
    const seen = view(state, TABLE);
    const chance = seeded(3);
    const sampled = Array.from({ length: 30 }, () => virginQueen.sample(seen, chance));
    expect(new Set(sampled.map(({ empire }) => empire.preference)).size).toBe(PREFERENCES.length);
    for (const own of sampled) expect(view(own, TABLE)).toEqual(seen);
  });

  it('the Empire’s own view is sampled as it is', () => {
    const { state } = begun('catholic', 4);
    expect(virginQueen.sample(view(state, EMPIRE), seeded(3))).toEqual(state);
  });
});
