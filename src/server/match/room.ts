import { randomInt } from 'node:crypto';
import type { Action, Seat, Viewer } from '../../core/game.ts';
import type {
  Accepted,
  Claimed,
  ClaimSeat,
  MatchInfo,
  PostAction,
  PostUndo,
  ServerMessage,
} from '../../protocol/index.ts';
import type { BotPool } from '../bots/pool.ts';
import { Refusal } from '../refusal.ts';
import { Conflict, type Store, type TokenRow } from '../storage/store.ts';
import { hashOf, newToken, sameHash } from '../tokens.ts';
import type { LogEntry, MatchLog } from './log.ts';
import { Sight } from './sight.ts';
import { chanceOf, entryRow, HUMAN, infoOf, seatName, seatNamed, type Terms } from './terms.ts';

/** Somebody who is told at once. */
export interface Listener {
  readonly viewer: Viewer;
  readonly send: (message: ServerMessage) => void;
  /** The match in memory can no longer be trusted: whoever listens has to open it anew. */
  readonly drop: () => void;
}

/** What a room needs of the house. */
export interface House {
  readonly store: Store;
  readonly bots: BotPool;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Takes a room out of memory, so that it is read from the store the next time. */
  readonly forget: (room: Room) => void;
  /** Something went wrong that no request waits for. */
  readonly failed: (error: unknown) => void;
}

/**
 * A match that somebody has open. Everything that changes it passes through one queue, in the order: check, apply,
 * store, then tell. When it cannot be stored the room is given up, and the match is read again from what is stored.
 */
export class Room {
  readonly terms: Terms;
  private readonly log: MatchLog;
  private readonly sight: Sight;
  private readonly house: House;
  private readonly tokens: TokenRow[];
  private readonly listeners = new Set<Listener>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly thinking = new Set<Seat>();
  private broken = false;
  /** When somebody last asked for it, in milliseconds since 1970. */
  used: number;

  constructor(terms: Terms, log: MatchLog, tokens: readonly TokenRow[], house: House) {
    this.terms = terms;
    this.log = log;
    this.tokens = [...tokens];
    this.house = house;
    this.used = house.now();
    this.sight = new Sight(terms, log, () => this.info());
  }

  /** Whether nobody listens, nobody waits for an answer and nobody thinks: then it can leave the memory. */
  get isIdle(): boolean {
    return this.listeners.size === 0 && this.waiting === 0 && this.thinking.size === 0;
  }

  get over(): boolean {
    return this.log.outcome !== undefined;
  }

  info(): MatchInfo {
    return infoOf(this.terms, (seat) => this.isTaken(seat));
  }

  /** Looks at the match once everything that was asked for before is stored. */
  look<T>(see: (sight: Sight) => T): Promise<T> {
    return this.enter(() => Promise.resolve(see(this.sight)));
  }

  /** Whether this token is the key of this seat. */
  opens(seat: Seat, token: string): boolean {
    const hash = hashOf(token);
    return this.tokens.some((row) => row.kind === 'key' && row.seat === seat && sameHash(row.hash, hash));
  }

  /** An action of a person. */
  act(post: PostAction): Promise<Accepted> {
    return this.enter(async () => {
      const seat = seatNamed(this.terms.game, post.seat);
      const action = this.terms.game.notation.read(post.action);
      const known = this.known(seat, post.id, (entry) => entry.kind === 'play' && entry.action === action);
      if (known !== undefined) return this.accepted(known, seat, post.after);
      const decision = this.log.decision(seat);
      if (decision === undefined && !this.log.match.deciders().includes(seat)) {
        throw new Refusal('notYourDecision', {}, this.missed(seat, post.after));
      }
      if (decision !== post.decision) {
        throw new Refusal('stale', { decision: decision ?? null }, this.missed(seat, post.after));
      }
      return this.accepted(await this.play(seat, this.sight.read(post.action), post.id), seat, post.after);
    });
  }

  /** A person takes its latest action back. */
  takeBack(post: PostUndo): Promise<Accepted> {
    return this.enter(async () => {
      const seat = seatNamed(this.terms.game, post.seat);
      const known = this.known(seat, post.id, (entry) => entry.kind === 'undo');
      if (known !== undefined) return this.accepted(known, seat, post.after);
      if (post.length !== this.log.match.length) {
        throw new Refusal(
          'stale',
          { decision: this.log.decision(seat) ?? null },
          this.missed(seat, post.after),
        );
      }
      const undone = this.log.undo(seat, post.id);
      if (!undone.ok) throw new Refusal('undoRefused', { why: undone.error });
      await this.keep(undone.value);
      return this.accepted(undone.value, seat, post.after);
    });
  }

  /** Takes a seat with an invitation, or opens it again with its key. */
  claim({ token, id }: ClaimSeat): Promise<Claimed> {
    return this.enter(async () => {
      const hash = hashOf(token);
      const row = this.tokens.find((each) => sameHash(each.hash, hash));
      if (row === undefined) throw new Refusal('badToken');
      const seat = seatName(this.terms.game, row.seat);
      if (row.kind === 'key') return { seat, key: token };
      const by = hashOf(`${id}/${token}`);
      const key = newToken();
      const kept = keyRow(this.terms.id, row.seat, key, this.house.now());
      if (row.spent !== null) {
        // The answer to the same claim was lost on its way: whoever made it gets another key.
        if (row.spent_by === null || !sameHash(row.spent_by, by)) throw new Refusal('inviteSpent');
        await this.house.store.addKey(kept);
      } else {
        if (!(await this.house.store.spend(row.hash, by, kept))) throw new Refusal('inviteSpent');
        row.spent = kept.made;
        row.spent_by = by;
      }
      this.tokens.push(kept);
      this.sight.refresh();
      this.tellSeats();
      return { seat, key };
    });
  }

  /** Tells this listener all it has not heard, and from now on everything at once. */
  async listen(listener: Listener, after: number | undefined): Promise<void> {
    await this.look(() => {
      this.listeners.add(listener);
      this.bring(listener, after);
    });
  }

  /** Tells a listener again what came after a number. */
  async resume(listener: Listener, after: number): Promise<void> {
    await this.look(() => this.bring(listener, after));
  }

  unlisten(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Lets the computer players think whose turn it is. */
  wake(): void {
    if (this.broken || this.house.bots.isStopped) return;
    for (const seat of this.log.match.deciders()) {
      const player = this.terms.players[seat];
      if (player === undefined || player === HUMAN || this.thinking.has(seat)) continue;
      this.thinking.add(seat);
      this.botTurn(seat, player)
        .catch((error: unknown) => {
          this.giveUp();
          this.house.failed(error);
        })
        .finally(() => {
          this.thinking.delete(seat);
          this.wake();
        });
    }
  }

  /** Ends when everything that has been asked for is done. */
  async settled(): Promise<void> {
    await this.queue.catch(() => undefined);
  }

  private async botTurn(seat: Seat, bot: string): Promise<void> {
    const { log, terms } = this;
    const number = log.number;
    const legal = log.legal(seat);
    const thought = {
      bot,
      game: terms.game.id,
      view: log.match.view(seat),
      seat,
      legal,
      seed: randomInt(2 ** 32),
    };
    const chosen = await this.house.bots.think(thought);
    if (this.house.bots.isStopped) return;
    await this.enter(async () => {
      // Somebody else may have acted meanwhile: the player thinks again about what is there now.
      if (log.decision(seat) === undefined || (log.number !== number && !sameLegal(legal, log.legal(seat))))
        return;
      const usable = chosen !== undefined && legal.includes(chosen);
      const action = usable ? chosen : legal[randomInt(legal.length)];
      if (action !== undefined) await this.play(seat, action, undefined);
    });
  }

  private async play(seat: Seat, action: Action, request: string | undefined): Promise<LogEntry> {
    const { log, terms } = this;
    let played: ReturnType<MatchLog['play']>;
    try {
      played = log.play(seat, action, request, chanceOf(terms, log.answered));
    } catch (error) {
      this.giveUp();
      throw error;
    }
    if (!played.ok) {
      const { id, paragraph } = played.error.reason;
      throw new Refusal('refused', { reason: id, paragraph });
    }
    await this.keep(played.value);
    return played.value;
  }

  /** Stores what has been done, then tells it. */
  private async keep(entry: LogEntry): Promise<void> {
    try {
      await this.house.store.append(entryRow(this.terms, entry, this.house.now()), this.over);
    } catch (error) {
      this.giveUp();
      if (error instanceof Conflict) throw new Refusal('stale', { decision: null });
      throw error;
    }
    this.sight.refresh();
    this.tell(entry.number - 1);
    this.wake();
  }

  private tell(after: number): void {
    const messages = new Map<Viewer, ServerMessage>();
    for (const { viewer, send } of this.listeners) {
      const message = messages.get(viewer) ?? {
        type: 'updates',
        updates: this.sight.updates(viewer, after),
        state: this.sight.state(viewer),
      };
      messages.set(viewer, message);
      send(message);
    }
  }

  private bring({ viewer, send }: Listener, after: number | undefined): void {
    send({ type: 'updates', updates: this.sight.updates(viewer, after), state: this.sight.state(viewer) });
  }

  private tellSeats(): void {
    const taken = this.info().seats.flatMap((seat) => (seat.taken ? [seat.seat] : []));
    for (const { send } of this.listeners) send({ type: 'seats', taken });
  }

  private giveUp(): void {
    this.broken = true;
    this.house.forget(this);
    for (const listener of this.listeners) listener.drop();
    this.listeners.clear();
  }

  /** Runs this when all that was asked for before is done. */
  private enter<T>(job: () => Promise<T>): Promise<T> {
    const result = this.queue.then(() => {
      if (this.broken) throw new Refusal('stale', { decision: null });
      return job();
    });
    this.waiting += 1;
    this.queue = result
      .catch(() => undefined)
      .finally(() => {
        this.waiting -= 1;
      });
    return result;
  }

  private known(seat: Seat, id: string, fits: (entry: LogEntry) => boolean): LogEntry | undefined {
    const entry = this.log.requested(seat, id);
    if (entry !== undefined && !fits(entry)) throw new Refusal('idReused');
    return entry;
  }

  private accepted(entry: LogEntry, seat: Seat, after: number | undefined): Accepted {
    return {
      number: entry.number,
      updates: this.sight.updates(seat, after ?? entry.number - 1),
      state: this.sight.state(seat),
    };
  }

  private missed(seat: Seat, after: number | undefined): Pick<Accepted, 'updates' | 'state'> {
    return { updates: this.sight.updates(seat, after ?? this.log.number), state: this.sight.state(seat) };
  }

  private isTaken(seat: Seat): boolean {
    return (
      this.terms.players[seat] !== HUMAN || this.tokens.some((row) => row.kind === 'key' && row.seat === seat)
    );
  }
}

/** What is kept of the key of a seat. */
export const keyRow = (match: string, seat: Seat, key: string, made: number): TokenRow => ({
  hash: hashOf(key),
  match,
  seat,
  kind: 'key',
  made,
  spent: null,
  spent_by: null,
});

const sameLegal = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i]);
