import { expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

const leaders = (options: Words['options'] = {}) =>
  table({
    scots: 'S-Moray 0504, S-Douglas 0604, S-P1 0503',
    english: 'E-P1 1612',
    options,
    ground: { burn: '0404 0403 0505 0605 0603 0704 0703 0705' },
  });

it('B20.132 leaderPairs false: case 26 refused', () => {
  const t = leaders({ 'rulings.leaderPairs': false });
  expect(t.refusal('move S-Moray 0604')).toBe('leadersApart B18 R14');
  expect(t.legal('move S-Moray 0604')).toEqual([]);
  expect(t.refusal('move S-P1 0604')).toBe('ok');
});

it('B18 R14 leaderPairs false: one leader may not even pass another', () => {
  const on = leaders();
  const off = leaders({ 'rulings.leaderPairs': false });
  expect(on.refusal('move S-Moray 0704')).toBe('ok');
  expect(off.refusal('move S-Moray 0704')).toBe('wayBlocked B7.3');
});

it('B3.6 one unit of any type and one leader, never two combat units', () => {
  const t = table({
    scots: 'S-Moray 0503, S-P1 0504, S-A1 0604, S-L1 0505, S-H1 0404',
    english: 'E-P1 1612',
  });
  for (const hex of ['0504', '0604', '0404', '0505']) expect(t.refusal(`move S-Moray ${hex}`)).toBe('ok');
  for (const line of ['move S-P1 0604', 'move S-A1 0505', 'move S-H1 0504'])
    expect(t.refusal(line)).toBe('stackFull B3.6');
});
