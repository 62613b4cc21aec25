import { expect, it } from 'vitest';
import { PATIENCE, staticFindings } from '../../../core/findings.kit.ts';
import { FICTIONAL_F, FICTIONAL_F_MAP } from '../cards.kit.ts';
import { virginQueen } from '../index.ts';
import { playSittings } from './sittings.kit.ts';

it('has a well-formed alphabet, reasons, options, remarks and scenarios', () => {
  expect(staticFindings(virginQueen)).toEqual([]);
});

it(
  'keeps the contract of a game in 6 random sittings in typed mode',
  () => {
    const { findings, endings } = playSittings(6, () => ({ scenario: 'campaign' }));
    expect(findings).toEqual([]);
    expect(endings.has('none')).toBe(false);
  },
  PATIENCE,
);

it(
  'keeps the contract of a game in 6 random sittings with cards, with and without a list of keys',
  () => {
    const material = [FICTIONAL_F, FICTIONAL_F_MAP] as const;
    const { findings } = playSittings(6, (number) => ({
      scenario: 'campaign',
      material: material[number % 2] ?? FICTIONAL_F,
    }));
    expect(findings).toEqual([]);
  },
  PATIENCE,
);
