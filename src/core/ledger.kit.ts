// A tiny umpire for the tests of the core, the words and the server: the table keeps the points of two sides, which it
// may amend with a reason; a side says in secret whom it favours in a tie; after three rounds the higher has won.

import type { Action, ActionParts, Chance, Game, Json, ReasonCode, RemarkRule, Seat, Tell } from './game.ts';

export interface LedgerState {
  points: number[];
  /** Why points were amended. */
  notes: string[];
  /** How many rounds are over, and what was rolled at their ends. */
  rolls: number[];
  /** The seat that red favours in a tie; 0 as long as it has not said. */
  favour: Seat;
}

export interface LedgerView {
  readonly points: readonly number[];
  readonly notes: readonly string[];
  readonly rolls: readonly number[];
  readonly asked: boolean;
  /** Red's own answer; 0 for everybody else. */
  readonly favour: Seat;
}

export const TABLE: Seat = 0;
export const RED: Seat = 1;
export const BLUE: Seat = 2;

const SIDES = ['', 'red', 'blue'] as const;
const MOST = 99;
const ROUNDS = 3;

const KINDS = ['points', 'amend', 'favour', 'round'] as const;
type Kind = (typeof KINDS)[number];

const REASONS = ['ok', 'over', 'notYours', 'same', 'favourWanted', 'said'] as const;

const reason = (id: (typeof REASONS)[number]): ReasonCode => REASONS.indexOf(id);

const act = (kind: Kind, side: Seat = 0, number = 0): Action =>
  KINDS.indexOf(kind) * 1000 + side * 200 + number;

const kindOf = (action: Action): Kind => KINDS[Math.floor(action / 1000)] ?? 'round';
const sideOf = (action: Action): Seat => Math.floor((action % 1000) / 200);
const numberOf = (action: Action): number => action % 200;

const sides = [RED, BLUE];

const counts = (kind: Kind): Action[] =>
  sides.flatMap((side) => Array.from({ length: MOST + 1 }, (_, number) => act(kind, side, number)));

const alphabet: readonly Action[] = [
  ...counts('points'),
  ...counts('amend'),
  ...sides.map((side) => act('favour', side)),
  act('round'),
];

function write(action: Action): string {
  const kind = kindOf(action);
  switch (kind) {
    case 'round':
      return kind;
    case 'favour':
      return `${kind} ${SIDES[sideOf(action)]}`;
    case 'points':
    case 'amend':
      return `${kind} ${SIDES[sideOf(action)]} ${numberOf(action)}`;
  }
}

const written = new Map(alphabet.map((action) => [write(action), action]));

function parts(action: Action): ActionParts {
  return { type: kindOf(action), side: sideOf(action), number: numberOf(action) };
}

const isOver = (s: LedgerState): boolean => s.rolls.length === ROUNDS;

/** Whom red favours is asked once the first round is over. */
const isAsked = (s: LedgerState): boolean => !isOver(s) && s.rolls.length > 0 && s.favour === 0;

function why(s: LedgerState, seat: Seat, action: Action): ReasonCode {
  if (isOver(s)) return reason('over');
  const kind = kindOf(action);
  if (seat !== (kind === 'favour' ? RED : TABLE)) return reason('notYours');
  switch (kind) {
    case 'favour':
      return isAsked(s) ? 0 : reason('said');
    case 'round':
      return isAsked(s) ? reason('favourWanted') : 0;
    case 'points':
    case 'amend':
      return s.points[sideOf(action)] === numberOf(action) ? reason('same') : 0;
  }
}

const legal = (s: LedgerState, seat: Seat): Action[] =>
  alphabet.filter((action) => why(s, seat, action) === 0);

function offers(s: LedgerState, seat: Seat): Action[] {
  const more = sides.map((side) => act('points', side, ((s.points[side] ?? 0) + 1) % (MOST + 1)));
  const few = [act('round'), ...more, ...sides.map((side) => act('favour', side))];
  return few.filter((action) => why(s, seat, action) === 0);
}

function remarks(action: Action): RemarkRule | undefined {
  switch (kindOf(action)) {
    case 'amend':
      return 'must';
    case 'round':
      return 'may';
    case 'points':
    case 'favour':
      return undefined;
  }
}

const silent: Tell = () => undefined;

function apply(
  s: LedgerState,
  action: Action,
  seat: Seat,
  chance: Chance,
  tell: Tell = silent,
  remark?: string,
): void {
  const [kind, side, number] = [kindOf(action), sideOf(action), numberOf(action)];
  switch (kind) {
    case 'points':
    case 'amend':
      s.points[side] = number;
      if (kind === 'amend') s.notes.push(remark ?? '');
      return tell({ type: kind, side, number, remark: remark ?? null });
    case 'favour':
      s.favour = side;
      return tell({ type: 'asked' }, seat, { type: 'favoured', side });
    case 'round': {
      const die = chance.die('round');
      s.rolls.push(die);
      tell({ type: 'round', die, remark: remark ?? null });
      if (isOver(s)) tell({ type: 'shown', side: s.favour });
    }
  }
}

const copy = (s: LedgerState): LedgerState => ({
  points: [...s.points],
  notes: [...s.notes],
  rolls: [...s.rolls],
  favour: s.favour,
});

function decode(json: Json): LedgerState {
  if (typeof json !== 'object' || json === null || !('favour' in json))
    throw new Error('this is no snapshot');
  return JSON.parse(JSON.stringify(json));
}

export const ledger: Game<LedgerState, LedgerView> = {
  id: 'ledger',
  version: 1,
  seats: [{ id: 'table' }, { id: 'red' }, { id: 'blue' }],
  scenarios: [{ id: 'evening', paragraph: 'L1' }],
  options: { specs: [], presets: {} },
  reasons: REASONS.map((id) => ({ id, paragraph: 'L2' })),
  reveals: new Set(['shown']),
  notation: { write, parts, alphabet: () => alphabet, read: (text) => written.get(text) },
  umpire: true,
  setup: () => ({ points: [0, 0, 0], notes: [], rolls: [], favour: 0 }),
  deciders: (s) => (isOver(s) ? [] : isAsked(s) ? [RED, TABLE] : [TABLE]),
  legal,
  offers,
  remarks,
  why,
  apply,
  outcome(s) {
    if (!isOver(s)) return undefined;
    const [, red = 0, blue = 0] = s.points;
    const winner = red === blue ? s.favour : red > blue ? RED : BLUE;
    return { winners: [winner], kind: 'points', paragraph: 'L3' };
  },
  view: ({ points, notes, rolls, favour }, viewer) => ({
    points: [...points],
    notes: [...notes],
    rolls: [...rolls],
    asked: favour !== 0,
    favour: viewer === RED || rolls.length === ROUNDS ? favour : 0,
  }),
  sample: ({ points, notes, rolls, asked, favour }, chance) => ({
    points: [...points],
    notes: [...notes],
    rolls: [...rolls],
    favour: asked && favour === 0 ? chance.draw(2, 'sample') + RED : favour,
  }),
  copy,
  encode: (s) => JSON.parse(JSON.stringify(s)),
  decode,
  faults: (s) => (s.notes.includes('') ? ['points were amended without a reason'] : []),
};
