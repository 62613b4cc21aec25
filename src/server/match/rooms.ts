import { botNamed } from '../../bots/index.ts';
import { checkConfig } from '../../core/config.ts';
import type { Json, Seat } from '../../core/game.ts';
import type { AnyGame } from '../../core/match.ts';
import { bad, good, type Result } from '../../core/result.ts';
import type { CreateMatch, Created, OpenRecord } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { EntryRow, StoredMatch, TokenRow } from '../storage/store.ts';
import { hashOf, newMatchId, newSecret, newToken, type RandomBytes } from '../tokens.ts';
import { keyRow } from './keys.ts';
import type { MatchLog } from './log.ts';
import { readRecord, takeOver } from './records.ts';
import { restore } from './restore.ts';
import { type House, Room } from './room.ts';
import { Shelved } from './shelved.ts';
import {
  begin,
  diceState,
  entryRow,
  gameNamed,
  HUMAN,
  rowOf,
  seatName,
  seatNamed,
  type Terms,
} from './terms.ts';

/** The seat that records the match of an umpire, which whoever makes the match takes. */
const RECORDER: Seat = 0;

/** So many matches stay in memory that nobody watches. */
export const KEPT = 200;

/** Whoever asked for a room needs a moment to enter it, in milliseconds: until then it does not leave the memory. */
export const REST_MS = 60_000;

interface Services extends Omit<House, 'forget'> {
  /** The games on the table. */
  readonly games: readonly AnyGame[];
  /** Where the ids of matches and the secrets of their dice come from. */
  readonly random: RandomBytes;
}

type Seating = Pick<CreateMatch, 'seats' | 'take' | 'spectators'>;

/** All matches: those that are open stand in memory, the others are read when somebody asks for them. */
export class Rooms {
  private readonly services: Services;
  private readonly open = new Map<string, Promise<Room>>();

  constructor(services: Services) {
    this.services = services;
  }

  /** The room of a match. Throws a `Refusal` when there is none, or none that these rules can play. */
  async room(id: string): Promise<Room> {
    let opening = this.open.get(id);
    if (opening === undefined) {
      opening = this.read(id);
      this.open.set(id, opening);
      opening.catch(() => this.open.delete(id));
    }
    const room = await opening;
    room.used = this.services.now();
    return room;
  }

  /** As `room`; of a match of other rules at least what is stored of it. */
  async roomOrShelf(id: string): Promise<Room | Shelved> {
    try {
      return await this.room(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'engineVersion') throw error;
      const { games, store } = this.services;
      const stored = await store.load(id);
      if (stored === undefined) throw error;
      return new Shelved(gameNamed(games, stored.match.game), stored, store);
    }
  }

  /** A new match. */
  async create(asked: CreateMatch): Promise<Created> {
    const game = gameNamed(this.services.games, asked.game);
    const config = checkConfig(game, {
      scenario: asked.scenario,
      ...(asked.preset === undefined ? {} : { preset: asked.preset }),
      options: asked.options ?? {},
      // What a body of JSON holds is JSON.
      ...(asked.material === undefined ? {} : { material: asked.material as Json }),
    });
    if (!config.ok) throw new Refusal('badConfig', { ...config.error.args, problem: config.error.code });
    const terms = this.terms(game, config.value, asked);
    return this.keep(terms, begin(terms), [], asked.take ?? []);
  }

  /** A match out of a record, up to a point of it; from there on the dice come from a new secret. */
  async openRecord(asked: OpenRecord): Promise<Created> {
    const from = readRecord(this.services.games, asked.record);
    const { log, entries } = takeOver(from.game, from, asked.at ?? from.length);
    const base = this.terms(from.game, from.config, asked);
    const terms: Terms = { ...base, diceFrom: log.answered, taken: entries.length };
    const rows = entries.map((entry) => entryRow(terms, entry, terms.created));
    return this.keep(terms, log, rows, asked.take ?? []);
  }

  /** Wakes the computer players of all matches that were running when the server stopped. */
  async wakeAll(): Promise<void> {
    for (const { id, players } of await this.services.store.running()) {
      if (!(JSON.parse(players) as string[]).some((player) => player !== HUMAN)) continue;
      const opened = await this.tried(id);
      if (!opened.ok) this.services.failed(opened.error);
      this.sweep();
    }
  }

  /** Ends when everything that has been asked for is stored. */
  async settled(): Promise<void> {
    for (const opening of this.open.values()) {
      const room = await opening.catch(() => undefined);
      await room?.settled();
    }
  }

  private async tried(id: string): Promise<Result<Room, unknown>> {
    try {
      return good(await this.room(id));
    } catch (error) {
      return bad(error);
    }
  }

  private terms(game: AnyGame, config: Terms['config'], { seats = {}, spectators = true }: Seating): Terms {
    return {
      id: newMatchId(this.services.random),
      game,
      config,
      players: playersOf(game, seats),
      spectators,
      secret: newSecret(this.services.random),
      diceFrom: 0,
      taken: 0,
      created: this.services.now(),
    };
  }

  private async keep(
    terms: Terms,
    log: MatchLog,
    entries: readonly EntryRow[],
    take: readonly string[],
  ): Promise<Created> {
    const { game } = terms;
    const taking = take.map((name) => seatNamed(game, name));
    if (game.umpire === true) taking.push(RECORDER);
    const keys: Record<string, string> = {};
    const invites: Record<string, string> = {};
    const tokens: TokenRow[] = [];
    for (const [seat, player] of terms.players.entries()) {
      if (player !== HUMAN) continue;
      const token = newToken();
      const row = keyRow(terms.id, seat, token, terms.created);
      const taken = taking.includes(seat);
      (taken ? keys : invites)[seatName(game, seat)] = token;
      tokens.push(taken ? row : { ...row, kind: 'invite', hash: hashOf(token) });
    }
    const stored: StoredMatch = { match: rowOf(terms, log), entries, tokens };
    await this.services.store.create(stored);
    const room = this.newRoom(terms, log, stored);
    this.open.set(terms.id, Promise.resolve(room));
    this.sweep();
    room.wake();
    return { match: room.info(), dice: diceState(terms, room.isDisclosed), invites, keys };
  }

  private async read(id: string): Promise<Room> {
    const stored = await this.services.store.load(id);
    if (stored === undefined) throw new Refusal('noSuchMatch');
    const { games, store } = this.services;
    const { terms, log } = restore(games, stored.match, stored.entries, await store.snapshot(id));
    const room = this.newRoom(terms, log, stored);
    this.sweep();
    room.wake();
    return room;
  }

  private newRoom(terms: Terms, log: MatchLog, stored: StoredMatch): Room {
    const forget = (room: Room): void => {
      this.open.delete(room.terms.id);
    };
    return new Room(terms, log, stored, {
      store: this.services.store,
      bots: this.services.bots,
      now: this.services.now,
      failed: this.services.failed,
      forget,
    });
  }

  /** Lets go of those that were not used for longest, when there are too many. */
  private sweep(): void {
    if (this.open.size <= KEPT) return;
    void this.letGo().catch((error: unknown) => this.services.failed(error));
  }

  private async letGo(): Promise<void> {
    const openings = [...this.open.values()].map((opening) => opening.catch(() => undefined));
    const rooms = (await Promise.all(openings)).filter((room) => room !== undefined);
    const since = this.services.now() - REST_MS;
    const idle = rooms.filter((room) => room.isIdle && room.used <= since);
    idle.sort((a, b) => a.used - b.used);
    for (const room of idle.slice(0, Math.max(0, this.open.size - KEPT))) this.open.delete(room.terms.id);
  }
}

function playersOf(game: AnyGame, seats: Readonly<Record<string, string>>): string[] {
  for (const name of Object.keys(seats)) seatNamed(game, name);
  return game.seats.map(({ id }) => {
    const player = seats[id] ?? HUMAN;
    if (player !== HUMAN && botNamed(player) === undefined) throw new Refusal('noSuchPlayer', { player });
    if (player !== HUMAN && game.umpire === true) throw new Refusal('noComputer', { player });
    return player;
  });
}
