import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from './cards.kit.ts';
import { sitting } from './position.kit.ts';
import { splitOf } from './split.ts';

describe('V13.2 what can be taken and what is kept', () => {
  it('V13.2 bonus VP are kept, basic and special VP can be taken', () => {
    const table = sitting().enter(
      'typed basic spain 10',
      'typed special spain 3',
      'earn assassination spain',
    );
    expect(splitOf(table.state, 'spain')).toEqual({ losable: 13, kept: 1 });
  });

  it('V13.2 R11 Valois weddings are for good, counted or typed', () => {
    const table = sitting({ cards: FICTIONAL_F });
    table.enter('keys france 2', 'keys-unrest france 0', 'wed 1', 'wed 2');
    expect(splitOf(table.state, 'france')).toEqual({ losable: 4, kept: 2 });
    const typed = sitting().enter('typed basic france 9', 'typed special france 3');
    expect(splitOf(typed.state, 'france')).toEqual({ losable: 9, kept: 3 });
  });

  it('V13.2 R14 Cyprus can be taken, unless it is permanent', () => {
    const lines = ['typed basic ottoman 6', 'earn cyprus ottoman 3'] as const;
    expect(splitOf(sitting().enter(...lines).state, 'ottoman')).toEqual({ losable: 9, kept: 0 });
    const lasting = sitting({ rulings: { cyprusMode: 'permanent' } }).enter(...lines);
    expect(splitOf(lasting.state, 'ottoman')).toEqual({ losable: 6, kept: 3 });
    const lost = sitting().enter(...lines, 'cyprus-lost');
    expect(splitOf(lost.state, 'ottoman')).toEqual({ losable: 6, kept: 0 });
    const voided = sitting()
      .enter(...lines)
      .note('void 1', 'a slip');
    expect(splitOf(voided.state, 'ottoman')).toEqual({ losable: 6, kept: 0 });
  });

  it('V13.2 both count what is known, and make up the total where all of it is', () => {
    expect(splitOf(sitting().enter('earn piracy spain 2').state, 'spain')).toEqual({ losable: 0, kept: 2 });
    const table = sitting().totals({ england: 7 }).enter('earn slaveTrader england');
    const { losable, kept } = splitOf(table.state, 'england');
    expect([losable, kept, table.total('england')]).toEqual([7, -1, 6]);
  });
});
