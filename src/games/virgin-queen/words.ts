import { MINORS, PLACES, POWERS, PREFERENCES, TERRITORIES } from './powers.ts';

/** Whole numbers from `least` to `most`. */
const numbers = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Where keys are counted: a power, or one of the two rows of the Protestant (V1.6). */
export const GROUPS = ['ottoman', 'spain', 'england', 'france', 'empire', 'netherlands', 'outside'] as const;
export type Group = (typeof GROUPS)[number];

/** Who may control a key or a place. */
export const HOLDERS = [...POWERS, ...MINORS, 'independent'] as const;
export type Holder = (typeof HOLDERS)[number];

/** Whether a space carries an Unrest marker. */
export const CALM_OR_UNREST = ['calm', 'unrest'] as const;
export type Calm = (typeof CALM_OR_UNREST)[number];

export const FAITHS = ['protestant', 'catholic'] as const;
export type Faith = (typeof FAITHS)[number];

/** Rulers of France, as far as they matter (V1.9). */
export const RULERS = ['charles-ix', 'henry-iii', 'other'] as const;
export type Ruler = (typeof RULERS)[number];

/** The two parts of a total that a table may type from its cards (V1.15). */
export const TYPED_PARTS = ['basic', 'special'] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];

/** What earns or costs bonus VP, in the order of V4.2. */
export const BONUS_TYPES = [
  'piracy',
  'patronage',
  'assassination',
  'circumnavigation',
  'virginQueen',
  'marriageTable',
  'virginiaDare',
  'cyprus',
  'suezCanal',
  'warWinner',
  'paris',
  'masterOfCentralEurope',
  'masterOfNetherlands',
  'polishRoyalElection',
  'dutchRevolt',
  'enterpriseOfEngland',
  'slaveTrader',
  'maryQueenOfScotsExecuted',
] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** The bounds of what can be entered: they catch slips of the hand and are no facts about the game. */
export const MOST_KEYS = 40;
export const MOST_SPACES = 60;
export const MOST_HITS = 20;
export const MOST_BONUS = 20;
export const MOST_BONUS_ENTRIES = 120;
export const MOST_LISTED_KEYS = 60;
export const LEAST_VP = -10;
export const MOST_VP = 60;
export const LAST_PRINTED_TURN = 7;
export const ROYALS = 5;

/** What the words and numbers of an entry can be, by the kind of its field. */
export const DOMAINS = {
  group: GROUPS,
  power: POWERS,
  anyPower: [...POWERS, 'none'],
  holder: HOLDERS,
  minor: MINORS,
  territory: TERRITORIES,
  where: [...TERRITORIES, 'elsewhere'],
  place: PLACES,
  preference: PREFERENCES,
  calm: CALM_OR_UNREST,
  faith: FAITHS,
  ruler: RULERS,
  presence: ['in', 'out'],
  part: TYPED_PARTS,
  bonus: BONUS_TYPES,
  player: ['neutral', '1', '2', '3', '4', '5', '6'],
  keyCount: numbers(0, MOST_KEYS),
  spaceCount: numbers(0, MOST_SPACES),
  hits: numbers(0, MOST_HITS),
  amount: numbers(0, MOST_BONUS),
  vp: numbers(LEAST_VP, MOST_VP),
  turn: numbers(1, LAST_PRINTED_TURN),
  /** One more than there are, so that a sixth can be refused in words (V1.10). */
  royal: numbers(1, ROYALS + 1),
  key: numbers(1, MOST_LISTED_KEYS),
  line: numbers(1, MOST_BONUS_ENTRIES),
} as const;

export type Domain = keyof typeof DOMAINS;
export type ValueOf<D extends Domain> = (typeof DOMAINS)[D][number];
