import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledger } from '../../src/core/ledger.kit.ts';
import { readMatch } from '../../src/core/record-read.ts';
import { checkSeal, sealIn } from '../../src/core/seal.ts';
import {
  Accepted,
  CheckedRecord,
  Created,
  Games,
  Invited,
  Updates,
  Verdict,
} from '../../src/protocol/index.ts';
import { type House, openHouse, read, refusal, Visitor } from './table.kit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ games: [ledger] });
});

afterAll(() => house.close());

const EVENING = { game: 'ledger', scenario: 'evening' };

async function sitting() {
  const [table, red] = [new Visitor(house.url), new Visitor(house.url)];
  const created = await table.create(EVENING);
  const { id } = created.match;
  await red.claim(id, created.invites['red'] ?? '');
  return { id, table, red, created };
}

/** Plays a line in a seat whose decision is open. */
async function play(who: Visitor, id: string, seat: string, line: string, remark?: string) {
  const { decision } = await who.state(id, seat);
  return who.act(id, seat, decision ?? -1, line, remark === undefined ? {} : { remark });
}

describe('a match with an umpire', () => {
  it('gives whoever makes it the seat that records, and an invitation of its own for each other seat', async () => {
    const maker = new Visitor(house.url);
    const { match, invites, keys } = await maker.create(EVENING);
    expect(Object.keys(keys)).toEqual(['table']);
    expect(Object.keys(invites)).toEqual(['red', 'blue']);
    expect(match.seats.map(({ seat, taken }) => [seat, taken])).toEqual([
      ['table', true],
      ['red', false],
      ['blue', false],
    ]);
    const blue = new Visitor(house.url);
    expect((await blue.claim(match.id, invites['blue'] ?? '')).seat).toBe('blue');
    expect((await blue.state(match.id, 'blue')).viewer).toBe('blue');
    expect(refusal(await blue.send('GET', `/api/matches/${match.id}?seat=red`)).code).toBe('notYourSeat');
    const late = new Visitor(house.url);
    const token = invites['blue'] ?? '';
    const spent = await late.send('POST', `/api/matches/${match.id}/claim`, { token, id: randomUUID() });
    expect(refusal(spent).code).toBe('inviteSpent');
    expect((await late.state(match.id)).viewer).toBe('observer');
    expect((await late.claim(match.id, invites['red'] ?? '')).seat).toBe('red');
  });

  it('says what an invitation is for before it is taken, to whoever holds it', async () => {
    const { match, invites, keys } = await new Visitor(house.url).create({ ...EVENING, spectators: false });
    const guest = new Visitor(house.url);
    const ask = (token: string) => guest.send('POST', `/api/matches/${match.id}/invitation`, { token });
    for (const seat of ['red', 'blue'])
      expect(read(Invited, await ask(invites[seat] ?? ''))).toMatchObject({ seat, spent: false });
    expect(read(Invited, await ask(keys['table'] ?? ''))).toMatchObject({ seat: 'table', spent: false });
    expect(read(Invited, await ask(invites['red'] ?? '')).match.seats[1]?.taken).toBe(false);
    await guest.claim(match.id, invites['red'] ?? '');
    expect(read(Invited, await ask(invites['red'] ?? ''))).toMatchObject({ seat: 'red', spent: true });
    expect(refusal(await ask('x'.repeat(43)))).toMatchObject({ status: 403, code: 'badToken' });
    expect((await ask('short')).status).toBe(400);
  });

  it('may be made with a seat beside the one that records', async () => {
    const maker = new Visitor(house.url);
    const { keys, invites } = await maker.create({ ...EVENING, take: ['blue', 'table'] });
    expect([Object.keys(keys), Object.keys(invites)]).toEqual([['table', 'blue'], ['red']]);
  });

  it('is said to be one, and knows no computer', async () => {
    const maker = new Visitor(house.url);
    const { games } = Games.parse(JSON.parse((await maker.send('GET', '/api/games')).text));
    expect(games).toMatchObject([{ id: 'ledger', umpire: true, players: ['human'] }]);
    for (const player of ['random', 'clerk']) {
      const refused = await maker.send('POST', '/api/matches', { ...EVENING, seats: { red: player } });
      expect(refusal(refused)).toEqual({ status: 422, code: 'noComputer', args: { player } });
    }
  });

  it('puts a few lines before the seat, and takes the others too', async () => {
    const { id, table, red } = await sitting();
    const { legal, decision } = await table.state(id, 'table');
    expect(legal).toEqual(['round', 'points red 1', 'points blue 1']);
    const { state } = await table.act(id, 'table', decision ?? -1, 'points red 60');
    expect(state.legal).toEqual(['round', 'points red 61', 'points blue 1']);
    expect((await red.state(id, 'red')).legal).toEqual([]);
    expect(refusal(await table.post(id, 'table', state.decision ?? -1, 'points red 60')).args).toEqual({
      reason: 'same',
      paragraph: 'L2',
    });
  });

  it('lets nobody give up', async () => {
    const { id, table, red } = await sitting();
    for (const [who, seat] of [
      [table, 'table'],
      [red, 'red'],
    ] as const) {
      const given = await who.send('POST', `/api/matches/${id}/resign`, { seat, id: randomUUID() });
      expect(refusal(given)).toMatchObject({ status: 409, code: 'noResigning' });
    }
    expect((await table.state(id, 'table')).result).toBeUndefined();
  });

  it('keeps what a seat says in secret from the others', async () => {
    const { id, table, red } = await sitting();
    await play(table, id, 'table', 'round');
    await play(red, id, 'red', 'favour blue');
    for (const [who, seat] of [
      [table, 'table'],
      [new Visitor(house.url), undefined],
    ] as const) {
      const { updates, state } = await who.updates(id, seat);
      expect(state.view).toMatchObject({ asked: true, favour: 0 });
      expect(JSON.stringify(updates)).not.toContain('favoured');
    }
    expect((await red.state(id, 'red')).view).toMatchObject({ favour: 2 });
  });
});

describe('a remark', () => {
  it('is stored before it is told, over a restart, a taking back and the record', async () => {
    const { id, table, red } = await sitting();
    const said = 'a "key" {1} was forgotten 👑';
    const accepted = await play(table, id, 'table', 'amend red 8', `  ${said} `);
    expect(accepted.updates[0]?.told).toMatchObject([{ event: { type: 'amend', remark: said } }]);
    expect((await red.state(id, 'red')).view).toMatchObject({ notes: [said] });
    read(Accepted, await table.undo(id, 'table', 1));
    expect((await red.state(id, 'red')).view).toMatchObject({ notes: [] });
    await play(table, id, 'table', 'amend red 8', said);
    await play(table, id, 'table', 'round', 'first');
    await play(red, id, 'red', 'favour red');

    const before = await table.updates(id, 'table');
    const again = await openHouse({ file: house.file, games: [ledger] });
    table.url = again.url;
    expect(await table.updates(id, 'table')).toEqual(before);
    await play(table, id, 'table', 'round');
    const notes = await table.send('GET', `/api/matches/${id}/record?seat=table`);
    expect(notes.text).toContain(`1. table amend red 8 ${JSON.stringify(said)}\n`);
    const strange = await new Visitor(again.url).send('GET', `/api/matches/${id}/record`);
    expect(strange.text).toContain('1. table …\n');
    await play(table, id, 'table', 'round');
    const { text } = await table.send('GET', `/api/matches/${id}/record?seat=table`);
    expect(text).toMatch(/\n2\. table round "first" \{\d\}\n/);
    const match = readMatch([ledger], text);
    if (!match.ok) throw new Error(match.error.code);
    const seal = sealIn(match.value.tags);
    if (seal === undefined) throw new Error('there is no seal');
    expect(checkSeal(match.value.match, seal)).toMatchObject({ ok: true, count: 3 });
    const checked = read(CheckedRecord, await table.send('POST', '/api/records/check', { record: text }));
    expect(checked).toMatchObject({ game: 'ledger', length: 5 });
    const on = read(Created, await table.send('POST', '/api/records', { record: text, at: 2 }));
    expect(Object.keys(on.keys)).toEqual(['table']);
    expect((await table.state(on.match.id, 'table')).view).toMatchObject({ notes: [said] });
    await again.server.stop();
  });

  it('belongs to the request: the same again has one effect, another one is another request', async () => {
    const { id, table } = await sitting();
    const { decision } = await table.state(id, 'table');
    const request = randomUUID();
    const post = (remark?: string) =>
      table.post(id, 'table', decision ?? -1, 'amend red 8', {
        id: request,
        ...(remark === undefined ? {} : { remark }),
      });
    const first = read(Accepted, await post('a key'));
    expect(read(Accepted, await post('a key '))).toEqual(first);
    expect(refusal(await post('another')).code).toBe('idReused');
    expect(refusal(await post()).code).toBe('idReused');
    expect((await table.state(id, 'table')).length).toBe(1);
  });

  it.each([
    ['amend red 8', undefined, 422, 'remarkWanted'],
    ['amend red 8', '  ', 422, 'badRemark'],
    ['amend red 8', 'two\nlines', 422, 'badRemark'],
    ['amend red 8', 'x'.repeat(121), 422, 'badRemark'],
    ['points red 8', 'because', 422, 'remarkNotTaken'],
    ['amend red 8', 'x'.repeat(501), 400, undefined],
    ['amend red 8', 7, 400, undefined],
  ])('is refused with its reason: %s, %j', async (line, remark, status, reason) => {
    const { id, table } = await sitting();
    const { decision } = await table.state(id, 'table');
    const refused = refusal(await table.post(id, 'table', decision ?? -1, line, { remark }));
    expect(refused.status).toBe(status);
    if (reason !== undefined)
      expect(refused).toMatchObject({ code: 'refused', args: { reason, paragraph: '' } });
    expect((await table.state(id, 'table')).length).toBe(0);
  });

  it('is not asked for by the question whether an action is allowed', async () => {
    const { id, table } = await sitting();
    const ask = async (line: string) =>
      read(
        Verdict,
        await table.send('GET', `/api/matches/${id}/why?seat=table&action=${encodeURIComponent(line)}`),
      );
    expect(await ask('amend red 8')).toEqual({ allowed: true });
    expect(await ask('amend red 0')).toMatchObject({ allowed: false, reason: { id: 'same' } });
  });

  it('passes through a socket as it was told', async () => {
    const { id, table, red } = await sitting();
    const ear = await red.listen(id, 'red');
    await play(table, id, 'table', 'amend blue 3', 'miscounted');
    await ear.until(({ length }) => length === 1);
    ear.close();
    expect(red.heard.some((text) => text.includes('miscounted'))).toBe(true);
    expect(Updates.parse(await red.updates(id, 'red', 0)).updates).toHaveLength(1);
  });
});
