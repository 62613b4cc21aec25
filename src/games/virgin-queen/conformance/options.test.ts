import { expect, it } from 'vitest';
import { PATIENCE } from '../../../core/findings.kit.ts';
import { FICTIONAL_F } from '../cards.kit.ts';
import { anyOptions, anyScenario, playSittings } from './sittings.kit.ts';

it(
  'keeps the contract of a game whatever options of V10 are set, with cards and without',
  () => {
    const { findings } = playSittings(10, (number) => ({
      scenario: anyScenario(number),
      options: anyOptions(number),
      ...(number % 2 === 0 ? {} : { material: FICTIONAL_F }),
    }));
    expect(findings).toEqual([]);
  },
  PATIENCE,
);
