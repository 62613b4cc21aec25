import { describe, expect, it } from 'vitest';
import { ENGLISH, block } from './blocks.ts';
import { position, start, TestTable, type Words } from './position.kit.ts';
import { view } from './view.ts';

const options = { 'privacy.trackableBlocks': true };

/** Sits down at a position where the other side can follow blocks; these are the first dice and draws. */
function tracked(words: Words, ...draws: readonly number[]): TestTable {
  return new TestTable(position({ ...words, options }), draws);
}

/** The handles that the English see of hidden Scots, by area. */
const seen = (t: TestTable): Record<string, readonly (number | undefined)[]> => {
  const areas: Record<string, (number | undefined)[]> = {};
  for (const { side, area, handle } of view(t.s, ENGLISH).standing)
    if (side === 'scottish') areas[area] = [...(areas[area] ?? []), handle];
  return areas;
};

const handleOf = (t: TestTable, name: string): number => t.s.handles[block(name)] ?? 0;

const march: Words = {
  english: { lothian: 'edward' },
  scottish: { fife: 'wallace, douglas, grant', mentieth: 'mentieth' },
  agenda: start.movesAlone(['scottish', 2]),
};

describe('privacy.trackableBlocks', () => {
  it('H12.3 off: hidden blocks are numbers by area and nothing else', () => {
    const t = new TestTable(position(march));
    expect(t.s.handles).toEqual([]);
    expect(view(t.s, ENGLISH).standing).toEqual([
      { side: 'scottish', area: 'mentieth', count: 1 },
      { side: 'scottish', area: 'fife', count: 3 },
    ]);
  });

  it('H12.3 each standing block has a number of its own, given out by chance, not by name', () => {
    const t = tracked(march, 4, 3, 2, 1, 0);
    const names = ['edward', 'wallace', 'douglas', 'grant', 'mentieth'];
    expect(names.map((name) => handleOf(t, name))).toEqual([5, 4, 3, 2, 1]);
    expect(seen(t)).toEqual({ mentieth: [1], fife: [2, 3, 4] });
    expect(JSON.stringify(view(t.s, ENGLISH))).not.toMatch(/wallace|douglas|grant/);
  });

  it('H12.3 the number follows the block through its moves', () => {
    const t = tracked(march, 4, 3, 2, 1, 0);
    t.play('scottish', 'group fife', 'move wallace mentieth', 'move douglas angus');
    expect(seen(t)).toEqual({ fife: [2], angus: [3], mentieth: [1, 4] });
    t.play('scottish', 'done', 'group mentieth', 'move mentieth lanark', 'done');
    expect(seen(t)).toEqual({ fife: [2], angus: [3], mentieth: [4], lanark: [1] });
  });

  it('H12.3 blocks that were shown in a battle get new numbers when they stand up again', () => {
    const t = tracked(
      {
        english: { fife: 'york-infantry 1', lothian: 'edward' },
        scottish: { fife: 'wallace 1, douglas', annan: 'bruce' },
        agenda: start.battles(),
      },
      0,
      0,
      0,
      0,
      0,
    );
    expect([handleOf(t, 'wallace'), handleOf(t, 'bruce')]).toEqual([3, 5]);
    t.rolls(1, 1, 0).play('scottish', 'fire wallace');
    expect(t.step).toBe('regroup');
    expect(seen(t)).toEqual({ fife: [6, 7], annan: [5] });
    expect([handleOf(t, 'wallace'), handleOf(t, 'douglas'), handleOf(t, 'bruce')]).toEqual([7, 6, 5]);
  });

  it('H12.3 H7.23 blocks that retreated get new numbers too, those they join keep theirs', () => {
    const t = tracked(
      {
        english: { fife: 'york-knights 1, edward 1' },
        scottish: { fife: 'wallace 1, douglas 1', angus: 'grant' },
        agenda: start.battles(),
      },
      0,
      0,
      0,
      0,
      0,
    );
    const grant = handleOf(t, 'grant');
    const wallace = handleOf(t, 'wallace');
    t.rolls(0).play('scottish', 'retreat wallace angus');
    expect(handleOf(t, 'grant')).toBe(grant);
    expect(handleOf(t, 'wallace')).toBeGreaterThan(wallace);
    expect(seen(t)['angus']).toEqual([grant, handleOf(t, 'wallace')]);
  });

  it('H12.3 a block in the pool has no number', () => {
    const t = tracked(
      {
        english: { lothian: 'york-infantry', england: 'edward' },
        scottish: { england: 'douglas' },
        hands: { english: '2', scottish: '2' },
        agenda: start.endOfTurn(),
      },
      0,
      0,
      0,
    ).play('english', 'disband edward');
    expect(handleOf(t, 'edward')).toBe(0);
    expect(handleOf(t, 'york-infantry')).toBeGreaterThan(0);
  });
});
