import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { GAME, openHouse, Visitor } from './table.kit.ts';

/** The seat that the clerk plays. */
const SCOTTISH = 1;

describe('a computer player', () => {
  it('plays its seat whenever it is asked, and goes on after a restart', async () => {
    const first = await openHouse();
    const person = new Visitor(first.url);
    const { match } = await person.create({
      game: GAME,
      scenario: 'braveheart',
      seats: { scottish: 'clerk' },
      take: ['english'],
    });
    const offers = { offered: false, offers: 0, renewed: 0 };
    expect(match.seats).toEqual([
      { seat: 'english', player: 'human', taken: true, host: true, ...offers },
      { seat: 'scottish', player: 'clerk', taken: true, host: false, ...offers },
    ]);
    const ear = await person.listen(match.id, 'english');
    for (let turn = 0; turn < 12; turn += 1) {
      const state = await ear.until(({ decision, result }) => decision !== null || result !== undefined);
      const { number } = await person.act(
        match.id,
        'english',
        state.decision ?? -1,
        state.legal.at(-1) ?? '',
      );
      await ear.until((now) => now.number >= number && now.decision !== null);
    }
    await ear.until(({ deciders }) => !deciders.includes(SCOTTISH));
    const before = await person.state(match.id, 'english');
    expect(before.number).toBeGreaterThan(12);
    await first.server.stop();
    const second = await openHouse({ file: first.file });
    person.url = second.url;
    expect((await person.state(match.id, 'english')).view).toEqual(before.view);
    await second.close();
    await first.close().catch(() => undefined);
  });

  it('finishes matches among its own kind', async () => {
    const house = await openHouse({ file: ':memory:' });
    const visitor = new Visitor(house.url);
    const { match } = await visitor.create({
      game: GAME,
      scenario: 'braveheart',
      seats: { english: 'random', scottish: 'random' },
    });
    for (;;) {
      const state = await visitor.state(match.id);
      if (state.result !== undefined) break;
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
    }
    await house.close();
  });

  it('that crashes is stood in for: the match goes on', async () => {
    const house = await openHouse({
      newThread: () => new Worker('process.exit(1)', { eval: true, stderr: true }),
    });
    const person = new Visitor(house.url);
    const { match } = await person.create({
      game: GAME,
      scenario: 'braveheart',
      seats: { scottish: 'clerk' },
      take: ['english'],
    });
    const ear = await person.listen(match.id, 'english');
    await ear.until(({ deciders }) => !deciders.includes(1));
    ear.close();
    await house.close();
  });
});
