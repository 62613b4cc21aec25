import {
  BEARING_COUNT,
  BEARINGS,
  distanceOf,
  DIRECTIONS,
  hexAt,
  MAP_LIMIT,
  NO_HEX,
  readHex,
  rowOf,
  toCube,
  type Cube,
  type Hex,
} from '../hexes.ts';
import { COMMANDS, ENGLISH, HANDLE_COUNT, SCOTS, unitInfo, type Side, type UnitInfo } from '../units.ts';
import { isOnEdge, TERRAINS, type BattlefieldFile } from './file.ts';
import { isBlocked, passedBy } from './sight.ts';

/** The place of a kind of ground in `TERRAINS`; those that the rules single out have a name. */
export type Terrain = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const CLEAR: Terrain = 0;
export const WOODS: Terrain = 1;
export const POTHOLES: Terrain = 2;
export const BURN: Terrain = 3;
export const SWAMP: Terrain = 5;
export const VILLAGE: Terrain = 6;

/** A battlefield made ready for play: everything that the map fixes is worked out once. Lists go by hex. */
export interface Battlefield {
  readonly file: BattlefieldFile;
  /** Every hex of the map, row by row. */
  readonly hexes: readonly Hex[];
  /** One more than the highest hex. */
  readonly size: number;
  /** `Terrain`; 255 where there is no hex. */
  readonly terrain: Uint8Array;
  /** The neighbour of hex h in direction d at h * 6 + d; `NO_HEX` beyond the edge. */
  readonly neighbours: Int16Array;
  /** The hex that lies from hex h on bearing b at h * BEARING_COUNT + b; `NO_HEX` beyond the edge. */
  readonly bearings: Int16Array;
  /** 1 where terrain lets hex h see along bearing b, by the same place as `bearings` (B10). */
  readonly sees: Uint8Array;
  /** 1 for the hexes with an arrow (B7.7). */
  readonly arrows: Uint8Array;
  /** 1 for every hex of a map edge that an arrow crosses (`exitPlace` 'wholeEdge'). */
  readonly arrowEdges: Uint8Array;
  /** 1 where no potholes or burn lie within the longest charge (B11.4). */
  readonly noRough: Uint8Array;
  /** By hex: the distance to the nearest way out, under any ruling; 255 where there is no hex. */
  readonly toArrow: Uint8Array;
  /** 1 where this side may set up freely, by side (B4.4). */
  readonly freeform: readonly [Uint8Array, Uint8Array];
  /** The units in the order of the set-up list. */
  readonly units: readonly UnitInfo[];
  /** By unit: its side and its type, as numbers for the searches. */
  readonly sides: Uint8Array;
  readonly types: Uint8Array;
  /** Where each unit is set up. */
  readonly start: Int16Array;
  /** The unit of each handle; -1 when it is not in this battle. */
  readonly unitOfHandle: Int16Array;
}

/** The bearing from one hex to another; -1 when it is farther than any attack reaches, or the same hex. */
export function bearingTo(field: Battlefield, from: Hex, to: Hex): number {
  for (let bearing = 0; bearing < BEARING_COUNT; bearing += 1) {
    if (field.bearings[from * BEARING_COUNT + bearing] === to) return bearing;
  }
  return -1;
}

export const terrainAt = (field: Battlefield, hex: Hex): number => field.terrain[hex] ?? 255;

/** Whether there is such a hex on the map. */
export const hasHex = (field: Battlefield, hex: Hex): boolean => terrainAt(field, hex) !== 255;

const stepped = (from: Cube, step: Cube): Cube => ({ x: from.x + step.x, z: from.z + step.z });
const cubeKey = ({ x, z }: Cube): number => (x + 64) * 256 + z + 64;

/** The hexes that lie from each hex at these steps, `steps.length` a hex. */
function neighbourhood(
  file: BattlefieldFile,
  hexes: readonly Hex[],
  size: number,
  steps: readonly Cube[],
): Int16Array {
  const at = new Map(hexes.map((hex) => [cubeKey(toCube(hex, file.offset)), hex]));
  const found = new Int16Array(size * steps.length).fill(NO_HEX);
  for (const hex of hexes) {
    const from = toCube(hex, file.offset);
    steps.forEach((step, i) => {
      found[hex * steps.length + i] = at.get(cubeKey(stepped(from, step))) ?? NO_HEX;
    });
  }
  return found;
}

const marked = (size: number, hexes: readonly Hex[], holds: (hex: Hex) => boolean): Uint8Array => {
  const marks = new Uint8Array(size);
  for (const hex of hexes) if (holds(hex)) marks[hex] = 1;
  return marks;
};

/** The rate of a hobelar, who may charge in the Scots Charge turn (B18 R11), and one more by event 6 or 11. */
const LONGEST_CHARGE = 5;

const isRough = (terrain: number): boolean => terrain === POTHOLES || terrain === BURN;

/** By hex: the distance to the nearest of some hexes. */
function distances(
  file: BattlefieldFile,
  hexes: readonly Hex[],
  size: number,
  isEnd: (hex: Hex) => boolean,
): Uint8Array {
  const ends = hexes.filter(isEnd).map((hex) => toCube(hex, file.offset));
  const found = new Uint8Array(size).fill(255);
  for (const hex of hexes) {
    const { x, z } = toCube(hex, file.offset);
    found[hex] = Math.min(255, ...ends.map((end) => distanceOf({ x: end.x - x, z: end.z - z })));
  }
  return found;
}

const mustHex = (id: string): Hex => {
  const hex = readHex(id);
  if (hex === undefined) throw new Error(`'${id}' is no hex`);
  return hex;
};

function mustUnit(id: string, command: string): UnitInfo {
  const known = COMMANDS.find(({ name }) => name === command);
  const info = known === undefined ? undefined : unitInfo(id, known.name);
  if (info === undefined) throw new Error(`'${id}' of ${command} is no unit`);
  return info;
}

/** Makes a battlefield ready for play. The file has been checked by `battlefieldFaults`. */
export function compile(file: BattlefieldFile): Battlefield {
  const hexes: Hex[] = [];
  for (let row = 0; row < file.rows; row += 1) {
    for (let column = 0; column < file.columns; column += 1) hexes.push(hexAt(column, row));
  }
  const size = file.rows * MAP_LIMIT;
  const terrain = new Uint8Array(size).fill(255);
  for (const each of file.hexes) terrain[mustHex(each.id)] = TERRAINS.indexOf(each.terrain);

  const bearings = neighbourhood(file, hexes, size, BEARINGS);
  const neighbours = new Int16Array(size * DIRECTIONS).fill(NO_HEX);
  const sees = new Uint8Array(bearings.length);
  const lying = (from: Hex, bearing: number): Hex => bearings[from * BEARING_COUNT + bearing] ?? NO_HEX;
  const blocks = (hex: Hex): boolean => blocksSight(terrain[hex] ?? 255);
  for (const hex of hexes) {
    for (let b = 0; b < BEARING_COUNT; b += 1) {
      const at = hex * BEARING_COUNT + b;
      if (b < DIRECTIONS) neighbours[hex * DIRECTIONS + b] = bearings[at] ?? NO_HEX;
      if (bearings[at] !== NO_HEX && !isBlocked(lying, hex, b, blocks)) sees[at] = 1;
    }
  }

  const arrows = new Set(file.exits.map(({ hex }) => mustHex(hex)));
  const rowsFor = (side: Side): Uint8Array => {
    const { row, direction } = side === SCOTS ? file.freeform.scots : file.freeform.english;
    return marked(size, hexes, (hex) => (direction === 'north' ? rowOf(hex) < row : rowOf(hex) >= row - 1));
  };
  const units = file.setup.map(({ id, command }) => mustUnit(id, command));
  const unitOfHandle = new Int16Array(HANDLE_COUNT).fill(-1);
  units.forEach(({ handle }, unit) => {
    unitOfHandle[handle] = unit;
  });
  return {
    file,
    hexes,
    size,
    terrain,
    neighbours,
    bearings,
    sees,
    arrows: marked(size, hexes, (hex) => arrows.has(hex)),
    arrowEdges: marked(size, hexes, (hex) => file.exits.some(({ edge }) => isOnEdge(file, hex, edge))),
    noRough: distances(file, hexes, size, (hex) => isRough(terrain[hex] ?? 255)).map((far) =>
      far > LONGEST_CHARGE ? 1 : 0,
    ),
    toArrow: distances(file, hexes, size, (hex) => file.exits.some(({ edge }) => isOnEdge(file, hex, edge))),
    freeform: [rowsFor(SCOTS), rowsFor(ENGLISH)],
    units,
    sides: Uint8Array.from(units, ({ side }) => side),
    types: Uint8Array.from(units, ({ type }) => type),
    start: Int16Array.from(file.setup, ({ hex }) => mustHex(hex)),
    unitOfHandle,
  };
}

/** The direction from a hex to its neighbour; -1 when it is none. */
export function directionTo(field: Battlefield, from: Hex, to: Hex): number {
  for (let d = 0; d < DIRECTIONS; d += 1) {
    if (field.neighbours[from * DIRECTIONS + d] === to) return d;
  }
  return -1;
}

/** Woods and village block sight (B3.2, B10.1). */
export const blocksSight = (terrain: number): boolean => terrain === WOODS || terrain === VILLAGE;

/** The hexes that block the line from a hex on a bearing; none when the target is seen (B10). */
export function blockersOf(field: Battlefield, from: Hex, bearing: number): Hex[] {
  if (field.sees[from * BEARING_COUNT + bearing] === 1) return [];
  const lying = (hex: Hex, b: number): Hex => field.bearings[hex * BEARING_COUNT + b] ?? NO_HEX;
  return passedBy(lying, from, bearing).filter((hex) => blocksSight(terrainAt(field, hex)));
}
