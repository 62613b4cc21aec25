// A tiny game with everything in it that the contract knows, for the tests of the core. Two hands of cards; both
// choose a card in secret; the winner may look, swap, then takes a point or rolls for the stake.

import { dealt } from './chance.ts';
import type { Action, ActionParts, Chance, Game, Json, ReasonCode, Seat, Tell, Viewer } from './game.ts';

type Pair<T> = [T, T];

export interface ToyState {
  highWins: boolean;
  target: number;
  stage: 'choose' | 'stake' | 'risk' | 'over';
  turn: Seat;
  stake: number;
  looked: boolean;
  swapped: boolean;
  points: Pair<number>;
  /** The card that each has chosen; 0 for none. */
  chosen: Pair<number>;
  hands: Pair<number[]>;
  /** What each seat has seen of the other's hand. */
  seen: Pair<number[]>;
  discards: number[];
  deck: number[];
}

type Public = Pick<
  ToyState,
  'highWins' | 'target' | 'stage' | 'turn' | 'stake' | 'looked' | 'swapped' | 'points' | 'discards'
>;

export interface ToyView extends Public {
  readonly sizes: readonly number[];
  readonly deckSize: number;
  readonly hasChosen: readonly boolean[];
  readonly own: null | {
    readonly seat: Seat;
    readonly hand: readonly number[];
    readonly choice: number;
    readonly seen: readonly number[];
    readonly shown: readonly number[];
  };
}

const CARDS = 8;
const KINDS = ['card', 'stake', 'claim', 'roll', 'look', 'swap'] as const;
type Kind = (typeof KINDS)[number];

const ARGUMENTS: Readonly<Record<Kind, number>> = {
  card: CARDS,
  stake: 2,
  claim: 0,
  roll: 0,
  look: 0,
  swap: CARDS,
};

const REASONS = [
  'ok',
  'over',
  'notYours',
  'alreadyChosen',
  'notNow',
  'noSuchCard',
  'usedUp',
  'nothingThere',
] as const;

export function act(kind: Kind, argument = 0): Action {
  return KINDS.indexOf(kind) * 16 + argument;
}

function kindOf(action: Action): Kind {
  return KINDS[action >> 4] ?? 'claim';
}

function reason(id: (typeof REASONS)[number]): ReasonCode {
  return REASONS.indexOf(id);
}

export function pairOf<T>(pair: Pair<T>, seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1];
}

function alphabet(): Action[] {
  return KINDS.flatMap((kind) => {
    const last = ARGUMENTS[kind];
    return last === 0 ? [act(kind)] : Array.from({ length: last }, (_, i) => act(kind, i + 1));
  });
}

const written = new Map(alphabet().map((action) => [write(action), action]));

function write(action: Action): string {
  const argument = action & 15;
  return argument === 0 ? kindOf(action) : `${kindOf(action)} ${argument}`;
}

function parts(action: Action): ActionParts {
  return { type: kindOf(action), argument: action & 15 };
}

function why(s: ToyState, seat: Seat, action: Action): ReasonCode {
  const kind = kindOf(action);
  const argument = action & 15;
  if (s.stage === 'over') return reason('over');
  if (s.stage === 'choose') {
    if (kind !== 'card') return reason('notNow');
    if (pairOf(s.chosen, seat) !== 0) return reason('alreadyChosen');
    return pairOf(s.hands, seat).includes(argument) ? 0 : reason('noSuchCard');
  }
  if (seat !== s.turn) return reason('notYours');
  if (s.stage === 'stake') return kind === 'stake' ? 0 : reason('notNow');
  if (kind === 'card' || kind === 'stake') return reason('notNow');
  if (kind === 'look') {
    if (s.looked) return reason('usedUp');
    return pairOf(s.hands, 1 - seat).length > 0 ? 0 : reason('nothingThere');
  }
  if (kind === 'swap') {
    if (s.swapped) return reason('usedUp');
    return pairOf(s.hands, seat).includes(argument) ? 0 : reason('noSuchCard');
  }
  return 0;
}

function deciders(s: ToyState): Seat[] {
  if (s.stage === 'over') return [];
  if (s.stage === 'choose') return [0, 1].filter((seat) => pairOf(s.chosen, seat) === 0);
  return [s.turn];
}

function legal(s: ToyState, seat: Seat): Action[] {
  return alphabet().filter((action) => why(s, seat, action) === 0);
}

const silent: Tell = () => undefined;

function apply(s: ToyState, action: Action, seat: Seat, chance: Chance, tell: Tell = silent): void {
  const argument = action & 15;
  switch (kindOf(action)) {
    case 'card':
      s.chosen[seat] = argument;
      tell({ type: 'chose', seat }, seat, { type: 'youChose', seat, card: argument });
      if (!s.chosen.includes(0)) show(s, tell);
      return;
    case 'stake':
      s.stake = argument;
      s.stage = 'risk';
      tell({ type: 'staked', seat, stake: argument });
      return;
    case 'claim':
      return gain(s, seat, 1, tell);
    case 'roll': {
      const die = chance.die('stake');
      tell({ type: 'rolled', seat, die });
      return gain(s, seat, die >= 4 ? s.stake : 0, tell);
    }
    case 'look': {
      const card = Math.min(...pairOf(s.hands, 1 - seat));
      const seen = pairOf(s.seen, seat);
      if (!seen.includes(card)) seen.push(card);
      s.looked = true;
      tell({ type: 'looked', seat }, seat, { type: 'saw', seat, card });
      return;
    }
    case 'swap':
      return swap(s, seat, argument, chance, tell);
  }
}

function show(s: ToyState, tell: Tell): void {
  const [first, second] = s.chosen;
  tell({ type: 'shown', cards: [first, second] });
  s.turn = first > second === s.highWins ? 0 : 1;
  for (const seat of [0, 1]) {
    const card = pairOf(s.chosen, seat);
    s.hands[seat] = pairOf(s.hands, seat).filter((held) => held !== card);
    s.seen[1 - seat] = pairOf(s.seen, 1 - seat).filter((held) => held !== card);
    s.discards.push(card);
  }
  s.chosen = [0, 0];
  s.stage = 'stake';
}

function swap(s: ToyState, seat: Seat, card: number, chance: Chance, tell: Tell): void {
  const drawn = s.deck.splice(chance.draw(s.deck.length, 'swap'), 1);
  s.hands[seat] = sorted([...pairOf(s.hands, seat).filter((held) => held !== card), ...drawn]);
  s.deck = sorted([...s.deck, card]);
  s.seen[1 - seat] = [];
  s.swapped = true;
  tell({ type: 'swapped', seat }, seat, { type: 'drew', seat, card: drawn[0] ?? 0 });
}

function gain(s: ToyState, seat: Seat, points: number, tell: Tell): void {
  s.points[seat] = pairOf(s.points, seat) + points;
  tell({ type: 'gained', seat, points });
  s.stake = 0;
  s.looked = false;
  s.swapped = false;
  s.stage = pairOf(s.points, seat) >= s.target || s.hands[0].length === 0 ? 'over' : 'choose';
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}

function copy(s: ToyState): ToyState {
  return {
    ...s,
    points: [...s.points],
    chosen: [...s.chosen],
    hands: [[...s.hands[0]], [...s.hands[1]]],
    seen: [[...s.seen[0]], [...s.seen[1]]],
    discards: [...s.discards],
    deck: [...s.deck],
  };
}

function publicPart(s: Public): Public {
  const { highWins, target, stage, turn, stake, looked, swapped } = s;
  const [red, blue] = s.points;
  return {
    highWins,
    target,
    stage,
    turn,
    stake,
    looked,
    swapped,
    points: [red, blue],
    discards: [...s.discards],
  };
}

function view(s: ToyState, viewer: Viewer): ToyView {
  return {
    ...publicPart(s),
    sizes: s.hands.map((hand) => hand.length),
    deckSize: s.deck.length,
    hasChosen: s.chosen.map((card) => card !== 0),
    own: viewer === 'observer' ? null : ownPart(s, viewer),
  };
}

function ownPart(s: ToyState, seat: Seat): ToyView['own'] {
  return {
    seat,
    hand: [...pairOf(s.hands, seat)],
    choice: pairOf(s.chosen, seat),
    seen: [...pairOf(s.seen, seat)],
    shown: [...pairOf(s.seen, 1 - seat)],
  };
}

function sample(v: ToyView, chance: Chance): ToyState {
  const { own } = v;
  const hands: Pair<number[]> = [[], []];
  const seen: Pair<number[]> = [[], []];
  if (own !== null) {
    hands[own.seat] = [...own.hand];
    hands[1 - own.seat] = [...own.seen];
    seen[own.seat] = [...own.seen];
    seen[1 - own.seat] = [...own.shown];
  }
  const known = [...v.discards, ...hands.flat()];
  const hidden = allCards().filter((card) => !known.includes(card));
  const order = dealt(chance, hidden.length, hidden.length, 'sample').map((i) => hidden[i] ?? 0);
  for (const seat of [0, 1]) {
    const hand = pairOf(hands, seat);
    hands[seat] = sorted([...hand, ...order.splice(0, (v.sizes[seat] ?? 0) - hand.length)]);
  }
  const choice = (seat: Seat): number => {
    if (v.hasChosen[seat] !== true) return 0;
    if (own?.seat === seat) return own.choice;
    const hand = pairOf(hands, seat);
    return hand[chance.draw(hand.length, 'sample')] ?? 0;
  };
  return { ...publicPart(v), hands, seen, chosen: [choice(0), choice(1)], deck: sorted(order) };
}

function allCards(): number[] {
  return Array.from({ length: CARDS }, (_, i) => i + 1);
}

function decode(json: Json): ToyState {
  if (typeof json !== 'object' || json === null || !('deck' in json)) throw new Error('this is no snapshot');
  return JSON.parse(JSON.stringify(json));
}

function faults(s: ToyState): string[] {
  const cards = sorted([...s.hands.flat(), ...s.discards, ...s.deck]);
  const out =
    JSON.stringify(cards) === JSON.stringify(allCards()) ? [] : [`the cards are ${cards.join(' ')}`];
  if (s.hands[0].length !== s.hands[1].length) out.push('the hands differ in size');
  return out;
}

export const toy: Game<ToyState, ToyView> = {
  id: 'toy',
  version: 1,
  seats: [{ id: 'red' }, { id: 'blue' }],
  scenarios: [
    { id: 'short', paragraph: 'T1' },
    { id: 'long', paragraph: 'T1' },
  ],
  options: {
    specs: [
      { name: 'rulings.highWins', values: [true, false], default: true, paragraph: 'T2' },
      { name: 'variants.target', values: [3, 2, 9], default: 3, paragraph: 'T3' },
    ],
    presets: { upsideDown: { 'rulings.highWins': false } },
  },
  reasons: REASONS.map((id) => ({ id, paragraph: 'T4' })),
  reveals: new Set(['shown', 'saw']),
  notation: { write, parts, alphabet, read: (text) => written.get(text) },
  setup(config, chance, tell = silent) {
    const size = config.scenario === 'short' ? 2 : 3;
    const cards = dealt(chance, CARDS, 2 * size, 'deal').map((i) => i + 1);
    const hands: Pair<number[]> = [sorted(cards.slice(0, size)), sorted(cards.slice(size))];
    for (const seat of [0, 1])
      tell({ type: 'dealt', seat }, seat, { type: 'hand', seat, cards: [...pairOf(hands, seat)] });
    return {
      highWins: config.options['rulings.highWins'] === true,
      target: Number(config.options['variants.target']),
      stage: 'choose',
      turn: 0,
      stake: 0,
      looked: false,
      swapped: false,
      points: [0, 0],
      chosen: [0, 0],
      hands,
      seen: [[], []],
      discards: [],
      deck: allCards().filter((card) => !cards.includes(card)),
    };
  },
  deciders,
  legal,
  why,
  apply,
  view,
  sample,
  copy,
  decode,
  faults,
  encode: (s) => JSON.parse(JSON.stringify(s)),
  outcome(s) {
    if (s.stage !== 'over') return undefined;
    const [red, blue] = s.points;
    const kind = Math.max(red, blue) >= s.target ? 'target' : 'cards';
    return { winners: red === blue ? [] : [red > blue ? 0 : 1], kind, paragraph: 'T5' };
  },
};
