import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledger } from '../../src/core/ledger.kit.ts';
import { hammerOfTheScots, scotlandRising } from '../../src/games/index.ts';
import {
  Claimed,
  type CreateMatch,
  Invited,
  MatchState,
  Offered,
  type SeatState,
  ServerMessage,
} from '../../src/protocol/index.ts';
import {
  GAME,
  type House,
  openHouse,
  pair,
  read,
  refusal,
  refusedWith,
  type Reply,
  Visitor,
} from './table.kit.ts';

const GAMES = [ledger, hammerOfTheScots, scotlandRising];

let house: House;

beforeAll(async () => {
  house = await openHouse({ games: GAMES });
});

afterAll(() => house.close());

const ask = (who: Visitor, id: string, by: string, seat: string): Promise<Reply> =>
  who.send('POST', `/api/matches/${id}/offer`, { by, seat });

const offer = async (who: Visitor, id: string, by: string, seat: string): Promise<string> =>
  read(Offered, await ask(who, id, by, seat)).token;

const claim = (who: Visitor, id: string, token: string, request: string = randomUUID()): Promise<Reply> =>
  who.send('POST', `/api/matches/${id}/claim`, { token, id: request });

const look = (who: Visitor, id: string, seat: string): Promise<Reply> =>
  who.send('GET', `/api/matches/${id}?seat=${seat}`);

/** How things stand with a seat, as anybody may see. */
async function standing(id: string, name: string): Promise<SeatState | undefined> {
  const { match } = await new Visitor(house.url).state(id);
  return match.seats.find(({ seat }) => seat === name);
}

/** A sitting of the ledger, at which somebody has taken the red seat and the blue one. */
async function sitting(more: Partial<CreateMatch> = {}) {
  const [table, red, blue] = [new Visitor(house.url), new Visitor(house.url), new Visitor(house.url)];
  const { match, invites } = await table.create({ game: 'ledger', scenario: 'evening', ...more });
  const { id } = match;
  const request = randomUUID();
  const { key } = await blue.claim(id, invites['blue'] ?? '', request);
  await red.claim(id, invites['red'] ?? '');
  return { id, table, red, blue, key, request, invite: invites['blue'] ?? '' };
}

async function play(who: Visitor, id: string, seat: string, line: string): Promise<void> {
  const { decision } = await who.state(id, seat);
  await who.act(id, seat, decision ?? -1, line);
}

describe('a seat whose device is lost', () => {
  it('goes to another one by a new invitation: what opened it before opens nothing, and all are told', async () => {
    const { id, table, blue, key, request, invite } = await sitting();
    const ear = await table.listen(id, 'table');
    const told: SeatState[] = [];
    ear.socket.on('message', (data: Buffer) => {
      const message = ServerMessage.parse(JSON.parse(data.toString('utf8')));
      if (message.type === 'seats') told.push(...message.seats.filter(({ seat }) => seat === 'blue'));
    });
    const token = await offer(table, id, 'table', 'blue');
    const seated = { seat: 'blue', player: 'human', taken: true, host: false };
    expect(await standing(id, 'blue')).toEqual({ ...seated, offered: true, offers: 1, renewed: 0 });
    const other = new Visitor(house.url);
    const invited = await other.send('POST', `/api/matches/${id}/invitation`, { token });
    expect(read(Invited, invited)).toMatchObject({ seat: 'blue', spent: false });
    expect((await other.claim(id, token)).seat).toBe('blue');
    expect(await standing(id, 'blue')).toEqual({ ...seated, offered: false, offers: 1, renewed: 1 });
    await expect
      .poll(() => told)
      .toEqual([
        { ...seated, offered: true, offers: 1, renewed: 0 },
        { ...seated, offered: false, offers: 1, renewed: 1 },
      ]);
    ear.close();

    const late = new Visitor(house.url);
    const doors = [
      await look(blue, id, 'blue'),
      await blue.send('GET', `/api/matches/${id}/updates?seat=blue`),
      await blue.send('GET', `/api/matches/${id}/record?seat=blue`),
      await blue.post(id, 'blue', 0, 'favour red'),
      await blue.undo(id, 'blue', 0),
      await claim(late, id, key),
    ];
    for (const door of doors) expect(refusal(door)).toMatchObject({ status: 403, code: 'seatRenewed' });
    expect(await refusedWith(blue.socket(id, { seat: 'blue' }))).toBe(403);
    for (const [spent, by] of [
      [invite, request],
      [invite, randomUUID()],
      [token, randomUUID()],
    ] as const)
      expect(refusal(await claim(late, id, spent, by)).code).toBe('inviteSpent');

    const again = await openHouse({ file: house.file, games: GAMES });
    for (const who of [blue, other]) who.url = again.url;
    expect((await other.state(id, 'blue')).viewer).toBe('blue');
    expect(refusal(await look(blue, id, 'blue')).code).toBe('seatRenewed');
    await again.server.stop();
  });

  it('may go on again and again', async () => {
    const { id, table } = await sitting();
    let last = new Visitor(house.url);
    for (let round = 1; round <= 3; round += 1) {
      const next = new Visitor(house.url);
      await next.claim(id, await offer(table, id, 'table', 'blue'));
      expect((await standing(id, 'blue'))?.renewed).toBe(round);
      if (round > 1) expect(refusal(await look(last, id, 'blue')).code).toBe('seatRenewed');
      last = next;
    }
    expect((await last.state(id, 'blue')).viewer).toBe('blue');
  });

  it('is one of a game in which nothing is hidden, whatever has been played', async () => {
    const [english, scots] = [new Visitor(house.url), new Visitor(house.url)];
    const made = { game: 'scotland-rising', scenario: 'battle', take: ['english'] };
    const { match, invites } = await english.create(made);
    const [other = ''] = Object.keys(invites);
    await scots.claim(match.id, invites[other] ?? '');
    for (const [who, seat] of [
      [english, 'english'],
      [scots, other],
    ] as const) {
      const { decision, legal } = await who.state(match.id, seat);
      if (decision !== null) await who.act(match.id, seat, decision, legal[0] ?? '');
    }
    const device = new Visitor(house.url);
    await device.claim(match.id, await offer(english, match.id, 'english', other));
    expect((await device.state(match.id, other)).viewer).toBe(other);
  });
});

describe('whoever holds a seat', () => {
  it('keeps it while at the table', async () => {
    const { id, table, blue } = await sitting();
    const ear = await blue.listen(id, 'blue');
    expect(refusal(await ask(table, id, 'table', 'blue'))).toMatchObject({
      status: 409,
      code: 'offerRefused',
      args: { why: 'here' },
    });
    expect(await standing(id, 'blue')).toMatchObject({ offered: false });
    ear.close();
    await expect.poll(async () => (await ask(table, id, 'table', 'blue')).status).toBe(200);
  });

  it.each(['a look', 'a socket', 'a claim of its own key'])(
    'takes the offer back by coming: %s',
    async (way) => {
      const { id, table, blue, key } = await sitting();
      const token = await offer(table, id, 'table', 'blue');
      const ear = await table.listen(id, 'table');
      expect(ear.state?.match.seats[2]).toMatchObject({ seat: 'blue', offered: true });
      const said = new Promise((resolve) => {
        ear.socket.on('message', (data: Buffer) => {
          const message = ServerMessage.parse(JSON.parse(data.toString('utf8')));
          if (message.type === 'seats') resolve(message.seats[2]);
        });
      });
      if (way === 'a look') read(MatchState, await look(blue, id, 'blue'));
      else if (way === 'a socket') (await blue.listen(id, 'blue')).close();
      else await new Visitor(house.url).claim(id, key);
      expect(await said).toMatchObject({ seat: 'blue', taken: true, offered: false, offers: 1, renewed: 0 });
      ear.close();
      const thief = new Visitor(house.url);
      expect(refusal(await claim(thief, id, token)).code).toBe('inviteSpent');
      const again = await openHouse({ file: house.file, games: GAMES });
      for (const who of [thief, blue]) who.url = again.url;
      expect(refusal(await claim(thief, id, token)).code).toBe('inviteSpent');
      expect((await blue.state(id, 'blue')).viewer).toBe('blue');
      await again.server.stop();
    },
  );

  it('and whoever comes with a new invitation at the same moment never both have it', async () => {
    const { id, table, blue } = await sitting();
    const outcomes = new Set<string>();
    let holder = blue;
    for (let round = 0; round < 20; round += 1) {
      const token = await offer(table, id, 'table', 'blue');
      const comer = new Visitor(house.url);
      const asked = [() => look(holder, id, 'blue'), () => claim(comer, id, token)];
      if (round % 2 === 0) asked.reverse();
      const replies = await Promise.all(asked.map((each) => each()));
      if (round % 2 === 0) replies.reverse();
      const [held, came] = replies;
      if (held === undefined || came === undefined) throw new Error('nobody answered');
      outcomes.add(`${held.status} ${came.status}`);
      if (came.status === 200) holder = comer;
      expect((await holder.state(id, 'blue')).viewer).toBe('blue');
    }
    expect([...outcomes].filter((outcome) => outcome !== '200 409' && outcome !== '403 200')).toEqual([]);
  });
});

describe('a new invitation', () => {
  it('is good once, for one of those who come at once, and again for the same claim', async () => {
    const { id, table } = await sitting();
    const token = await offer(table, id, 'table', 'blue');
    const request = randomUUID();
    const comers = Array.from({ length: 4 }, () => new Visitor(house.url));
    const replies = await Promise.all(comers.map((who, i) => claim(who, id, token, `${request}-${i}`)));
    const first = replies.findIndex(({ status }) => status === 200);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await standing(id, 'blue'))?.renewed).toBe(1);
    const retried = new Visitor(house.url);
    expect(read(Claimed, await claim(retried, id, token, `${request}-${first}`)).seat).toBe('blue');
    for (const who of [retried, comers[first] ?? retried])
      expect((await who.state(id, 'blue')).viewer).toBe('blue');
    expect((await standing(id, 'blue'))?.renewed).toBe(1);
  });

  it('takes the place of the one before it', async () => {
    const { id, table } = await sitting();
    const [old, newest] = [await offer(table, id, 'table', 'blue'), await offer(table, id, 'table', 'blue')];
    const comer = new Visitor(house.url);
    expect(refusal(await claim(comer, id, old)).code).toBe('inviteSpent');
    expect((await comer.claim(id, newest)).seat).toBe('blue');
  });

  it('can be made to a seat that nobody has taken, in any game', async () => {
    const [maker, friend] = [new Visitor(house.url), new Visitor(house.url)];
    const { match, invites } = await maker.create({ game: GAME, scenario: 'braveheart', take: ['english'] });
    const token = await offer(maker, match.id, 'english', 'scottish');
    expect(refusal(await claim(friend, match.id, invites['scottish'] ?? '')).code).toBe('inviteSpent');
    expect((await friend.claim(match.id, token)).seat).toBe('scottish');
    expect(await standing(match.id, 'scottish')).toMatchObject({ taken: true, offers: 0, renewed: 0 });
  });
});

describe('a seat that knows what others may not', () => {
  it('is given to nobody else, from the first card on', async () => {
    const { id, english } = await pair(house.url);
    expect(refusal(await ask(english, id, 'english', 'scottish'))).toMatchObject({
      code: 'offerRefused',
      args: { why: 'privy' },
    });
    expect(await standing(id, 'scottish')).toMatchObject({ offered: false, offers: 0, renewed: 0 });
  });

  it('nor to the friend of whoever sat down there first to look', async () => {
    const maker = new Visitor(house.url);
    const { match, invites } = await maker.create({ game: GAME, scenario: 'braveheart', take: ['english'] });
    await maker.claim(match.id, invites['scottish'] ?? '');
    expect(refusal(await ask(maker, match.id, 'english', 'scottish')).args).toEqual({ why: 'privy' });
  });

  it('is that from the moment on at which it has a secret, and stays so when that is taken back', async () => {
    const { id, table, red } = await sitting();
    await play(table, id, 'table', 'round');
    const comer = new Visitor(house.url);
    await comer.claim(id, await offer(table, id, 'table', 'red'));
    expect(refusal(await look(red, id, 'red')).code).toBe('seatRenewed');
    await play(comer, id, 'red', 'favour blue');
    const { length } = await comer.state(id, 'red');
    for (let round = 0; round < 2; round += 1) {
      expect(refusal(await ask(table, id, 'table', 'red')).args).toEqual({ why: 'privy' });
      if (round === 0) expect((await comer.undo(id, 'red', length)).status).toBe(200);
    }
    expect((await table.state(id, 'table')).view).toEqual((await comer.state(id, 'red')).view);
    // The other seat has heard nothing of it.
    expect((await ask(table, id, 'table', 'blue')).status).toBe(200);
  });

  it('is not taken over by an invitation that was made before it knew', async () => {
    const { id, table, red } = await sitting();
    const token = await offer(table, id, 'table', 'red');
    await play(table, id, 'table', 'round');
    // What the holder does takes the offer back; what the log says of it counts by itself.
    await play(red, id, 'red', 'favour blue');
    expect(refusal(await claim(new Visitor(house.url), id, token)).code).toBe('inviteSpent');
    expect(refusal(await ask(table, id, 'table', 'red')).args).toEqual({ why: 'privy' });
  });
});

describe('nobody', () => {
  it('but whoever made the match offers a seat, and only one that a person may take', async () => {
    const { id, table, red } = await sitting();
    expect(refusal(await ask(red, id, 'red', 'blue')).args).toEqual({ why: 'notHost' });
    expect(refusal(await ask(red, id, 'table', 'blue'))).toMatchObject({ status: 403, code: 'notYourSeat' });
    expect(refusal(await ask(new Visitor(house.url), id, 'table', 'blue')).code).toBe('notYourSeat');
    expect(refusal(await ask(table, id, 'table', 'table')).args).toEqual({ why: 'ownSeat' });
    expect(refusal(await ask(table, id, 'table', 'green')).code).toBe('noSuchSeat');
    expect((await standing(id, 'blue'))?.offered).toBe(false);
    const maker = new Visitor(house.url);
    const seats = { scottish: 'random' };
    const { match } = await maker.create({ game: GAME, scenario: 'braveheart', seats, take: ['english'] });
    expect(refusal(await ask(maker, match.id, 'english', 'scottish')).args).toEqual({ why: 'computer' });
  });
});
