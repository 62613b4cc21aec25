import { describe, expect, it } from 'vitest';
import { rising } from '../../games/index.ts';
import { TestTable, position } from '../../games/scotland-rising/position.kit.ts';
import { readOrders } from './orders.ts';

const hex = (id: string): rising.Hex => rising.readHex(id) ?? rising.NO_HEX;

describe('the lines that the table offers', () => {
  it('are sorted by unit and kind, with nothing lost', () => {
    const table = new TestTable(
      position({ scots: 'S-A1 0504, S-P1 0704', english: 'E-P1 0507, E-K1 0703 reduced' }),
    );
    const legal = table.legal();
    const orders = readOrders(legal);
    expect([...orders.units.keys()].toSorted()).toEqual(['S-A1', 'S-P1']);
    expect(orders.others).toEqual(['end']);
    const ax = orders.units.get('S-A1');
    expect(ax?.charge.get(hex('0506'))?.get(hex('0507'))).toBe('charge S-A1 0506>0507');
    const pike = orders.units.get('S-P1');
    expect(pike?.attack.get(hex('0703'))).toBe('attack S-P1 0703');
    expect(pike?.schiltron).toBe('schiltron S-P1');
    const count = [...orders.units.values()].reduce((sum, each) => {
      const sallies = [...each.charge.values(), ...each.assault.values()].reduce(
        (n, { size }) => n + size,
        0,
      );
      const plain = [each.lift, each.exit, each.schiltron, each.rally, each.recover].filter(Boolean).length;
      return sum + each.move.size + each.escort.size + each.attack.size + each.place.size + sallies + plain;
    }, orders.others.length);
    expect(count).toBe(legal.length);
  });

  it('are refused when they are none of this game', () => {
    expect(() => readOrders(['fire S-P1'])).toThrow("'fire S-P1' is no line of this game");
    expect(() => readOrders(['move S-P1 nowhere'])).toThrow("'nowhere' is no hex");
  });
});
