import { describe, expect, it } from 'vitest';
import { BANNOCKBURN } from './battlefield/bannockburn.ts';
import { table } from './position.kit.ts';
import {
  COMMANDS,
  HANDLE_COUNT,
  handleId,
  KINGS,
  leaderId,
  MOST_OF_A_TYPE,
  readHandle,
  SCOTS,
  sideId,
  TYPES,
  unitId,
  unitInfo,
  UNIT_TYPES,
} from './units.ts';

describe('the types of units', () => {
  it('B2.1 the table', () => {
    expect(
      TYPES.map(({ id, letter, dice, target, move, charges, range, steps, saves, vp }) =>
        [id, letter, dice, target, move, charges, range, steps, saves, vp].join(' '),
      ),
    ).toEqual([
      'pike P 2 5 2 false 1 2 false 2',
      'ax A 3 5 2 true 1 2 false 2',
      'longbow L 2 4 2 false 2 2 false 1',
      'crossbow C 3 4 2 false 1 1 false 1',
      'knight K 3 6 3 true 1 2 true 3',
      'hobelar H 2 5 4 false 1 2 false 2',
      'leader  2 6 3 true 1 1 true 3',
    ]);
  });

  it.each<[string, number, number]>([
    ['E-P1', 2, 5],
    ['E-L1', 2, 5],
    ['E-C1', 2, 5],
    ['E-K1', 3, 6],
    ['E-H1', 4, 6],
    ['E-Bohun', 3, 6],
  ])('B2.2 move is the MP of %s and the most hexes it may enter: %i', (unit, move, event) => {
    const row = '0105 0205 0305 0405 0505 0605'.split(' ');
    const farthest = (event?: number): number => {
      const t = table({ side: 'english', english: `${unit} 0105`, scots: 'S-P1 1612', event: event ?? 0 });
      const ends = t.legal(`move ${unit}`).map((line) => line.slice(-4));
      return Math.max(...row.map((hex, i) => (ends.includes(hex) ? i : 0)));
    };
    expect(farthest()).toBe(move);
    // B16.7: events 5, 6, 8 and 11 raise it by one.
    expect(farthest(event)).toBe(move + 1);
    expect(farthest(event === 5 ? 8 : 11)).toBe(move + 1);
    expect(farthest(event === 5 ? 6 : 5)).toBe(move);
  });

  it('B15.1 the VP of a king are 6, of another leader 3', () => {
    expect(KINGS.map((king) => unitInfo(king, 'Moray')?.vp)).toEqual([6, 6]);
    expect(COMMANDS.map((command) => unitInfo(leaderId(command), command.name)?.vp)).toEqual([
      6, 3, 3, 3, 6, 3, 3, 3,
    ]);
  });
});

describe('commands', () => {
  it('B1.4 R40 four a side', () => {
    expect(COMMANDS.map(({ name, side }) => `${sideId(side)} ${name}`)).toEqual([
      'scots R. Bruce',
      'scots E. Bruce',
      'scots Moray',
      'scots Douglas',
      'english Edward II',
      'english Gloucester',
      'english Hereford',
      'english Bohun',
    ]);
  });

  it('B1.5 one leader counter each; Robert the Bruce and Edward II are the kings', () => {
    const leaders = BANNOCKBURN.units.filter(({ type }) => TYPES[type].id === 'leader');
    expect(leaders.map(({ id }) => id).toSorted()).toEqual(COMMANDS.map(leaderId).toSorted());
    expect(leaders.filter(({ isKing }) => isKing).map(({ id }) => id)).toEqual([...KINGS]);
  });
});

describe('the ids of units', () => {
  it('B21.2 are side, letter and number, or side and command', () => {
    expect(unitId(SCOTS, 0, 3)).toBe('S-P3');
    expect(unitInfo('S-P3', 'Moray')).toMatchObject({
      side: 0,
      type: 0,
      number: 3,
      command: 'Moray',
      isKing: false,
    });
    expect(unitInfo('E-C32', 'Bohun')).toMatchObject({ side: 1, type: 3, number: 32, vp: 1 });
    expect(unitInfo('E-Gloucester', 'Gloucester')).toMatchObject({ side: 1, type: 6, number: 0, vp: 3 });
  });

  it('B21.2 nothing else is one', () => {
    const none = [
      '',
      'S-P',
      'S-P0',
      'S-P33',
      'S-P01',
      'X-P1',
      'S-X1',
      'E-Moray',
      'S-Bohun',
      's-p1',
      'S-P1 ',
      'S-1',
    ];
    for (const id of none) {
      expect(readHandle(id)).toBeUndefined();
      expect(unitInfo(id, 'Moray')).toBeUndefined();
    }
  });

  it('B2.3 stand for one handle each, for any type of either side', () => {
    const ids = Array.from({ length: HANDLE_COUNT }, (_, handle) => handleId(handle));
    const known = ids.filter((id) => id !== undefined);
    expect(new Set(known).size).toBe(known.length);
    expect(known).toHaveLength(2 * (UNIT_TYPES.length - 1) * MOST_OF_A_TYPE + COMMANDS.length);
    ids.forEach((id, handle) => {
      if (id !== undefined) expect(readHandle(id)).toBe(handle);
    });
  });
});
