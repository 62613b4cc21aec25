import { Fields } from '../../core/fields.ts';
import type { Json, OptionValue } from '../../core/game.ts';
import {
  flagShape,
  integerShape,
  listShape,
  numbersShape,
  objectShape,
  oneOfShape,
  orNull,
  partRecordShape,
  recordShape,
  textShape,
  type Shape,
} from '../../core/shape.ts';
import { cardFaults } from './cards/faults.ts';
import type { Bonus, Controlled, Counted, Facts, Rebellion, Royal, Seated } from './facts.ts';
import type { Known } from './known.ts';
import { changedRules, OPTIONS, rulesFrom } from './options.ts';
import { MINORS, PLACES, POWERS, PREFERENCES, TERRITORIES } from './powers.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';
import {
  KEEPINGS,
  STEPS,
  VICTORIES,
  type Bundle,
  type Claim,
  type Empire,
  type Pending,
  type SheetLine,
  type SheetTurn,
  type State,
  type Victory,
} from './state.ts';
import { termsOf } from './terms.ts';
import {
  BONUS_TYPES,
  GROUPS,
  HOLDERS,
  LAST_PRINTED_TURN,
  LEAST_VP,
  MOST_BONUS,
  MOST_HITS,
  MOST_KEYS,
  MOST_LISTED_KEYS,
  MOST_SPACES,
  MOST_VP,
  ROYALS,
  RULERS,
  TYPED_PARTS,
} from './words.ts';

/** Everything of a sitting that can change, as plain data. */
export type Play = Omit<State, 'terms'>;

/** A sitting as plain data. */
export type Snapshot = {
  readonly scenario: ScenarioId;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The card data that the table brought; null for none. */
  readonly cards: Json;
} & { readonly [F in keyof Play]: Play[F] };

/** A sitting as plain data. */
export function encode({ terms, ...play }: State): Snapshot {
  return {
    scenario: terms.scenario,
    options: changedRules(terms.rules),
    cards: terms.material ?? null,
    ...play,
  };
}

const MOST_ENTRIES = 100_000;
const LONGEST_REMARK = 120;
const DIGEST_LENGTH = 64;
/** Bounds of sums: more than any table reaches. */
const FAR = 10_000;

const remark = textShape(LONGEST_REMARK);
const entry = integerShape(0, MOST_ENTRIES);
const entries = listShape(entry, MOST_ENTRIES);
const turn = integerShape(1, LAST_PRINTED_TURN);
const sum = integerShape(-FAR, FAR);
const powers = listShape(oneOfShape(POWERS), POWERS.length);

const known = <T>(value: Shape<T>): Shape<Known<T>> =>
  objectShape<Known<T>>({ value: orNull(value), from: entries });

const counted = (most: number): Shape<Counted> =>
  objectShape<Counted>({ held: known(integerShape(0, most)), unrest: known(integerShape(0, most)) });

const controlled = objectShape<Controlled>({ holder: known(oneOfShape(HOLDERS)), unrest: known(flagShape) });

const royal = objectShape<Royal>({
  married: flagShape,
  turn: orNull(turn),
  name: remark,
  dead: flagShape,
  from: entries,
});

const rebellion = (most: number): Shape<Rebellion> =>
  objectShape<Rebellion>({
    spainHits: integerShape(0, most),
    englandHits: integerShape(0, most),
    from: entries,
  });

const bonus = objectShape<Bonus>({
  entry,
  power: oneOfShape(POWERS),
  bonus: oneOfShape(BONUS_TYPES),
  amount: integerShape(-1, MOST_BONUS),
  turn,
  note: remark,
  voided: orNull(entry),
  off: orNull(entry),
});

const facts = objectShape<Facts>({
  keys: recordShape(GROUPS, counted(MOST_KEYS)),
  map: listShape(controlled, MOST_LISTED_KEYS),
  spaces: recordShape(TERRITORIES, counted(MOST_SPACES)),
  places: recordShape(PLACES, controlled),
  ruler: known(oneOfShape(RULERS)),
  guise: known(flagShape),
  navarre: known(flagShape),
  royals: listShape(royal, ROYALS, ROYALS),
  royalsKnown: known(oneOfShape([true])),
  rebellion: orNull(rebellion(MOST_HITS)),
  earlierRebellions: rebellion(FAR),
  bonus: listShape(bonus, FAR),
  typed: recordShape(TYPED_PARTS, recordShape(POWERS, known(integerShape(LEAST_VP, MOST_VP)))),
  seated: recordShape(POWERS, objectShape<Seated>({ player: integerShape(0, POWERS.length), name: remark })),
  allies: recordShape(MINORS, known(oneOfShape([...POWERS, 'none'] as const))),
});

const isVictory = (name: string): name is Victory => name in VICTORIES;

const claim = objectShape<Claim>({
  victory: oneOfShape(Object.keys(VICTORIES).filter(isVictory)),
  winners: powers,
  turn,
  entry,
  figures: numbersShape,
  shared: flagShape,
});

const bundle = objectShape<Bundle>({ kind: oneOfShape(['moment', 'action'] as const), before: facts });

const pending = objectShape<Pending>({
  claims: listShape(claim, FAR),
  before: facts,
  beforeBundle: orNull(bundle),
  beforeStep: oneOfShape(STEPS),
});

const sheetLine = objectShape<SheetLine>({
  basic: orNull(sum),
  special: orNull(sum),
  bonus: orNull(sum),
  total: sum,
  entry,
  amended: listShape(
    objectShape<SheetLine['amended'][number]>({ was: sum, reason: remark, entry }),
    MOST_ENTRIES,
  ),
});

const sheetTurn = objectShape<SheetTurn>({
  turn,
  lines: partRecordShape(POWERS, sheetLine),
  spaces: orNull(sum),
  revealed: flagShape,
});

const empire = objectShape<Empire>({
  keeping: oneOfShape(KEEPINGS),
  chosen: orNull(turn),
  lateAllowed: flagShape,
  commitment: textShape(DIGEST_LENGTH),
  preference: orNull(oneOfShape(PREFERENCES)),
  salt: textShape(DIGEST_LENGTH),
  revealed: orNull(objectShape<{ turn: number; entry: number }>({ turn, entry })),
  opened: flagShape,
});

const play: { readonly [F in keyof Play]-?: Shape<Play[F]> } = {
  entries: entry,
  turn,
  step: oneOfShape(STEPS),
  facts,
  active: oneOfShape([...POWERS, 'none'] as const),
  bundle: orNull(bundle),
  pending: orNull(pending),
  result: orNull(claim),
  sheet: listShape(sheetTurn, LAST_PRINTED_TURN),
  start: recordShape(POWERS, known(integerShape(LEAST_VP, MOST_VP))),
  joined: turn,
  empire,
  phaseBegan: entry,
  empireAnswered: flagShape,
};

const playShape = objectShape<Play>(play);

function materialIn(fields: Fields): Json | undefined {
  const cards = fields.raw('cards');
  if (cards === undefined) throw new Error("the snapshot's cards should be card data or null");
  if (cards === null) return undefined;
  const [fault] = cardFaults(cards);
  if (fault !== undefined) throw new Error(`the snapshot's cards have a fault: ${fault.code}`);
  return cards;
}

/** The sitting of a snapshot that `encode` made. Throws a sentence that names the field when it is none. */
export function decode(json: Json): State {
  const fields = new Fields(json);
  const scenario = fields.oneOf(
    'scenario',
    SCENARIOS.map(({ id }) => id),
  );
  const terms = termsOf(scenario, rulesFrom(fields.options(OPTIONS)), materialIn(fields));
  const rest = Object.fromEntries(Object.keys(play).map((name) => [name, fields.raw(name) ?? null]));
  const state = { terms, ...playShape(rest, '') };
  if (state.facts.map.length !== (terms.cards.keys?.length ?? 0))
    throw new Error("the snapshot's facts.map should have a line for each key of its cards");
  return state;
}
