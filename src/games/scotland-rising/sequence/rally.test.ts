import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

const stack = (words: Words = {}, ...dice: number[]) =>
  table({ scots: 'S-P1 0504 reduced, S-Moray 0504', english: 'E-P1 1010', ...words }, ...dice);

describe('rally', () => {
  it('B20.93 leader and reduced pike together, no enemy adjacent, die 3: full; die 4: reduced; both have acted', () => {
    const good = stack({}, 3).play('rally S-Moray');
    expect([good.where('S-P1'), good.where('S-Moray'), good.s.ap]).toEqual(['0504 acted', '0504 acted', 8]);
    expect(good.told()).toEqual([
      { type: 'rallied', leader: 'S-Moray', unit: 'S-P1', at: '0504', die: 3, success: true },
    ]);
    const bad = stack({}, 4).play('rally S-Moray');
    expect([bad.where('S-P1'), bad.where('S-Moray'), bad.s.ap]).toEqual([
      '0504 reduced acted',
      '0504 acted',
      8,
    ]);
    for (const line of ['move S-P1 0604', 'move S-Moray 0604', 'rally S-Moray'])
      expect(bad.refusal(line)).toBe('hasActed B6.6');
  });

  it('B12.4 1 to 3 and the unit becomes full, 4 to 6 and nothing happens', () => {
    const success = [1, 2, 3, 4, 5, 6].map((die) => stack({}, die).play('rally S-Moray').told()[0]?.success);
    expect(success).toEqual([true, true, true, false, false, false]);
  });

  it('B20.94 a leader who moved onto the pike this turn may not rally it. A pike that attacked may not be rallied', () => {
    const late = stack({ scots: 'S-P1 0504 reduced, S-Moray 0604' }).play('move S-Moray 0504');
    expect(late.refusal('rally S-Moray')).toBe('hasActed B6.6');
    const fought = stack({ english: 'E-P1 0604 reduced, E-P2 1010' });
    fought.rolls(5, 1).play('attack S-P1 0604');
    expect(fought.where('E-P1')).toBe('eliminated');
    expect(fought.refusal('rally S-Moray')).toBe('partnerHasActed B12.2');
  });

  it('B12.3 nor a pike that moved to its leader this turn', () => {
    const t = stack({ scots: 'S-P1 0604 reduced, S-Moray 0504' }).play('move S-P1 0504');
    expect(t.refusal('rally S-Moray')).toBe('partnerHasActed B12.2');
  });

  it('B20.95 an enemy adjacent to the hex: refused; after a friend has killed that enemy: legal', () => {
    const t = stack({
      scots: 'S-P1 0504 reduced, S-Moray 0504, S-A1 0704',
      english: 'E-P1 0604 reduced, E-P2 1010',
    });
    expect(t.refusal('rally S-Moray')).toBe('enemyNearRally B12.2');
    t.rolls(5, 1, 1).play('attack S-A1 0604');
    expect(t.refusal('rally S-Moray')).toBe('ok');
    t.rolls(1).play('rally S-Moray');
    expect(t.where('S-P1')).toBe('0504 acted');
  });

  it('B20.96 a lone enemy leader adjacent also prevents it', () => {
    const t = stack({ english: 'E-Bohun 0503' });
    expect(t.refusal('rally S-Moray')).toBe('enemyNearRally B12.2');
    expect(t.legal('rally')).toEqual([]);
  });

  it('B20.97 a leader of another command may rally', () => {
    const t = stack({ scots: 'S-A1 0504 reduced, S-Douglas 0504' }, 1);
    expect(t.s.terms.field.units.find(({ id }) => id === 'S-A1')?.command).not.toBe('Douglas');
    t.play('rally S-Douglas');
    expect(t.where('S-A1')).toBe('0504 acted');
  });

  it('B12.5 every combat unit of two steps can be rallied', () => {
    for (const unit of ['E-P1', 'E-L1', 'E-K1', 'E-H1']) {
      const words = {
        scots: 'S-P1 1010',
        english: `${unit} 0504 reduced, E-Bohun 0504`,
        side: 'english',
      } as const;
      const t = table(words, 2).play('rally E-Bohun');
      expect(t.where(unit)).toBe('0504 acted');
    }
  });

  it('B12.5 crossbows, leaders and full units have nothing to rally', () => {
    const english = (words: string) => table({ scots: 'S-P1 1010', english: words, side: 'english' });
    for (const words of [
      'E-C1 0504, E-Bohun 0504',
      'E-Hereford 0504, E-Bohun 0504',
      'E-P1 0504, E-Bohun 0504',
    ]) {
      expect(english(words).refusal('rally E-Bohun')).toBe('notReduced B12.2');
      expect(english(words).legal('rally')).toEqual([]);
    }
  });

  it('B12.1 a leader alone has nobody to rally, and nobody but a leader rallies', () => {
    const t = stack({ scots: 'S-P1 0504 reduced, S-Moray 0604' });
    expect(t.refusal('rally S-Moray')).toBe('nobodyToRally B12.2');
    expect(t.refusal('rally S-P1')).toBe('leadersRally B12.1');
  });

  it('B12.6 a pike in schiltron may be rallied and stays in schiltron', () => {
    const t = stack({ scots: 'S-P1 0504 reduced schiltron, S-Moray 0504' }, 1).play('rally S-Moray');
    expect(t.where('S-P1')).toBe('0504 schiltron acted');
  });

  it('B12.1 it costs 1 AP: without any it is refused', () => {
    const t = stack({ ap: 0, options: { 'rulings.turnEndsAtZeroAP': false } });
    expect(t.refusal('rally S-Moray')).toBe('apShort B6.8');
  });

  it('B18 R45 one try a player turn: the unit has acted after the first', () => {
    const t = stack({ scots: 'S-P1 0504 reduced, S-Moray 0504, S-Douglas 0604' }, 6).play('rally S-Moray');
    expect(t.refusal('move S-Douglas 0504')).toBe('stackFull B3.6');
    expect(t.legal('rally')).toEqual([]);
  });

  it('B3.3 a unit in burn may be rallied', () => {
    const t = stack({ ground: { burn: '0504' } }, 1).play('rally S-Moray');
    expect(t.where('S-P1')).toBe('0504 acted');
  });
});
