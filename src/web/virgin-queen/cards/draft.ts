import type { Json } from '../../../core/game.ts';
import { cardsOf } from '../../../games/virgin-queen/cards/brought.ts';
import {
  BOUNDS,
  TRACKS,
  TYPED_BONUSES,
  type Controller,
  type KeySpace,
  type SpacesRow,
  type Track,
  type TrackId,
  type TypedBonus,
} from '../../../games/virgin-queen/cards/file.ts';
import {
  POWERS,
  PREFERENCES,
  TERRITORIES,
  type Power,
  type Preference,
  type Territory,
} from '../../../games/virgin-queen/powers.ts';

type Texts<Id extends string> = Record<Id, string>;

/** A row of boxes as it is being typed: how many there are, and the VP in each. */
export interface TrackDraft {
  boxes: string;
  /** May be longer than the row: what stood in a box comes back when the row grows again. */
  vp: string[];
}

/** The columns of a row of the Protestant Spaces track, but for those of the Empire. */
export const COLUMNS = ['from', 'to', 'spain', 'england', 'protestant'] as const;
export type Column = (typeof COLUMNS)[number];

export interface RowDraft extends Texts<Column> {
  empire: Texts<Preference>;
}

export interface KeyDraft {
  /** Blank until the file gives it one. */
  id: string;
  en: string;
  ru: string;
  netherlands: boolean;
  start: Controller | '';
}

/** Card data as somebody types them: texts, blank where nothing is known. */
export interface Draft {
  edition: string;
  note: string;
  checkedBy: string;
  tracks: Record<TrackId, TrackDraft>;
  rows: RowDraft[];
  military: Texts<Power>;
  keys: KeyDraft[];
  spaces: Texts<Territory>;
  startingSpaces: Texts<Territory>;
  startingTotals: Texts<Power>;
  bonus: Texts<TypedBonus>;
}

const each = <Id extends string, V>(ids: readonly Id[], value: (id: Id) => V): Record<Id, V> =>
  Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, V>;

const textOf = (number: number | null): string => (number === null ? '' : String(number));

const trackDraft = (track: Track | null): TrackDraft => ({
  boxes: track === null ? '' : String(track.length - 1),
  vp: (track ?? []).slice(1).map(String),
});

const rowDraft = (row: SpacesRow): RowDraft => ({
  from: String(row.from),
  to: String(row.to),
  spain: String(row.spain),
  england: String(row.england),
  protestant: String(row.protestant),
  empire: each(PREFERENCES, (preference) => String(row.empire[preference])),
});

const keyDraft = ({ id, en, ru, netherlands, start }: KeySpace): KeyDraft => ({
  id,
  en,
  ru: ru ?? '',
  netherlands,
  start: start ?? '',
});

/** Card data ready to be changed; nothing is known without material. Throws on a file that has faults. */
export function draftOf(material: Json | undefined, edition = ''): Draft {
  const cards = cardsOf(material);
  return {
    edition: cards.edition ?? edition,
    note: cards.note ?? '',
    checkedBy: cards.checkedBy ?? '',
    tracks: each(TRACKS, (id) => trackDraft(cards.basicTracks[id])),
    rows: (cards.protestantSpacesTrack ?? []).map(rowDraft),
    military: each(POWERS, (power) => textOf(cards.militaryVictoryKeys[power])),
    keys: (cards.keys ?? []).map(keyDraft),
    spaces: each(TERRITORIES, (territory) => textOf(cards.territorySpaceTotals[territory])),
    startingSpaces: each(TERRITORIES, (territory) => textOf(cards.startingProtestantSpaces[territory])),
    startingTotals: each(POWERS, (power) => textOf(cards.startingTotals[power])),
    bonus: each(TYPED_BONUSES, (bonus) => textOf(cards.bonusAmounts[bonus])),
  };
}

/** A whole number as people write it, with any kind of minus; undefined for anything else. */
export function wholeIn(text: string): number | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  return /^[-+]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** How many boxes to show of a row. */
export function boxesIn({ boxes }: TrackDraft): number {
  const count = wholeIn(boxes) ?? 0;
  return count >= 1 && count < BOUNDS.track.most ? count : 0;
}

/** A row of the Protestant Spaces track that follows the last one: it begins where that one ends. */
export function nextRow(rows: readonly RowDraft[]): RowDraft {
  const end = wholeIn(rows.at(-1)?.to ?? '');
  return {
    from: end === undefined ? '' : String(end + 1),
    to: '',
    spain: '',
    england: '',
    protestant: '',
    empire: each(PREFERENCES, () => ''),
  };
}

export const newKey = (): KeyDraft => ({ id: '', en: '', ru: '', netherlands: false, start: '' });

/** A draft with one of everything that can be repeated, to measure others by. */
const SAMPLE: Draft = {
  ...draftOf(undefined),
  tracks: each(TRACKS, () => ({ boxes: '', vp: [''] })),
  rows: [nextRow([])],
  keys: [newKey()],
};

function isLike(like: unknown, value: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((member) => isLike(like[0], member));
  if (typeof like !== 'object' || like === null) return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(like).every(([name, inner]) => isLike(inner, fields.get(name)));
}

/** Whether a value has the form of a draft. */
export const isDraft = (value: unknown): value is Draft => isLike(SAMPLE, value);

/** A copy that shares nothing with the draft. */
export const copyOf = (draft: Draft): Draft => JSON.parse(JSON.stringify(draft));
