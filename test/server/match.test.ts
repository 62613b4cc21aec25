import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitment, verifyKeyed } from '../../src/core/keyed.ts';
import { readMatch } from '../../src/core/record-read.ts';
import { forkSeed, seeded } from '../../src/core/seeded.ts';
import { fromHex } from '../../src/core/sha256.ts';
import { hammerOfTheScots } from '../../src/games/index.ts';
import { type MatchState, MatchState as MatchStateSchema } from '../../src/protocol/index.ts';
import { digestOf } from '../../src/server/match/seen.ts';
import { type Ear, type House, openHouse, pair, read, refusal, Visitor } from './table.kit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const gapless = (numbers: readonly number[]): boolean => numbers.every((number, i) => number === i);

describe('two seats and a spectator', () => {
  it('play a whole match by sockets and agree on all of it', async () => {
    const { id, english, scottish, created } = await pair(house.url);
    const spectator = new Visitor(house.url);
    const players = { english, scottish } as const;
    const ears = {
      english: await english.listen(id, 'english'),
      scottish: await scottish.listen(id, 'scottish'),
    } as const;
    const watching = await spectator.listen(id);
    const chance = seeded(forkSeed(1314, 3));
    const ends = (ear: Ear, number: number): Promise<MatchState> =>
      ear.until((state) => state.number >= number);
    let number = 0;
    let undone = 0;
    for (let step = 0; ; step += 1) {
      const [one, two] = await Promise.all([ends(ears.english, number), ends(ears.scottish, number)]);
      if (one.result !== undefined) break;
      expect(one.deciders).toEqual(two.deciders);
      const state =
        chance.draw(2, 'who') === 0 && one.decision !== null ? one : two.decision === null ? one : two;
      const seat = state.viewer === 'english' ? 'english' : 'scottish';
      if (state.canUndo && chance.draw(20, 'undo') === 0) {
        undone += 1;
        const answer = await players[seat].undo(id, seat, state.length);
        number = JSON.parse(answer.text).number;
        continue;
      }
      const line = state.legal[chance.draw(state.legal.length, 'line')] ?? '';
      number = (await players[seat].act(id, seat, state.decision ?? -1, line)).number;
    }
    const [one, two, three] = await Promise.all([
      ends(ears.english, number),
      ends(ears.scottish, number),
      ends(watching, number),
    ]);
    expect(undone).toBeGreaterThan(0);
    expect(one.result).toEqual(two.result);
    expect(one.result).toEqual(three.result);
    for (const ear of [ears.english, ears.scottish, watching]) {
      expect(gapless(ear.numbers)).toBe(true);
      expect(ear.numbers).toHaveLength(number + 1);
      expect(ear.state?.digest).toBe(digestOf(ear.state?.view));
      ear.close();
    }
    const { text } = await spectator.send('GET', `/api/matches/${id}/record`);
    const record = readMatch([hammerOfTheScots], text);
    if (!record.ok) throw new Error(record.error.code);
    expect(record.value.match.outcome()).toEqual(three.result);
    const secret = fromHex(three.dice.secret ?? '') ?? new Uint8Array();
    expect(commitment(secret)).toBe(created.dice.commitment);
    expect(verifyKeyed(secret, id, record.value.match.answers())).toBeUndefined();
    expect(record.value.tags).toContainEqual({ name: 'commitment', values: [created.dice.commitment] });
  });
});

describe('a post', () => {
  it('has one effect, however often it comes', async () => {
    const { id, english } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    const request = { seat: 'english', decision, action: legal[0], id: 'the-same-request' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => english.send('POST', `/api/matches/${id}/actions`, request)),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await english.state(id, 'english')).number).toBe(1);
    const other = await english.send('POST', `/api/matches/${id}/actions`, {
      ...request,
      action: 'move edward fife',
    });
    expect(refusal(other)).toMatchObject({ status: 409, code: 'idReused' });
  });

  it('that was overtaken by the next one is played, and the next one is refused until then', async () => {
    const { id, english, scottish } = await pair(house.url);
    const [first, second] = [await english.state(id, 'english'), await scottish.state(id, 'scottish')];
    await english.act(id, 'english', first.decision ?? -1, first.legal[0] ?? '');
    await scottish.act(id, 'scottish', second.decision ?? -1, second.legal[0] ?? '');
    const now = [await english.state(id, 'english'), await scottish.state(id, 'scottish')].find(
      (state) => state.decision !== null,
    );
    if (now?.decision === null || now === undefined) throw new Error('nobody decides');
    const mover = now.viewer === 'english' ? english : scottish;
    const early = await mover.post(id, now.viewer, now.decision + 1, now.legal[0] ?? '', {
      id: 'second-post',
    });
    expect(refusal(early)).toMatchObject({ status: 409, code: 'stale', args: { decision: now.decision } });
    await mover.act(id, now.viewer, now.decision, now.legal[0] ?? '', { id: 'first-post' });
    const again = await mover.post(id, now.viewer, now.decision, now.legal[0] ?? '', { id: 'third-post' });
    expect(refusal(again).code).toMatch(/^(stale|notYourDecision)$/);
  });

  it('is not made stale by the secret choice of the other side', async () => {
    const { id, english, scottish } = await pair(house.url);
    const mine = await english.state(id, 'english');
    const theirs = await scottish.state(id, 'scottish');
    await scottish.act(id, 'scottish', theirs.decision ?? -1, theirs.legal[0] ?? '');
    const { status } = await english.post(id, 'english', mine.decision ?? -1, mine.legal[0] ?? '');
    expect(status).toBe(200);
  });

  it('that is stale is told what it missed', async () => {
    const { id, english, scottish } = await pair(house.url);
    const before = await english.state(id, 'english');
    await english.act(id, 'english', before.decision ?? -1, before.legal[0] ?? '');
    const theirs = await scottish.state(id, 'scottish');
    await scottish.act(id, 'scottish', theirs.decision ?? -1, theirs.legal[0] ?? '');
    const late = await english.post(id, 'english', before.decision ?? -1, before.legal[0] ?? '', {
      after: 0,
    });
    expect(refusal(late).code).toMatch(/^(stale|notYourDecision)$/);
    const { updates, state } = JSON.parse(late.text);
    expect(updates.map((update: { number: number }) => update.number)).toEqual([1, 2]);
    expect(MatchStateSchema.parse(state)).toEqual(await english.state(id, 'english'));
  });

  it('of what the rules forbid is refused with the reason and its paragraph', async () => {
    const { id, english } = await pair(house.url);
    const { decision } = await english.state(id, 'english');
    const answer = await english.post(id, 'english', decision ?? -1, 'move edward fife');
    expect(refusal(answer)).toMatchObject({ status: 422, code: 'refused' });
    expect(refusal(answer).args['paragraph']).toMatch(/^H\d/);
    const why = await english.send('GET', `/api/matches/${id}/why?seat=english&action=move%20edward%20fife`);
    expect(JSON.parse(why.text)).toMatchObject({
      allowed: false,
      reason: { id: refusal(answer).args['reason'] },
    });
    expect(refusal(await english.post(id, 'english', decision ?? -1, 'dance')).code).toBe('unknownAction');
  });
});

describe('taking back', () => {
  it('adds to the log, and the numbers go on', async () => {
    const { id, english, scottish } = await pair(house.url);
    const ear = await scottish.listen(id, 'scottish');
    const { decision, legal, view } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    const undone = await english.undo(id, 'english', 1, 'undo-request');
    expect(undone.status).toBe(200);
    expect((await english.undo(id, 'english', 1, 'undo-request')).text).toBe(undone.text);
    const now = await english.state(id, 'english');
    expect(now).toMatchObject({ number: 2, length: 0, canUndo: false });
    expect(now.view).toEqual(view);
    await ear.until((state) => state.number === 2);
    expect(ear.numbers).toEqual([0, 1, 2]);
    ear.close();
    expect(refusal(await english.undo(id, 'english', 0))).toMatchObject({
      code: 'undoRefused',
      args: { why: 'nothing' },
    });
    expect(refusal(await english.undo(id, 'english', 7)).code).toBe('stale');
  });
});

describe('a cut', () => {
  it('is mended from the number that was heard last', async () => {
    const { id, english, scottish } = await pair(house.url);
    const ear = await scottish.listen(id, 'scottish');
    ear.close();
    const mine = await english.state(id, 'english');
    await english.act(id, 'english', mine.decision ?? -1, mine.legal[0] ?? '');
    const again = await scottish.listen(id, 'scottish', 0);
    expect(again.numbers).toEqual([1]);
    again.socket.send(JSON.stringify({ type: 'resume', after: 0 }));
    const theirs = await scottish.state(id, 'scottish');
    await scottish.act(id, 'scottish', theirs.decision ?? -1, theirs.legal[0] ?? '');
    await again.until((state) => state.number === 2);
    expect(again.numbers).toEqual([1, 1, 2]);
    again.close();
  });

  it('does not matter to those who ask instead of listening', async () => {
    const { id, english, scottish } = await pair(house.url);
    const mine = await english.state(id, 'english');
    await english.act(id, 'english', mine.decision ?? -1, mine.legal[0] ?? '');
    const { updates, state } = await scottish.updates(id, 'scottish', 0);
    expect(updates).toHaveLength(1);
    expect(updates[0]?.told.every(({ event }) => event === undefined || !event.type.endsWith('-own'))).toBe(
      true,
    );
    expect(state.digest).toBe(digestOf(state.view));
  });
});

describe('the past', () => {
  it('is shown as the viewer saw it', async () => {
    const { id, english } = await pair(house.url);
    const before = await english.state(id, 'english');
    await english.act(id, 'english', before.decision ?? -1, before.legal[0] ?? '');
    const past = await english.send('GET', `/api/matches/${id}/at/0?seat=english`);
    expect(JSON.parse(past.text)).toMatchObject({ length: 0, view: before.view });
    expect(refusal(await english.send('GET', `/api/matches/${id}/at/2?seat=english`)).code).toBe(
      'noSuchPosition',
    );
    expect(read(MatchStateSchema, await english.send('GET', `/api/matches/${id}?seat=english`)).length).toBe(
      1,
    );
  });
});
