import { describe, expect, it, vi } from 'vitest';
import { ledger } from '../../core/ledger.kit.ts';
import { Attendant } from './attendant.ts';
import type { Said, Start } from './errands.ts';
import type * as games from './games.ts';
import { refusedBy } from './refused.ts';
import type { KeptMatch, KeptRecord } from './storage.ts';

/** What red says for blue stays secret for good. */
const game = vi.hoisted(() => ({ withholds: ({ favour }: { favour: number }) => favour === 2 }));

vi.mock('./games.ts', (): typeof games => {
  const keeping = { ...ledger, ...game };
  return { games: [keeping], gameOf: () => keeping };
});

type Seen = Extract<Said, { type: 'seen' }>;

const [TABLE, RED] = [0, 1];

const start: Start = {
  type: 'new',
  id: 'test',
  gameId: 'ledger',
  config: { scenario: 'evening' },
  players: ['human', 'human', 'human'],
};

/** A worker without a worker: what it says, and what it keeps. */
function surroundings(kept = new Map<string, { match: KeptMatch; record: KeptRecord }>()) {
  const said: Said[] = [];
  const attendant = new Attendant({
    say: (each) => said.push(structuredClone(each)),
    wait: () => Promise.resolve(),
    shelf: {
      keep: async (match, record) => void kept.set(match.id, structuredClone({ match, record })),
      find: async (id) => kept.get(id),
    },
  });
  const last = (): Said | undefined => said.at(-1);
  const seen = (): Seen => {
    const latest = last();
    if (latest?.type !== 'seen') throw new Error('nothing has been shown');
    return latest;
  };
  const play = (line: string, remark?: string) =>
    attendant.run('play', { line, ...(remark === undefined ? {} : { remark }) });
  return { attendant, kept, last, seen, play };
}

async function opened() {
  const around = surroundings();
  await around.attendant.run('open', { start, pace: 0 });
  return around;
}

describe('an umpire at one screen', () => {
  it('looks at the table at once, with a few lines before it', async () => {
    const { seen, play } = await opened();
    expect(seen().glance).toMatchObject({ viewer: TABLE, legal: ['round', 'points red 1', 'points blue 1'] });
    expect(seen().next).toBeUndefined();
    expect(seen().glance.mayResign).toBeUndefined();
    expect(await play('points red 60')).toEqual({ code: 0 });
    expect(seen().glance.legal).toContain('points red 61');
  });

  it('says what cannot be said, and keeps what is', async () => {
    const { attendant, kept, play } = await opened();
    const refused = await play('amend red 8');
    if ('unread' in refused) throw new Error('it was not read');
    expect(refusedBy('ledger', 'en', 'amend red 8', refused.code)).toEqual({
      line: 'amend red 8',
      reason: 'remarkWanted',
      paragraph: '',
      sentence: 'Say why in a few words: this does not go without them.',
    });
    expect(await play('points red 8', 'because')).toEqual({ code: -3 });
    expect(await play('amend red 8', 'two\nlines')).toEqual({ code: -4 });
    expect(await attendant.run('why', { line: 'amend red 8' })).toEqual({ code: 0 });
    expect(await play('amend red 8', 'a key')).toEqual({ code: 0 });
    expect(kept.get('test')?.record.text).toContain('1. table amend red 8 "a key"\n');
    const again = surroundings(kept);
    await again.attendant.run('open', { start: { type: 'kept', id: 'test' }, pace: 0 });
    expect(again.seen().glance).toMatchObject({ viewer: TABLE, view: { notes: ['a key'] } });
  });

  it('passes the screen to whoever is asked in secret, and gets it back', async () => {
    const { attendant, last, seen, play } = await opened();
    await play('round');
    expect(seen()).toMatchObject({ glance: { viewer: TABLE, deciders: [RED, TABLE] }, next: RED });
    await attendant.run('draw', {});
    expect(last()).toMatchObject({ type: 'curtain', next: RED });
    await attendant.run('look', { viewer: RED });
    expect(seen()).toMatchObject({
      glance: { viewer: RED, legal: ['favour red', 'favour blue'] },
      next: TABLE,
    });
    await play('favour blue');
    expect(seen()).toMatchObject({ glance: { viewer: RED, legal: [], view: { favour: 2 } }, next: TABLE });
    await attendant.run('draw', {});
    expect(last()).toMatchObject({ type: 'curtain', next: TABLE });
    await attendant.run('look', { viewer: TABLE });
    expect(seen()).toMatchObject({ glance: { viewer: TABLE, view: { asked: true, favour: 0 } } });
    expect(seen().next).toBeUndefined();
    expect(JSON.stringify(seen())).not.toContain('favoured');
  });

  it.each([
    ['keeps at the end what is to stay hidden', 'favour blue', true],
    ['opens everything at the end where nothing is', 'favour red', false],
  ])('%s', async (_what, favour, isWithheld) => {
    const { attendant, seen, play } = await opened();
    for (const line of ['points red 2', 'round']) await play(line);
    await attendant.run('draw', {});
    await attendant.run('look', { viewer: RED });
    await play(favour);
    await attendant.run('draw', {});
    await attendant.run('look', { viewer: TABLE });
    for (const line of ['round', 'round']) await play(line);
    const { glance, seal } = seen();
    expect(glance.result?.winners).toEqual([RED]);
    expect(glance.withheld === true).toBe(isWithheld);
    expect(seal?.secret === undefined).toBe(isWithheld);
    expect((await attendant.run('record', {})).text.includes('[secret ')).toBe(!isWithheld);
  });

  it('lets nobody give up', async () => {
    const { attendant } = await opened();
    await expect(attendant.run('resign', { seat: TABLE })).rejects.toThrow('cannot be given up');
  });

  it('is played by people alone', async () => {
    const { attendant, seen } = surroundings();
    const players = ['human', 'random', 'clerk'];
    await attendant.run('open', { start: { ...start, players }, pace: 0 });
    await attendant.run('play', { line: 'round' });
    expect(seen()).toMatchObject({ glance: { length: 1 }, thinking: false });
  });
});
