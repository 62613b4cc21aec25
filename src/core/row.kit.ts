// A tiny open game for the tests of the core: a row of tokens with numbers on them; who takes one gains its number.
// The players may bring a row of their own; one person may play alone; a ruling lets each take roll a die.

import type { Action, Config, Game, Json, MaterialFault, ReasonCode, Seat } from './game.ts';

export interface RowState {
  readonly solo: boolean;
  readonly dice: boolean;
  /** The numbers; 0 where a token has been taken. */
  tokens: number[];
  points: number[];
  turn: Seat;
}

/** What is on the table when nobody brings a row. */
const USUAL: readonly number[] = [3, 1, 2];

const HIGHEST = 9;

const REASONS = ['ok', 'over', 'notYours', 'noSuchToken', 'taken'] as const;

const reason = (id: (typeof REASONS)[number]): ReasonCode => REASONS.indexOf(id);

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

function rowOf(material: Json | undefined): readonly number[] {
  return material !== undefined && isList(material) ? material.map(Number) : USUAL;
}

function faultsOf(material: Json): MaterialFault[] {
  if (!isList(material)) return [{ code: 'noRow', args: {} }];
  if (material.length === 0) return [{ code: 'empty', args: {} }];
  return material.flatMap((token, i) => {
    const fits = typeof token === 'number' && Number.isInteger(token) && token >= 1 && token <= HIGHEST;
    return fits ? [] : [{ code: 'badToken', args: { place: i + 1, found: token, highest: HIGHEST } }];
  });
}

function alphabet(config?: Config): Action[] {
  return rowOf(config?.material).map((_, i) => i);
}

function why(s: RowState, seat: Seat, action: Action): ReasonCode {
  if (s.tokens.every((token) => token === 0)) return reason('over');
  if (seat !== s.turn) return reason('notYours');
  const token = s.tokens[action];
  if (token === undefined) return reason('noSuchToken');
  return token === 0 ? reason('taken') : 0;
}

function decode(json: Json): RowState {
  if (typeof json !== 'object' || json === null || !('tokens' in json))
    throw new Error('this is no snapshot');
  return JSON.parse(JSON.stringify(json));
}

const copy = (s: RowState): RowState => ({ ...s, tokens: [...s.tokens], points: [...s.points] });

const plain = (s: RowState): RowState => JSON.parse(JSON.stringify(s));

export const row: Game<RowState, RowState> = {
  id: 'row',
  version: 1,
  seats: [{ id: 'red' }, { id: 'blue' }],
  scenarios: [
    { id: 'duel', paragraph: 'R1' },
    { id: 'alone', paragraph: 'R2', solitaire: true, defaults: { 'rulings.dice': true } },
  ],
  options: {
    specs: [
      { name: 'rulings.dice', values: [false, true], default: false, paragraph: 'R3' },
      { name: 'variants.first', values: ['red', 'blue'], default: 'red', paragraph: 'R4' },
    ],
    presets: { bare: { 'rulings.dice': false } },
  },
  reasons: REASONS.map((id) => ({ id, paragraph: 'R5' })),
  reveals: new Set(),
  notation: {
    alphabet,
    write: (action) => `take ${action + 1}`,
    read: (text) => {
      const place = /^take ([1-9]\d{0,5})$/.exec(text)?.[1];
      return place === undefined ? undefined : Number(place) - 1;
    },
    parts: (action) => ({ type: 'take', place: action + 1 }),
  },
  open: true,
  material: { id: 'row', faults: faultsOf },
  setup: (config) => ({
    solo: config.scenario === 'alone',
    dice: config.options['rulings.dice'] === true,
    tokens: [...rowOf(config.material)],
    points: [0, 0],
    turn: config.options['variants.first'] === 'blue' ? 1 : 0,
  }),
  deciders: (s) => (s.tokens.every((token) => token === 0) ? [] : [s.turn]),
  legal: (s, seat) => s.tokens.map((_, i) => i).filter((action) => why(s, seat, action) === 0),
  why,
  apply(s, action, seat, chance, tell) {
    const token = s.tokens[action] ?? 0;
    const die = s.dice ? chance.die('take') : 0;
    s.tokens[action] = 0;
    s.points[seat] = (s.points[seat] ?? 0) + token + die;
    s.turn = 1 - seat;
    tell?.({ type: 'took', seat, place: action + 1, token, die });
  },
  outcome(s) {
    if (s.tokens.some((token) => token !== 0)) return undefined;
    const [red = 0, blue = 0] = s.points;
    return { winners: red === blue ? [] : [red > blue ? 0 : 1], kind: 'points', paragraph: 'R6' };
  },
  view: plain,
  sample: plain,
  copy,
  encode: (s) => JSON.parse(JSON.stringify(s)),
  decode,
  faults: (s) => (s.tokens.every((token) => token >= 0) ? [] : ['a token is below nothing']),
};
