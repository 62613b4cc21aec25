import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Created } from '../../src/protocol/index.ts';
import {
  closedWith,
  GAME,
  type House,
  opened,
  openHouse,
  pair,
  read,
  refusal,
  Visitor,
} from './table.kit.ts';

/** How often a client that does not read asks for everything. */
const ASKED = 250;

let house: House;

beforeAll(async () => {
  house = await openHouse({ sockets: 2000 });
});

afterAll(() => house.close());

describe('spectators', () => {
  it('in great number all hear the same at once, and nobody hears what is a seat’s', async () => {
    const { id, english } = await pair(house.url);
    const watcher = new Visitor(house.url);
    const ears = await Promise.all(Array.from({ length: 200 }, () => watcher.listen(id)));
    const { decision, legal } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    const states = await Promise.all(ears.map((ear) => ear.until(({ number }) => number === 1)));
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
    expect(states[0]).toMatchObject({ viewer: 'observer', decision: null, legal: [] });
    for (const ear of ears) ear.close();
  });
});

describe('two tabs of one seat', () => {
  it('hear the same, and of two answers to one decision the first is taken', async () => {
    const { id, english } = await pair(house.url);
    const tabs = [await english.listen(id, 'english'), await english.listen(id, 'english')];
    const { decision, legal } = await english.state(id, 'english');
    const answers = await Promise.all([
      english.post(id, 'english', decision ?? -1, legal[0] ?? ''),
      english.post(id, 'english', decision ?? -1, legal.at(-1) ?? ''),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    if (late !== undefined) expect(refusal(late).code).toBe('notYourDecision');
    const states = await Promise.all(tabs.map((tab) => tab.until(({ number }) => number === 1)));
    expect(states[0]).toEqual(states[1]);
    for (const tab of tabs) {
      expect(tab.numbers).toEqual([0, 1]);
      tab.close();
    }
  });
});

describe('a client', () => {
  it('that does not read is let go before much waits for it, and hears everything when it comes again', async () => {
    const folder = `test/records/${GAME}`;
    const record = readFileSync(`${folder}/${readdirSync(folder).toSorted()[0] ?? ''}`, 'utf8');
    const watcher = new Visitor(house.url);
    const { match } = read(Created, await watcher.send('POST', '/api/records', { record }));
    const socket = watcher.socket(match.id);
    await opened(socket);
    const closed = closedWith(socket);
    socket.pause();
    let heard = 0;
    socket.on('message', () => (heard += 1));
    // Everything again and again, more than the system itself holds for a connection; then the server has seen to it.
    for (let i = 0; i < ASKED; i += 1) socket.send('{"type":"resume","after":0}');
    const { length } = JSON.stringify(await watcher.updates(match.id));
    expect(length * ASKED).toBeGreaterThan(20_000_000);
    socket.resume();
    expect(await closed).toBe(4008);
    expect(heard).toBeLessThan(ASKED);
    const again = await watcher.listen(match.id);
    expect(again.numbers).toHaveLength((again.state?.number ?? -1) + 1);
    again.close();
  });

  it('that has vanished is let go, and one that answers is kept', async () => {
    const other = await openHouse({ pulseMs: 2000 });
    const { id, english } = await pair(other.url);
    const here = await english.listen(id, 'english');
    const { hostname, port } = new URL(other.url);
    const gone = connect(Number(port), hostname);
    gone.write(
      [
        `GET /api/matches/${id}/live HTTP/1.1`,
        'host: table',
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        `sec-websocket-key: ${btoa('0123456789abcdef')}`,
        '\r\n',
      ].join('\r\n'),
    );
    // It reads what comes and says nothing, not even that it is there.
    gone.resume();
    await new Promise((resolve) => {
      gone.on('close', resolve);
    });
    expect(here.closed).toBeUndefined();
    here.close();
    await other.close();
  });
});
