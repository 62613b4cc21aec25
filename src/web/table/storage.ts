import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Outcome } from '../../core/game.ts';
import type { Continued } from '../../core/seal.ts';
import type { SeatState } from '../../protocol/index.ts';
import type { Player } from './players.ts';

/** What the list of matches shows of a match that this browser keeps. Nothing in it is hidden from anybody. */
export interface KeptMatch {
  readonly id: string;
  readonly gameId: string;
  readonly scenario: string;
  readonly players: readonly Player[];
  readonly started: number;
  readonly updated: number;
  readonly length: number;
  /** How far it has come, in the game's own measures: the year and the like. */
  readonly stage: Readonly<Record<string, number>>;
  readonly result?: Outcome;
}

/** Everything of a match. Only the worker reads it: it holds what both sides hide. */
export interface KeptRecord {
  readonly id: string;
  readonly text: string;
  readonly dice: {
    readonly match: string;
    readonly secret: Uint8Array;
    readonly sealed: boolean;
    readonly continued?: Continued;
  };
}

/** A seat at a table on a server: its key, and the invitations of whoever made the match. */
export interface KeptSeat {
  /** The name under which it is kept: a browser may hold several seats of a match. */
  readonly id: string;
  readonly match: string;
  readonly seat: string;
  readonly key: string;
  readonly gameId: string;
  readonly scenario: string;
  readonly updated: number;
  /** Whether the match is over, as far as this browser knows. */
  readonly ended?: boolean;
  /** Invitations that have not been seen taken, by seat. */
  readonly invites: Readonly<Record<string, string>>;
  /** By seat, how often it had been offered again when its invitation here was made; never, where it is not named. */
  readonly offers?: Readonly<Record<string, number>>;
  /** How things stood with the seats of the match when it was last open here. */
  readonly seats?: readonly SeatState[];
  /** Whether the person has seen to a link of their own, should this browser be lost. */
  readonly hasWayBack?: boolean;
}

/** A seat as it lies in the database: where no match is named, the only seat of a match lies under the match's id. */
type StoredSeat = Omit<KeptSeat, 'match'> & { readonly match?: string };

/** The name under which a new seat is kept. */
export const seatId = (match: string, seat: string): string => `${match}/${seat}`;

const whole = (seat: StoredSeat): KeptSeat => ({ ...seat, match: seat.match ?? seat.id });

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch };
  records: { key: string; value: KeptRecord };
  seats: { key: string; value: StoredSeat };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database of this browser. Throws where there is none. */
const database = async (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('schiltron', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('records', { keyPath: 'id' });
      db.createObjectStore('seats', { keyPath: 'id' });
    },
    terminated: forgetDatabase,
  });
  // What fails now may go well later.
  opened.catch(forgetDatabase);
  return opened;
};

const forgetDatabase = (): void => {
  opened = undefined;
};

/** Seats that the browser refuses to keep: they last as long as the page. */
const loose = new Map<string, KeptSeat>();

/** Keeps a match as it stands; both halves or neither. */
export async function keep(match: KeptMatch, record: KeptRecord): Promise<void> {
  const db = await database();
  const change = db.transaction(['matches', 'records'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    change.objectStore('matches').put(match),
    change.objectStore('records').put(record),
    change.done,
  ]);
}

/** Everything of a kept match; undefined when this browser has it no more. */
export async function keptRecord(id: string): Promise<{ match: KeptMatch; record: KeptRecord } | undefined> {
  const db = await database();
  const [match, record] = await Promise.all([db.get('matches', id), db.get('records', id)]);
  return match === undefined || record === undefined ? undefined : { match, record };
}

/** The matches of this browser, the latest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const all = await (await database()).getAll('matches');
  return all.toSorted((a, b) => b.updated - a.updated);
}

/** Deletes a match. */
export async function forget(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['matches', 'records'], 'readwrite');
  await Promise.all([
    change.objectStore('matches').delete(id),
    change.objectStore('records').delete(id),
    change.done,
  ]);
}

/** Keeps a seat on a server, as far as the browser lets it: at least as long as the page. */
export async function keepSeat(seat: KeptSeat): Promise<void> {
  try {
    await (await database()).put('seats', seat);
    loose.delete(seat.id);
  } catch {
    loose.set(seat.id, seat);
  }
}

/** The seats on servers, the latest first. */
export async function keptSeats(): Promise<KeptSeat[]> {
  const stored = await database().then(
    (db) => db.getAll('seats'),
    () => [],
  );
  const all = [...stored.map(whole).filter(({ id }) => !loose.has(id)), ...loose.values()];
  return all.toSorted((a, b) => b.updated - a.updated);
}

/** A seat on a server, if this browser holds it. */
export async function keptSeat(match: string, seat: string): Promise<KeptSeat | undefined> {
  const all = await keptSeats();
  return all.find((each) => each.match === match && each.seat === seat);
}

/** Forgets a seat on a server, by the name under which it is kept; the match goes on there. */
export async function forgetSeat(id: string): Promise<void> {
  loose.delete(id);
  await (await database()).delete('seats', id);
}
