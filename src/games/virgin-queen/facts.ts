import { said, UNKNOWN, type Known } from './known.ts';
import {
  MINORS,
  PLACES,
  POWERS,
  TERRITORIES,
  type Minor,
  type Place,
  type Power,
  type Territory,
} from './powers.ts';
import { isMapMode, neutralWith, type Terms } from './terms.ts';
import {
  GROUPS,
  ROYALS,
  TYPED_PARTS,
  type BonusType,
  type Group,
  type Holder,
  type Ruler,
  type TypedPart,
} from './words.ts';

/** A count and how many of it carry an Unrest marker. */
export type Counted = {
  readonly held: Known<number>;
  readonly unrest: Known<number>;
};

/** A place or a key: who controls it, and whether it is in unrest (V1.6, V1.8). */
export type Controlled = {
  readonly holder: Known<Holder>;
  readonly unrest: Known<boolean>;
};

/** One of the five Valois royals (V1.10). */
export type Royal = {
  readonly married: boolean;
  /** The turn of the first marriage. */
  readonly turn: number | null;
  readonly name: string;
  readonly dead: boolean;
  readonly from: readonly number[];
};

/** The rebellion that is being resolved, and what earlier ones added up to (V1.11). */
export type Rebellion = {
  readonly spainHits: number;
  readonly englandHits: number;
  readonly from: readonly number[];
};

/** A line of the bonus log (V1.12). */
export type Bonus = {
  /** The entry that made it. */
  readonly entry: number;
  readonly power: Power;
  readonly bonus: BonusType;
  readonly amount: number;
  readonly turn: number;
  readonly note: string;
  /** The entry that struck it out as wrong (V4.5), or null. */
  readonly voided: number | null;
  /** The entry since which it counts no longer (V10 R14), or null. */
  readonly off: number | null;
};

/** Who plays a power: a player by number, or nobody. */
export type Seated = {
  /** 1 to 6, or 0 for a neutral power. */
  readonly player: number;
  readonly name: string;
};

/** What the table has said about the board. Never changed in place. */
export type Facts = {
  readonly keys: Readonly<Record<Group, Counted>>;
  /** In map mode: by the list of the card data. */
  readonly map: readonly Controlled[];
  readonly spaces: Readonly<Record<Territory, Counted>>;
  readonly places: Readonly<Record<Place, Controlled>>;
  readonly ruler: Known<Ruler>;
  readonly guise: Known<boolean>;
  readonly navarre: Known<boolean>;
  readonly royals: readonly Royal[];
  /** Whether the table has said anything of the Valois: until then nobody knows how many have married. */
  readonly royalsKnown: Known<true>;
  readonly rebellion: Rebellion | null;
  readonly earlierRebellions: Rebellion;
  readonly bonus: readonly Bonus[];
  readonly typed: Readonly<Record<TypedPart, Readonly<Record<Power, Known<number>>>>>;
  readonly seated: Readonly<Record<Power, Seated>>;
  readonly allies: Readonly<Record<Minor, Known<Power | 'none'>>>;
};

/** A value for each of these words. */
export const forEachOf = <W extends string, T>(words: readonly W[], make: (word: W) => T): Record<W, T> => {
  const made = Object.fromEntries(words.map((word) => [word, make(word)]));
  const isWhole = (record: Record<string, T>): record is Record<W, T> =>
    words.every((word) => word in record);
  if (!isWhole(made)) throw new Error('a word has no value');
  return made;
};

const NOTHING_COUNTED: Counted = { held: UNKNOWN, unrest: UNKNOWN };
const NOTHING_KNOWN: Controlled = { holder: UNKNOWN, unrest: UNKNOWN };
const UNWED: Royal = { married: false, turn: null, name: '', dead: false, from: [] };
const NO_HITS: Rebellion = { spainHits: 0, englandHits: 0, from: [] };

/** What a sitting begins with: what the card data say of the start, and nothing else. */
export function firstFacts(terms: Terms): Facts {
  const { cards, rules } = terms;
  const neutral = neutralWith(rules.players);
  return {
    keys: forEachOf(GROUPS, () => NOTHING_COUNTED),
    map: isMapMode(terms)
      ? (cards.keys ?? []).map(({ start }) =>
          start === null ? NOTHING_KNOWN : { holder: said(start, 0), unrest: said(false, 0) },
        )
      : [],
    spaces: forEachOf(TERRITORIES, (territory) => {
      const count = cards.startingProtestantSpaces[territory];
      return count === null ? NOTHING_COUNTED : { held: said(count, 0), unrest: said(0, 0) };
    }),
    places: forEachOf(PLACES, () => NOTHING_KNOWN),
    ruler: UNKNOWN,
    guise: UNKNOWN,
    navarre: UNKNOWN,
    royals: Array.from({ length: ROYALS }, () => UNWED),
    royalsKnown: UNKNOWN,
    rebellion: null,
    earlierRebellions: NO_HITS,
    bonus: [],
    typed: forEachOf(TYPED_PARTS, () => forEachOf(POWERS, () => UNKNOWN)),
    seated: forEachOf(POWERS, (power) => ({
      player: neutral.includes(power) ? 0 : POWERS.indexOf(power) + 1,
      name: '',
    })),
    allies: forEachOf(MINORS, () => UNKNOWN),
  };
}

/** The same with nothing known of what a limit of V5 looks at: a position is measured against it (V5.3). */
export const nothingKnown = (facts: Facts): Facts => ({
  ...facts,
  map: facts.map.map(() => NOTHING_KNOWN),
  spaces: forEachOf(TERRITORIES, () => NOTHING_COUNTED),
});

/** Whether a power can win and is measured against (V1.3, V10 R22). */
export const isEligible = (facts: Facts, { rules }: Terms, power: Power): boolean =>
  rules.neutralMajors === 'included' || facts.seated[power].player !== 0;

/** Whether nobody plays a power (V10 R22). */
export const isNeutral = (facts: Facts, power: Power): boolean => facts.seated[power].player === 0;

/** A named place: in map mode from the list of keys, if it stands there (V1.8). */
export function placeOf(facts: Facts, terms: Terms, place: Place): Controlled {
  const listed = listedKeyOf(terms, place);
  return (listed === undefined ? undefined : facts.map[listed]) ?? facts.places[place];
}

/** Where a named place stands in the list of keys, from 0; undefined when it is not there. */
export function listedKeyOf({ cards }: Terms, place: Place): number | undefined {
  const index = (cards.keys ?? []).findIndex(({ id }) => id === place);
  return index < 0 ? undefined : index;
}
