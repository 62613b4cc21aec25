import { describe, expect, it } from 'vitest';
import { NO_HEX, readHex } from './hexes.ts';
import { position, table, type Words } from './position.kit.ts';
import {
  ACTED,
  copyState,
  diceOf,
  ELIMINATED,
  enemyNear,
  EXITED,
  hasMark,
  hasUnits,
  infoOf,
  isOnMap,
  lift,
  lowerAt,
  mark,
  moveTo,
  partnerOf,
  placeOf,
  put,
  REDUCED,
  remove,
  schiltronAt,
  scoreOf,
  targetNumberOf,
  unmark,
  UNPLACED,
  upperAt,
  type State,
} from './state.ts';
import { ENGLISH, readHandle, SCOTS, UNIT_TYPES, type Unit } from './units.ts';

const hex = (id: string): number => readHex(id) ?? NO_HEX;
const HERE = hex('0505');

const unit = (s: State, id: string): Unit => s.terms.field.unitOfHandle[readHandle(id) ?? -1] ?? -1;

/** Who stands in 0505: the unit that takes the first hit, and the leader with it. */
const stack = (s: State): string =>
  [lowerAt(s, HERE), upperAt(s, HERE)].map((each) => (each === -1 ? '-' : infoOf(s, each).id)).join(' ');

/** The position after these units have come to 0505 in this order. */
function arriving(...ids: string[]): State {
  const s = position({});
  for (const id of ids) put(s, unit(s, id), HERE);
  return s;
}

describe('stacks', () => {
  it('B3.6 a unit alone, with a leader in whatever order they came', () => {
    expect(stack(arriving('E-K1'))).toBe('E-K1 -');
    expect(stack(arriving('E-K1', 'E-Bohun'))).toBe('E-K1 E-Bohun');
    expect(stack(arriving('E-Bohun', 'E-K1'))).toBe('E-K1 E-Bohun');
  });

  it('B8.8 two leaders: the lesser one first; of equals the first of the set-up list', () => {
    expect(stack(arriving('E-EdwardII', 'E-Gloucester'))).toBe('E-Gloucester E-EdwardII');
    expect(stack(arriving('E-Gloucester', 'E-EdwardII'))).toBe('E-Gloucester E-EdwardII');
    expect(stack(arriving('E-Bohun', 'E-Gloucester'))).toBe('E-Gloucester E-Bohun');
    expect(stack(arriving('S-RBruce', 'S-Douglas'))).toBe('S-Douglas S-RBruce');
  });

  it('B3.6 never two combat units, never three', () => {
    expect(() => arriving('E-K1', 'E-P1')).toThrow('no room for E-P1');
    expect(() => arriving('E-K1', 'E-Bohun', 'E-P1')).toThrow('no room for E-P1');
    expect(() => arriving('E-Bohun', 'E-Hereford', 'E-Gloucester')).toThrow('no room for E-Gloucester');
  });

  it('B3.6 who stays behind stands alone', () => {
    const s = arriving('E-K1', 'E-Bohun');
    moveTo(s, unit(s, 'E-K1'), hex('0605'));
    expect(stack(s)).toBe('E-Bohun -');
    expect(partnerOf(s, unit(s, 'E-Bohun'))).toBe(-1);
    moveTo(s, unit(s, 'E-Bohun'), hex('0605'));
    expect(stack(s)).toBe('- -');
    expect(partnerOf(s, unit(s, 'E-Bohun'))).toBe(unit(s, 'E-K1'));
    expect(partnerOf(s, unit(s, 'E-K1'))).toBe(unit(s, 'E-Bohun'));
  });

  it('B3.6 a leader who leaves takes nobody with him', () => {
    const s = arriving('E-K1', 'E-Bohun');
    lift(s, unit(s, 'E-Bohun'));
    expect(stack(s)).toBe('E-K1 -');
    expect(placeOf(s, unit(s, 'E-Bohun'))).toBe(UNPLACED);
    expect(partnerOf(s, unit(s, 'E-Bohun'))).toBe(-1);
  });

  it('B2.4 a unit that is removed is off the map, without its markers', () => {
    const s = position({ scots: 'S-P1 0505 reduced schiltron acted, S-Moray 0505' });
    remove(s, unit(s, 'S-P1'), ELIMINATED);
    expect(stack(s)).toBe('S-Moray -');
    expect(isOnMap(s, unit(s, 'S-P1'))).toBe(false);
    expect(s.marks[unit(s, 'S-P1')]).toBe(0);
    expect(schiltronAt(s, HERE)).toBe(false);
  });
});

describe('questions', () => {
  const words: Words = {
    scots: 'S-P1 0505 schiltron, S-Moray 0505, S-A1 1005 disordered',
    english: 'E-K1 0605, E-Bohun 0506 disordered, E-L1 eliminated, E-P1 exited',
  };

  it('B2.4 marks are set and taken one by one', () => {
    const s = position(words);
    const pike = unit(s, 'S-P1');
    mark(s, pike, REDUCED);
    mark(s, pike, ACTED);
    unmark(s, pike, REDUCED);
    expect([hasMark(s, pike, REDUCED), hasMark(s, pike, ACTED)]).toEqual([false, true]);
    expect(schiltronAt(s, HERE)).toBe(true);
    expect(schiltronAt(s, hex('0605'))).toBe(false);
  });

  it('B11.2 an enemy is adjacent: any enemy unit, a leader too, no friend, and not in the hex itself', () => {
    const s = position(words);
    expect(enemyNear(s, HERE, SCOTS)).toBe(true);
    expect(enemyNear(s, hex('0405'), SCOTS)).toBe(false);
    expect(enemyNear(s, hex('0607'), SCOTS)).toBe(true);
    expect(enemyNear(s, hex('0405'), ENGLISH)).toBe(true);
    expect(enemyNear(s, hex('1005'), ENGLISH)).toBe(false);
    expect(enemyNear(s, hex('0101'), SCOTS)).toBe(false);
  });

  it('B2.1 dice and target numbers by type; one lower while disordered', () => {
    const s = position(words);
    expect(UNIT_TYPES.map((type) => diceOf(s, type))).toEqual([2, 3, 2, 3, 3, 2, 2]);
    expect(
      ['S-P1', 'S-A1', 'E-K1', 'E-Bohun', 'S-Moray'].map((id) => targetNumberOf(s, unit(s, id))),
    ).toEqual([5, 4, 6, 5, 6]);
  });

  it('B15 the score is what has been eliminated, what has left and the siege', () => {
    expect(table(words).score).toBe('6 to 1');
    const s = position({ scots: 'S-RBruce eliminated, S-P1 exited', english: 'E-EdwardII eliminated' });
    expect([scoreOf(s, SCOTS), scoreOf(s, ENGLISH)]).toEqual([11, 6]);
  });

  it('B15.7 a side has units while one stands on the map', () => {
    const s = position({ scots: 'S-P1 0505', english: 'E-K1 eliminated, E-P1 exited' });
    expect([hasUnits(s, SCOTS), hasUnits(s, ENGLISH)]).toEqual([true, false]);
    expect(s.place[unit(s, 'E-P1')]).toBe(EXITED);
  });

  it('are asked of units that there are', () => {
    const s = position(words);
    expect(() => infoOf(s, 56)).toThrow(RangeError);
    expect(() => infoOf(s, -1)).toThrow(RangeError);
  });
});

describe('a copy', () => {
  it('equals its original and shares nothing that changes', () => {
    const s = position({ scots: 'S-P1 0505', english: 'E-K1 0605', ap: 5 });
    const copy = copyState(s);
    expect(copy).toEqual(s);
    expect(copy.terms).toBe(s.terms);
    moveTo(copy, unit(copy, 'S-P1'), hex('0101'));
    mark(copy, unit(copy, 'E-K1'), REDUCED);
    copy.ap = 1;
    expect(s).toEqual(position({ scots: 'S-P1 0505', english: 'E-K1 0605', ap: 5 }));
  });
});
