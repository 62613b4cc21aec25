import { describe, expect, it } from 'vitest';
import {
  block,
  blockInfo,
  BLOCKS,
  blocksFor,
  ENGLISH,
  isNoble,
  MORAY,
  readBlock,
  SCOTTISH,
  type BlockInfo,
} from './blocks.ts';
import { areaId } from './board.ts';

const ids = (wanted: (info: BlockInfo) => boolean): string[] => BLOCKS.filter(wanted).map(({ id }) => id);

/** What stands on a label, in a line: type, move, rating, steps. */
function label(id: string): string {
  const { type, move, letter, hits, max } = blockInfo(block(id));
  return `${type} ${move} ${letter}${hits} ${max}`;
}

describe('blocks', () => {
  it('H1.5 fifteen English blocks are no nobles', () => {
    expect(ids(({ owner, type }) => owner === ENGLISH && type !== 'noble')).toHaveLength(15);
    expect(label('edward')).toBe('king 3 B4 4');
    expect(label('hobelars')).toBe('hobelars 3 A2 3');
    expect(label('lancaster-knights')).toBe('knights 2 B3 4');
    expect(label('durham-knights')).toBe('knights 2 B3 3');
    expect(label('wales-archers')).toBe('archers 2 B3 3');
    expect(label('northumber-infantry')).toBe('infantry 2 C2 4');
    expect(label('ulster-infantry')).toBe('infantry 2 C3 3');
  });

  it('H1.5 the men of Wales and Ulster are Celtic', () => {
    expect(ids(({ celtic }) => celtic)).toEqual(['wales-archers', 'wales-infantry', 'ulster-infantry']);
  });

  it('H1.6 H13.74 fourteen Scottish blocks are no nobles, with the ratings of the current labels', () => {
    expect(ids(({ owner, type }) => owner === SCOTTISH && type !== 'noble')).toHaveLength(14);
    expect(label('wallace')).toBe('leader 3 A3 4');
    expect(label('king')).toBe('king 3 A3 4');
    expect(label('norse')).toBe('norse 0 A2 3');
    expect(label('french-knights')).toBe('knights 2 B3 4');
    expect(label('keith')).toBe('cavalry 3 B1 3');
    expect(label('etterick')).toBe('archers 3 B2 2');
    expect(label('douglas')).toBe('infantry 2 C3 4');
    expect(label('fraser')).toBe('infantry 2 C3 3');
    expect(label('lindsay')).toBe('infantry 2 C2 3');
  });

  it('H1.4.1 every block has two to four steps, and H1.4.3 moves two or three areas, the Norse by sea', () => {
    expect(new Set(BLOCKS.map(({ max }) => max))).toEqual(new Set([2, 3, 4]));
    expect(ids(({ move }) => move === 3)).toEqual([
      'edward',
      'hobelars',
      'wallace',
      'king',
      'keith',
      'etterick',
    ]);
    expect(ids(({ move }) => move === 0)).toEqual(['norse']);
  });

  it('H1.4.2 the letters are A, B and C; only four blocks fire first', () => {
    expect(ids(({ letter }) => letter === 'A')).toEqual(['hobelars', 'wallace', 'king', 'norse']);
    expect(ids(({ letter }) => letter === 'C')).toEqual(ids(({ type }) => type === 'infantry'));
  });

  it('H1.4.4 six blocks carry the black cross', () => {
    expect(ids(({ cross }) => cross)).toEqual([
      'edward',
      'hobelars',
      'wallace',
      'norse',
      'french-knights',
      'moray',
    ]);
  });

  it('H1.7 fourteen nobles: seven of Bruce, six of Comyn that can turn, and Moray', () => {
    const nobles = BLOCKS.filter(({ type }) => type === 'noble');
    expect(nobles).toHaveLength(14);
    expect(nobles.filter(({ faction }) => faction === 'bruce')).toHaveLength(7);
    expect(
      nobles.filter(({ faction, owner }) => faction === 'comyn' && owner === undefined).map(({ id }) => id),
    ).toEqual(['comyn', 'angus', 'argyll', 'buchan', 'galloway', 'ross']);
    expect(blockInfo(MORAY).owner).toBe(SCOTTISH);
    expect(BLOCKS.every(({ type }, index) => isNoble(index) === (type === 'noble'))).toBe(true);
  });

  it('H1.7 every noble moves 2 and fights at B2; Bruce and Comyn have four steps, the others three', () => {
    for (const { id, type } of BLOCKS) {
      if (type === 'noble') {
        expect(label(id), id).toBe(`noble 2 B2 ${id === 'bruce' || id === 'comyn' ? 4 : 3}`);
      }
    }
  });

  it('H1.1 sixteen areas are the home of a noble; H1.7 Bruce and Comyn have two', () => {
    const homes = BLOCKS.flatMap((info) => info.homes.map(areaId));
    expect(new Set(homes).size).toBe(16);
    expect(homes).toHaveLength(16);
    expect(blockInfo(block('bruce')).homes.map(areaId)).toEqual(['annan', 'carrick']);
    expect(blockInfo(block('comyn')).homes.map(areaId)).toEqual(['badenoch', 'lochaber']);
    expect(blockInfo(block('steward')).homes.map(areaId)).toEqual(['lanark']);
  });

  it('H1.7 there are 28 labels a side, 8 infantry each, and five infantry at C3', () => {
    expect(blocksFor(ENGLISH)).toHaveLength(28);
    expect(blocksFor(SCOTTISH)).toHaveLength(28);
    const infantry = (side: number): string[] =>
      ids(({ owner, type }) => owner === side && type === 'infantry');
    expect([infantry(ENGLISH).length, infantry(SCOTTISH).length]).toEqual([8, 8]);
    expect(ids(({ type, hits }) => type === 'infantry' && hits === 3)).toEqual([
      'wales-infantry',
      'ulster-infantry',
      'douglas',
      'fraser',
      'macdonald',
    ]);
  });

  it('reads the names of blocks and nothing else', () => {
    expect(readBlock('wallace')).toBe(block('wallace'));
    expect(readBlock('Wallace')).toBeUndefined();
    expect(() => block('stewart')).toThrow('stewart');
    expect(() => blockInfo(BLOCKS.length)).toThrow();
  });
});
