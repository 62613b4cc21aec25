import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counts } from './counts.ts';

const WINDOW = 60_000;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** How many there are with one more of this address, and how long they count. */
const one = (counts: Counts, address = 'here'): { current: number; ttl: number } => {
  let told = { current: -1, ttl: -1 };
  counts.incr(address, (_error, result) => (told = result ?? told), WINDOW);
  return told;
};

describe('counts', () => {
  it('are kept by address for as long as the window lasts', () => {
    const counts = new Counts();
    expect(one(counts)).toEqual({ current: 1, ttl: WINDOW });
    vi.advanceTimersByTime(20_000);
    expect(one(counts)).toEqual({ current: 2, ttl: 40_000 });
    expect(one(counts, 'elsewhere').current).toBe(1);
    expect(one(counts.child()).current).toBe(1);
    vi.advanceTimersByTime(40_000);
    expect(one(counts)).toEqual({ current: 1, ttl: WINDOW });
  });

  it.each([HOUR, -HOUR])('do not care for a clock that is set by %d ms', (jump) => {
    const counts = new Counts();
    one(counts);
    vi.setSystemTime(Date.now() + jump);
    expect(one(counts)).toEqual({ current: 2, ttl: WINDOW });
    vi.advanceTimersByTime(WINDOW);
    expect(one(counts).current).toBe(1);
  });

  it('forget those that came first when there are too many', () => {
    const counts = new Counts();
    one(counts, 'first');
    for (let i = 0; i < 5000; i += 1) one(counts, `address ${i}`);
    expect(one(counts, 'address 4999').current).toBe(2);
    expect(one(counts, 'first').current).toBe(1);
  });
});
