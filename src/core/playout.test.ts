import { describe, expect, it } from 'vitest';
import { scripted } from './chance.ts';
import type { Config } from './game.ts';
import { playRandom, randomPlayer, simulateOne } from './playout.ts';
import { seeded } from './seeded.ts';
import { act, toy } from './toy.kit.ts';

const config: Config = { scenario: 'short', options: { 'rulings.highWins': true, 'variants.target': 3 } };

describe('playRandom', () => {
  it('plays in place to the end and counts the actions', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chance = seeded(seed);
      const state = toy.setup(config, chance);
      const steps = playRandom(state, toy, chance);
      expect(steps).toBeGreaterThan(3);
      expect(toy.outcome(state)).toBeDefined();
      expect(playRandom(state, toy, chance)).toBe(0);
    }
  });

  it('is loud about a dead end', () => {
    const stuck = { ...toy, legal: () => [] };
    expect(() => playRandom(toy.setup(config, seeded(1)), stuck, seeded(1))).toThrow('has no legal action');
  });

  it('is loud about a game without end', () => {
    const endless = { ...toy, deciders: () => [0], legal: () => [act('claim')], apply: () => undefined };
    expect(() => playRandom(toy.setup(config, seeded(1)), endless, seeded(1))).toThrow('did not end');
  });
});

describe('simulateOne', () => {
  it('gives every player its own view and its legal actions', () => {
    const seen: unknown[] = [];
    const chance = seeded(4);
    const random = randomPlayer(seeded(5));
    const watching =
      (name: string) => (view: Parameters<typeof random>[0], legal: readonly number[], seat: number) => {
        seen.push([name, seat]);
        return random(view, legal, seat);
      };
    const result = simulateOne(toy, config, [watching('red'), watching('blue')], chance);
    expect(seen).toHaveLength(result.steps);
    expect(new Set(seen.map((entry) => JSON.stringify(entry)))).toEqual(new Set(['["red",0]', '["blue",1]']));
    expect(['target', 'cards']).toContain(result.outcome.kind);
  });

  it('does the same for the same chance', () => {
    const once = () =>
      simulateOne(toy, config, [randomPlayer(seeded(1)), randomPlayer(seeded(2))], seeded(3));
    expect(once()).toEqual(once());
  });

  it('is loud about a player that plays what is not on offer, and about an empty seat', () => {
    const cheat = () => act('claim');
    expect(() => simulateOne(toy, config, [cheat, cheat], seeded(3))).toThrow('which is not legal');
    expect(() => simulateOne(toy, config, [], seeded(3))).toThrow('nobody plays seat 0');
  });

  it('is loud about a game without an outcome', () => {
    const unclear = { ...toy, deciders: () => [], outcome: () => undefined };
    expect(() => simulateOne(unclear, config, [], seeded(3))).toThrow('there is no outcome');
  });

  it('has no random choice among nothing', () => {
    expect(() => randomPlayer(scripted([]))({}, [], 0)).toThrow('nothing to choose from');
  });
});
