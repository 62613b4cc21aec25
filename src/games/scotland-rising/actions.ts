import type { Action, ActionParts, Config, Notation } from '../../core/game.ts';
import type { Battlefield } from './battlefield/battlefield.ts';
import { battlefieldOf } from './battlefield/brought.ts';
import { fields } from './fields.ts';
import { BEARING_COUNT, bearingsWithin, columnOf, hexId, NO_HEX, readHex, rowOf, type Hex } from './hexes.ts';
import { handleId, LONGBOW, CROSSBOW, readHandle, typeInfo, type UnitInfo } from './units.ts';

/**
 * Every kind of action and what it names: a unit, a hex, a target. A line of notation is the kind followed by the
 * names: `move S-P1 0504`, `attack E-K1 0805`, `charge E-K3 0805>0704` (moves to 0805 and attacks 0704 from there).
 */
export const KINDS = [
  { kind: 'place', args: 'unit hex' },
  { kind: 'lift', args: 'unit' },
  { kind: 'ready', args: '' },
  { kind: 'announce', args: '' },
  { kind: 'roll', args: '' },
  { kind: 'move', args: 'unit hex' },
  { kind: 'escort', args: 'unit hex' },
  { kind: 'exit', args: 'unit' },
  { kind: 'attack', args: 'unit hex' },
  { kind: 'charge', args: 'unit hex>target' },
  { kind: 'assault', args: 'unit hex>target' },
  { kind: 'schiltron', args: 'unit' },
  { kind: 'rally', args: 'unit' },
  { kind: 'recover', args: 'unit' },
  { kind: 'end', args: '' },
] as const;

export type Kind = (typeof KINDS)[number]['kind'];
type Arguments = (typeof KINDS)[number]['args'];

const KIND_SHIFT = 25;
const HANDLE_SHIFT = 16;
const HEX_SHIFT = 6;
const HANDLE_MASK = 511;
const HEX_MASK = 1023;
const AIM_MASK = 63;

/** A target within three columns and rows of a hex; `NO_AIM`, the hex itself, where an action has none. */
const AIM_REACH = 3;
const AIM_SIDE = 2 * AIM_REACH + 1;
const NO_AIM = AIM_REACH * AIM_SIDE + AIM_REACH;

const INDEX: ReadonlyMap<string, number> = new Map(KINDS.map(({ kind }, index) => [kind, index]));

/** The number of a kind, to which `packed` adds the rest. */
export function codeOf(kind: Kind): number {
  const index = INDEX.get(kind);
  if (index === undefined) throw new Error(`${kind} is no kind of action`);
  return (index << KIND_SHIFT) + NO_AIM;
}

/** What a unit and a hex add to the code of a kind. */
export const packed = (handle: number, hex: Hex = 0): number => (handle << HANDLE_SHIFT) | (hex << HEX_SHIFT);

/** What a target adds to an action that ends in `hex`. `isNear` says whether it can. */
export const aimed = (hex: Hex, target: Hex): number =>
  (rowOf(target) - rowOf(hex)) * AIM_SIDE + columnOf(target) - columnOf(hex);

/** Whether a target lies near enough to be written. */
const isNear = (hex: Hex, target: Hex): boolean =>
  Math.abs(rowOf(target) - rowOf(hex)) <= AIM_REACH &&
  Math.abs(columnOf(target) - columnOf(hex)) <= AIM_REACH;

const kindInfo = (a: Action): (typeof KINDS)[number] => {
  const info = KINDS[a >> KIND_SHIFT];
  if (info === undefined) throw new RangeError(`${a} is no action`);
  return info;
};

export const kindOf = (a: Action): Kind => kindInfo(a).kind;
export const handleOf = (a: Action): number => (a >> HANDLE_SHIFT) & HANDLE_MASK;
export const hexOf = (a: Action): Hex => (a >> HEX_SHIFT) & HEX_MASK;

/** The target of a charge or an assault, or `NO_HEX` when it would lie beyond row or column 01. */
export function targetOf(a: Action): Hex {
  const aim = a & AIM_MASK;
  const column = columnOf(hexOf(a)) + (aim % AIM_SIDE) - AIM_REACH;
  const row = rowOf(hexOf(a)) + Math.floor(aim / AIM_SIDE) - AIM_REACH;
  return column < 0 || row < 0 || column > 31 || row > 31 ? NO_HEX : (row << 5) | column;
}

/** Packs an action from ids, for tests and for reading; undefined when it is not well formed. */
function build(kind: Kind, args: Arguments, words: readonly string[]): Action | undefined {
  const wanted = args === '' ? 0 : args.split(' ').length;
  if (words.length !== wanted) return undefined;
  if (args === '') return codeOf(kind);
  const [id = '', where = ''] = words;
  const handle = readHandle(id);
  if (handle === undefined) return undefined;
  if (args === 'unit') return codeOf(kind) + packed(handle);
  const [hexText = '', targetText, ...more] = where.split('>');
  const hex = readHex(hexText);
  if (hex === undefined || more.length > 0) return undefined;
  if (args === 'unit hex') return targetText === undefined ? codeOf(kind) + packed(handle, hex) : undefined;
  const target = targetText === undefined ? undefined : readHex(targetText);
  if (target === undefined || target === hex || !isNear(hex, target)) return undefined;
  return codeOf(kind) + packed(handle, hex) + aimed(hex, target);
}

function write(a: Action): string {
  const { kind, args } = kindInfo(a);
  if (args === '') return kind;
  const unit = handleId(handleOf(a)) ?? '?';
  switch (args) {
    case 'unit':
      return `${kind} ${unit}`;
    case 'unit hex':
      return `${kind} ${unit} ${hexId(hexOf(a))}`;
    case 'unit hex>target':
      return `${kind} ${unit} ${hexId(hexOf(a))}>${hexId(targetOf(a))}`;
    default:
      return args satisfies never;
  }
}

function read(text: string): Action | undefined {
  const [name, ...words] = text.split(' ');
  const info = KINDS.find(({ kind }) => kind === name);
  return info === undefined ? undefined : build(info.kind, info.args, words);
}

function parts(a: Action): ActionParts {
  const { kind, args } = kindInfo(a);
  if (args === '') return { type: kind };
  const unit = handleId(handleOf(a)) ?? '?';
  if (args === 'unit') return { type: kind, unit };
  if (args === 'unit hex')
    return { type: kind, unit, [kind === 'attack' ? 'target' : 'to']: hexId(hexOf(a)) };
  return { type: kind, unit, to: hexId(hexOf(a)), target: hexId(targetOf(a)) };
}

/** How far the arrows of a unit can carry under any option or event. */
const farthest = ({ type }: UnitInfo): number =>
  type === LONGBOW ? 3 : type === CROSSBOW ? 2 : typeInfo(type).range;

/** Pushes the charges or assaults of a unit that end in a hex. */
function aims(
  field: Battlefield,
  code: number,
  unit: UnitInfo,
  hex: Hex,
  reach: number,
  out: Action[],
): void {
  for (let bearing = 0; bearing < bearingsWithin(reach); bearing += 1) {
    const target = field.bearings[hex * BEARING_COUNT + bearing] ?? NO_HEX;
    if (target !== NO_HEX) out.push(code + packed(unit.handle, hex) + aimed(hex, target));
  }
}

function alphabetOf(field: Battlefield): Action[] {
  const out: Action[] = [];
  for (const { kind, args } of KINDS) {
    const code = codeOf(kind);
    if (args === '') {
      out.push(code);
      continue;
    }
    for (const unit of field.units) {
      if (args === 'unit') out.push(code + packed(unit.handle));
      if (args === 'unit hex') for (const hex of field.hexes) out.push(code + packed(unit.handle, hex));
      if (args !== 'unit hex>target') continue;
      const reach = kind === 'assault' ? farthest(unit) : 1;
      for (const hex of field.hexes) aims(field, code, unit, hex, reach, out);
    }
  }
  return out;
}

const alphabets = new WeakMap<Battlefield, readonly Action[]>();

/** Every action that names units and hexes of the battlefield. */
function alphabet(config?: Config): readonly Action[] {
  const field = battlefieldOf(config?.material);
  const known = alphabets.get(field) ?? alphabetOf(field);
  alphabets.set(field, known);
  return known;
}

/** Actions as lines of notation. */
export const notation: Notation = { write, read, parts, alphabet, fields };
