import { distanceOf, toCube, type Cube, type Hex } from '../../games/scotland-rising/hexes.ts';
import { rangeOf } from '../../games/scotland-rising/sequence/attack.ts';
import {
  diceOf,
  hasMark,
  infoOf,
  placeOf,
  rateOf,
  SCHILTRON,
  targetNumberOf,
  type State,
} from '../../games/scotland-rising/state.ts';
import { typeInfo, type Side, type Unit } from '../../games/scotland-rising/units.ts';
import { WEIGHTS } from './weights.ts';

/** A position, read once into tables that are quick to ask. */
export interface Scene {
  readonly state: State;
  readonly side: Side;
  /** Units of each army that are on the map. */
  readonly own: readonly Unit[];
  readonly enemies: readonly Unit[];
  /** By hex: the dice that the enemy could bring against it in the coming player turn. */
  readonly threat: Float32Array;
  /** By hex: the distance to the nearest enemy. */
  readonly toEnemy: Uint8Array;
}

const FAR = 99;

/** The steps between two hexes of the battlefield. */
function far(s: State, from: Cube, to: Hex): number {
  const { x, z } = toCube(to, s.terms.field.file.offset);
  return distanceOf({ x: x - from.x, z: z - from.z });
}

const cubeOf = (s: State, hex: Hex): Cube => toCube(hex, s.terms.field.file.offset);

/** How much of an enemy's dice counts at a distance: all of it next to him, less where he has to charge first. */
function reachOfThreat(s: State, enemy: Unit, distance: number): number {
  const range = rangeOf(s, enemy);
  if (distance <= range) return 1;
  const { charges } = typeInfo(infoOf(s, enemy).type);
  return charges && distance <= rateOf(s, enemy) + 1 ? WEIGHTS.charged : 0;
}

/** Reads a position for a side. */
export function readScene(state: State, side: Side): Scene {
  const { units, hexes, size } = state.terms.field;
  const onMap = units.map((_, unit) => unit).filter((unit) => placeOf(state, unit) >= 0);
  const own = onMap.filter((unit) => units[unit]?.side === side);
  const enemies = onMap.filter((unit) => units[unit]?.side !== side);
  const threat = new Float32Array(size);
  const toEnemy = new Uint8Array(size).fill(FAR);
  for (const enemy of enemies) {
    const at = cubeOf(state, placeOf(state, enemy));
    const isSlow = hasMark(state, enemy, SCHILTRON);
    const dice = diceOf(state, infoOf(state, enemy).type) - (isSlow ? 1 : 0);
    for (const hex of hexes) {
      const distance = far(state, at, hex);
      toEnemy[hex] = Math.min(toEnemy[hex] ?? FAR, distance);
      threat[hex] = (threat[hex] ?? 0) + dice * reachOfThreat(state, enemy, distance);
    }
  }
  return { state, side, own, enemies, threat, toEnemy };
}

/** The chance that a die hits a unit. */
export const hitChance = (s: State, unit: Unit): number => (7 - targetNumberOf(s, unit)) / 6;
