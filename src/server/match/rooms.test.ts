import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hammerOfTheScots as game } from '../../games/index.ts';
import { BotPool } from '../bots/pool.ts';
import { Store } from '../storage/store.ts';
import { KEPT, REST_MS, Rooms } from './rooms.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A house with one match more than it keeps in memory, and a clock that only the test moves. */
async function fullHouse() {
  const clock = { time: 1_790_000_000_000 };
  const store = await Store.open(':memory:');
  const bots = new BotPool(1, 1_000);
  const load = vi.spyOn(store, 'load');
  const rooms = new Rooms({
    games: [game],
    store,
    bots,
    random: randomBytes,
    now: () => clock.time,
    failed: (error) => {
      throw error;
    },
  });
  closing.push(async () => {
    await rooms.settled();
    await bots.stop();
    await store.close();
  });
  const make = async (): Promise<string> => {
    clock.time += 1;
    const { match } = await rooms.create({ game: game.id, scenario: 'braveheart' });
    return match.id;
  };
  const ids: string[] = [];
  while (ids.length < KEPT) ids.push(await make());
  /** What is let go goes when all that is open has been looked at. */
  const overfill = async (): Promise<void> => {
    await make();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { clock, rooms, ids, load, overfill };
}

describe('of the matches in memory', () => {
  it('the one that was not used for longest is let go, and read again when it is wanted', async () => {
    const { clock, rooms, ids, load, overfill } = await fullHouse();
    const [first = '', second = ''] = ids;
    await rooms.room(first);
    clock.time += REST_MS;
    await overfill();
    expect((await rooms.room(first)).terms.id).toBe(first);
    expect(load).not.toHaveBeenCalled();
    expect((await rooms.room(second)).terms.id).toBe(second);
    expect(load).toHaveBeenCalledExactlyOnceWith(second);
  });

  it('none is let go that somebody has just asked for: two rooms of one match would not hear of each other', async () => {
    const { rooms, ids, load, overfill } = await fullHouse();
    const before = await Promise.all(ids.map((id) => rooms.room(id)));
    await overfill();
    expect(await Promise.all(ids.map((id) => rooms.room(id)))).toEqual(before);
    expect(load).not.toHaveBeenCalled();
  });

  it('none is let go that somebody listens to', async () => {
    const { clock, rooms, ids, load, overfill } = await fullHouse();
    const [first = '', second = ''] = ids;
    const room = await rooms.room(first);
    await room.listen({ viewer: 'observer', send: () => undefined, drop: () => undefined }, undefined);
    clock.time += REST_MS;
    for (const id of ids) if (id !== first && id !== second) await rooms.room(id);
    clock.time += REST_MS;
    await overfill();
    expect(await rooms.room(first)).toBe(room);
    await rooms.room(second);
    expect(load).toHaveBeenCalledExactlyOnceWith(second);
  });
});
