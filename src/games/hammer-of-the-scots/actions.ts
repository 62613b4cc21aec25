import type { Action, ActionParts, Notation } from '../../core/game.ts';
import { BLOCKS, blockId, readBlock } from './blocks.ts';
import { AREAS, areaId, readArea } from './board.ts';
import { CARDS } from './cards.ts';
import { fields } from './fields.ts';

type Argument = 'block' | 'area' | 'card';

/**
 * Every kind of action and what it names. A line of notation is the kind followed by the names, for example
 * `move wallace fife`. `origin` and `via` of a Main Attack are its start area and the area it came out of last.
 */
export const KINDS = [
  { kind: 'card', args: ['card'] },
  { kind: 'event', args: [] },
  { kind: 'crown', args: ['block'] },
  { kind: 'return', args: [] },
  { kind: 'decline', args: [] },
  { kind: 'herald', args: ['block'] },
  { kind: 'pillage', args: ['area'] },
  { kind: 'from', args: ['area'] },
  { kind: 'to', args: ['area'] },
  { kind: 'ship', args: ['block'] },
  { kind: 'supply', args: ['area'] },
  { kind: 'gain', args: ['block'] },
  { kind: 'group', args: ['area'] },
  { kind: 'norse', args: ['area'] },
  { kind: 'move', args: ['block', 'area'] },
  { kind: 'done', args: [] },
  { kind: 'end', args: [] },
  { kind: 'main', args: ['area', 'area'] },
  { kind: 'main-norse', args: [] },
  { kind: 'battle', args: ['area'] },
  { kind: 'fire', args: ['block'] },
  { kind: 'pass', args: ['block'] },
  { kind: 'retreat', args: ['block', 'area'] },
  { kind: 'hit', args: ['block'] },
  { kind: 'regroup', args: ['block', 'area'] },
  { kind: 'disband', args: ['block'] },
  { kind: 'home', args: ['block', 'area'] },
  { kind: 'go', args: ['block', 'area'] },
  { kind: 'winter', args: [] },
  { kind: 'build', args: ['block'] },
  { kind: 'draw', args: ['area'] },
] as const satisfies readonly { kind: string; args: readonly Argument[] }[];

export type Kind = (typeof KINDS)[number]['kind'];

const KIND_SHIFT = 12;
const FIRST_SHIFT = 6;
const ARG_MASK = 63;

const INDEX: ReadonlyMap<string, number> = new Map(KINDS.map(({ kind }, index) => [kind, index]));

/** The number of a kind, to which `pair` adds the arguments. */
export const codeOf = (kind: Kind): number => {
  const index = INDEX.get(kind);
  if (index === undefined) throw new Error(`${kind} is no kind of action`);
  return index << KIND_SHIFT;
};

/** Packs an action. Where many are made, keep `codeOf(kind)` and add `pair(block, area)`. */
export const action = (kind: Kind, first = 0, second = 0): Action => codeOf(kind) + pair(first, second);

/** Packs the arguments of an action. */
export const pair = (first: number, second = 0): number => (first << FIRST_SHIFT) | second;

/** The kind of a packed action. Throws on a number that is none. */
export function kindOf(a: Action): Kind {
  const entry = KINDS[a >> KIND_SHIFT];
  if (entry === undefined) throw new Error(`${a} is no action`);
  return entry.kind;
}
/** The first thing an action names: a block, an area or a card, as its kind says. */
export const firstArg = (a: Action): number => (a >> FIRST_SHIFT) & ARG_MASK;
export const secondArg = (a: Action): number => a & ARG_MASK;

const DOMAIN = {
  block: BLOCKS.map(({ id }) => id),
  area: AREAS.map(({ id }) => id),
  card: CARDS.map(({ id }) => id),
} as const satisfies Record<Argument, readonly string[]>;

const readArgument = (argument: Argument, word: string): number | undefined => {
  switch (argument) {
    case 'block':
      return readBlock(word);
    case 'area':
      return readArea(word);
    case 'card': {
      const card = CARDS.findIndex(({ id }) => id === word);
      return card === -1 ? undefined : card;
    }
  }
};

const argumentsOf = (kind: Kind): readonly Argument[] =>
  KINDS.find((entry) => entry.kind === kind)?.args ?? [];

const wordAt = (argument: Argument, index: number): string => {
  const word = DOMAIN[argument][index];
  if (word === undefined) throw new Error(`there is no ${argument} ${index}`);
  return word;
};

function write(a: Action): string {
  const kind = kindOf(a);
  const words = argumentsOf(kind).map((argument, i) =>
    wordAt(argument, i === 0 ? firstArg(a) : secondArg(a)),
  );
  return [kind, ...words].join(' ');
}

function read(text: string): Action | undefined {
  const [word, ...names] = text.trim().split(/\s+/);
  const entry = KINDS.find(({ kind }) => kind === word);
  if (entry === undefined || names.length !== entry.args.length) return undefined;
  const values: number[] = [];
  for (const [i, argument] of entry.args.entries()) {
    const value = readArgument(argument, names[i] ?? '');
    if (value === undefined) return undefined;
    values.push(value);
  }
  return action(entry.kind, values[0] ?? 0, values[1] ?? 0);
}

/** The names of an action under the words its sentence uses: `block`, `area`, `card`; `origin` and `via` for `main`. */
function parts(a: Action): ActionParts {
  const kind = kindOf(a);
  const first = firstArg(a);
  const args = argumentsOf(kind);
  if (kind === 'main') return { type: kind, origin: areaId(first), via: areaId(secondArg(a)) };
  if (args[0] === undefined) return { type: kind };
  if (args[0] === 'card') return { type: kind, card: wordAt('card', first) };
  if (args[0] === 'area') return { type: kind, area: areaId(first) };
  return args.length === 1
    ? { type: kind, block: blockId(first) }
    : { type: kind, block: blockId(first), area: areaId(secondArg(a)) };
}

let known: readonly Action[] | undefined;

/** Every well-formed action, in the order of `KINDS`. */
function alphabet(): readonly Action[] {
  known ??= KINDS.flatMap(({ kind, args }) => {
    const sizes = args.map((argument) => DOMAIN[argument].length);
    const all: Action[] = [];
    for (let first = 0; first < (sizes[0] ?? 1); first += 1)
      for (let second = 0; second < (sizes[1] ?? 1); second += 1) all.push(action(kind, first, second));
    return all;
  });
  return known;
}

/** Actions as lines of text. */
export const notation: Notation = { write, read, parts, alphabet, fields };
