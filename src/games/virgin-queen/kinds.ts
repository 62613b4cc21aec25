import type { RemarkRule } from '../../core/game.ts';
import type { Domain } from './words.ts';

/** The fields of a kind of entry, in the order in which its line has them. */
type FieldsOfKind = Readonly<Record<string, Domain>>;

/**
 * Every kind of entry that a sitting knows, with its fields. The order gives the numbers of actions. A line is the
 * kind's word and the values of its fields: `keys spain 8`.
 */
export const KINDS = {
  // Keys, in count mode (V1.6).
  keys: { group: 'group', count: 'keyCount' },
  'keys-unrest': { group: 'group', count: 'keyCount' },
  gain: { group: 'group', calm: 'calm' },
  lose: { group: 'group', calm: 'calm' },
  /** The first takes a key from the second, which has no unrest any more. */
  take: { group: 'group', loser: 'group', calm: 'calm' },
  riot: { group: 'group' },
  settle: { group: 'group' },
  // Keys, in map mode: by their place in the list of the card data.
  hold: { key: 'key', holder: 'holder' },
  'hold-unrest': { key: 'key', calm: 'calm' },
  // Religion (V1.7).
  spaces: { territory: 'territory', count: 'spaceCount' },
  'spaces-unrest': { territory: 'territory', count: 'spaceCount' },
  convert: { where: 'where', faith: 'faith', calm: 'calm' },
  disturb: { territory: 'territory', faith: 'faith' },
  quiet: { territory: 'territory', faith: 'faith' },
  // Places and people (V1.8, V1.9, V1.10).
  place: { place: 'place', holder: 'holder' },
  'place-unrest': { place: 'place', calm: 'calm' },
  ruler: { ruler: 'ruler' },
  guise: { presence: 'presence' },
  navarre: { presence: 'presence' },
  wed: { royal: 'royal' },
  unwed: { royal: 'royal' },
  'royal-dies': { royal: 'royal' },
  'none-wed': {},
  // The English Catholic rebellion (V1.11).
  rebellion: { spainHits: 'hits', englandHits: 'hits' },
  'rebellion-over': {},
  // Bonus VP (V4).
  earn: { bonus: 'bonus', power: 'power' },
  'earn-typed': { bonus: 'bonus', power: 'power', amount: 'amount' },
  void: { line: 'line' },
  'cyprus-lost': {},
  // Typed mode (V1.15).
  typed: { part: 'part', power: 'power', vp: 'vp' },
  counted: { part: 'part', power: 'power' },
  // Seats and allies (V1.3, V10 R10).
  player: { power: 'power', player: 'player' },
  ally: { minor: 'minor', ally: 'anyPower' },
  active: { active: 'anyPower' },
  // What happens in one moment or one action (V10 R5, R13).
  moment: {},
  action: {},
  done: {},
  // The Victory Record Sheet (V8).
  turn: { turn: 'turn' },
  record: { turn: 'turn', power: 'power', vp: 'vp' },
  amend: { turn: 'turn', power: 'power', vp: 'vp' },
  start: { power: 'power', vp: 'vp' },
  // The Victory Determination Phase (V6).
  'victory-phase': {},
  'go-on': {},
  waive: {},
  reopen: {},
  judge: { power: 'power' },
  yes: {},
  no: {},
  stop: {},
  // The Empire's preference (V7).
  prefer: { preference: 'preference' },
  paper: {},
  'late-choice': {},
  declare: {},
  'declare-paper': { preference: 'preference' },
  silent: {},
  'open-seal': {},
  'open-paper': { preference: 'preference' },
  'keep-seal': {},
} as const satisfies Readonly<Record<string, FieldsOfKind>>;

export type Kind = keyof typeof KINDS;

/** Kinds that share the first word of their line with another kind. */
const WORDS: Partial<Record<Kind, string>> = { 'earn-typed': 'earn' };

/** The first word of a kind's line. */
export const wordOf = (kind: Kind): string => WORDS[kind] ?? kind;

/** What people may or must say in their own words with an entry: a name, a note, the reason of a correction (V8.2). */
const REMARKS: Partial<Record<Kind, RemarkRule>> = {
  wed: 'may',
  earn: 'may',
  'earn-typed': 'may',
  player: 'may',
  record: 'may',
  unwed: 'must',
  void: 'must',
  amend: 'must',
  reopen: 'must',
  keys: 'may',
  'keys-unrest': 'may',
  spaces: 'may',
  'spaces-unrest': 'may',
  hold: 'may',
  'hold-unrest': 'may',
  place: 'may',
  'place-unrest': 'may',
  typed: 'may',
  stop: 'may',
};

export const remarkRuleOf = (kind: Kind): RemarkRule | undefined => REMARKS[kind];
