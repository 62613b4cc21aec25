import type { Json } from '../../../../core/game.ts';
import { hexId, type Hex } from '../../hexes.ts';
import {
  COMMANDS,
  KINGS,
  leaderId,
  LEADER,
  MOST_OF_A_TYPE,
  readHandle,
  TYPES,
  unitId,
  unitInfo,
  UNIT_TYPES,
  type Command,
  type Side,
  type UnitType,
} from '../../units.ts';
import type { Findings } from '../fault.ts';
import { FILE_SIDES } from '../file.ts';
import { shown, type Fields } from './fields.ts';
import { hexOnMap, type Grid } from './grid.ts';

/** The most units of a battle: occupants are kept as one more than their number in a byte. */
const MOST_UNITS = 128;

/** An entry of the set-up list, as far as it makes sense. */
export interface Entry {
  /** Its id, or its place in the list when it has none. */
  readonly id: string;
  readonly side: Side | undefined;
  readonly type: UnitType | undefined;
  readonly hex: Hex | undefined;
}

const TYPE_IDS: readonly string[] = TYPES.map(({ id }) => id);

const sideNamed = (value: Json): Side | undefined =>
  ([0, 1] as const).find((side) => FILE_SIDES[side] === value);
const typeNamed = (value: Json): UnitType | undefined => UNIT_TYPES.find((type) => TYPES[type].id === value);

/** What a field names among what is known; notes a fault when it names nothing. */
function named<T>(
  fields: Fields,
  field: 'side' | 'type' | 'command',
  find: (value: Json) => T | undefined,
  fault: (value: string) => void,
): T | undefined {
  const value = fields.value(field);
  const known = value === undefined ? undefined : find(value);
  if (value !== undefined && known === undefined) fault(shown(value));
  return known;
}

const commandsOf = (side: Side | undefined): readonly Command[] =>
  COMMANDS.filter((command) => side === undefined || command.side === side);

/** Whether an id is that of a unit of this side, type and, for a leader, command. */
function agrees(id: string, side: Side, type: UnitType, command: Command): boolean {
  const info = unitInfo(id, command.name);
  if (info === undefined || info.side !== side || info.type !== type) return false;
  return type !== LEADER || id === leaderId(command);
}

/** The ids that a unit of this side, type and command can have. */
const wantedIds = (side: Side, type: UnitType, command: Command): string =>
  type === LEADER ? leaderId(command) : `${unitId(side, type, 1)}…${unitId(side, type, MOST_OF_A_TYPE)}`;

function checkEntry(place: string, fields: Fields, grid: Grid | undefined, found: Findings): Entry {
  const value = fields.value('id');
  const id = value === undefined ? place : shown(value);
  const side = named(fields, 'side', sideNamed, (bad) =>
    found.add('unitSide', { id, found: bad, known: FILE_SIDES }),
  );
  const type = named(fields, 'type', typeNamed, (bad) =>
    found.add('unitType', { id, found: bad, known: TYPE_IDS }),
  );
  const commands = commandsOf(side);
  const command = named(
    fields,
    'command',
    (name) => commands.find((each) => each.name === name),
    (bad) => found.add('unitCommand', { id, found: bad, known: commands.map(({ name }) => name) }),
  );
  if (side !== undefined && type !== undefined && command !== undefined) {
    const fits = value === undefined || (typeof value === 'string' && agrees(value, side, type, command));
    if (!fits) found.add('badUnitId', { id, wanted: wantedIds(side, type, command) });
  } else if (value !== undefined && (typeof value !== 'string' || readHandle(value) === undefined)) {
    found.add('unitIdUnreadable', { id });
  }
  const at = fields.value('hex');
  const hex = hexOnMap(grid, at);
  if (at !== undefined && hex === undefined) found.add('setupHexUnknown', { id, hex: shown(at) });
  return { id, side, type, hex };
}

/** Notes the units of one hex that may not share it (B3.6). */
function checkStack(hex: Hex, entries: readonly Entry[], found: Findings): void {
  const args = { hex: hexId(hex), units: entries.map(({ id }) => id) };
  if (new Set(entries.map(({ side }) => side)).size > 1) found.add('enemiesInHex', args);
  else if (entries.filter(({ type }) => type !== LEADER).length > 1) found.add('twoCombatUnits', args);
  else if (entries.length > 2) found.add('threeUnits', args);
}

function checkStacks(entries: readonly Entry[], found: Findings): void {
  const at = new Map<Hex, Entry[]>();
  for (const entry of entries) {
    if (entry.hex === undefined || entry.side === undefined || entry.type === undefined) continue;
    const stack = at.get(entry.hex);
    if (stack === undefined) at.set(entry.hex, [entry]);
    else stack.push(entry);
  }
  for (const [hex, stack] of at) checkStack(hex, stack, found);
}

/** Leaves out every unit that stands in the list before, and notes it. */
function withoutTwins(entries: readonly Entry[], found: Findings): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id, type }) => {
    if (seen.has(id)) {
      found.add(type === LEADER ? 'leaderTwice' : 'unitTwice', { id });
      return false;
    }
    seen.add(id);
    return true;
  });
}

/**
 * Checks the set-up list: known sides, types and commands, ids that agree with them and stand once, hexes of the map,
 * stacking, and both kings (B21.3). Gives the entries; undefined when there is no list.
 */
export function checkSetup(
  file: Fields,
  grid: Grid | undefined,
  found: Findings,
): readonly Entry[] | undefined {
  const list = file.list('setup');
  if (list === undefined) return undefined;
  if (list.length > MOST_UNITS) found.add('tooManyUnits', { count: list.length, most: MOST_UNITS });
  const all = file.entries('setup').map(({ place, fields }) => checkEntry(place, fields, grid, found));
  const entries = withoutTwins(all, found);
  checkStacks(entries, found);
  for (const king of KINGS) {
    if (!entries.some(({ id }) => id === king)) found.add('kingMissing', { id: king });
  }
  return entries;
}
