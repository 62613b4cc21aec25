import { describe, expect, it } from 'vitest';
import { forkSeed, seeded } from './seeded.ts';

const MASK = 0xffff_ffffn;

/** xoshiro128** as its authors wrote it, with numbers of any size. */
function* xoshiro(seed: readonly bigint[]): Generator<number> {
  let [a = 0n, b = 0n, c = 0n, d = 0n] = seed;
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & MASK;
  for (;;) {
    yield Number((rotl((b * 5n) & MASK, 7n) * 9n) & MASK);
    const t = (b << 9n) & MASK;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotl(d, 11n);
  }
}

function* splitmix(seed: bigint): Generator<bigint> {
  for (let state = seed & MASK; ; ) {
    state = (state + 0x9e3779b9n) & MASK;
    let z = state ^ (state >> 16n);
    z = (z * 0x21f0aaadn) & MASK;
    z ^= z >> 15n;
    z = (z * 0x735a2d97n) & MASK;
    yield z ^ (z >> 15n);
  }
}

function take<T>(items: Iterator<T>, n: number): T[] {
  return Array.from({ length: n }, () => items.next().value);
}

function raw(seed: number, n: number): number[] {
  const chance = seeded(seed);
  return Array.from({ length: n }, () => chance.draw(2 ** 32, 'raw'));
}

describe('seeded', () => {
  it('is xoshiro128** begun by splitmix32', () => {
    expect(take(xoshiro([1n, 2n, 3n, 4n]), 4)).toEqual([11520, 0, 5927040, 70819200]);
    for (const seed of [0, 1, 42, 0xffff_ffff]) {
      expect(raw(seed, 50)).toEqual(take(xoshiro(take(splitmix(BigInt(seed)), 4)), 50));
    }
  });

  it('answers the same for ever', () => {
    expect(raw(1, 6)).toMatchInlineSnapshot(`
      [
        393288148,
        2174103013,
        3814759091,
        2092745082,
        1865176206,
        2179171167,
      ]
    `);
    expect(raw(2 ** 53 - 1, 3)).toMatchInlineSnapshot(`
      [
        502932127,
        2917335981,
        1754098353,
      ]
    `);
    const chance = seeded(7);
    expect(Array.from({ length: 12 }, () => chance.die('p')).join('')).toMatchInlineSnapshot(
      `"653321156554"`,
    );
    expect(Array.from({ length: 12 }, () => chance.draw(25, 'p'))).toMatchInlineSnapshot(`
      [
        4,
        20,
        9,
        10,
        13,
        24,
        6,
        13,
        14,
        19,
        5,
        15,
      ]
    `);
  });

  it('uses all of the seed', () => {
    const seeds = [0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52, 2 ** 53 - 1];
    expect(new Set(seeds.map((seed) => raw(seed, 2).join())).size).toBe(seeds.length);
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %d as a seed', (seed) => {
    expect(() => seeded(seed)).toThrow('a seed is a whole number');
  });

  it('is even', () => {
    const chance = seeded(3);
    for (const n of [2, 3, 6, 7, 25]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < n * 4000; i++) {
        const answer = n === 6 ? chance.die('p') - 1 : chance.draw(n, 'p');
        counts[answer] = (counts[answer] ?? 0) + 1;
      }
      const chi = counts.reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0);
      expect(chi).toBeLessThan(n + 4 * Math.sqrt(2 * n));
    }
  });

  it('refuses the uneven rest', () => {
    // Of 3 × 2^30 things, a quarter of the raw numbers have to be drawn again.
    const n = 3 * 2 ** 30;
    const chance = seeded(9);
    const answers = Array.from({ length: 40 }, () => chance.draw(n, 'p'));
    const kept = raw(9, 100).filter((x) => x < n);
    expect(answers).toEqual(kept.slice(0, 40));
  });
});

describe('forkSeed', () => {
  it('gives other seeds for other games', () => {
    const seeds = [1, 2, 2 ** 40].flatMap((seed) =>
      Array.from({ length: 20_000 }, (_, i) => forkSeed(seed, i)),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  });

  it('gives the same for ever', () => {
    expect([forkSeed(1, 0), forkSeed(1, 1), forkSeed(2, 0)]).toMatchInlineSnapshot(`
      [
        3781832724329175,
        5923813427060601,
        174117710389654,
      ]
    `);
  });
});
