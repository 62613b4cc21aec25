import { describe, expect, it } from 'vitest';
import { checkConfig } from '../core/config.ts';
import { hammerOfTheScots as game } from '../games/index.ts';
import { runJob, type SimulateJob, someOptions } from './jobs.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const job: SimulateJob = {
  type: 'simulate',
  game: game.id,
  scenario: 'braveheart',
  players: ['random', 'random'],
  seed: 3,
  swap: true,
  from: 0,
  to: 4,
};

function tallyOf(part: SimulateJob): Tally {
  const result = runJob(part);
  if (result.type !== 'simulate') throw new Error('that was another job');
  return result.tally;
}

describe('a simulation', () => {
  it('counts every game once, and every pair', () => {
    const { games, seats, players, pairs, draws } = tallyOf(job);
    expect(games).toBe(8);
    expect(draws + (seats[0] ?? 0) + (seats[1] ?? 0)).toBe(8);
    expect(draws + (players[0] ?? 0) + (players[1] ?? 0)).toBe(8);
    expect(pairs.first + pairs.split + pairs.second + pairs.other).toBe(4);
  });

  it('gives the same in parts as in one piece', () => {
    const sum = emptyTally(2);
    for (const from of [2, 0, 1, 3]) addTally(sum, tallyOf({ ...job, from, to: from + 1 }));
    expect(sum).toEqual(tallyOf(job));
  });
});

describe('someOptions', () => {
  it('gives settings that the game takes, often but not always some', () => {
    let changed = 0;
    for (let seed = 0; seed < 60; seed++) {
      const options = someOptions(game.options.specs, seed);
      expect(checkConfig(game, { scenario: 'campaign', options }).ok).toBe(true);
      if (Object.keys(options).length > 0) changed += 1;
    }
    expect(changed).toBeGreaterThan(20);
    expect(changed).toBeLessThan(60);
  });

  it('depends on the seed alone', () => {
    expect(someOptions(game.options.specs, 5)).toEqual(someOptions(game.options.specs, 5));
  });
});
