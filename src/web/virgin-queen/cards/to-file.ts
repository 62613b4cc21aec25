import type { Json } from '../../../core/game.ts';
import { SCHEMA_VERSION, TRACKS } from '../../../games/virgin-queen/cards/file.ts';
import { PREFERENCES } from '../../../games/virgin-queen/powers.ts';
import {
  boxesIn,
  COLUMNS,
  wholeIn,
  type Draft,
  type KeyDraft,
  type RowDraft,
  type TrackDraft,
} from './draft.ts';

type Fields = { readonly [name: string]: Json };

const isBlank = (text: string): boolean => text.trim() === '';

/** What was typed, as the file holds it: a number, null for nothing, or the text itself, which is then at fault. */
const valueOf = (text: string): Json => (isBlank(text) ? null : (wholeIn(text) ?? text.trim()));

/** The fields that hold something. */
const known = (fields: { readonly [name: string]: Json | undefined }): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null,
    ),
  );

/** A section of the file; undefined when nothing in it is known. */
const section = (fields: Fields): Fields | undefined =>
  Object.keys(fields).length === 0 ? undefined : fields;

const numbers = (texts: Readonly<Record<string, string>>): Fields | undefined =>
  section(known(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, valueOf(text)]))));

function trackOf(draft: TrackDraft): Json | undefined {
  if (isBlank(draft.boxes)) return undefined;
  const count = boxesIn(draft);
  // Stands in the place of the row, so that the fault is found there.
  if (count === 0) return draft.boxes.trim();
  const values = Array.from({ length: count }, (_, box) => valueOf(draft.vp[box] ?? ''));
  return values.every((value) => value === null) ? undefined : [0, ...values];
}

/** Whether nothing is known of a row but where it begins, which it has from the one before. */
const isEmptyRow = (row: RowDraft): boolean =>
  COLUMNS.every((column) => column === 'from' || isBlank(row[column])) &&
  PREFERENCES.every((preference) => isBlank(row.empire[preference]));

const rowOf = (row: RowDraft): Fields => ({
  ...Object.fromEntries(COLUMNS.map((column) => [column, valueOf(row[column])])),
  empire: Object.fromEntries(PREFERENCES.map((preference) => [preference, valueOf(row.empire[preference])])),
});

const isEmptyKey = ({ en, ru }: KeyDraft): boolean => isBlank(en) && isBlank(ru);

const LONGEST_ID = 40;

/** An id made of a name; blank when nothing of it can stand in one. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '');

/** `key-1`, `key-2` and so on: the first that nobody has. */
function freeId(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`key-${number}`)) number += 1;
  return `key-${number}`;
}

/** Keys with their ids: the one they had, one made of the name, or a number where the name has no Latin letters. */
function keysOf(keys: readonly KeyDraft[]): Fields[] {
  const taken = new Set(keys.map(({ id, en }) => id || idOf(en)));
  return keys.map(({ id, en, ru, netherlands, start }) => {
    const own = id || idOf(en) || freeId(taken);
    taken.add(own);
    return known({
      id: own,
      en: (isBlank(en) ? ru : en).trim(),
      ru: isBlank(ru) ? undefined : ru.trim(),
      netherlands: netherlands || undefined,
      start: start === '' ? undefined : start,
    });
  });
}

/** The members of a list that hold something, with the places that they have in the draft. */
export const filledRows = (draft: Draft): number[] =>
  draft.rows.flatMap((row, place) => (isEmptyRow(row) ? [] : [place]));
export const filledKeys = (draft: Draft): number[] =>
  draft.keys.flatMap((key, place) => (isEmptyKey(key) ? [] : [place]));

const listed = (list: readonly Fields[]): readonly Fields[] | undefined =>
  list.length === 0 ? undefined : list;

/**
 * The card-data file that a draft makes. What is blank is left out, but for blanks in a row that has begun: those are
 * null, and `cardFaults` finds them, as it finds everything that is no number where one should be.
 */
export function fileOf(draft: Draft): Json {
  return known({
    schemaVersion: SCHEMA_VERSION,
    edition: draft.edition.trim() || undefined,
    note: draft.note.trim() || undefined,
    checkedBy: draft.checkedBy.trim() || undefined,
    basicTracks: section(known(Object.fromEntries(TRACKS.map((id) => [id, trackOf(draft.tracks[id])])))),
    protestantSpacesTrack: listed(draft.rows.filter((row) => !isEmptyRow(row)).map(rowOf)),
    militaryVictoryKeys: numbers(draft.military),
    keys: listed(keysOf(draft.keys.filter((key) => !isEmptyKey(key)))),
    territorySpaceTotals: numbers(draft.spaces),
    startingProtestantSpaces: numbers(draft.startingSpaces),
    startingTotals: numbers(draft.startingTotals),
    bonusAmounts: numbers(draft.bonus),
  });
}

/** A file as it is written to disk. */
export const written = (file: Json): string => `${JSON.stringify(file, null, 2)}\n`;
