import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** So many addresses are counted at once; beyond that those that came first are forgotten. */
const ADDRESSES = 5000;

interface Counted {
  readonly began: number;
  current: number;
}

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * How often each address asked for something. Goes by time that passes, so that nobody is locked out, or let in, by a
 * clock that is set.
 */
export class Counts implements FastifyRateLimitStore {
  private readonly counted = new Map<string, Counted>();

  /** Counts one more in a window of so many milliseconds, and tells how many there are and when the window ends. */
  incr(address: string, told: Told, windowMs = 60_000): void {
    const now = performance.now();
    const known = this.counted.get(address);
    const isNew = known === undefined || now - known.began >= windowMs;
    const counted = isNew ? { began: now, current: 0 } : known;
    counted.current += 1;
    if (isNew) this.begin(address, counted);
    told(null, { current: counted.current, ttl: Math.ceil(windowMs - (now - counted.began)) });
  }

  /** Each route with a limit of its own counts for itself. */
  child(): Counts {
    return new Counts();
  }

  private begin(address: string, counted: Counted): void {
    this.counted.delete(address);
    this.counted.set(address, counted);
    if (this.counted.size <= ADDRESSES) return;
    const [first] = this.counted.keys();
    if (first !== undefined) this.counted.delete(first);
  }
}
