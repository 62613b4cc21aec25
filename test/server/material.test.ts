import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { row } from '../../src/core/row.kit.ts';
import { readMatch } from '../../src/core/record-read.ts';
import { Created } from '../../src/protocol/index.ts';
import { type House, openHouse, pair, read, refusal, Visitor } from './table.kit.ts';

// A game that takes material stands on this table beside the others.
vi.mock(import('../../src/games/index.ts'), async (original) => {
  const games = await original();
  return { ...games, GAMES: { ...games.GAMES, row } };
});

let house: House;
let maker: Visitor;

beforeAll(async () => {
  house = await openHouse();
  maker = new Visitor(house.url);
});

afterAll(() => house.close());

const duel = { game: 'row', scenario: 'duel', take: ['red', 'blue'] };

const brought = async (who: Visitor, id: string, seat?: string): Promise<unknown> => {
  const path = `/api/matches/${id}/material${seat === undefined ? '' : `?seat=${seat}`}`;
  const { status, text } = await who.send('GET', path);
  expect(status).toBe(200);
  return JSON.parse(text).material;
};

/** Takes the tokens one by one from the left. */
async function playOut(who: Visitor, id: string): Promise<void> {
  for (let seat = 'red'; ; seat = seat === 'red' ? 'blue' : 'red') {
    const { decision, legal, result } = await who.state(id, seat);
    if (result !== undefined) return;
    await who.act(id, seat, decision ?? -1, legal[0] ?? '');
  }
}

describe('a match with material', () => {
  it('keeps it over a restart, tells everybody, and writes it into the record', async () => {
    const made = read(Created, await maker.send('POST', '/api/matches', { ...duel, material: [4, 2, 9] }));
    const { id, material } = made.match;
    expect(material).toBe(true);
    expect((await maker.state(id, 'red')).view).toMatchObject({ tokens: [4, 2, 9] });
    expect(await brought(maker, id, 'red')).toEqual([4, 2, 9]);
    expect(await brought(new Visitor(house.url), id)).toEqual([4, 2, 9]);
    const again = await openHouse({ file: house.file });
    maker.url = again.url;
    expect(await brought(maker, id, 'blue')).toEqual([4, 2, 9]);
    await playOut(maker, id);
    const { text } = await maker.send('GET', `/api/matches/${id}/record`);
    expect(text).toContain('[material "[4,2,9]"]');
    expect(readMatch([row], text).ok).toBe(true);
    const on = read(Created, await maker.send('POST', '/api/records', { record: text, at: 1 }));
    expect(await brought(maker, on.match.id)).toEqual([4, 2, 9]);
    maker.url = house.url;
    await again.server.stop();
  });

  it('has none when nobody brought any', async () => {
    const made = read(Created, await maker.send('POST', '/api/matches', duel));
    expect(made.match.material).toBe(false);
    expect(await brought(maker, made.match.id)).toBeNull();
    expect((await maker.send('GET', `/api/matches/${made.match.id}/record`)).text).not.toContain('material');
  });

  it('is refused with what the game says is wrong', async () => {
    const wrong = await maker.send('POST', '/api/matches', { ...duel, material: [4, 0] });
    expect(refusal(wrong)).toEqual({
      status: 422,
      code: 'badConfig',
      args: { problem: 'badMaterial', fault: 'badToken', args: { place: 2, found: 0, highest: 9 } },
    });
    const none = { game: 'hammer-of-the-scots', scenario: 'braveheart', material: null };
    expect(refusal(await maker.send('POST', '/api/matches', none)).args).toEqual({
      problem: 'materialNotTaken',
    });
  });

  it('may be as large as material may be, on this route alone', async () => {
    const body = JSON.stringify({ ...duel, material: Array.from({ length: 30_000 }, () => 1) });
    expect((await maker.send('POST', '/api/matches', body)).status).toBe(201);
    const wide = { ...duel, material: 'Ж'.repeat(64 * 1024 - 2) };
    expect(refusal(await maker.send('POST', '/api/matches', wide)).args['fault']).toBe('noRow');
    const long = { ...duel, material: 'x'.repeat(64 * 1024) };
    expect(refusal(await maker.send('POST', '/api/matches', long)).args['problem']).toBe('materialTooLarge');
    const huge = { ...duel, material: 'x'.repeat(300_000) };
    expect(refusal(await maker.send('POST', '/api/matches', huge)).status).toBe(413);
    let deep: unknown = 1;
    for (let i = 0; i < 5_000; i++) deep = [deep];
    expect(refusal(await maker.send('POST', '/api/matches', { ...duel, material: deep })).args).toEqual({
      problem: 'materialTooDeep',
      limit: 32,
    });
    const { id, english } = await pair(house.url);
    const action = { seat: 'english', id: 'x'.repeat(20_000), decision: 0, action: 'card 1' };
    expect(refusal(await english.send('POST', `/api/matches/${id}/actions`, action)).status).toBe(413);
  });

  it('is shown to those only who may look', async () => {
    const made = read(
      Created,
      await maker.send('POST', '/api/matches', { ...duel, material: [1], spectators: false }),
    );
    const stranger = new Visitor(house.url);
    const asked = await stranger.send('GET', `/api/matches/${made.match.id}/material`);
    expect(refusal(asked).code).toBe('noSpectators');
  });
});
