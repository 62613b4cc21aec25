import type { Json, MaterialFault } from '../../../core/game.ts';
import { POWERS, PREFERENCES, TERRITORIES } from '../powers.ts';
import { Findings } from './fault.ts';
import { BOUNDS, SCHEMA_VERSION, TRACKS, TYPED_BONUSES } from './file.ts';
import {
  asObject,
  asWhole,
  checkFields,
  controller,
  each,
  keyId,
  list,
  object,
  optional,
  required,
  shown,
  text,
  version,
  whole,
  wholeOrNull,
  yesOrNo,
} from './form.ts';

/** A row of boxes: one entry for each, after a 0 for none open (V9.5). */
const track = list(whole(BOUNDS.vp), (members, field, found) => {
  const { least, most } = BOUNDS.track;
  const [first] = members;
  if (members.length < least || members.length > most)
    found.add('trackLength', { field, found: members.length, least, most });
  if (asWhole(first, BOUNDS.vp) !== undefined && first !== 0)
    found.add('trackStart', { field: `${field}[0]`, found: shown(first ?? null) });
});

const vp = required(whole(BOUNDS.vp), 'missingNumber', BOUNDS.vp);
const count = required(whole(BOUNDS.spaces), 'missingNumber', BOUNDS.spaces);

const row = object({
  from: count,
  to: count,
  spain: vp,
  england: vp,
  protestant: vp,
  empire: required(
    object(Object.fromEntries(PREFERENCES.map((preference) => [preference, vp]))),
    'missingObject',
    {},
  ),
});

/** The counts that a row is for, where both can be read and stand the right way round. */
function spanOf(json: Json | undefined): { readonly from: number; readonly to: number } | undefined {
  const from = asWhole(asObject(json)?.['from'], BOUNDS.spaces);
  const to = asWhole(asObject(json)?.['to'], BOUNDS.spaces);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Rows stand in order and share no count (V9.5). */
function checkRows(rows: readonly Json[], field: string, found: Findings): void {
  if (rows.length === 0) found.add('noRows', { field });
  let before: { readonly from: number; readonly to: number } | undefined;
  rows.forEach((each, i) => {
    const span = spanOf(each);
    if (span === undefined) return;
    const { from, to } = span;
    const at = `${field}[${i}]`;
    if (to < from) return found.add('rowBackwards', { field: `${at}.to`, found: to, from });
    if (before !== undefined && from <= before.to) {
      const code = to < before.from ? 'rowOutOfOrder' : 'rowOverlaps';
      found.add(code, { field: `${at}.from`, found: from, from: before.from, to: before.to });
    }
    before = span;
  });
}

const key = object({
  id: required(keyId, 'missingId', {}),
  en: required(text(BOUNDS.keyName), 'missingText', BOUNDS.keyName),
  ru: optional(text(BOUNDS.keyName)),
  netherlands: optional(yesOrNo),
  start: optional(controller),
});

/** No more keys than a table could have, and no id twice (V9.5). */
function checkKeys(keys: readonly Json[], field: string, found: Findings): void {
  const { most } = BOUNDS.keys;
  if (keys.length > most) found.add('tooManyKeys', { field, found: keys.length, most });
  const seen = new Map<string, string>();
  keys.forEach((each, i) => {
    const id = asObject(each)?.['id'];
    if (typeof id !== 'string') return;
    const at = `${field}[${i}].id`;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, at);
    else found.add('keyTwice', { field: at, found: shown(id), first });
  });
}

/** The form of a card-data file (V9.4). */
const FILE = {
  schemaVersion: required(version(SCHEMA_VERSION), 'missingVersion', { wanted: SCHEMA_VERSION }),
  edition: required(text(BOUNDS.edition), 'missingText', BOUNDS.edition),
  note: optional(text(BOUNDS.note)),
  checkedBy: optional(text(BOUNDS.checkedBy)),
  basicTracks: optional(object(each(TRACKS, track))),
  protestantSpacesTrack: optional(list(row, checkRows)),
  militaryVictoryKeys: optional(object(each(POWERS, wholeOrNull(BOUNDS.military)))),
  keys: optional(list(key, checkKeys)),
  territorySpaceTotals: optional(object(each(TERRITORIES, whole(BOUNDS.spaces)))),
  startingProtestantSpaces: optional(object(each(TERRITORIES, whole(BOUNDS.spaces)))),
  startingTotals: optional(object(each(POWERS, whole(BOUNDS.vp)))),
  bonusAmounts: optional(object(each(TYPED_BONUSES, wholeOrNull(BOUNDS.bonus)))),
};

/**
 * What is wrong with a card-data file (V9.4, V9.5), each fault naming its field, what stands there and what is wanted.
 * At most `MOST_FAULTS`; none when a sitting can go by it. Never throws.
 */
export function cardFaults(material: Json): readonly MaterialFault[] {
  const found = new Findings();
  const file = asObject(material);
  if (file === undefined) found.add('notAnObject', { found: shown(material) });
  else checkFields(file, FILE, '', found);
  return found.faults;
}
