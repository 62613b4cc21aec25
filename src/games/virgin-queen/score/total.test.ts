import { describe, expect, it } from 'vitest';
import { entriesBehind } from '../account.ts';
import { told } from '../account.kit.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting } from '../position.kit.ts';
import { POWERS } from '../powers.ts';

describe('V6.5 totals', () => {
  it('V6.5 V4.1 basic, special and bonus VP together', () => {
    const table = sitting().enter('typed basic spain 6', 'typed special spain 3', 'earn piracy spain 2');
    expect(table.score('spain')).toEqual({ basic: 6, special: 3, bonus: 2, total: 11, known: 11 });
  });

  it('V9.6 one unknown part leaves the total unknown, the others are its known part', () => {
    const table = sitting().enter('typed basic spain 6', 'earn piracy spain 2');
    expect(table.score('spain')).toEqual({ basic: 6, special: null, bonus: 2, total: null, known: 8 });
  });

  it('V9.6 nothing entered: nothing is known of anybody, save that some have no special VP', () => {
    const table = sitting();
    for (const power of POWERS) {
      expect(table.score(power)).toMatchObject({ basic: null, total: null, known: 0 });
      const none = power === 'ottoman' || power === 'empire';
      expect(table.score(power).special).toBe(none ? 0 : null);
    }
  });

  it('V1.15 V9.7 in typed mode, without any card data, nothing is unknown', () => {
    const table = sitting().totals({ ottoman: 1, spain: 2, england: 3, france: 4, empire: 5, protestant: 6 });
    expect(POWERS.map((power) => table.total(power))).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('R24 V4.7 negative totals', () => {
  it('E35 R24 V4.7 Slave Trader on a power at basic 0: total -1', () => {
    expect(sitting().totals({ england: 0 }).enter('earn slaveTrader england').total('england')).toBe(-1);
  });

  it('E35 R24 floor-0: 0, and the account says why', () => {
    const table = sitting({ options: { 'rulings.negativeTotals': 'floor-0' } }).totals({ england: 0 });
    table.enter('earn slaveTrader england');
    expect(table.score('england')).toMatchObject({ bonus: -1, total: 0 });
    expect(table.account('england')).toMatchObject({
      code: 'floored',
      paragraph: 'V10 R24',
      args: { power: 'england', sum: -1 },
    });
  });

  it('R24 floor-0 changes no total that is not below 0', () => {
    const table = sitting({ options: { 'rulings.negativeTotals': 'floor-0' } }).totals({ england: 1 });
    expect(table.enter('earn slaveTrader england').account('england')).toMatchObject({
      code: 'total',
      value: 0,
    });
  });
});

describe('V1.16 V13.12 why a power has its total', () => {
  it('V6.5 the three parts, down to the entries, and no other entry', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter(
      'keys spain 2',
      'keys france 3',
      'keys-unrest france 1',
      'wed 3',
      'earn piracy spain 1',
      'earn patronage france 2',
    );
    const account = table.account('france');
    expect(told(account)).toEqual([
      'total 7 (V6.5)',
      '  basic 4 (V2.4)',
      '    boxes 4 (V2.3)',
      '      open 2 (V2.4)',
      '        keys 3 (V2.1) <- 2',
      '        unrest 1 (V2.2) <- 3',
      '  special 1 (V3.6)',
      '    valois 1 (V3.6) <- 4',
      '      royal 1 (V3.8) <- 4',
      '  bonus 2 (V4.1)',
      '    bonus-entry 2 (V4.2) <- 6',
    ]);
    expect(entriesBehind(account)).toEqual([2, 3, 4, 6]);
  });

  it('V1.15 typed parts rest on the entry that typed them', () => {
    const table = sitting().enter('typed basic france 6', 'typed special france 2', 'typed basic france 7');
    expect(told(table.account('france'))).toEqual([
      'total 9 (V6.5)',
      '  typed-basic 7 (V1.15) <- 3',
      '  special 2 (V3.6)',
      '    typed-special 2 (V1.15) <- 2',
      '  bonus 0 (V4.1)',
    ]);
  });
});
