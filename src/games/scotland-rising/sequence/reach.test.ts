import { describe, expect, it } from 'vitest';
import { CLEAR, BURN, POTHOLES, WOODS, SWAMP, VILLAGE } from '../battlefield/battlefield.ts';
import { distanceOf, toCube, type Hex } from '../hexes.ts';
import { ofPositions } from '../positions.kit.ts';
import { hasMark, isOnMap, placeOf, rateOf, SCHILTRON, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { CHARGING, leftIn, ONE_HEX, PLAIN, reached, reachOf } from './reach.ts';

/** The hexes at distance 1, by their coordinates (B3.1). */
function around(s: State, hex: Hex): Hex[] {
  const { hexes, file } = s.terms.field;
  const from = toCube(hex, file.offset);
  return hexes.filter((each) => {
    const to = toCube(each, file.offset);
    return distanceOf({ x: to.x - from.x, z: to.z - from.z }) === 1;
  });
}

/** The MP left when a hex is entered with so many; undefined when they do not do (B3.2, B7.5). */
function afterEntering(s: State, hex: Hex, mp: number): number | undefined {
  const terrain = s.terms.field.terrain[hex] ?? CLEAR;
  if (terrain === BURN) return mp >= 1 ? 0 : undefined;
  const isTwo =
    terrain === WOODS ||
    terrain === POTHOLES ||
    terrain === SWAMP ||
    (terrain === VILLAGE && s.terms.rules.village === 'asWoods');
  const cost = isTwo ? 2 : 1;
  return mp >= cost ? mp - cost : undefined;
}

/** Whether a unit may be in a hex beside those that stand there (B3.6, B3.7). */
function hasRoom(s: State, unit: Unit, hex: Hex): boolean {
  const { units } = s.terms.field;
  const there = units.flatMap((info, other) => (other !== unit && placeOf(s, other) === hex ? [info] : []));
  if (there.length === 0) return true;
  const me = units[unit];
  const [other] = there;
  if (me === undefined || other === undefined || there.length > 1 || other.side !== me.side) return false;
  const leaders = [me, other].filter(({ type }) => type === 6).length;
  return leaders === 1 || (leaders === 2 && s.terms.rules.leaderPairs);
}

const chargeForbids = (s: State, hex: Hex): boolean => {
  const terrain = s.terms.field.terrain[hex] ?? CLEAR;
  if (s.terms.rules.chargePath === 'clearOnly') return terrain !== CLEAR;
  return terrain === POTHOLES || terrain === BURN;
};

/** Where a unit gets to, and the most MP left there, by walking every path. */
function walked(s: State, unit: Unit, how: number): Map<Hex, number> {
  const ends = new Map<Hex, number>();
  const start = placeOf(s, unit);
  const inSchiltron = hasMark(s, unit, SCHILTRON);
  const walk = (from: Hex, mp: number, hexesLeft: number): void => {
    if (hexesLeft === 0 || (from !== start && s.terms.field.terrain[from] === BURN)) return;
    for (const hex of around(s, from)) {
      const left = afterEntering(s, hex, mp);
      const isClear = s.terms.field.terrain[hex] === CLEAR;
      if (left === undefined || hex === start || !hasRoom(s, unit, hex)) continue;
      if (inSchiltron && !isClear && s.terms.rules.schiltronTerrain === 'clearOnly') continue;
      if (how === CHARGING && chargeForbids(s, hex)) continue;
      ends.set(hex, Math.max(left, ends.get(hex) ?? 0));
      walk(hex, left, hexesLeft - 1);
    }
  };
  const rate = rateOf(s, unit);
  walk(start, rate, inSchiltron || how === ONE_HEX ? 1 : rate);
  return ends;
}

const found = (s: State, unit: Unit, how: number): Map<Hex, number> =>
  new Map(Array.from(reached.subarray(0, reachOf(s, unit, how)), (hex) => [hex, leftIn(hex)]));

const sorted = (ends: Map<Hex, number>): [Hex, number][] => [...ends].toSorted(([a], [b]) => a - b);

describe('the search', () => {
  it.each([
    ['B7.2 B7.3 B7.5 B7.6 a move', PLAIN],
    ['B11.4 a charge', CHARGING],
    ['B16.6 an assault of one hex', ONE_HEX],
  ])('%s: finds what walking every path finds, on any ground among any units', (_, how) => {
    ofPositions('actions', 40, (s) => {
      s.terms.field.units.forEach(({ id }, unit) => {
        if (!isOnMap(s, unit)) return;
        expect({ id, ends: sorted(found(s, unit, how)) }).toEqual({ id, ends: sorted(walked(s, unit, how)) });
      });
    });
  });
});
