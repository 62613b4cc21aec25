import { expect, it } from 'vitest';
import { conform } from '../../../core/conformance.ts';
import type { OptionValue } from '../../../core/game.ts';
import { forkSeed, seeded } from '../../../core/seeded.ts';
import { hammerOfTheScots } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { PATIENCE, staticFindings } from './conformance.kit.ts';

const GAMES = 100;
const SEED = 1297;

it('has a well-formed alphabet, reasons, options and scenarios', () => {
  expect(staticFindings()).toEqual([]);
});

it(
  'keeps the contract of a game whatever options of H14 are set',
  () => {
    const draws = seeded(SEED);
    for (let game = 0; game < GAMES; game += 1) {
      const options: Record<string, OptionValue> = {};
      for (const { name, values } of OPTIONS.specs) {
        const value = values[draws.draw(values.length, 'option')];
        if (value !== undefined) options[name] = value;
      }
      const { scenarios } = hammerOfTheScots;
      const scenario = scenarios[draws.draw(scenarios.length, 'scenario')]?.id ?? 'braveheart';
      const { findings } = conform(hammerOfTheScots, { scenario, options, seed: forkSeed(SEED, game) });
      expect({ scenario, options, findings }).toEqual({ scenario, options, findings: [] });
    }
  },
  PATIENCE,
);
