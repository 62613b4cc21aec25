/** The two sides, the Scots first as they play first (B5.1). */
export const SIDES = ['scots', 'english'] as const;
export type SideId = (typeof SIDES)[number];
export type Side = 0 | 1;

export const SCOTS: Side = 0;
export const ENGLISH: Side = 1;

export const sideId = (side: Side): SideId => SIDES[side];
export const enemyOf = (side: Side): Side => (side === SCOTS ? ENGLISH : SCOTS);

/** What a type of unit can do: one row of the table of B2.1. The numbers hold for both sides of a counter. */
export interface TypeInfo {
  readonly id: string;
  readonly letter: string;
  /** Dice it rolls when it attacks. */
  readonly dice: number;
  /** The lowest die that hits it. */
  readonly target: number;
  /** Its MP, and the most hexes it may enter in an action (B2.2). */
  readonly move: number;
  readonly charges: boolean;
  /** How far it attacks, in hexes. */
  readonly range: number;
  readonly steps: 1 | 2;
  /** Whether its last step may be saved by a die (B8.9). */
  readonly saves: boolean;
  /** VP for its elimination; a king is worth `KING_VP` (B15.1). */
  readonly vp: number;
}

const foot = { move: 2, charges: false, range: 1, steps: 2, saves: false } as const;

/** The table of B2.1. */
export const TYPES = [
  { ...foot, id: 'pike', letter: 'P', dice: 2, target: 5, vp: 2 },
  { ...foot, id: 'ax', letter: 'A', dice: 3, target: 5, vp: 2, charges: true },
  { ...foot, id: 'longbow', letter: 'L', dice: 2, target: 4, vp: 1, range: 2 },
  { ...foot, id: 'crossbow', letter: 'C', dice: 3, target: 4, vp: 1, steps: 1 },
  {
    id: 'knight',
    letter: 'K',
    dice: 3,
    target: 6,
    move: 3,
    charges: true,
    range: 1,
    steps: 2,
    saves: true,
    vp: 3,
  },
  { ...foot, id: 'hobelar', letter: 'H', dice: 2, target: 5, move: 4, vp: 2 },
  {
    id: 'leader',
    letter: '',
    dice: 2,
    target: 6,
    move: 3,
    charges: true,
    range: 1,
    steps: 1,
    saves: true,
    vp: 3,
  },
] as const satisfies readonly TypeInfo[];

export type TypeId = (typeof TYPES)[number]['id'];
export type UnitType = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const PIKE: UnitType = 0;
export const LONGBOW: UnitType = 2;
export const CROSSBOW: UnitType = 3;
export const KNIGHT: UnitType = 4;
export const HOBELAR: UnitType = 5;
export const LEADER: UnitType = 6;

export const UNIT_TYPES: readonly UnitType[] = [0, 1, 2, 3, 4, 5, 6];

/** What a unit of this type can do. */
export const typeInfo = (type: UnitType): TypeInfo => TYPES[type];

/** The commands of both sides (B1.4). The name of a unit's command has no effect on play (B1.3). */
export const COMMANDS = [
  { id: 'RBruce', name: 'R. Bruce', side: SCOTS },
  { id: 'EBruce', name: 'E. Bruce', side: SCOTS },
  { id: 'Moray', name: 'Moray', side: SCOTS },
  { id: 'Douglas', name: 'Douglas', side: SCOTS },
  { id: 'EdwardII', name: 'Edward II', side: ENGLISH },
  { id: 'Gloucester', name: 'Gloucester', side: ENGLISH },
  { id: 'Hereford', name: 'Hereford', side: ENGLISH },
  { id: 'Bohun', name: 'Bohun', side: ENGLISH },
] as const;

export type Command = (typeof COMMANDS)[number];
export type CommandName = Command['name'];

/** The leaders whose loss costs AP (B13.6): Robert the Bruce and Edward II. */
export const KINGS = ['S-RBruce', 'E-EdwardII'] as const;

/** VP for the elimination of a king (B15.1). */
const KING_VP = 6;

/** A unit in the list of the battlefield: it keeps this number throughout a match. */
export type Unit = number;

/** A unit, and what never changes about it. */
export interface UnitInfo {
  /** `S-P3`: side, letter of the type, number; `S-Moray` for a leader. */
  readonly id: string;
  readonly handle: number;
  readonly side: Side;
  readonly type: UnitType;
  readonly command: CommandName;
  /** Its number among the units of its type and side; 0 for a leader. */
  readonly number: number;
  readonly isKing: boolean;
  readonly vp: number;
}

/** The highest number that a unit of a type can have on its side. */
export const MOST_OF_A_TYPE = 32;

const SIDE_LETTERS = ['S', 'E'] as const;

/** The id of a combat unit by its number among the units of its type and side, from 1: `S-P3`. */
export const unitId = (side: Side, type: UnitType, number: number): string =>
  `${SIDE_LETTERS[side]}-${TYPES[type].letter}${number}`;

/** The id of the leader of a command: `S-Moray`. */
export const leaderId = ({ side, id }: Command): string => `${SIDE_LETTERS[side]}-${id}`;

const SIDE_SHIFT = 8;
const HANDLE_MASK = (1 << SIDE_SHIFT) - 1;
const FIRST_LEADER = LEADER * MOST_OF_A_TYPE;

export const HANDLE_COUNT = 2 << SIDE_SHIFT;

const typeOfRest = (rest: number): UnitType =>
  rest < FIRST_LEADER ? (UNIT_TYPES[Math.floor(rest / MOST_OF_A_TYPE)] ?? LEADER) : LEADER;

/**
 * Every id that a unit can have, by its handle: a small number that is the same on every battlefield, so that an
 * action can be written and read without one. `undefined` where a handle stands for nobody.
 */
const IDS: readonly (string | undefined)[] = Array.from({ length: HANDLE_COUNT }, (_, handle) => {
  const side = handle >> SIDE_SHIFT === 0 ? SCOTS : ENGLISH;
  const rest = handle & HANDLE_MASK;
  if (rest < FIRST_LEADER) return unitId(side, typeOfRest(rest), (rest % MOST_OF_A_TYPE) + 1);
  const command = COMMANDS[rest - FIRST_LEADER];
  return command?.side === side ? leaderId(command) : undefined;
});

const HANDLES: ReadonlyMap<string, number> = new Map(
  IDS.flatMap((id, handle) => (id === undefined ? [] : [[id, handle] as const])),
);

/** The id of a handle; undefined when it stands for nobody. */
export const handleId = (handle: number): string | undefined => IDS[handle];

/** The handle of an id; undefined when no unit can be called so. */
export const readHandle = (id: string): number | undefined => HANDLES.get(id);

/** What the id of a unit says about it; undefined when no unit can be called so. */
export function unitInfo(id: string, command: CommandName): UnitInfo | undefined {
  const handle = readHandle(id);
  if (handle === undefined) return undefined;
  const rest = handle & HANDLE_MASK;
  const type = typeOfRest(rest);
  const isKing = KINGS.some((king) => king === id);
  return {
    id,
    handle,
    side: handle >> SIDE_SHIFT === 0 ? SCOTS : ENGLISH,
    type,
    command,
    number: type === LEADER ? 0 : (rest % MOST_OF_A_TYPE) + 1,
    isKing,
    vp: isKing ? KING_VP : typeInfo(type).vp,
  };
}
