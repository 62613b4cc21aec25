import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../../core/game.ts';
import { row } from '../../core/row.kit.ts';
import { Attendant } from './attendant.ts';
import type { Said, Start } from './errands.ts';
import type { KeptMatch, KeptRecord } from './storage.ts';

// A game in which nothing is hidden stands on this table beside the others.
vi.mock(import('../../games/index.ts'), async (original) => {
  const games = await original();
  return { ...games, GAMES: { ...games.GAMES, row } };
});

type Seen = Extract<Said, { type: 'seen' }>;

/** A match of the open game with two people at one screen. */
async function opened(scenario: string, material?: Json) {
  const said: Said[] = [];
  const kept = new Map<string, { match: KeptMatch; record: KeptRecord }>();
  const attendant = new Attendant({
    say: (each) => said.push(structuredClone(each)),
    wait: () => Promise.resolve(),
    shelf: {
      keep: async (match, record) => {
        kept.set(match.id, structuredClone({ match, record }));
      },
      find: async (id) => kept.get(id),
    },
  });
  const config = { scenario, ...(material === undefined ? {} : { material }) };
  const players = ['human', 'human'];
  const start: Start = { type: 'new', id: 'test', gameId: 'row', config, players };
  const answer = await attendant.run('open', { start, pace: 0 });
  const last = (): Seen => {
    const seen = said.findLast((each) => each.type === 'seen');
    if (seen === undefined) throw new Error('nothing has been shown');
    return seen;
  };
  return { attendant, said, kept, answer, last };
}

describe('a table at which nothing is hidden', () => {
  it.each(['duel', 'alone'])('has no curtain, whoever is to decide (%s)', async (scenario) => {
    const { attendant, said, last } = await opened(scenario);
    for (const [seat, line] of ['take 1', 'take 3', 'take 2'].entries()) {
      const { glance, next } = last();
      expect(glance).toMatchObject({ viewer: 'observer', deciders: [seat % 2], mayResign: seat % 2 });
      expect(glance.legal).toContain(line);
      expect(next).toBeUndefined();
      await attendant.run('play', { line });
    }
    expect(last().glance.result).toBeDefined();
    expect(said.every(({ type }) => type !== 'curtain')).toBe(true);
  });

  it('gives up the seat whose turn it is', async () => {
    const { attendant, last } = await opened('duel');
    await attendant.run('play', { line: 'take 1' });
    await attendant.run('resign', { seat: 1 });
    expect(last().glance.result).toMatchObject({ winners: [0], kind: 'resigned' });
  });
});

describe('material at a table', () => {
  it('is told to the page, kept with the match, and there again afterwards', async () => {
    const { attendant, answer, kept, last } = await opened('duel', [7, 5]);
    expect(answer).toMatchObject({ ok: true, material: [7, 5] });
    expect(last().glance.view).toMatchObject({ tokens: [7, 5] });
    expect(kept.get('test')?.record.text).toContain('[material "[7,5]"]');
    const again = await attendant.run('open', { start: { type: 'kept', id: 'test' }, pace: 0 });
    expect(again).toMatchObject({ ok: true, material: [7, 5] });
    const { text } = await attendant.run('record', {});
    const start: Start = { type: 'branch', id: 'next', text, length: 0, players: ['human', 'human'] };
    expect(await attendant.run('open', { start, pace: 0 })).toMatchObject({ material: [7, 5] });
  });

  it('is refused where it does not fit', async () => {
    const { answer } = await opened('duel', [0]);
    expect(answer).toMatchObject({
      ok: false,
      problem: { code: 'badMaterial', args: { fault: 'badToken' } },
    });
    expect((await opened('duel')).answer).not.toHaveProperty('material');
  });
});
