import { describe, expect, it } from 'vitest';
import { broken, but } from './broken.kit.ts';
import { scripted } from './chance.ts';
import { ledger } from './ledger.kit.ts';
import { conform, conformMany, type ConformOptions } from './conformance.ts';
import { type Check, checks, type Rates } from './conformance-probe.ts';
import { conformStatics } from './conformance-statics.ts';
import type { Action } from './game.ts';
import type { AnyGame } from './match.ts';
import { readMatch } from './record-read.ts';
import { row } from './row.kit.ts';
import { act, toy } from './toy.kit.ts';

const always: Rates = {
  alphabet: 1,
  copy: 1,
  snapshot: 1,
  views: 1,
  twinReasons: 1,
  twinPlay: 1,
  undo: 1,
  replay: 1,
};

const long: ConformOptions = { scenario: 'long', seed: 1, options: { 'variants.target': 9 }, rates: always };

const staticChecks: readonly Check[] = [
  'names',
  'options',
  'material',
  'reasons',
  'notation',
  'alphabet',
  'parts',
  'remarks',
  'nonsense',
  'decodeNonsense',
];

/** All rates at once, and each alone: one fault may hide behind another. */
const rateSets: Partial<Rates>[] = [always, ...ratesAlone()];

function ratesAlone(): Partial<Rates>[] {
  const none = Object.fromEntries(Object.keys(always).map((rate) => [rate, 0]));
  return Object.keys(always).map((rate) => ({ ...none, [rate]: 1 }));
}

/** Whether the kit finds this in a game, in a few random ones with much or little to win. */
function found(game: AnyGame, check: Check, detail: string): boolean {
  const fits = (finding: { check: Check; detail: string }) =>
    finding.check === check && finding.detail.includes(detail);
  if (staticChecks.includes(check)) return conformStatics(game).some(fits);
  for (let seed = 0; seed < 30; seed++) {
    for (const rates of rateSets) {
      const { id: scenario = '' } = game.scenarios.at(-1) ?? {};
      const options = game.id === 'toy' ? { 'variants.target': seed % 2 === 0 ? 9 : 2 } : {};
      if (conform(game, { scenario, seed, options, rates, maxSteps: 50 }).findings.some(fits)) return true;
    }
  }
  return false;
}

/** Ends a round with every third action, so that the ledger is soon closed. */
function briskly(): (legal: readonly Action[]) => Action {
  let turns = 0;
  return (legal) => {
    turns += 1;
    const last = legal.at(-1) ?? 0;
    return turns % 3 === 0 ? last : (legal[(turns * 37) % legal.length] ?? last);
  };
}

describe('the kit', () => {
  it.each(['short', 'long'])('lets the toy pass in the scenario %s', (scenario) => {
    const result = conformMany(toy, { ...long, scenario, games: 15 });
    expect(result.findings).toEqual([]);
    expect(result.games).toBe(15);
    expect(result.steps).toBeGreaterThan(100);
    expect(conformStatics(toy)).toEqual([]);
    expect(conformMany(toy, { scenario, seed: 2, games: 100 }).findings).toEqual([]);
  });

  it('lets an open game with material pass, and asks the alphabet of the match in hand', () => {
    expect(conformStatics(row)).toEqual([]);
    for (const material of [undefined, [1, 2, 3, 4, 5, 6, 7, 8, 9], [5]]) {
      const options = { ...(material === undefined ? {} : { material }), seed: 1, games: 10, rates: always };
      for (const { id } of row.scenarios) {
        const result = conformMany(row, { ...options, scenario: id });
        expect(result.findings).toEqual([]);
        expect(result.steps).toBe(10 * (material?.length ?? 3));
      }
    }
    const forgetful = { ...row, notation: { ...row.notation, alphabet: () => row.notation.alphabet() } };
    const few = { scenario: 'duel', seed: 1, material: [1, 2, 3, 4] };
    expect(conform(forgetful, few).findings).toMatchObject([{ check: 'legalUnknown' }]);
  });

  it('lets an umpire with remarks and offers pass, and says something wherever something must be said', () => {
    expect(conformStatics(ledger)).toEqual([]);
    const said: (string | undefined)[] = [];
    const listening: typeof ledger = {
      ...ledger,
      apply(s, action, seat, chance, tell, remark) {
        said.push(remark);
        ledger.apply(s, action, seat, chance, tell, remark);
      },
    };
    const rates = { ...always, twinPlay: 0.1, twinReasons: 0.1, alphabet: 0.1 };
    const { findings } = conform(listening, { scenario: 'evening', seed: 3, rates, choose: briskly() });
    expect(findings).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(4);
    expect(conformMany(ledger, { scenario: 'evening', seed: 1, games: 5 }).findings).toEqual([]);
    const deaf: typeof ledger = {
      ...ledger,
      apply: (s, action, seat, chance, tell) => ledger.apply(s, action, seat, chance, tell),
    };
    expect(conform(deaf, { scenario: 'evening', seed: 1 }).findings).toMatchObject([{ check: 'faults' }]);
  });

  it('says nothing in a game that takes no remarks', () => {
    const said = new Set<string | undefined>();
    const listening: typeof toy = {
      ...toy,
      apply(s, action, seat, chance, tell, remark) {
        said.add(remark);
        toy.apply(s, action, seat, chance, tell);
      },
    };
    expect(conform(listening, long).findings).toEqual([]);
    expect([...said]).toEqual([undefined]);
  });

  it('asks about a large alphabet in part, and about other parts another time', () => {
    const material = Array.from({ length: 30_000 }, () => 1);
    const asked = new Set<Action>();
    let times = 0;
    const listening: typeof row = {
      ...row,
      legal: (s, seat) => (s.turn === seat && s.tokens[0] !== 0 ? [0] : []),
      deciders: (s) => (s.tokens[0] === 0 ? [] : [s.turn]),
      outcome: (s) => (s.tokens[0] === 0 ? { winners: [0], kind: 'first', paragraph: 'R6' } : undefined),
      why(s, seat, action) {
        times += 1;
        asked.add(action);
        return action === 0 ? row.why(s, seat, action) : 1;
      },
    };
    const rates = { ...always, snapshot: 0, views: 0, copy: 0, undo: 0, replay: 0 };
    const games = 3;
    const result = conformMany(listening, { scenario: 'duel', seed: 1, material, rates, games });
    expect(result.findings).toEqual([]);
    expect(times).toBeLessThan(games * 2 * 2 * 10_000);
    expect(asked.size).toBeGreaterThan(10_000);
  });

  it.each(
    checks.flatMap((check) =>
      Object.entries(broken[check]).map(([detail, game]) => ({ check, detail, game })),
    ),
  )('finds what breaks $check: $detail', ({ check, detail, game }) => {
    expect(found(game, check, detail)).toBe(true);
  });
});

const twoDiscards = but({ faults: (s) => (s.discards.length === 2 ? ['two discards'] : []) });

describe('a finding', () => {
  it('can be seen again from its seed, and from its record', () => {
    const many = conformMany(twoDiscards, { ...long, games: 100 });
    const [finding] = many.findings;
    if (finding === undefined) throw new Error('nothing found');
    expect(conform(twoDiscards, { ...long, seed: finding.seed }).findings).toEqual(many.findings);
    expect(finding.detail).toBe('two discards');
    const read = readMatch([toy], finding.record);
    if (!read.ok) throw new Error('the record cannot be read');
    expect(read.value.match.length).toBe(finding.entry);
    expect(read.value.match.state.discards).toHaveLength(2);
  });

  it('holds the error of a game that throws, and its record so far', () => {
    const mistaken = but({
      apply(s, action, ...rest) {
        if (action === act('roll')) throw new Error('a mistake in the game');
        toy.apply(s, action, ...rest);
      },
    });
    const findings = Array.from({ length: 20 }, (_, seed) => conform(mistaken, { ...long, seed })).flatMap(
      (result) => result.findings,
    );
    expect(findings[0]?.detail).toContain('Error: a mistake in the game');
    expect(findings[0]?.record).toContain('[game "toy"]');
  });

  it('is made of an error in the setup too, without a record', () => {
    const game = but({
      setup: () => {
        throw new Error('no table');
      },
    });
    expect(conform(game, long).findings).toMatchObject([{ check: 'throws', entry: 0, record: '' }]);
  });

  it('has no record when that cannot be written', () => {
    const game = { ...twoDiscards, notation: { ...toy.notation, write: () => '{' } };
    expect(conform(game, long).findings).toMatchObject([{ check: 'faults', record: '' }]);
  });
});

describe('conform', () => {
  it('does the same for the same seed', () => {
    expect(conform(toy, long)).toEqual(conform(toy, long));
    expect(conform(toy, long).outcome).toBeDefined();
  });

  it('tells how far it is', () => {
    const done: number[] = [];
    conformMany(toy, { ...long, games: 3, progress: (games) => done.push(games) });
    expect(done).toEqual([1, 2, 3]);
  });

  it('lets somebody else choose', () => {
    const chosen: Action[] = [];
    const choose = (legal: readonly Action[]) => {
      const last = legal.at(-1) ?? 0;
      chosen.push(last);
      return last;
    };
    expect(conform(toy, { ...long, choose }).steps).toBe(chosen.length);
  });

  it('is loud about a configuration that does not exist', () => {
    expect(() => conform(toy, { scenario: 'none', seed: 1 })).toThrow('unknownScenario');
  });

  it('makes no check at a rate of 0', () => {
    const never = { alphabet: 0, copy: 0, snapshot: 0, views: 0, undo: 0, replay: 0 };
    const dear = ['whyAllows', 'eventShares', 'snapshotShares', 'viewOfSample'] as const;
    for (const game of dear.flatMap((check) => Object.values(broken[check]))) {
      expect(conform(game, { ...long, rates: never }).findings).toEqual([]);
    }
  });

  it('takes no action that is not legal from who chooses', () => {
    const { findings, steps } = conform(toy, { ...long, choose: () => act('roll') });
    expect(findings).toMatchObject([{ check: 'legalRefused', entry: 0, detail: 'roll: notNow' }]);
    expect(steps).toBe(0);
  });
});

describe('the toy', () => {
  it('knows no snapshot but its own', () => {
    const s = toy.setup({ scenario: 'short', options: { 'variants.target': 3 } }, scripted([0, 0, 0, 0]));
    expect(toy.decode(toy.encode(s))).toEqual(s);
  });
});
