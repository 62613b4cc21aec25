// Toys that each break one rule of the contract, for the tests of the conformance kit.

import type { Check } from './conformance-probe.ts';
import type { Action, Game, Json, RemarkRule, Seat } from './game.ts';
import { ledger, type LedgerState } from './ledger.kit.ts';
import type { AnyGame } from './match.ts';
import { row } from './row.kit.ts';
import { act, pairOf, toy, type ToyState, type ToyView } from './toy.kit.ts';

export type Toy = Game<ToyState, ToyView>;

/** The toy with something in its place. */
export function but(change: Partial<Toy>): Toy {
  return { ...toy, ...change };
}

/** The row of tokens, an open game that takes material, with something in its place. */
function butRow(change: Partial<typeof row>): typeof row {
  return { ...row, ...change };
}

/** The umpire with remarks and offers, with something in its place. */
function butLedger(change: Partial<typeof ledger>): typeof ledger {
  return { ...ledger, ...change };
}

const offersOf = (s: LedgerState, seat: Seat): Action[] => ledger.offers?.(s, seat) ?? [];

function butNotation(change: Partial<Toy['notation']>): Toy {
  return but({ notation: { ...toy.notation, ...change } });
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

/** A toy that remembers, outside its states, how often it was played. */
function counting(change: (times: number, s: ToyState) => void): Toy {
  let times = 0;
  return but({
    apply(s, ...rest) {
      toy.apply(s, ...rest);
      times += 1;
      change(times, s);
    },
  });
}

/** A toy that is always dealt the same, and from which play cannot reach a state with both low cards left over. */
function neverLow(change: Partial<Toy>): Toy {
  return but({
    setup(config, chance, tell) {
      const hands: ToyState['hands'] = [
        [1, 2, 7],
        [5, 6, 8],
      ];
      return { ...toy.setup(config, chance, tell), deck: [3, 4], hands };
    },
    ...change,
  });
}

function isLow(s: ToyState): boolean {
  return s.hands[0].length === 0 && s.deck[0] === 1 && s.deck[1] === 2;
}

function asJson(s: ToyState): { readonly [key: string]: Json } {
  return JSON.parse(JSON.stringify(s));
}

const staking = counting((times, s) => {
  s.stake = times;
});

const otherHand = (s: ToyState, seat: number): number[] => pairOf(s.hands, 1 - seat);
const holdsEight = (s: ToyState, seat: number): boolean => otherHand(s, seat).includes(8);
const claim = act('claim');
const roll = act('roll');
const notNow = 4;
const favourRed = ledger.notation.read('favour red');

/** For every check of the kit games that break this rule, by a part of what the kit says of them. */
export const broken: Readonly<Record<Check, Readonly<Record<string, AnyGame>>>> = {
  names: {
    "'r d' among the seats": but({ seats: [{ id: 'r d' }, { id: 'blue' }] }),
    "'red' among the seats": but({ seats: [{ id: 'red' }, { id: 'red' }] }),
    "cannot be called 'draw'": but({ seats: [{ id: 'draw' }, { id: 'blue' }] }),
    "cannot be called 'badRemark'": but({ reasons: [...toy.reasons, { id: 'badRemark', paragraph: 'T4' }] }),
    "cannot be called 'resigned'": but({ reasons: [...toy.reasons, { id: 'resigned', paragraph: 'T4' }] }),
    'no scenario': but({ scenarios: [] }),
    'version is': but({ version: 1.5 }),
  },
  options: {
    'usually 4': but({
      options: { specs: [{ name: 'a', values: [3], default: 4, paragraph: 'T' }], presets: {} },
    }),
    '[3,3]': but({
      options: { specs: [{ name: 'a', values: [3, 3], default: 3, paragraph: 'T' }], presets: {} },
    }),
    'preset odd': but({
      options: { specs: toy.options.specs, presets: { odd: { 'rulings.lowWins': true } } },
    }),
    'scenario long: {"code":"badOptionValue"': but({
      scenarios: [{ id: 'long', paragraph: 'T1', defaults: { 'variants.target': 4 } }],
    }),
  },
  material: {
    'looking for faults in null throws': butRow({
      material: { id: 'row', faults: (json) => (json === null ? fail() : []) },
    }),
    "'two words' is the code": butRow({
      material: { id: 'row', faults: () => [{ code: 'two words', args: {} }] },
    }),
  },
  reasons: {
    'rests on no paragraph': but({ reasons: toy.reasons.map(({ id }) => ({ id, paragraph: '' })) }),
  },
  notation: {
    'is read as undefined': butNotation({ read: () => undefined }),
    'cannot stand in a record': butNotation({ write: (action) => `{${action}}` }),
    "'resigns' cannot": butNotation({
      write: (action) => (action === claim ? 'resigns' : toy.notation.write(action)),
    }),
  },
  alphabet: {
    'there twice': butNotation({ alphabet: () => [claim, claim] }),
    'action 1 is': butNotation({ alphabet: (config) => (config?.scenario === 'long' ? [1, 1] : [claim]) }),
  },
  parts: {
    'has no type': butNotation({ parts: () => ({ type: '' }) }),
    'is NaN': butNotation({ parts: () => ({ type: 'x', n: Number.NaN }) }),
  },
  remarks: {
    'has "perhaps"': butLedger({ remarks: () => 'perhaps' as RemarkRule }),
    'no action takes one': but({ remarks: () => undefined }),
  },
  nonsense: {
    'read as an action': butNotation({ read: (text) => toy.notation.read(text) ?? claim }),
    "'resigns' is": butNotation({ read: (text) => (text === 'resigns' ? claim : toy.notation.read(text)) }),
    "'__proto__'": butNotation({ read: (text) => (text === '__proto__' ? claim : toy.notation.read(text)) }),
  },
  decodeNonsense: { 'decode takes {}': but({ decode: (json) => JSON.parse(JSON.stringify(json)) }) },

  throws: {
    'a mistake in the game': but({
      apply(s, action, ...rest) {
        if (action === roll) throw new Error('a mistake in the game');
        toy.apply(s, action, ...rest);
      },
    }),
    'played on with': but({
      apply(s, action, ...rest) {
        if (action === roll) throw new Error('a mistake in the game');
        toy.apply(s, action, ...rest);
      },
    }),
  },
  deciders: {
    'are 0, 0': but({ deciders: (s) => toy.deciders(s).flatMap((seat) => [seat, seat]) }),
    'are 7': but({ deciders: (s) => (s.stage === 'risk' ? [7] : toy.deciders(s)) }),
  },
  outcome: {
    'there is no outcome': but({ outcome: () => undefined }),
    'somebody owes': but({
      outcome: (s) => (s.discards.length > 2 ? { winners: [0], kind: 'x', paragraph: '' } : undefined),
    }),
    '"winners":[7]': oddOutcome([7], 'x'),
    '"winners":[0,0]': oddOutcome([0, 0], 'x'),
    '"kind":"two words"': oddOutcome([0], 'two words'),
    '"kind":"draw"': oddOutcome([], 'draw'),
    '"kind":"resigned"': oddOutcome([0], 'resigned'),
  },
  withheld: { 'everybody sees the same': butRow({ withholds: () => true }) },
  deadEnd: { 'owes a decision': stuckAtRisk(), 'has no legal action after': stuckAtRisk() },
  idleLegal: {
    'seat ': but({
      legal: (s, seat) => (s.stage === 'risk' ? toy.legal(s, s.turn) : toy.legal(s, seat)),
      why: (s, seat, a) => toy.why(s, s.stage === 'risk' ? s.turn : seat, a),
    }),
  },
  legalTwice: { 'seat ': but({ legal: (s, seat) => toy.legal(s, seat).flatMap((a) => [a, a]) }) },
  legalRefused: {
    'seat 0: claim: notNow': but({ why: (s, seat, a) => (a === claim ? notNow : toy.why(s, seat, a)) }),
  },
  legalUnknown: { 'action 1': butNotation({ alphabet: () => toy.notation.alphabet().slice(1) }) },
  offers: {
    'not legal: favour red': butLedger({
      offers: (s, seat) => [
        ...offersOf(s, seat),
        ...(seat === 0 && favourRed !== undefined ? [favourRed] : []),
      ],
    }),
    'twice: ': butLedger({ offers: (s, seat) => offersOf(s, seat).flatMap((action) => [action, action]) }),
    'nothing, and something is legal': butLedger({ offers: () => [] }),
  },
  whyAllows: { claim: but({ legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== claim) }) },
  whyUnknown: { 'refused with 40': but({ why: (s, seat, a) => toy.why(s, seat, a) * 10 }) },
  faults: { 'two discards': but({ faults: (s) => (s.discards.length === 2 ? ['two discards'] : []) }) },
  questionChanges: {
    deck: but({
      outcome(s) {
        s.deck.reverse();
        return toy.outcome(s);
      },
    }),
  },

  copyDiffers: { seen: but({ copy: (s) => ({ ...toy.copy(s), seen: [[], []] }) }) },
  copyShares: { points: but({ copy: (s) => ({ ...toy.copy(s), points: s.points }) }) },
  repeatDiffers: { stake: staking },
  eventShares: { points: withEvents((tell, s) => tell({ type: 'points', points: s.points })) },
  eventNotPlain: {
    'is NaN': withEvents((tell) => tell({ type: 'odd', number: Number.NaN })),
    'has no type': withEvents((tell) => tell({ type: '' })),
    'its type is': withEvents((tell) => tell({ type: 'resigned', seat: 0 })),
  },
  snapshotNotPlain: { 'snapshot.at is NaN': but({ encode: (s) => ({ ...asJson(s), at: Number.NaN }) }) },
  snapshotDiffers: {
    '"swapped":': but({ decode: (json) => ({ ...toy.decode(json), swapped: false }) }),
    '"legal":': but({
      encode: (s) => ({ ...asJson(s), swapped: false }),
      decode: (json) => ({ ...toy.decode(json), swapped: false }),
    }),
    'after ': but({
      encode: (s) => ({ ...asJson(s), target: 1 }),
      decode: (json) => ({ ...toy.decode(json), target: 1 }),
    }),
  },
  snapshotShares: {
    'encode shares': but({ encode: (s) => ({ ...asJson(s), points: s.points }) }),
    'decode shares': but({ decode: (json) => ({ ...toy.decode(json), points: pointsOf(json) }) }),
  },

  viewNotPlain: { 'is -0': but({ view: (s, viewer) => ({ ...toy.view(s, viewer), stake: -0 }) }) },
  viewShares: { points: but({ view: (s, viewer) => ({ ...toy.view(s, viewer), points: s.points }) }) },
  viewOfSample: {
    'observer: ': but({ view: (s, viewer) => ({ ...toy.view(s, viewer), deck: s.deck }) }),
    // What leaks stands only in the order of a list.
    '"discards"': but({
      view(s, viewer) {
        const view = toy.view(s, viewer);
        return { ...view, discards: s.deck.includes(8) ? view.discards.toReversed() : view.discards };
      },
    }),
  },
  sampleFaults: {
    'the cards are': but({
      sample: (v, chance) => ({
        ...toy.sample(v, chance),
        deck: Array.from({ length: v.deckSize }, () => 1),
      }),
    }),
  },
  sampleShares: { points: but({ sample: (v, chance) => ({ ...toy.sample(v, chance), points: v.points }) }) },
  twinDeciders: {
    'in a sampled one': but({
      deciders(s) {
        const all = toy.deciders(s);
        return s.chosen[0] === 8 ? all.toReversed().concat(all.length > 1 ? [] : [0]) : all;
      },
    }),
  },
  twinOutcome: {
    '[null,true]': butLedger({ withholds: ({ favour }) => favour === 1 }),
    'in a sampled one': but({
      outcome(s) {
        const outcome = toy.outcome(s);
        return outcome === undefined ? undefined : { ...outcome, kind: s.deck.includes(8) ? 'deep' : 'flat' };
      },
    }),
  },
  twinLegal: {
    'in a sampled one': but({
      legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== act('stake', 2) || !holdsEight(s, seat)),
      why: (s, seat, a) => (a === act('stake', 2) && holdsEight(s, seat) ? notNow : toy.why(s, seat, a)),
    }),
  },
  twinOffers: {
    'in a sampled one': butLedger({
      offers: (s, seat) => (s.favour === 2 ? offersOf(s, seat).toReversed() : offersOf(s, seat)),
    }),
  },
  twinReasons: {
    'notNow or ': but({
      why(s, seat, a) {
        const code = toy.why(s, seat, a);
        return code === notNow && holdsEight(s, seat) ? code + 1 : code;
      },
    }),
  },
  twinEvents: {
    'look: ': but({ reveals: new Set(['shown']) }),
    // The roll is of dice alone: what it tells must not depend on what its seat cannot see.
    'roll: ': but({
      apply(s, action, seat, chance, tell) {
        toy.apply(s, action, seat, chance, tell);
        if (action === roll) tell?.({ type: 'total', eight: s.deck.includes(8) });
      },
    }),
  },
  twinView: {
    'stake 1': but({
      apply(s, action, seat, ...rest) {
        toy.apply(s, action, seat, ...rest);
        if (s.stage === 'risk' && action === act('stake', 1)) s.seen[seat] = [...otherHand(s, seat)];
      },
    }),
  },
  twinPlay: {
    'a state that play does not reach': neverLow({
      apply(s, ...rest) {
        toy.apply(s, ...rest);
        if (isLow(s)) throw new Error('a state that play does not reach');
      },
    }),
    'a fault that play does not reach': neverLow({
      faults: (s) => (isLow(s) ? ['a fault that play does not reach'] : []),
    }),
    'has no legal action after': neverLow({
      deciders: (s) => (isLow(s) ? [0] : toy.deciders(s)),
      outcome: (s) => (isLow(s) ? undefined : toy.outcome(s)),
    }),
  },
  openView: {
    '0: ': butRow({ view: (s, viewer) => ({ ...row.view(s, viewer), turn: viewer === 0 ? 0 : s.turn }) }),
  },
  openEvent: {
    '1: ': butRow({
      apply(s, action, seat, chance, tell) {
        row.apply(s, action, seat, chance);
        tell?.({ type: 'took' }, 1, { type: 'took', action });
      },
    }),
    dealt: butRow({
      setup(config, chance, tell) {
        tell?.({ type: 'dealt' }, 0);
        return row.setup(config, chance);
      },
    }),
  },

  undo: {
    'back: ': counting((times, s) => {
      s.stake = s.stage === 'stake' ? times : s.stake;
    }),
    'again: ': staking,
  },
  replay: {
    unknownAction: butNotation({ write: () => 'claim for ever' }),
    'the state: ': counting((times, s) => {
      s.stake = s.stage === 'over' ? times : s.stake;
    }),
    'is told': tellingTimes(),
  },
  endless: {
    'no end after 50 actions': but({
      apply(s, action, seat, chance, tell) {
        if (action !== claim) toy.apply(s, action, seat, chance, tell);
      },
      legal: (s, seat) => toy.legal(s, seat).filter((a) => a !== roll),
      why: (s, seat, a) => (a === roll ? notNow : toy.why(s, seat, a)),
    }),
  },
};

function fail(): never {
  throw new Error('there is nothing');
}

function oddOutcome(winners: readonly number[], kind: string): Toy {
  return but({ outcome: (s) => (s.stage === 'over' ? { winners, kind, paragraph: 'T' } : undefined) });
}

/** A toy whose events tell how often it was played; its states are right. */
function tellingTimes(): Toy {
  let times = 0;
  return withEvents((tell) => {
    times += 1;
    tell({ type: 'times', times });
  });
}

function pointsOf(json: Json): ToyState['points'] {
  if (typeof json === 'object' && json !== null && 'points' in json) return json.points as ToyState['points'];
  throw new Error('this is no snapshot');
}

function stuckAtRisk(): Toy {
  return but({
    legal: (s, seat) => (s.stage === 'risk' ? [] : toy.legal(s, seat)),
    why: (s, seat, a) => (s.stage === 'risk' ? notNow : toy.why(s, seat, a)),
  });
}
