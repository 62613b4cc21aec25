import type { Action, ActionParts, Config, Notation } from '../../core/game.ts';
import { cardsOf } from './cards/brought.ts';
import { fields } from './fields.ts';
import { KINDS, wordOf, type Kind } from './kinds.ts';
import { DOMAINS, type Domain, type ValueOf } from './words.ts';

/** An entry taken apart: its kind and the values of its fields. */
export type EntryOf<K extends Kind> = { readonly type: K } & {
  readonly [F in keyof (typeof KINDS)[K]]: (typeof KINDS)[K][F] extends Domain
    ? ValueOf<(typeof KINDS)[K][F]>
    : never;
};
export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** A kind with its fields as the packing wants them. */
interface Shape {
  readonly kind: Kind;
  readonly word: string;
  readonly fields: readonly { readonly name: string; readonly values: readonly (string | number)[] }[];
}

const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

const SHAPES: readonly Shape[] = Object.entries(KINDS).flatMap(([kind, own]) =>
  isKind(kind)
    ? [
        {
          kind,
          word: wordOf(kind),
          fields: Object.entries(own).map(([name, domain]) => ({ name, values: DOMAINS[domain] })),
        },
      ]
    : [],
);

/** An action is its kind in these bits, and above them the places of its values in their domains. */
const KIND_BITS = 6;
const VALUE_BITS = 7;

const bitsOf = (place: number, field: number): number => place << (KIND_BITS + VALUE_BITS * field);

const packed = (kind: number, places: readonly number[]): Action =>
  places.reduce((action, place, field) => action | bitsOf(place, field), kind);

/** Every entry by its action, and the line of each. */
interface Tables {
  readonly entries: Map<Action, Entry>;
  readonly lines: Map<string, Action>;
  readonly written: Map<Action, string>;
}

/** Only ever handed what `SHAPES` says of the kind. */
const isEntry = (parts: Record<string, string | number>): parts is Entry & Record<string, string | number> =>
  typeof parts['type'] === 'string' && isKind(parts['type']);

function enlist(tables: Tables, shape: Shape, kind: number, places: readonly number[]): void {
  const parts: Record<string, string | number> = { type: shape.kind };
  shape.fields.forEach(({ name, values }, i) => {
    const value = values[places[i] ?? 0];
    if (value !== undefined) parts[name] = value;
  });
  if (!isEntry(parts)) throw new Error(`${shape.kind} is no kind of entry`);
  const action = packed(kind, places);
  const { type: _type, ...values } = parts;
  const line = [shape.word, ...Object.values(values)].join(' ');
  tables.entries.set(action, parts);
  tables.lines.set(line, action);
  tables.written.set(action, line);
}

function enlistAll(tables: Tables, shape: Shape, kind: number, places: readonly number[]): void {
  const field = shape.fields[places.length];
  if (field === undefined) enlist(tables, shape, kind, places);
  else field.values.forEach((_, place) => enlistAll(tables, shape, kind, [...places, place]));
}

let made: Tables | undefined;

/** There are many thousands of entries: they are listed when a sitting first needs them, not when the game is loaded. */
function tables(): Tables {
  if (made !== undefined) return made;
  const all: Tables = { entries: new Map(), lines: new Map(), written: new Map() };
  SHAPES.forEach((shape, kind) => enlistAll(all, shape, kind, []));
  made = all;
  return all;
}

/** An action taken apart. Throws on a number that is none. */
export function entryOf(action: Action): Entry {
  const entry = tables().entries.get(action);
  if (entry === undefined) throw new RangeError(`there is no action ${action}`);
  return entry;
}

/** The action of a line such as `keys spain 8`; undefined when the line is none. */
export const actionOf = (line: string): Action | undefined => tables().lines.get(line);

/** The action of a line that the code itself writes. Throws when it is none. */
export function lineAction(line: string): Action {
  const action = actionOf(line);
  if (action === undefined) throw new Error(`'${line}' is no entry`);
  return action;
}

const isOfMap = ({ type }: Entry): boolean => type === 'hold' || type === 'hold-unrest';

/** An action and what it says. */
export interface Line {
  readonly action: Action;
  readonly entry: Entry;
}

/** All entries of a kind, in groups: those of a group differ in their last field alone. */
export interface LinesOfKind {
  readonly kind: Kind;
  readonly groups: readonly (readonly Line[])[];
}

/** How many entries of a kind stand together: all that differ in their last field alone. */
const groupSize = (kind: Kind): number => {
  const last = Object.values(KINDS[kind]).at(-1);
  return last === undefined ? 1 : DOMAINS[last].length;
};

/** Every entry there is for a table whose card data list so many keys, by kinds. */
function linesFor(keys: number): LinesOfKind[] {
  const lines = new Map<Kind, Line[]>();
  for (const [action, entry] of tables().entries) {
    if (isOfMap(entry) && 'key' in entry && entry.key > keys) continue;
    const own = lines.get(entry.type) ?? [];
    own.push({ action, entry });
    lines.set(entry.type, own);
  }
  return [...lines].map(([kind, own]) => {
    const size = groupSize(kind);
    const groups = Array.from({ length: own.length / size }, (_, i) => own.slice(i * size, (i + 1) * size));
    return { kind, groups };
  });
}

interface Alphabet {
  readonly byKind: readonly LinesOfKind[];
  readonly actions: readonly Action[];
}

const alphabets = new Map<number, Alphabet>();

function alphabetFor(keys: number): Alphabet {
  const known = alphabets.get(keys);
  if (known !== undefined) return known;
  const byKind = linesFor(keys);
  const alphabet = {
    byKind,
    actions: byKind.flatMap(({ groups }) => groups.flat().map(({ action }) => action)),
  };
  alphabets.set(keys, alphabet);
  return alphabet;
}

/** As `Notation.alphabet`: the keys of a list stand in it only where the table brought one. */
const alphabet = (config?: Config): readonly Action[] =>
  alphabetFor(cardsOf(config?.material).keys?.length ?? 0).actions;

/** The alphabet of a table whose card data list so many keys, by kinds. */
export const alphabetByKind = (keys: number): readonly LinesOfKind[] => alphabetFor(keys).byKind;

export const notation: Notation = {
  write(action) {
    const line = tables().written.get(action);
    if (line === undefined) throw new RangeError(`there is no action ${action}`);
    return line;
  },
  read: actionOf,
  parts: (action): ActionParts => entryOf(action),
  alphabet,
  fields,
};
