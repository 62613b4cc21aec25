import { describe, expect, it } from 'vitest';
import { table } from '../position.kit.ts';

describe('leaders', () => {
  it('B13.1 2 dice, hit on 6, 3 MP; one action a player turn, be it move, attack, charge or rally', () => {
    const t = table({
      scots: 'S-Moray 0504, S-Douglas 0508, S-EBruce 0501, S-P1 0501 reduced, S-RBruce 0511',
      english: 'E-P1 0604, E-P2 0808, E-K1 1612',
    });
    t.rolls(5, 1).play('attack S-Moray 0604').rolls(5, 1).play('charge S-Douglas 0708>0808');
    t.rolls(1).play('rally S-EBruce').rolls().play('move S-RBruce 0811');
    expect(t.told('attacked').map(({ dice }) => dice)).toEqual([
      [5, 1],
      [5, 1],
    ]);
    expect(t.s.ap).toBe(4);
    for (const unit of ['S-Moray', 'S-Douglas', 'S-EBruce', 'S-RBruce'])
      expect(t.legal().filter((line) => line.includes(unit))).toEqual([]);
    const e = table({ scots: 'S-Moray 0504', english: 'E-K1 0604', side: 'english' }, 5, 5, 5);
    e.play('attack E-K1 0504');
    expect(e.told('attacked')[0]).toMatchObject({ defender: 'S-Moray', number: 6, hits: 0 });
  });

  it('B13.3 a leader alone is attacked like any unit, and may be charged', () => {
    const t = table({ scots: 'S-A1 0504, S-A2 0703', english: 'E-Bohun 0704, E-K1 1612' });
    t.rolls(6, 1, 1, 3).play('charge S-A1 0604>0704');
    expect([t.where('E-Bohun'), t.where('S-A1')]).toEqual(['0704', '0604 disordered acted']);
    t.rolls(6, 2, 2, 4).play('attack S-A2 0704');
    expect([t.where('E-Bohun'), t.score]).toEqual(['eliminated', '8 to 0']);
  });

  it('B13.4 in a stack nobody singles him out: a hit goes to the unit, a left-over one to him', () => {
    const t = table({
      scots: 'S-A1 0604, S-A2 0703',
      english: 'E-P1 0704, E-Bohun 0704, E-K1 1612',
    });
    t.rolls(6, 1, 1).play('attack S-A1 0704');
    expect([t.where('E-P1'), t.where('E-Bohun'), t.told('saved')]).toEqual(['0704 reduced', '0704', []]);
    t.rolls(6, 6, 1, 5).play('attack S-A2 0704');
    expect([t.where('E-P1'), t.where('E-Bohun')]).toEqual(['eliminated', 'eliminated']);
  });

  it('B13.5 being stacked gives no bonus in attack or defence', () => {
    const t = table({ scots: 'S-P1 0604, S-Moray 0604', english: 'E-P1 0704, E-Bohun 0704, E-K1 1612' });
    t.rolls(4, 5).play('attack S-P1 0704');
    expect(t.told('attacked')[0]).toMatchObject({ dice: [4, 5], number: 5, hits: 1 });
  });

  it('B13.2 two leaders are a pair that any of them may leave', () => {
    const t = table({ scots: 'S-Moray 0504, S-Douglas 0504', english: 'E-K1 1612' });
    t.play('move S-Douglas 0604');
    expect([t.where('S-Moray'), t.where('S-Douglas')]).toEqual(['0504', '0604 acted']);
  });
});
