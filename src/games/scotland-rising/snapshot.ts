import { Fields } from '../../core/fields.ts';
import type { Json, OptionValue } from '../../core/game.ts';
import { battlefieldOf } from './battlefield/brought.ts';
import { changedRules, OPTIONS, rulesFrom } from './options.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';
import {
  ACTED,
  DISORDERED,
  DRAWN,
  emptyState,
  ENDINGS,
  LAST_TURN,
  PHASES,
  PRESSED,
  put,
  REDUCED,
  SCHILTRON,
  UNDECIDED,
  UNPLACED,
  type EndingKind,
  type Phase,
  type State,
  type Winner,
} from './state.ts';
import { termsOf } from './terms.ts';
import { ENGLISH, SCOTS, type Side } from './units.ts';

/** A position as plain data: all of it, since nothing is hidden (B0.6). */
export type Snapshot = {
  readonly scenario: ScenarioId;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The battlefield file that the players brought; null for the one that the game ships. */
  readonly battlefield: Json;
  readonly phase: Phase;
  readonly turn: number;
  readonly side: Side;
  readonly ap: number;
  readonly chargeTurnUsed: boolean;
  readonly chargeTurn: boolean;
  readonly event: number;
  readonly eventUses: number;
  readonly winner: Winner;
  readonly ending: EndingKind | '';
  /** By unit, in the order of the battlefield's set-up list: the hex, or where it is off the map. */
  readonly place: readonly number[];
  /** By unit: its marks. */
  readonly marks: readonly number[];
};

/** A position as plain data. */
export const encode = (s: State): Snapshot => ({
  scenario: s.terms.scenario,
  options: changedRules(s.terms.rules),
  battlefield: s.terms.material ?? null,
  phase: s.phase,
  turn: s.turn,
  side: s.side,
  ap: s.ap,
  chargeTurnUsed: s.chargeTurnUsed,
  chargeTurn: s.chargeTurn,
  event: s.event,
  eventUses: s.eventUses,
  winner: s.winner,
  ending: s.ending,
  place: [...s.place],
  marks: [...s.marks],
});

const ALL_MARKS = REDUCED | DISORDERED | SCHILTRON | ACTED | PRESSED;
const MOST_AP = 20;
const MOST_EVENT = 12;

const WINNERS: readonly Winner[] = [UNDECIDED, SCOTS, ENGLISH, DRAWN];

/** Puts the units where the snapshot has them. */
function putUnits(s: State, places: readonly number[]): void {
  const { terrain } = s.terms.field;
  places.forEach((place, unit) => {
    if (place < 0) {
      if (place > -2) throw new Error('the snapshot has a unit that is nowhere');
      s.place[unit] = place;
    } else if ((terrain[place] ?? 255) === 255) {
      throw new Error('the snapshot has a unit beyond the edge of the map');
    } else {
      put(s, unit, place);
    }
  });
}

/** The position of a snapshot that `encode` made. Throws a sentence that names the field when it is none. */
export function decode(json: Json): State {
  const fields = new Fields(json);
  const scenario = fields.oneOf(
    'scenario',
    SCENARIOS.map(({ id }) => id),
  );
  const rules = rulesFrom(fields.options(OPTIONS));
  const material = fields.raw('battlefield') ?? undefined;
  const field = battlefieldOf(material);
  const s = emptyState(termsOf(scenario, rules, field, material));
  const units = field.units.length;
  putUnits(s, fields.integers('place', units, UNPLACED, field.size - 1));
  fields.integers('marks', units, 0, ALL_MARKS).forEach((marks, unit) => {
    s.marks[unit] = marks;
  });
  s.phase = fields.oneOf('phase', PHASES);
  s.turn = fields.integer('turn', 1, LAST_TURN);
  s.side = fields.side('side');
  s.ap = fields.integer('ap', 0, MOST_AP);
  s.chargeTurnUsed = fields.flag('chargeTurnUsed');
  s.chargeTurn = fields.flag('chargeTurn');
  s.event = fields.integer('event', 0, MOST_EVENT);
  s.eventUses = fields.integer('eventUses', 0, units);
  s.winner = WINNERS[fields.integer('winner', UNDECIDED, DRAWN) + 1] ?? UNDECIDED;
  s.ending = fields.oneOf('ending', ['', ...ENDINGS.map(({ kind }) => kind)]);
  if ((s.winner === UNDECIDED) !== (s.ending === '') || (s.ending === '') === (s.phase === 'over'))
    throw new Error("the snapshot's ending does not go with its winner and phase");
  return s;
}
