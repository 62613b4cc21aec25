import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool } from './pool.ts';
import type { Thought } from './thinking.ts';

const thought = (seed: number): Thought => ({
  bot: 'x',
  game: 'x',
  view: null,
  seat: 0,
  legal: [seed],
  seed,
});

/** A thread that answers with the seed; one that is unlucky never answers, one that is dead throws. */
const ODD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, thought: { seed } }) => {
    if (seed === 13) for (;;);
    if (seed === 66) throw new Error('dead');
    parentPort.postMessage({ id, action: seed === 7 ? undefined : seed });
  });
`;

let pool: BotPool | undefined;
let hired = 0;

const open = (size: number, capMs: number): BotPool => {
  hired = 0;
  pool = new BotPool(size, capMs, () => {
    hired += 1;
    return new Worker(ODD, { eval: true, stderr: true });
  });
  return pool;
};

afterEach(() => pool?.stop());

describe('threads that think', () => {
  it('answer each in its turn', async () => {
    const threads = open(2, 20_000);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((seed) => threads.think(thought(seed))));
    expect(answers).toEqual([1, 2, 3, 4, 5]);
    expect(hired).toBe(2);
  });

  it('give nothing when the player fails, and go on', async () => {
    const threads = open(1, 20_000);
    expect(await threads.think(thought(7))).toBeUndefined();
    expect(await threads.think(thought(8))).toBe(8);
    expect(hired).toBe(1);
  });

  it('are replaced when they take too long', async () => {
    const threads = open(1, 1500);
    const [slow, next] = await Promise.all([threads.think(thought(13)), threads.think(thought(2))]);
    expect([slow, next]).toEqual([undefined, 2]);
    expect(hired).toBe(2);
  });

  it('are replaced when they die', async () => {
    const threads = open(1, 20_000);
    const [dead, next] = await Promise.all([threads.think(thought(66)), threads.think(thought(2))]);
    expect([dead, next]).toEqual([undefined, 2]);
    expect(hired).toBe(2);
  });

  it('stop with everything that waits', async () => {
    const threads = open(1, 20_000);
    const waiting = [threads.think(thought(13)), threads.think(thought(1))];
    await threads.stop();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(await threads.think(thought(1))).toBeUndefined();
  });
});
