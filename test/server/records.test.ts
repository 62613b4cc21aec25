import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMatch } from '../../src/core/record-read.ts';
import { hammerOfTheScots } from '../../src/games/index.ts';
import { CheckedRecord, Created } from '../../src/protocol/index.ts';
import { type House, openHouse, pair, read, refusal, Visitor } from './table.kit.ts';

const FOLDER = 'test/records/hammer-of-the-scots';

let house: House;
let record: string;
let visitor: Visitor;

beforeAll(async () => {
  house = await openHouse();
  record = readFileSync(`${FOLDER}/${readdirSync(FOLDER).toSorted()[0] ?? ''}`, 'utf8');
  visitor = new Visitor(house.url);
});

afterAll(() => house.close());

const original = (): ReturnType<typeof readMatch<unknown, unknown>> =>
  readMatch<unknown, unknown>([hammerOfTheScots], record);

describe('a record', () => {
  it('is checked, and the first mistake is named with its place', async () => {
    const match = original();
    if (!match.ok) throw new Error(match.error.code);
    const checked = read(CheckedRecord, await visitor.send('POST', '/api/records/check', { record }));
    expect(checked.length).toBe(match.value.match.length);
    expect(checked.result?.kind).toBe(match.value.match.outcome()?.kind);
    const wrong = record.replace(/^2\. (\w+) .*$/m, '2. $1 dance');
    const answer = await visitor.send('POST', '/api/records/check', { record: wrong });
    expect(refusal(answer)).toMatchObject({
      status: 422,
      code: 'badRecord',
      args: { problem: 'unknownAction' },
    });
    expect(refusal(answer).args['line']).toBeGreaterThan(2);
  });

  it('opens as a match that is over, for everybody to look at', async () => {
    const made = read(Created, await visitor.send('POST', '/api/records', { record }));
    const state = await visitor.state(made.match.id);
    expect(state.result).toBeDefined();
    expect(state.match.taken).toBe(state.length);
    const { text } = await visitor.send('GET', `/api/matches/${made.match.id}/record`);
    const again = readMatch([hammerOfTheScots], text);
    if (!again.ok) throw new Error(again.error.code);
    expect(again.value.match.length).toBe(state.length);
    const answers = again.value.match.answers().length;
    expect(again.value.tags).toContainEqual({ name: 'continued', values: [state.length, answers] });
  });

  it('is played on from any point of it, with dice of a new secret', async () => {
    const body = { record, at: 3, seats: { scottish: 'random' }, take: ['english'] };
    const made = read(Created, await visitor.send('POST', '/api/records', body));
    const { id } = made.match;
    expect(made.match.taken).toBe(3);
    expect(made.dice.from).toBeGreaterThan(0);
    const ear = await visitor.listen(id, 'english');
    const before = await ear.until(({ decision }) => decision !== null);
    await visitor.act(id, 'english', before.decision ?? -1, before.legal[0] ?? '');
    expect((await visitor.state(id, 'english')).number).toBeGreaterThan(before.number);
    ear.close();
    const far = await visitor.send('POST', '/api/records', { record, at: 99_999 });
    expect(refusal(far)).toMatchObject({ status: 404, code: 'noSuchPosition' });
  });
});

describe('the notes of a running match', () => {
  it('hold one’s own actions and what one was told, and are no record', async () => {
    const { id, english, scottish } = await pair(house.url);
    const [mine, theirs] = [await english.state(id, 'english'), await scottish.state(id, 'scottish')];
    await english.act(id, 'english', mine.decision ?? -1, mine.legal[0] ?? '');
    await scottish.act(id, 'scottish', theirs.decision ?? -1, theirs.legal[0] ?? '');
    const notes = (await english.send('GET', `/api/matches/${id}/record?seat=english`)).text;
    expect(notes).toContain(`1. english ${mine.legal[0]}\n`);
    expect(notes).toContain('2. scottish …\n');
    expect(notes).toContain('"type":"hand-own","side":"english"');
    expect(notes).not.toContain('"side":"scottish","cards"');
    expect(notes).not.toMatch(/^setup/m);
    expect(readMatch([hammerOfTheScots], notes).ok).toBe(false);
    const open = (await new Visitor(house.url).send('GET', `/api/matches/${id}/record`)).text;
    expect(open).toContain('1. english …\n');
    expect(open).not.toContain('-own');
  });
});
