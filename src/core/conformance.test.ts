import { describe, expect, it } from 'vitest';
import { scripted } from './chance.ts';
import { conform, conformMany, type ConformOptions } from './conformance.ts';
import { type Check, checks, type Rates } from './conformance-probe.ts';
import { conformStatics } from './conformance-statics.ts';
import type { Action, Game, Json } from './game.ts';
import { readMatch } from './record-read.ts';
import { act, pairOf, toy, type ToyState, type ToyView } from './toy.kit.ts';

type Toy = Game<ToyState, ToyView>;

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

/** The toy with something in its place. */
function but(change: Partial<Toy>): Toy {
  return { ...toy, ...change };
}

/** The toy with one event more after each action. */
function withEvents(change: (tell: NonNullable<Parameters<Toy['apply']>[4]>, s: ToyState) => void): Toy {
  return but({
    apply(s, action, seat, chance, tell) {
      toy.apply(s, action, seat, chance, tell);
      if (tell !== undefined) change(tell, s);
    },
  });
}

const otherHand = (s: ToyState, seat: number): number[] => pairOf(s.hands, 1 - seat);
const holdsEight = (s: ToyState, seat: number): boolean => otherHand(s, seat).includes(8);
const claim = act('claim');
const notNow = 4;

/** For every check of the kit a game that breaks this rule of the contract, and is found out. */
const broken: Readonly<Record<Check, Toy>> = {
  names: but({ seats: [{ id: 'draw' }, { id: 'blue' }] }),
  options: but({ options: { specs: toy.options.specs, presets: { odd: { 'rulings.lowWins': true } } } }),
  reasons: but({ reasons: toy.reasons.map(({ id }) => ({ id, paragraph: '' })) }),
  notation: but({ notation: { ...toy.notation, read: () => undefined } }),
  alphabet: but({ notation: { ...toy.notation, alphabet: () => [claim, claim] } }),
  parts: but({ notation: { ...toy.notation, parts: () => ({ type: '' }) } }),
  nonsense: but({ notation: { ...toy.notation, read: (text) => toy.notation.read(text) ?? claim } }),
  decodeNonsense: but({ decode: (json) => JSON.parse(JSON.stringify(json)) }),

  throws: but({
    apply(s, action, ...rest) {
      if (action === act('roll')) throw new Error('a mistake in the game');
      toy.apply(s, action, ...rest);
    },
  }),
  deciders: but({ deciders: (s) => toy.deciders(s).flatMap((seat) => [seat, seat]) }),
  outcome: but({
    outcome: (s) => (s.discards.length > 2 ? { winners: [0], kind: 'x', paragraph: '' } : undefined),
  }),
  deadEnd: but({
    legal: (s, seat) => (s.stage === 'risk' ? [] : toy.legal(s, seat)),
    why: (s, seat, a) => (s.stage === 'risk' ? notNow : toy.why(s, seat, a)),
  }),
  idleLegal: but({
    legal: (s, seat) => (s.stage === 'risk' ? toy.legal(s, s.turn) : toy.legal(s, seat)),
    why: (s, seat, a) => toy.why(s, s.stage === 'risk' ? s.turn : seat, a),
  }),
  legalTwice: but({ legal: (s, seat) => toy.legal(s, seat).flatMap((a) => [a, a]) }),
  legalRefused: but({ why: (s, seat, a) => (a === claim ? notNow : toy.why(s, seat, a)) }),
  legalUnknown: but({ notation: { ...toy.notation, alphabet: () => toy.notation.alphabet().slice(1) } }),
  whyAllows: but({ legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== claim) }),
  whyUnknown: but({ why: (s, seat, a) => toy.why(s, seat, a) * 10 }),
  faults: but({ faults: (s) => (s.discards.length === 2 ? ['two discards'] : []) }),
  questionChanges: but({
    outcome(s) {
      s.deck.reverse();
      return toy.outcome(s);
    },
  }),

  copyDiffers: but({ copy: (s) => ({ ...toy.copy(s), seen: [[], []] }) }),
  copyShares: but({ copy: (s) => ({ ...toy.copy(s), points: s.points }) }),
  repeatDiffers: forgetful(),
  eventShares: withEvents((tell, s) => tell({ type: 'points', points: s.points })),
  eventNotPlain: withEvents((tell) => tell({ type: 'odd', number: Number.NaN })),
  snapshotNotPlain: but({ encode: (s) => ({ ...asJson(s), at: Number.NaN }) }),
  snapshotDiffers: but({ decode: (json) => ({ ...toy.decode(json), swapped: false, looked: false }) }),
  snapshotShares: but({ encode: (s) => ({ ...asJson(s), points: s.points }) }),

  viewNotPlain: but({ view: (s, viewer) => ({ ...toy.view(s, viewer), stake: -0 }) }),
  viewShares: but({ view: (s, viewer) => ({ ...toy.view(s, viewer), points: s.points }) }),
  viewOfSample: but({ view: (s, viewer) => ({ ...toy.view(s, viewer), deck: s.deck }) }),
  sampleFaults: but({
    sample: (v, chance) => ({ ...toy.sample(v, chance), deck: Array(v.deckSize).fill(1) }),
  }),
  sampleShares: but({ sample: (v, chance) => ({ ...toy.sample(v, chance), points: v.points }) }),
  twinDeciders: but({
    deciders(s) {
      const all = toy.deciders(s);
      return s.chosen[0] === 8 ? all.toReversed().concat(all.length > 1 ? [] : [0]) : all;
    },
  }),
  twinOutcome: but({
    outcome(s) {
      const outcome = toy.outcome(s);
      return outcome === undefined ? undefined : { ...outcome, kind: s.deck.includes(8) ? 'deep' : 'flat' };
    },
  }),
  twinLegal: but({
    legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== act('stake', 2) || !holdsEight(s, seat)),
    why: (s, seat, a) => (a === act('stake', 2) && holdsEight(s, seat) ? notNow : toy.why(s, seat, a)),
  }),
  twinReasons: but({
    why(s, seat, a) {
      const code = toy.why(s, seat, a);
      return code === notNow && holdsEight(s, seat) ? code + 1 : code;
    },
  }),
  twinEvents: but({ reveals: new Set(['shown']) }),
  twinView: but({
    apply(s, action, seat, ...rest) {
      toy.apply(s, action, seat, ...rest);
      if (s.stage === 'risk' && action === act('stake', 1)) s.seen[seat] = [...otherHand(s, seat)];
    },
  }),
  twinPlay: but({
    apply(s, ...rest) {
      toy.apply(s, ...rest);
      if (s.hands[0].length === 0 && s.deck[0] === 1 && s.deck[1] === 2)
        throw new Error('a state that play does not reach');
    },
    setup(config, chance, tell) {
      const s = toy.setup(config, chance, tell);
      s.deck = [3, 4];
      s.hands = [
        [1, 2, 7],
        [5, 6, 8],
      ];
      return s;
    },
  }),

  undo: forgetful(),
  replay: but({ notation: { ...toy.notation, write: () => 'claim' } }),
  endless: but({
    apply(s, action, seat, chance, tell) {
      if (action !== claim) toy.apply(s, action, seat, chance, tell);
    },
    legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== act('roll')),
    why: (s, seat, a) => (a === act('roll') ? notNow : toy.why(s, seat, a)),
  }),
};

function asJson(s: ToyState): { readonly [key: string]: Json } {
  return JSON.parse(JSON.stringify(s));
}

/** A game that remembers how often it was played. */
function forgetful(): Toy {
  let times = 0;
  return but({
    apply(s, ...rest) {
      toy.apply(s, ...rest);
      times += 1;
      s.stake = s.stage === 'risk' ? 1 + (times % 2) : s.stake;
    },
  });
}

const staticChecks: readonly Check[] = [
  'names',
  'options',
  'reasons',
  'notation',
  'alphabet',
  'parts',
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
function found(game: Toy, check: Check): boolean {
  if (staticChecks.includes(check)) return conformStatics(game).some((finding) => finding.check === check);
  for (let seed = 0; seed < 30; seed++) {
    for (const rates of rateSets) {
      const options = { 'variants.target': seed % 2 === 0 ? 9 : 2 };
      const { findings } = conform(game, { ...long, seed, options, rates, maxSteps: 50 });
      if (findings.some((finding) => finding.check === check)) return true;
    }
  }
  return false;
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

  it.each(checks)('finds what breaks %s', (check) => {
    expect(found(broken[check], check)).toBe(true);
  });
});

describe('a finding', () => {
  it('can be seen again from its seed, and from its record', () => {
    const many = conformMany(broken.faults, { ...long, games: 100 });
    const [finding] = many.findings;
    if (finding === undefined) throw new Error('nothing found');
    expect(conform(broken.faults, { ...long, seed: finding.seed }).findings).toEqual(many.findings);
    expect(finding.detail).toBe('two discards');
    const read = readMatch([toy], finding.record);
    if (!read.ok) throw new Error('the record cannot be read');
    expect(read.value.match.length).toBe(finding.entry);
    expect(read.value.match.state.discards).toHaveLength(2);
  });

  it('holds the error of a game that throws, and its record so far', () => {
    const findings = Array.from({ length: 20 }, (_, seed) =>
      conform(broken.throws, { ...long, seed }),
    ).flatMap((result) => result.findings);
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
    const game = but({
      notation: { ...toy.notation, write: () => '{' },
      faults: (s) => (s.discards.length === 2 ? ['two discards'] : []),
    });
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
    for (const game of [
      broken.whyAllows,
      broken.copyShares,
      broken.snapshotShares,
      broken.viewOfSample,
      broken.undo,
    ]) {
      expect(conform(game, { ...long, rates: never }).findings).toEqual([]);
    }
  });

  it('finds a view that leaks only in its order', () => {
    const leaky = but({
      view: (s, viewer) => ({
        ...toy.view(s, viewer),
        sizes: s.hands.map((hand) => hand.length).concat(s.hands[0][0] ?? 0),
      }),
      sample: (v, chance) => toy.sample({ ...v, sizes: v.sizes.slice(0, 2) }, chance),
    });
    expect(conform(leaky, long).findings.map(({ check }) => check)).toContain('viewOfSample');
  });
});

describe('the toy', () => {
  it('knows no snapshot but its own', () => {
    const s = toy.setup({ scenario: 'short', options: { 'variants.target': 3 } }, scripted([0, 0, 0, 0]));
    expect(toy.decode(toy.encode(s))).toEqual(s);
  });
});
