import process from 'node:process';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../src/core/game.ts';
import { forkSeed, seeded } from '../../src/core/seeded.ts';
import { type HammerState, hammerOfTheScots } from '../../src/games/index.ts';
import type { MatchState, Update } from '../../src/protocol/index.ts';
import { restore } from '../../src/server/match/terms.ts';
import { Store } from '../../src/server/index.ts';
import { LeakSearch, seatOf } from './leaks.kit.ts';
import { type House, openHouse, pair, Visitor } from './table.kit.ts';

/** So many whole matches are searched; SCHILTRON_LEAK_MATCHES asks for more. */
const MATCHES = Number(process.env['SCHILTRON_LEAK_MATCHES'] ?? 3);
const SCENARIOS = ['braveheart', 'the-bruce', 'campaign'];

/** So many answers are enough to see that the search finds something. */
const SOME = 80;

const NAMES = ['english', 'scottish', 'observer'] as const;
type Name = (typeof NAMES)[number];

interface Played {
  readonly id: string;
  /** Every byte that came, by viewer, in its order. */
  readonly heard: Readonly<Record<Name, readonly string[]>>;
  /** What belongs to one seat alone. */
  readonly tokens: Readonly<Record<Name, readonly string[]>>;
}

/** Plays a whole match by chance, and tries every side door while it goes on. */
async function play(house: House, number: number): Promise<Played> {
  const chance: Chance = seeded(forkSeed(297, number));
  const scenario = SCENARIOS[number % SCENARIOS.length] ?? '';
  const { id, english, scottish, created } = await pair(house.url, { scenario });
  const observer = new Visitor(house.url);
  const people = { english, scottish, observer };
  const ears = await Promise.all(NAMES.map((name) => people[name].listen(id, name)));
  for (let current = 0; ; ) {
    const states = await Promise.all(ears.map((ear) => ear.until((state) => state.number >= current)));
    if (states[0]?.result !== undefined) break;
    const deciding = states.filter((state) => state.decision !== null);
    const state = deciding[chance.draw(deciding.length, 'who')];
    if (state === undefined) throw new Error('nobody decides');
    const seat = state.viewer === 'english' ? 'english' : 'scottish';
    if (chance.draw(12, 'door') === 0) await sideDoors(people, id, state, chance);
    if (state.canUndo && chance.draw(10, 'undo') === 0) {
      current = JSON.parse((await people[seat].undo(id, seat, state.length)).text).number;
      continue;
    }
    const line = state.legal[chance.draw(state.legal.length, 'line')] ?? '';
    const answer = await people[seat].post(id, seat, state.decision ?? -1, line);
    current = JSON.parse(answer.text).number;
  }
  for (const ear of ears) ear.close();
  const key = created.keys['english'] ?? '';
  return {
    id,
    heard: { english: english.heard, scottish: scottish.heard, observer: observer.heard },
    tokens: { english: [key], scottish: [], observer: [] },
  };
}

/** Errors, hints, the past, the notes, a socket from the start: for everybody. */
async function sideDoors(
  people: Readonly<Record<Name, Visitor>>,
  id: string,
  { length }: MatchState,
  chance: Chance,
): Promise<void> {
  const alphabet = hammerOfTheScots.notation.alphabet();
  const line = hammerOfTheScots.notation.write(alphabet[chance.draw(alphabet.length, 'why')] ?? 0);
  for (const name of NAMES) {
    const visitor = people[name];
    const seat = `seat=${name}`;
    const path = `/api/matches/${id}`;
    await visitor.send('GET', `${path}/record?${seat}`);
    await visitor.send('GET', `${path}/at/${chance.draw(length + 1, 'when')}?${seat}`);
    await visitor.send('GET', `${path}/updates?${seat}&after=${chance.draw(length + 1, 'after')}`);
    if (name === 'observer') continue;
    await visitor.send('GET', `${path}/why?${seat}&action=${encodeURIComponent(line)}`);
    await visitor.post(id, name, 0, line, { after: 0 });
    await visitor.undo(id, name, length + 1);
  }
}

/** The true position after each entry of the log, and the secret. */
async function truthOf(store: Store, id: string): Promise<{ truths: HammerState[]; secret: string }> {
  const stored = await store.load(id);
  if (stored === undefined) throw new Error('the match was not stored');
  const truths: HammerState[] = [];
  restore(stored.match, stored.entries, (log) => {
    truths.push(hammerOfTheScots.copy(log.match.state as HammerState));
  });
  return { truths, secret: stored.match.secret };
}

interface Body {
  readonly state?: MatchState;
  readonly updates?: readonly Update[];
  readonly number?: number;
}

/** Searches all that one viewer heard; `as` is the viewer that it may have been meant for. */
function search(
  as: Name,
  heard: readonly string[],
  truths: HammerState[],
  secrets: readonly string[],
): LeakSearch {
  const found = new LeakSearch(seatOf(as), truths);
  let number = 0;
  for (const text of heard) {
    if (text.startsWith(';')) {
      found.notes(text, number, secrets);
      continue;
    }
    if (!text.startsWith('{')) continue;
    const body = JSON.parse(text) as Body & MatchState;
    const state = body.state ?? (body.legal === undefined ? undefined : body);
    if (state?.result === undefined) found.raw(text, secrets);
    if (state !== undefined) {
      number = Math.max(number, state.number);
      found.state(state);
    }
    for (const update of body.updates ?? []) found.update(update);
  }
  return found;
}

describe('what H12 hides', () => {
  it(`is in no byte that anybody else was sent in ${MATCHES} matches`, {
    timeout: MATCHES * 200_000,
  }, async () => {
    const house = await openHouse();
    const matches: Played[] = [];
    for (let i = 0; i < MATCHES; i += 1) matches.push(await play(house, i));
    await house.server.stop();
    const store = await Store.open(house.file);
    let looked = 0;
    for (const { id, heard, tokens } of matches) {
      const { truths, secret } = await truthOf(store, id);
      for (const name of NAMES) {
        const foreign = NAMES.filter((each) => each !== name).flatMap((each) => tokens[each]);
        const found = search(name, heard[name], truths, [secret, ...foreign]);
        expect(found.leaks).toEqual([]);
        looked += found.looked;
      }
      // The search finds what it is made for: what one seat was sent is full of what another may not know.
      for (const [name, other] of [
        ['english', 'scottish'],
        ['scottish', 'english'],
        ['observer', 'english'],
      ] as const) {
        expect(search(name, heard[other].slice(0, SOME), truths, [secret]).leaks.length).toBeGreaterThan(10);
      }
    }
    await store.close();
    await house.close().catch(() => undefined);
    expect(looked).toBeGreaterThan(MATCHES * 10_000);
  });
});
