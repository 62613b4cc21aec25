import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

describe('schiltron', () => {
  it('B20.89 a pike forms schiltron for 0 AP: afterwards it may not attack, move or be rallied this turn', () => {
    const t = table({ scots: 'S-P1 0504 reduced, S-Moray 0504', english: 'E-P1 0704', ap: 5 });
    expect(t.refusal('rally S-Moray')).toBe('ok');
    t.play('schiltron S-P1');
    expect([t.where('S-P1'), t.s.ap]).toEqual(['0504 reduced schiltron acted', 5]);
    expect(t.told()).toEqual([{ type: 'formed', unit: 'S-P1', at: '0504' }]);
    expect(t.refusal('attack S-P1 0604')).toBe('hasActed B6.6');
    expect(t.refusal('move S-P1 0604')).toBe('hasActed B6.6');
    expect(t.refusal('rally S-Moray')).toBe('partnerHasActed B12.2');
    expect(t.refusal('schiltron S-P1')).toBe('hasActed B6.6');
  });

  it('B20.90 forming on woods: refused. Forming next to an enemy: legal. A reduced pike forming: legal', () => {
    const t = table({
      scots: 'S-P1 0504, S-P2 0506, S-P3 0508 reduced, S-P4 0510, S-Moray 0510',
      english: 'E-P1 0606',
      ground: { woods: '0504' },
    });
    expect(t.refusal('schiltron S-P1')).toBe('formInClear B9.2');
    t.play('schiltron S-P2', 'schiltron S-P3', 'schiltron S-P4');
    expect(t.where('S-P2')).toBe('0506 schiltron acted');
    expect(t.where('S-P3')).toBe('0508 reduced schiltron acted');
    expect(t.where('S-P4')).toBe('0510 schiltron acted');
    expect(t.where('S-Moray')).toBe('0510');
  });

  it('B9.2 only clear ground will do', () => {
    const ground = { potholes: '0502', burn: '0504', bridge: '0506', swamp: '0508', village: '0510' };
    const t = table({
      scots: 'S-P1 0502, S-P2 0504, S-P3 0506, S-P4 0508, S-P5 0510',
      english: 'E-P1 1612',
      ground,
    });
    for (const pike of ['S-P1', 'S-P2', 'S-P3', 'S-P4', 'S-P5'])
      expect(t.refusal(`schiltron ${pike}`)).toBe('formInClear B9.2');
    expect(t.legal('schiltron')).toEqual([]);
  });

  it('B9.1 only pikes; leaving is an action as well, for 0 AP', () => {
    const t = table({ scots: 'S-P1 0504 schiltron, S-A1 0604, S-Moray 0604', english: 'E-P1 1612' });
    expect(t.refusal('schiltron S-A1')).toBe('pikesOnly B9.1');
    expect(t.refusal('schiltron S-Moray')).toBe('pikesOnly B9.1');
    t.play('schiltron S-P1');
    expect([t.where('S-P1'), t.s.ap]).toEqual(['0504 acted', 9]);
    expect(t.told()).toEqual([{ type: 'unformed', unit: 'S-P1', at: '0504' }]);
    expect(t.refusal('move S-P1 0503')).toBe('hasActed B6.6');
  });

  const inEnglish = (options: Words['options'] = {}) =>
    table({ scots: 'S-P1 0101', english: 'E-P1 0504', side: 'english', options });

  it('B20.91 an English pike forms schiltron: legal', () => {
    const t = inEnglish().play('schiltron E-P1');
    expect(t.where('E-P1')).toBe('0504 schiltron acted');
  });

  it('B20.132 englishSchiltron false: case 91 refused', () => {
    const options = { 'rulings.englishSchiltron': false };
    expect(inEnglish(options).refusal('schiltron E-P1')).toBe('englishNoSchiltron B18 R20');
    expect(inEnglish(options).legal('schiltron')).toEqual([]);
    const scots = table({ scots: 'S-P1 0504', english: 'E-P1 1612', options });
    expect(scots.refusal('schiltron S-P1')).toBe('ok');
  });

  it('B9.3 one hex, one die fewer against it and from it, and no charge', () => {
    const t = table({
      scots: 'S-P1 0504 schiltron, S-P2 0508 schiltron',
      english: 'E-K1 0604, E-K2 0706, E-K3 0808',
    });
    expect(t.refusal('move S-P2 0708')).toBe('schiltronOneHex B7.6');
    t.rolls(6).play('attack S-P1 0604').rolls(2).play('end').rolls(1, 2).play('attack E-K1 0504');
    expect(t.told('attacked').map(({ dice }) => dice)).toEqual([[6], [1, 2]]);
    expect(t.refusal('charge E-K3 0608>0508')).toBe('targetSchiltron B11.3');
    expect(t.legal('charge')).toEqual([]);
  });

  it('B9.4 losing a step does not end it; it lasts from turn to turn', () => {
    const t = table({ scots: 'S-P1 0504 schiltron', english: 'E-K1 0604', side: 'english' });
    t.rolls(5, 2).play('attack E-K1 0504');
    expect(t.where('S-P1')).toBe('0504 reduced schiltron');
    t.rolls(1).play('end').rolls(1).play('end');
    expect(t.where('S-P1')).toBe('0504 reduced schiltron');
  });
});
