import { describe, expect, it } from 'vitest';
import type { Seat } from '../../core/game.ts';
import { seeded } from '../../core/seeded.ts';
import { checkDice } from '../match/dice.ts';
import { Attendant } from './attendant.ts';
import type { Said, Start } from './errands.ts';
import type { KeptMatch, KeptRecord } from './storage.ts';

type Seen = Extract<Said, { type: 'seen' }>;

const ENGLISH: Seat = 0;
const SCOTTISH: Seat = 1;

const start = (players: readonly string[]): Start => ({
  type: 'new',
  id: 'test',
  gameId: 'hammer-of-the-scots',
  config: { scenario: 'braveheart' },
  players,
});

/** A worker without a worker: what it says, and what it keeps, as long as there is room. */
function surroundings(room: { full: boolean } = { full: false }) {
  const said: Said[] = [];
  const kept = new Map<string, { match: KeptMatch; record: KeptRecord }>();
  const attendant = new Attendant({
    say: (each) => said.push(structuredClone(each)),
    wait: () => Promise.resolve(),
    shelf: {
      keep: async (match, record) => {
        if (room.full) throw new DOMException('no room', 'QuotaExceededError');
        kept.set(match.id, structuredClone({ match, record }));
      },
      find: async (id) => kept.get(id),
    },
  });
  const last = (): Seen => {
    const seen = said.findLast((each) => each.type === 'seen');
    if (seen === undefined) throw new Error('nothing has been shown');
    return seen;
  };
  const settled = async (): Promise<void> => {
    for (let turns = 0; turns < 400; turns += 1) await Promise.resolve();
  };
  return { attendant, said, kept, last, settled };
}

/** Plays the first line on offer, so many times. */
async function playFirst({ attendant, last, settled }: ReturnType<typeof surroundings>, times: number) {
  for (let i = 0; i < times; i += 1) {
    const [line] = last().glance.legal;
    if (line === undefined) return;
    await attendant.run('play', { line });
    await settled();
  }
}

describe('the attendant', () => {
  it('plays a match against the computer and tells the page the news without gaps', async () => {
    const around = surroundings();
    const { attendant, said, settled, last } = around;
    expect(await attendant.run('open', { start: start(['clerk', 'human']), pace: 0 })).toEqual({
      ok: true,
      gameId: 'hammer-of-the-scots',
      seats: [SCOTTISH],
    });
    await settled();
    await playFirst(around, 40);
    expect(last().glance.length).toBeGreaterThan(40);
    let count = 0;
    for (const each of said) {
      if (each.type !== 'seen') continue;
      expect(each.glance.viewer).toBe(SCOTTISH);
      expect(each.from).toBe(count);
      each.news.forEach(({ number }, i) => expect(number).toBe(each.from + i));
      count = each.from + each.news.length;
    }
  });

  it('takes up a kept match where it stood, with the same dice', async () => {
    const first = surroundings();
    await first.attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await first.settled();
    await playFirst(first, 25);
    const second = surroundings();
    for (const [id, match] of first.kept) second.kept.set(id, structuredClone(match));
    await second.attendant.run('open', { start: { type: 'kept', id: 'test' }, pace: 0 });
    await second.settled();
    expect(second.last().glance).toEqual(first.last().glance);
    expect(second.last().seal).toEqual(first.last().seal);
    expect(second.last().told).toBe(0);
  });

  it('plays on when nothing can be kept, says so once, and again when there is room', async () => {
    const room = { full: true };
    const around = surroundings(room);
    const { attendant, said, kept, last, settled } = around;
    const keeping = () => said.flatMap((each) => (each.type === 'keeping' ? [each.kept] : []));
    await attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await settled();
    await playFirst(around, 5);
    expect(last().glance.length).toBeGreaterThan(5);
    expect(keeping()).toEqual([false]);
    expect(kept.size).toBe(0);
    room.full = false;
    await playFirst(around, 1);
    expect(keeping()).toEqual([false, true]);
    expect(kept.get('test')?.match.length).toBe(last().glance.length);
  });

  it('says when a match is not there, or when its record is wrong', async () => {
    const { attendant, kept } = surroundings();
    expect(await attendant.run('open', { start: { type: 'kept', id: 'gone' }, pace: 0 })).toEqual({
      ok: false,
      problem: 'lost',
    });
    expect(kept.size).toBe(0);
    expect(
      await attendant.run('open', { start: { type: 'record', text: 'nonsense' }, pace: 0 }),
    ).toMatchObject({
      ok: false,
      problem: { code: 'expected' },
    });
  });

  it('refuses with the code of the reason, and keeps the match as it was', async () => {
    const { attendant, last, settled } = surroundings();
    await attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await settled();
    const { length } = last().glance;
    const verdict = await attendant.run('play', { line: 'winter' });
    expect(verdict).toHaveProperty('code');
    expect(verdict).not.toEqual({ code: 0 });
    expect(last().glance.length).toBe(length);
    expect(await attendant.run('play', { line: 'no such thing' })).toEqual({ unread: true });
  });

  it('draws the curtain between two people, and sends nothing of the other side through it', async () => {
    const around = surroundings();
    const { attendant, said, last, settled } = around;
    await attendant.run('open', { start: start(['human', 'human']), pace: 0 });
    expect(said).toEqual([{ type: 'curtain', next: ENGLISH, seal: expect.anything() }]);
    await expect(attendant.run('at', { length: 0 })).rejects.toThrow();

    await attendant.run('look', { viewer: ENGLISH });
    expect(last().glance.viewer).toBe(ENGLISH);
    await playFirst(around, 1);
    expect(last().glance.viewer).toBe(ENGLISH);
    expect(last().glance.legal).toEqual([]);
    expect(last().next).toBe(SCOTTISH);

    said.length = 0;
    await attendant.run('draw', {});
    await settled();
    expect(said).toEqual([{ type: 'curtain', next: SCOTTISH, seal: expect.anything() }]);
    await attendant.run('look', { viewer: SCOTTISH });
    expect(last()).toMatchObject({ from: 0, glance: { viewer: SCOTTISH } });
    expect(JSON.stringify(last())).not.toContain('"viewer":0');
    expect(last().glance.legal.length).toBeGreaterThan(0);
  });

  it('lets two people fight a battle together, with what an observer sees, and draws the curtain after it', async () => {
    const around = surroundings();
    const { attendant, said, settled } = around;
    await attendant.run('open', { start: start(['human', 'human']), pace: 0 });
    const draw = seeded(7);
    let looking: Seat | undefined;
    let together = 0;
    for (let i = 0; i < 900; i += 1) {
      const now = said.at(-1);
      if (now === undefined || (now.type !== 'seen' && now.type !== 'curtain')) throw new Error('no sight');
      if (now.type === 'curtain') {
        looking = now.next;
        await attendant.run('look', { viewer: now.next });
        continue;
      }
      const { glance } = now;
      if (glance.result !== undefined) break;
      if (glance.viewer === 'observer') looking = undefined;
      else expect(glance.viewer).toBe(looking);
      if (now.next !== undefined) {
        expect(glance.legal).toEqual([]);
        await attendant.run('draw', {});
        continue;
      }
      if (glance.viewer === 'observer') together += 1;
      const line = glance.legal[draw.draw(glance.legal.length, 'line')] ?? '';
      expect(await attendant.run('play', { line })).toEqual({ code: 0 });
      await settled();
    }
    expect(together).toBeGreaterThan(10);
  });

  it('shows a seat to nobody but those who hold it', async () => {
    const { attendant } = surroundings();
    await attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await expect(attendant.run('look', { viewer: ENGLISH })).rejects.toThrow();
    await expect(attendant.run('look', { viewer: 'observer' })).rejects.toThrow();
  });

  it('shows a moment of the past as the viewer knew it then', async () => {
    const around = surroundings();
    await around.attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await around.settled();
    const before = around.last().glance;
    await playFirst(around, 10);
    const { snapshot } = await around.attendant.run('at', { length: before.length });
    expect(snapshot.view).toEqual(before.view);
    expect(snapshot.legal).toEqual([]);
    expect(snapshot.log.length).toBeLessThan(around.last().from + around.last().news.length);
  });

  it('plays two computers to the end, opens the seal and goes on from a point of the record', async () => {
    const around = surroundings();
    const { attendant, last, settled } = around;
    await attendant.run('open', { start: start(['random', 'random']), pace: 0 });
    for (let i = 0; i < 200 && last().glance.result === undefined; i += 1) await settled();
    expect(last().glance.result).toBeDefined();
    expect(last().seal?.secret).toMatch(/^[0-9a-f]{64}$/);
    const { text } = await attendant.run('record', {});
    expect(text).toContain(`[secret "${last().seal?.secret}"]`);

    const next = surroundings();
    await next.attendant.run('open', {
      start: { type: 'branch', id: 'next', text, length: 30, players: ['human', 'clerk'] },
      pace: 0,
    });
    await next.settled();
    expect(next.last().glance.length).toBeGreaterThanOrEqual(30);
    // The seal stands for what comes after the point that the match goes on from.
    expect(next.last().seal).toMatchObject({ match: 'next', continued: { entries: 30 } });
    for (let i = 0; i < 2000 && next.last().glance.result === undefined; i += 1) {
      await playFirst(next, 1);
      if (next.last().glance.mayResign !== undefined && i > 20)
        await next.attendant.run('resign', { seat: ENGLISH });
    }
    const { seal } = next.last();
    const { text: whole } = await next.attendant.run('record', {});
    if (seal === undefined) throw new Error('there is no seal');
    const finding = checkDice(whole, seal);
    expect(finding).toMatchObject({ ok: true, taken: seal.continued?.answers });
    expect(checkDice(text, seal).ok).toBe(false);
  });

  it('gives up for the person before the page, in another’s turn too, and lets nobody go on', async () => {
    const around = surroundings();
    const { attendant, last, kept } = around;
    await attendant.run('open', { start: start(['human', 'human']), pace: 0 });
    await attendant.run('look', { viewer: SCOTTISH });
    expect(last().glance.mayResign).toBe(SCOTTISH);
    await expect(attendant.run('resign', { seat: ENGLISH })).rejects.toThrow('cannot be given up');
    await attendant.run('resign', { seat: SCOTTISH });
    const { glance, news, seal } = last();
    expect(glance).toMatchObject({
      result: { winners: [ENGLISH], kind: 'resigned' },
      deciders: [],
      legal: [],
      canUndo: false,
    });
    expect(glance.mayResign).toBeUndefined();
    expect(news.at(-1)?.event).toEqual({ type: 'resigned', seat: SCOTTISH });
    expect(seal?.secret).toBeDefined();
    expect(kept.get('test')?.match.result?.kind).toBe('resigned');
    expect(kept.get('test')?.record.text).toContain('scottish resigns\nresult english resigned');
    await expect(attendant.run('resign', { seat: SCOTTISH })).rejects.toThrow('cannot be given up');
    const { snapshot } = await attendant.run('at', { length: glance.length });
    expect(snapshot).toMatchObject({ deciders: [], result: { kind: 'resigned' } });
    const before = await attendant.run('at', { length: glance.length - 1 });
    expect(before.snapshot.deciders).not.toEqual([]);
    expect(before.snapshot.result).toBeUndefined();
  });

  it('offers to give up to people alone, and stops the computer', async () => {
    const around = surroundings();
    await around.attendant.run('open', { start: start(['clerk', 'human']), pace: 0 });
    await around.settled();
    expect(around.last().glance.mayResign).toBe(SCOTTISH);
    await around.attendant.run('resign', { seat: SCOTTISH });
    const { length } = around.last().glance;
    await around.settled();
    expect(around.last()).toMatchObject({ glance: { length }, thinking: false });
    const demo = surroundings();
    await demo.attendant.run('open', { start: start(['clerk', 'random']), pace: 0 });
    expect(demo.last().glance.mayResign).toBeUndefined();
  });
});
