import { checkSize } from './chance.ts';
import type { Chance } from './game.ts';

/**
 * A fast generator (xoshiro128**) that gives the same answers for the same seed on every machine. Not for real
 * matches: whoever sees some answers can find out the rest.
 */
class Seeded implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: number) {
    const mix = splitmix(seed);
    this.a = mix();
    this.b = mix();
    this.c = mix();
    this.d = mix();
  }

  die(): number {
    let x = this.next();
    while (x >= DIE_LIMIT) x = this.next();
    return 1 + (x % 6);
  }

  draw(n: number, purpose: string): number {
    if (n === 1) return 0;
    checkSize(n, purpose);
    const limit = TWO_32 - (TWO_32 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  private next(): number {
    const b5 = Math.imul(this.b, 5);
    const result = Math.imul((b5 << 7) | (b5 >>> 25), 9) >>> 0;
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }
}

const TWO_32 = 0x1_0000_0000;
const DIE_LIMIT = TWO_32 - (TWO_32 % 6);

/** A generator for simulation and bots. `seed` is a safe integer, 0 or more; anything else throws. */
export function seeded(seed: number): Chance {
  return new Seeded(checkSeed(seed));
}

/** The seed of the `index`-th of many independent games that are derived from one seed: a safe integer. */
export function forkSeed(seed: number, index: number): number {
  const first = splitmix(checkSeed(seed));
  const mixed = (first() ^ Math.imul(checkSeed(index) + 1, 0x9e3779b1)) >>> 0;
  const second = splitmix((first() & 0x1f_ffff) * TWO_32 + mixed);
  return (second() & 0x1f_ffff) * TWO_32 + (second() >>> 0);
}

function checkSeed(seed: number): number {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a seed is a whole number from 0 to 2^53 - 1, not ${seed}`);
  return seed;
}

/** splitmix32, begun with both halves of the seed. */
function splitmix(seed: number): () => number {
  let state = seed | 0;
  const high = Math.floor(seed / TWO_32);
  const step = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  if (high > 0) state = step() ^ high;
  return step;
}
