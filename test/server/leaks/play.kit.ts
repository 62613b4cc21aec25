import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Chance } from '../../../src/core/game.ts';
import { forkSeed, seeded } from '../../../src/core/seeded.ts';
import { hammerOfTheScots } from '../../../src/games/index.ts';
import type { Accepted, Claimed, Created, MatchState, Updates } from '../../../src/protocol/index.ts';
import { type Heard, Wire } from './wire.kit.ts';

export const NAMES = ['english', 'scottish', 'observer'] as const;
export type Name = (typeof NAMES)[number];

/** A campaign takes as long as both others, and is both of them: it comes less often. */
const SCENARIOS = [
  'braveheart',
  'the-bruce',
  'campaign',
  ...Array.from({ length: 3 }, () => ['braveheart', 'the-bruce']).flat(),
];
const SEED = 297;

/** One of so many decisions is a time to try every side door; one of so many that can be, is taken back. */
const DOORS = 40;
const UNDOS = 10;

/** What was asked for and done, in its order. */
export type Done = { readonly seat: number; readonly line: string } | { readonly undoneBy: number };

export interface Played {
  /** Every byte that came, by viewer, in its order. */
  readonly heard: Readonly<Record<Name, readonly Heard[]>>;
  /** What nobody but this viewer may hear. */
  readonly tokens: Readonly<Record<Name, readonly string[]>>;
  /** The commitment to the dice, as it was published before the first roll. */
  readonly commitment: string;
  readonly done: readonly Done[];
  /** The record of the match, which everybody may have when it is over. */
  readonly record: string;
}

/** Somebody who looks on at a socket. */
class Person {
  readonly name: Name;
  readonly heard: Heard[] = [];
  readonly wire: Wire;
  private latest = '';
  private number = -1;
  private wake: () => void = () => undefined;
  private socket: WebSocket | undefined;

  constructor(name: Name, url: string) {
    this.name = name;
    this.wire = new Wire(url, this.heard);
  }

  async listen(id: string): Promise<void> {
    this.socket = await this.wire.listen(`/api/matches/${id}/live?seat=${this.name}`, (text) => {
      if (!text.startsWith('{"type":"updates"')) return;
      this.latest = text;
      // All that came before was heard one by one: the number stands in what comes first.
      this.number = Number(/"number":(\d+)/.exec(text)?.[1] ?? -1);
      this.wake();
    });
    await this.until(0);
  }

  /** Ends when this number has been heard. */
  async until(number: number): Promise<void> {
    while (this.number < number) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** The state as it came last. */
  state(): MatchState {
    return (JSON.parse(this.latest) as Updates).state;
  }

  close(): void {
    this.socket?.terminate();
    this.wire.close();
  }
}

/** Plays a whole match by chance, and tries every side door while it goes on. */
export async function play(url: string, number: number): Promise<Played> {
  const chance: Chance = seeded(forkSeed(SEED, number));
  const people = NAMES.map((name) => new Person(name, url));
  const [english, scottish, observer] = people;
  if (english === undefined || scottish === undefined || observer === undefined) throw new Error('nobody');
  const asked = {
    game: hammerOfTheScots.id,
    scenario: SCENARIOS[number % SCENARIOS.length] ?? '',
    take: ['english'],
  };
  const created = JSON.parse(await english.wire.send('POST', '/api/matches', asked)) as Created;
  const { id } = created.match;
  const token = created.invites['scottish'] ?? '';
  const claim = await scottish.wire.send('POST', `/api/matches/${id}/claim`, { token, id: randomUUID() });
  for (const person of people) await person.listen(id);
  const done: Done[] = [];
  for (let state = english.state(); state.result === undefined; ) {
    const seat = state.deciders[chance.draw(state.deciders.length, 'who')] ?? -1;
    const person = people[seat];
    if (person === undefined) throw new Error('nobody decides');
    if (chance.draw(DOORS, 'door') === 0) await sideDoors(people, id, state, chance);
    if (state.viewer !== person.name) state = person.state();
    const undoing = state.canUndo && chance.draw(UNDOS, 'undo') === 0;
    const line = state.legal[chance.draw(state.legal.length, 'line')] ?? '';
    const answer = undoing
      ? await person.wire.send('POST', `/api/matches/${id}/undo`, undo(person.name, state))
      : await person.wire.send('POST', `/api/matches/${id}/actions`, post(person.name, state, line));
    done.push(undoing ? { undoneBy: seat } : { seat, line });
    const accepted = JSON.parse(answer) as Accepted;
    for (const each of people) await each.until(accepted.number);
    state = accepted.state;
  }
  const record = await observer.wire.send('GET', `/api/matches/${id}/record`);
  for (const person of people) person.close();
  return {
    heard: { english: english.heard, scottish: scottish.heard, observer: observer.heard },
    tokens: {
      english: [created.keys['english'] ?? '', token],
      scottish: [(JSON.parse(claim) as Claimed).key],
      observer: [],
    },
    commitment: created.dice.commitment,
    done,
    record,
  };
}

const post = (seat: string, { decision }: MatchState, action: string): object => ({
  seat,
  id: randomUUID(),
  decision,
  action,
});

const undo = (seat: string, { length }: MatchState): object => ({ seat, id: randomUUID(), length });

/** Errors, hints, the past, the notes, what came before: for everybody. */
async function sideDoors(
  people: readonly Person[],
  id: string,
  { length }: MatchState,
  chance: Chance,
): Promise<void> {
  const alphabet = hammerOfTheScots.notation.alphabet();
  const line = hammerOfTheScots.notation.write(alphabet[chance.draw(alphabet.length, 'why')] ?? 0);
  const path = `/api/matches/${id}`;
  for (const { name, wire } of people) {
    const seat = `seat=${name}`;
    await wire.send('GET', `${path}?${seat}`);
    await wire.send('GET', `${path}/record?${seat}`);
    await wire.send('GET', `${path}/at/${chance.draw(length + 1, 'when')}?${seat}`);
    await wire.send('GET', `${path}/updates?${seat}&after=${chance.draw(length + 1, 'after')}`);
    if (name === 'observer') continue;
    const late = { seat: name, id: randomUUID(), decision: 0, action: line };
    await wire.send('GET', `${path}/why?${seat}&action=${encodeURIComponent(line)}`);
    await wire.send('POST', `${path}/actions`, { ...late, after: chance.draw(length + 1, 'after') });
    await wire.send('POST', `${path}/undo`, { seat: name, id: randomUUID(), length: length + 1 });
  }
}
