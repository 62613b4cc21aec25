import { MINORS, POWERS, type Minor, type Power, type Preference, type Territory } from '../powers.ts';

/** What a card-data file says of its own form. */
export const SCHEMA_VERSION = 1;

/** The rows of boxes on the power cards; the Protestant's is that of keys outside the Netherlands (V2.1, V2.5). */
export const TRACKS = [
  'ottoman',
  'spain',
  'england',
  'france',
  'empire',
  'protestantOutsideNetherlands',
] as const;
export type TrackId = (typeof TRACKS)[number];

/** The bonus types whose amount a table types (V4.2). */
export const TYPED_BONUSES = [
  'piracy',
  'patronage',
  'marriageTable',
  'virginiaDare',
  'cyprus',
  'warWinner',
  'masterOfNetherlands',
  'polishRoyalElection',
  'dutchRevolt',
  'enterpriseOfEngland',
] as const;
export type TypedBonus = (typeof TYPED_BONUSES)[number];

/** Nobody's: a key space that no power controls. */
export const INDEPENDENT = 'independent';

/** Who can control a key space at the start. */
export const CONTROLLERS = [...POWERS, ...MINORS, INDEPENDENT] as const;
export type Controller = Power | Minor | typeof INDEPENDENT;

/** Bounds that catch slips of the pen; they are no facts about the game (V9.4). */
export const BOUNDS = {
  edition: { least: 1, most: 80 },
  note: { least: 0, most: 400 },
  checkedBy: { least: 1, most: 80 },
  keyName: { least: 1, most: 60 },
  /** Entries of a basic track: 0, then one for each box. */
  track: { least: 2, most: 41 },
  vp: { least: -5, most: 40 },
  spaces: { least: 0, most: 60 },
  military: { least: 1, most: 40 },
  bonus: { least: 1, most: 20 },
  keys: { least: 0, most: 60 },
} as const satisfies Readonly<Record<string, { readonly least: number; readonly most: number }>>;

/** The counts of Protestant spaces between the two religious victories: a row is wanted for each (V9.5). */
export const COUNTED = { least: 10, most: 49 } as const;

/** VP by the number of open boxes; 0 for none stands first. */
export type Track = readonly number[];

/** A row of the Protestant Spaces track: the counts it is for, and the VP in its columns (V3.5, V3.7). */
export type SpacesRow = {
  readonly from: number;
  readonly to: number;
  readonly spain: number;
  readonly england: number;
  readonly protestant: number;
  readonly empire: Readonly<Record<Preference, number>>;
};

/** A card-data file as it is written: what is left out is unknown (V9.4). See docs/card-data.md. */
export interface CardsFile {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly edition: string;
  readonly note?: string;
  readonly checkedBy?: string;
  readonly basicTracks?: Readonly<Partial<Record<TrackId, Track>>>;
  readonly protestantSpacesTrack?: readonly SpacesRow[];
  readonly militaryVictoryKeys?: Readonly<Partial<Record<Power, number | null>>>;
  readonly keys?: readonly {
    readonly id: string;
    readonly en: string;
    readonly ru?: string;
    readonly netherlands?: boolean;
    readonly start?: Controller | null;
  }[];
  readonly territorySpaceTotals?: Readonly<Partial<Record<Territory, number>>>;
  readonly startingProtestantSpaces?: Readonly<Partial<Record<Territory, number>>>;
  readonly startingTotals?: Readonly<Partial<Record<Power, number>>>;
  readonly bonusAmounts?: Readonly<Partial<Record<TypedBonus, number | null>>>;
}

/** A key space on the table's own list. `start` is null where nobody has said who holds it. */
export interface KeySpace {
  readonly id: string;
  readonly en: string;
  readonly ru: string | null;
  readonly netherlands: boolean;
  readonly start: Controller | null;
}

/** What a table knows from its own cards. Null is unknown, never 0 (V9.6). */
export interface Cards {
  readonly edition: string | null;
  readonly note: string | null;
  readonly checkedBy: string | null;
  readonly basicTracks: Readonly<Record<TrackId, Track | null>>;
  readonly protestantSpacesTrack: readonly SpacesRow[] | null;
  readonly militaryVictoryKeys: Readonly<Record<Power, number | null>>;
  /** All key spaces; null while the table counts its keys instead (V1.6). Never empty. */
  readonly keys: readonly KeySpace[] | null;
  readonly territorySpaceTotals: Readonly<Record<Territory, number | null>>;
  readonly startingProtestantSpaces: Readonly<Record<Territory, number | null>>;
  readonly startingTotals: Readonly<Record<Power, number | null>>;
  readonly bonusAmounts: Readonly<Record<TypedBonus, number | null>>;
}

/** The row of boxes that stands on the card of a power. */
export const trackOf = (power: Power): TrackId =>
  power === 'protestant' ? 'protestantOutsideNetherlands' : power;

/** How many boxes the row on a power's card has, for the Protestant that of keys outside the Netherlands; null when unknown. */
export function boxesOf(cards: Cards, power: Power): number | null {
  const track = cards.basicTracks[trackOf(power)];
  return track === null ? null : track.length - 1;
}

/** The row of the Protestant Spaces track that holds this count; undefined when none is known (V3.9). */
export const rowAt = (cards: Cards, count: number): SpacesRow | undefined =>
  cards.protestantSpacesTrack?.find(({ from, to }) => from <= count && count <= to);

/** The VP in the last open box: 0 when none is open, the last box when more are open than there are (V2.3, V2.8). */
export const vpOfBoxes = (track: Track, open: number): number =>
  open <= 0 ? 0 : (track[Math.min(open, track.length - 1)] ?? 0);
