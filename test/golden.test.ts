import { describe, expect, it } from 'vitest';
import { hammerOfTheScots, scotlandRising } from '../src/games/index.ts';
import { playthrough } from './golden.kit.ts';

/*
 * Whole games as text. A change of the rules, a leak or a new sentence shows up as a difference; when it is meant,
 * `npx vitest run test/golden.test.ts -u` writes the files anew.
 */
describe('golden playthroughs of Hammer of the Scots', () => {
  it.each([
    ['braveheart', 47, 1000],
    ['the-bruce', 31, 1000],
    ['campaign', 33, 300],
  ] as const)('%s, seed %i, at most %i decisions', async (scenario, seed, most) => {
    await expect(playthrough(hammerOfTheScots, scenario, seed, most)).toMatchFileSnapshot(
      `golden/hammer-of-the-scots-${scenario}.txt`,
    );
  });
});

describe('golden playthroughs of Scotland Rising', () => {
  it.each([
    ['battle', 5, 90, {}],
    ['solitaire', 7, 90, { 'options.events': 'on12' }],
    ['battle-freeform', 9, 130, { 'options.setup': 'freeform' }],
  ] as const)('%s, seed %i, at most %i decisions', async (name, seed, most, options) => {
    const scenario = name.split('-')[0] ?? '';
    await expect(playthrough(scotlandRising, scenario, seed, most, options)).toMatchFileSnapshot(
      `golden/scotland-rising-${name}.txt`,
    );
  });
});
