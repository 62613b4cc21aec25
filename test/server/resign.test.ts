import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMatch } from '../../src/core/record-read.ts';
import { checkSeal, sealIn } from '../../src/core/seal.ts';
import { hammerOfTheScots } from '../../src/games/index.ts';
import { Accepted, CheckedRecord, Created } from '../../src/protocol/index.ts';
import { type House, openHouse, pair, read, refusal, type Reply, Visitor } from './table.kit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

const resign = (who: Visitor, match: string, seat: string, id: string = randomUUID()): Promise<Reply> =>
  who.send('POST', `/api/matches/${match}/resign`, { seat, id });

describe('resigning', () => {
  it('ends the match for everybody at once, out of turn too', async () => {
    const { id, english, scottish } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    const ears = [await english.listen(id, 'english'), await new Visitor(house.url).listen(id)];
    const accepted = read(Accepted, await resign(english, id, 'english'));
    expect(accepted.state).toMatchObject({
      result: { winners: [1], kind: 'resigned', paragraph: '' },
      deciders: [],
      decision: null,
      legal: [],
      canUndo: false,
      length: 2,
    });
    const told = { kind: 'resign', seat: 'english', length: 2 };
    expect(accepted.updates.at(-1)).toMatchObject(told);
    expect(accepted.updates.at(-1)?.told).toMatchObject([{ event: { type: 'resigned', seat: 0 } }]);
    for (const ear of ears) {
      const state = await ear.until(({ result }) => result !== undefined);
      expect(state.dice.secret).toBeDefined();
      ear.close();
    }
    const seen = await scottish.updates(id, 'scottish', 0);
    expect(seen.updates.at(-1)).toMatchObject(told);
    const past = await scottish.send('GET', `/api/matches/${id}/at/2?seat=scottish`);
    expect(JSON.parse(past.text).deciders).toEqual([]);
    const before = await scottish.send('GET', `/api/matches/${id}/at/1?seat=scottish`);
    expect(JSON.parse(before.text).deciders).toEqual([1]);
  });

  it('has one effect and one answer, over a restart too, and nothing comes after it', async () => {
    const { id, english, scottish } = await pair(house.url);
    const request = randomUUID();
    const first = read(Accepted, await resign(scottish, id, 'scottish', request));
    expect(read(Accepted, await resign(scottish, id, 'scottish', request))).toEqual(first);
    expect(refusal(await resign(scottish, id, 'scottish'))).toMatchObject({ status: 409, code: 'matchOver' });
    expect(refusal(await resign(english, id, 'english')).code).toBe('matchOver');
    const again = await openHouse({ file: house.file });
    const url = again.url;
    [english.url, scottish.url] = [url, url];
    expect(read(Accepted, await resign(scottish, id, 'scottish', request))).toEqual(first);
    const { number } = await english.state(id, 'english');
    expect(number).toBe(first.number);
    const acted = await english.post(id, 'english', 0, 'card 1', { id: request });
    expect(refusal(acted).status).toBe(409);
    expect(refusal(await scottish.post(id, 'scottish', 0, 'card 1', { id: request })).code).toBe('idReused');
    expect(refusal(await english.undo(id, 'english', 1))).toMatchObject({
      code: 'undoRefused',
      args: { why: 'over' },
    });
    await again.server.stop();
  });

  it('is for the seat’s own person', async () => {
    const { id, scottish } = await pair(house.url);
    expect(refusal(await resign(scottish, id, 'english'))).toMatchObject({
      status: 403,
      code: 'notYourSeat',
    });
    expect(refusal(await resign(new Visitor(house.url), id, 'english')).code).toBe('notYourSeat');
    expect((await scottish.state(id, 'scottish')).result).toBeUndefined();
  });

  it('leaves no computer player thinking', async () => {
    const maker = new Visitor(house.url);
    const { match } = await maker.create({
      game: 'hammer-of-the-scots',
      scenario: 'braveheart',
      seats: { scottish: 'clerk' },
      take: ['english'],
    });
    const { state } = read(Accepted, await resign(maker, match.id, 'english'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await maker.state(match.id, 'english')).number).toBe(state.number);
  });

  it('stands in the record, which can be checked and looked at again', async () => {
    const { id, english } = await pair(house.url);
    await resign(english, id, 'english');
    const { text } = await english.send('GET', `/api/matches/${id}/record`);
    expect(text).toMatch(/\n1\. english resigns\nresult scottish resigned\n$/);
    const match = readMatch([hammerOfTheScots], text);
    if (!match.ok) throw new Error(match.error.code);
    expect(match.value.match.outcome()?.kind).toBe('resigned');
    const checked = read(CheckedRecord, await english.send('POST', '/api/records/check', { record: text }));
    expect(checked).toMatchObject({ length: 1, result: { kind: 'resigned' } });
    const made = read(Created, await english.send('POST', '/api/records', { record: text }));
    expect((await english.state(made.match.id)).result?.kind).toBe('resigned');
    const on = read(
      Created,
      await english.send('POST', '/api/records', { record: text, at: 0, take: ['english'] }),
    );
    expect((await english.state(on.match.id, 'english')).legal.length).toBeGreaterThan(0);
  });
});

describe('the dice of a match that goes on from a record', () => {
  it('can be checked from where they took over', async () => {
    const { id, english } = await pair(house.url);
    await resign(english, id, 'english');
    const { text } = await english.send('GET', `/api/matches/${id}/record`);
    const body = { record: text, at: 0, seats: { english: 'random', scottish: 'random' } };
    const made = read(Created, await english.send('POST', '/api/records', body));
    const ear = await english.listen(made.match.id);
    await ear.until(({ result }) => result !== undefined);
    ear.close();
    const { text: record } = await english.send('GET', `/api/matches/${made.match.id}/record`);
    const match = readMatch([hammerOfTheScots], record);
    if (!match.ok) throw new Error(match.error.code);
    const seal = sealIn(match.value.tags);
    expect(seal).toMatchObject({ match: made.match.id, continued: { entries: 0, answers: made.dice.from } });
    if (seal === undefined) return;
    const all = match.value.match.answers().length;
    const taken = made.dice.from;
    expect(checkSeal(match.value.match, seal)).toEqual({ ok: true, count: all - taken, taken });
    expect(all).toBeGreaterThan(taken);
  });
});
