import { describe, expect, it } from 'vitest';
import { seeded } from '../core/seeded.ts';
import { hammerOfTheScots } from '../games/index.ts';
import { clerk } from './clerk.ts';
import { BOTS, botNamed, botsFor } from './index.ts';
import { random } from './random.ts';

describe('the list of bots', () => {
  it('finds a bot by its name, and nobody else', () => {
    expect(BOTS.map(({ id }) => id)).toEqual(['clerk', 'random']);
    for (const bot of BOTS) expect(botNamed(bot.id)).toBe(bot);
    expect([botNamed('Clerk'), botNamed('')]).toEqual([undefined, undefined]);
  });

  it('is empty for an umpire', () => {
    expect(botsFor(hammerOfTheScots)).toEqual(BOTS);
    expect(botsFor({ ...hammerOfTheScots, umpire: true })).toEqual([]);
  });
});

describe('random', () => {
  it('picks every legal action about as often, without a look at the view', () => {
    const counts = new Map<number, number>();
    const chance = seeded(1);
    for (let i = 0; i < 3000; i += 1) {
      const a = random.choose(hammerOfTheScots, undefined, 0, [7, 8, 9], chance);
      counts.set(a, (counts.get(a) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([7, 8, 9]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('refuses to choose from nothing', () => {
    expect(() => random.choose(hammerOfTheScots, undefined, 0, [], seeded(1))).toThrow('nothing to choose');
  });
});

describe('clerk', () => {
  it('plays at random what nobody has taught it', () => {
    const other = { ...hammerOfTheScots, id: 'another-game' };
    const taken = new Set<number>();
    const chance = seeded(2);
    for (let i = 0; i < 100; i += 1) taken.add(clerk.choose(other, undefined, 0, [3, 4], chance));
    expect([...taken].sort((a, b) => a - b)).toEqual([3, 4]);
  });

  it('refuses to choose from nothing', () => {
    expect(() => clerk.choose(hammerOfTheScots, undefined, 0, [], seeded(1))).toThrow('nothing to choose');
  });
});
