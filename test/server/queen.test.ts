import { afterAll, beforeAll, expect, it } from 'vitest';
import { POWERS } from '../../src/games/virgin-queen/powers.ts';
import { Offered } from '../../src/protocol/index.ts';
import { type House, openHouse, read, refusal, Visitor } from './table.kit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ file: ':memory:' });
});

afterAll(() => house.close());

/** Plays a line in a seat as things stand now. */
async function play(who: Visitor, id: string, seat: string, line: string): Promise<void> {
  const { decision } = await who.state(id, seat);
  await who.act(id, seat, decision ?? -1, line);
}

/** A sitting at which the Empire has sealed this preference, and what else is entered until it is asked. */
async function sealed(preference: string) {
  const [table, france, empire] = [0, 1, 2].map(() => new Visitor(house.url));
  if (table === undefined || france === undefined || empire === undefined) throw new Error('nobody came');
  const { match, invites } = await table.create({ game: 'virgin-queen', scenario: 'campaign' });
  const { id } = match;
  await france.claim(id, invites['france'] ?? '');
  await empire.claim(id, invites['empire'] ?? '');
  await play(empire, id, 'empire', `prefer ${preference}`);
  const totals = POWERS.flatMap((power) => [
    `typed basic ${power} ${power === 'spain' ? 26 : 10}`,
    ...(power === 'ottoman' || power === 'empire' ? [] : [`typed special ${power} 0`]),
  ]);
  const board = ['place paris england', 'place prague ottoman'];
  for (const line of [...totals, ...board, 'victory-phase', 'go-on', 'go-on', 'go-on'])
    await play(table, id, 'table', line);
  return { id, table, france, empire };
}

/** The Empire keeps silent, and the table confirms what the phase finds. */
async function toTheEnd(id: string, table: Visitor, empire: Visitor): Promise<void> {
  await play(empire, id, 'empire', 'silent');
  while (!(await table.state(id, 'table')).legal.includes('yes')) await play(table, id, 'table', 'go-on');
  await play(table, id, 'table', 'yes');
}

interface Empire {
  readonly preference: string | null;
  readonly salt: string;
  readonly commitment: string;
}

const empireIn = (view: unknown): Empire => {
  if (typeof view !== 'object' || view === null || !('empire' in view)) throw new Error('there is no Empire');
  return view.empire as Empire;
};

it('V7.8 what the Empire keeps secret is in no byte that anybody else is sent, until it declares', async () => {
  // The name of no power and of no fact: wherever it stands, it is the secret.
  const { id, table, france, empire } = await sealed('balanced');
  const own = empireIn((await empire.state(id, 'empire')).view);
  expect(own).toMatchObject({ preference: 'balanced', salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const observer = new Visitor(house.url);
  for (const [who, seat] of [
    [table, 'table'],
    [france, 'france'],
    [observer, undefined],
  ] as const) {
    const state = await who.state(id, seat);
    await who.updates(id, seat);
    const asking = seat === undefined ? '' : `?seat=${seat}`;
    for (const door of [
      'record',
      'material',
      ...Array.from({ length: state.length + 1 }, (_, i) => `at/${i}`),
    ])
      expect((await who.send('GET', `/api/matches/${id}/${door}${asking}`)).status, door).toBe(200);
    expect(empireIn(state.view)).toMatchObject({ preference: null, salt: '', commitment: own.commitment });
    const heard = who.heard.join('\n');
    expect(heard).toContain(own.commitment);
    expect(heard).not.toContain('balanced');
    expect(heard).not.toContain(own.salt);
  }
  expect(empire.heard.join('\n')).toContain('balanced');
});

it('V7.9 what it declares is told to all with its proof', async () => {
  const { id, france, empire } = await sealed('balanced');
  const { view } = await empire.state(id, 'empire');
  const { salt } = empireIn(view);
  await play(empire, id, 'empire', 'declare');
  expect(empireIn((await france.state(id, 'france')).view)).toMatchObject({ preference: 'balanced', salt });
});

it('V7.11 what the Empire keeps sealed at the end stays so: nobody is given the record or the secret of the dice', async () => {
  const { id, table, france, empire } = await sealed('balanced');
  const { salt } = empireIn((await empire.state(id, 'empire')).view);
  await toTheEnd(id, table, empire);
  await play(empire, id, 'empire', 'keep-seal');
  for (const [who, seat] of [
    [table, 'table'],
    [france, 'france'],
  ] as const) {
    const { result, dice } = await who.state(id, seat);
    expect(result).toMatchObject({ kind: 'standard' });
    expect(dice.secret).toBeUndefined();
    const record = await who.send('GET', `/api/matches/${id}/record?seat=${seat}`);
    expect(record.text).toContain('This is no record.');
    const heard = who.heard.join('\n');
    expect(heard).not.toContain('balanced');
    expect(heard).not.toContain(salt);
  }
  const own = await empire.send('GET', `/api/matches/${id}/record?seat=empire`);
  expect(own.text).toContain(' empire prefer balanced\n');
});

it('V7.11 what it opens at the end is in the record, with the secret of the dice', async () => {
  const { id, table, france, empire } = await sealed('balanced');
  await toTheEnd(id, table, empire);
  expect((await france.state(id, 'france')).dice.secret).toBeUndefined();
  await play(empire, id, 'empire', 'open-seal');
  expect((await france.state(id, 'france')).dice.secret).toMatch(/^[0-9a-f]{64}$/);
  const record = await france.send('GET', `/api/matches/${id}/record?seat=france`);
  expect(record.text).toContain(' empire prefer balanced');
  expect(record.text).not.toContain('This is no record.');
});

it('V7.8 a lost phone is made up for, but for that of the Empire once it has a secret', async () => {
  const { id, table, france } = await sealed('balanced');
  const offer = (seat: string) => table.send('POST', `/api/matches/${id}/offer`, { by: 'table', seat });
  const { token } = read(Offered, await offer('france'));
  const phone = new Visitor(house.url);
  expect((await phone.claim(id, token)).seat).toBe('france');
  expect(refusal(await france.send('GET', `/api/matches/${id}?seat=france`)).code).toBe('seatRenewed');
  expect(refusal(await offer('empire')).args).toEqual({ why: 'privy' });
  // In a sitting in which it has said nothing yet, nothing is given away.
  const other = new Visitor(house.url);
  const { match, invites } = await other.create({ game: 'virgin-queen', scenario: 'campaign' });
  await new Visitor(house.url).claim(match.id, invites['empire'] ?? '');
  const early = await other.send('POST', `/api/matches/${match.id}/offer`, { by: 'table', seat: 'empire' });
  expect(read(Offered, early).seat).toBe('empire');
});
