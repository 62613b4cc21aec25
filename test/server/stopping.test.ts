import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { Claimed } from '../../src/protocol/index.ts';
import { Pieces } from './half.kit.ts';
import { type House, openHouse, pair } from './table.kit.ts';

let house: House;

afterEach(() => house.close().catch(() => undefined));

it('a server that stops does what it was asked before, refuses what comes later, and finds everything again', async () => {
  house = await openHouse();
  const { id, english, scottish, created } = await pair(house.url);
  const keys = {
    english: created.keys['english'] ?? '',
    scottish: Claimed.parse(JSON.parse(scottish.heard[0] ?? '')).key,
  };
  const post = async (seat: 'english' | 'scottish', by: typeof english): Promise<[string, string]> => {
    const { decision, legal } = await by.state(id, seat);
    const body = JSON.stringify({ seat, id: randomUUID(), decision, action: legal[0] });
    const head = [
      `POST /api/matches/${id}/actions HTTP/1.1`,
      'host: table',
      `cookie: seat-${seat}=${keys[seat]}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ];
    return [head.join('\r\n'), body];
  };
  const [earlyHead, earlyBody] = await post('english', english);
  const [lateHead, lateBody] = await post('scottish', scottish);
  const ear = await scottish.listen(id, 'scottish');

  // The server has taken the first request up: it asks for its body.
  const early = new Pieces(house.url);
  early.send(`${earlyHead}\r\n\r\n`);
  await early.until(/^HTTP\/1\.1 100 /);
  // The second one has hardly begun. The question after it is answered when the server has read that much.
  const late = new Pieces(house.url);
  late.send(lateHead.slice(0, 10));
  await english.send('GET', '/healthz');

  const stopping = house.server.stop();
  expect(await ear.ended()).toBe(1001);
  late.send(`${lateHead.slice(10)}\r\n\r\n${lateBody}`);
  expect(await late.answer()).toEqual({ status: 503, body: expect.stringContaining('"code":"stopping"') });
  early.send(earlyBody);
  expect(await early.answer()).toEqual({ status: 200, body: expect.stringMatching(/^\{"number":1,/) });
  await stopping;
  await expect(english.state(id, 'english')).rejects.toThrow();

  const again = await openHouse({ file: house.file });
  for (const visitor of [english, scottish]) visitor.url = again.url;
  expect((await english.state(id, 'english')).number).toBe(1);
  expect((await scottish.state(id, 'scottish')).deciders).toEqual([1]);
  await again.close();
});

it('a server that stops does not wait for a client that never finishes', async () => {
  house = await openHouse();
  const { id } = await pair(house.url);
  const endless = new Pieces(house.url);
  endless.send(
    `POST /api/matches/${id}/actions HTTP/1.1\r\nhost: table\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n`,
  );
  await endless.until(/^HTTP\/1\.1 /);
  await house.server.stop();
  await expect(endless.until(/never/)).rejects.toThrow('closed');
});
