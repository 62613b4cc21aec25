import type { Action, Seat } from '../../core/game.ts';
import { wordless } from '../../core/remark.ts';
import type {
  Accepted,
  Claimed,
  ClaimSeat,
  Invited,
  MatchInfo,
  Offered,
  OfferRefusal,
  OfferSeat,
  PostAction,
  PostResign,
  PostUndo,
} from '../../protocol/index.ts';
import type { BotPool } from '../bots/pool.ts';
import { Refusal } from '../refusal.ts';
import { Conflict, type EntryRow, type Store, type StoredMatch } from '../storage/store.ts';
import { Audience, type Listener } from './audience.ts';
import { Keys } from './keys.ts';
import type { LogEntry, MatchLog } from './log.ts';
import { Queue } from './queue.ts';
import { Sight } from './sight.ts';
import { Snapshots } from './snapshot.ts';
import { chanceOf, entryRow, HUMAN, infoOf, seatName, seatNamed, type Terms } from './terms.ts';
import { Thinkers } from './thinkers.ts';

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
  private readonly keys: Keys;
  private readonly audience: Audience;
  private readonly snapshots: Snapshots;
  private readonly thinkers: Thinkers;
  private readonly queue = new Queue();
  private broken = false;
  /** What everybody may know, until something changes about a seat. */
  private told: MatchInfo | undefined;
  /** When somebody last asked for it, in milliseconds since 1970. */
  used: number;

  constructor(terms: Terms, log: MatchLog, { match, entries, tokens }: StoredMatch, house: House) {
    this.terms = terms;
    this.log = log;
    this.house = house;
    this.used = house.now();
    this.keys = new Keys(terms.id, tokens, house.store);
    this.snapshots = new Snapshots(match, entries);
    this.sight = new Sight(terms, log, () => this.info());
    this.audience = new Audience(this.sight);
    this.thinkers = new Thinkers(terms, log, house.bots, {
      play: (seat, choose) => this.playChosen(seat, choose),
      isOpen: () => !this.broken,
      failed: (error) => {
        this.giveUp();
        house.failed(error);
      },
    });
  }

  /** Whether nobody listens, nobody waits for an answer and nobody thinks: then it can leave the memory. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.queue.length === 0 && !this.thinkers.areBusy;
  }

  get over(): boolean {
    return this.log.outcome !== undefined;
  }

  /** Whether the match is over and nothing of it stays hidden. */
  get isDisclosed(): boolean {
    return this.log.isDisclosed;
  }

  info(): MatchInfo {
    this.told ??= infoOf(this.terms, (seat) => this.keys.standing(seat));
    return this.told;
  }

  /** Looks at the match once everything that was asked for before is stored. */
  look<T>(see: (sight: Sight) => T): Promise<T> {
    return this.enter(() => Promise.resolve(see(this.sight)));
  }

  /** Whether this token is the key of this seat. */
  opens(seat: Seat, token: string): boolean {
    return this.keys.opens(seat, token);
  }

  /** Whether this token was the key of this seat, which has gone to somebody else. */
  hasOpened(seat: Seat, token: string): boolean {
    return this.keys.hasOpened(seat, token);
  }

  /**
   * Whoever holds this seat is here: was it offered again, that is over at once. What comes into the queue after this
   * call finds it so, whether or not it is stored yet.
   */
  greet(seat: Seat): void {
    const withdrawn = this.keys.withdraw(seat, this.house.now());
    if (withdrawn === undefined) return;
    this.queue
      .add(async () => {
        await withdrawn.store();
        this.tellSeats();
      })
      .catch(this.house.failed);
  }

  /** An action of a person. */
  act(post: PostAction): Promise<Accepted> {
    return this.enter(async () => {
      const seat = seatNamed(this.terms.game, post.seat);
      const action = this.terms.game.notation.read(post.action);
      const remark = post.remark?.trim();
      const known = this.known(
        seat,
        post.id,
        (entry) => entry.kind === 'play' && entry.action === action && entry.remark === remark,
      );
      if (known !== undefined) return this.accepted(known, seat, post.after);
      const decision = this.log.decision(seat);
      if (decision === undefined && !this.log.match.deciders().includes(seat)) {
        throw new Refusal('notYourDecision', {}, this.missed(seat, post.after));
      }
      if (decision !== post.decision) {
        throw new Refusal('stale', { decision: decision ?? null }, this.missed(seat, post.after));
      }
      const entry = await this.play(seat, this.sight.read(post.action), post.id, remark);
      return this.accepted(entry, seat, post.after);
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

  /** A person gives up. */
  resign(post: PostResign): Promise<Accepted> {
    return this.enter(async () => {
      const seat = seatNamed(this.terms.game, post.seat);
      const known = this.known(seat, post.id, (entry) => entry.kind === 'resign');
      if (known !== undefined) return this.accepted(known, seat, post.after);
      const resigned = this.log.resign(seat, post.id);
      if (resigned === undefined)
        throw new Refusal(this.terms.game.umpire === true ? 'noResigning' : 'matchOver');
      await this.keep(resigned);
      return this.accepted(resigned, seat, post.after);
    });
  }

  /** What an invitation or a key is for; whoever holds one may know of the match. */
  invited(token: string): Promise<Invited> {
    return this.enter(() => {
      const { seat, spent } = this.keys.heldUp(token);
      return Promise.resolve({ match: this.info(), seat: seatName(this.terms.game, seat), spent });
    });
  }

  /** Takes a seat with an invitation, or opens it again with its key. */
  claim(asked: ClaimSeat): Promise<Claimed> {
    return this.enter(async () => {
      const { seat, key, isNew } = await this.keys.claim(asked, this.house.now(), (taken) =>
        this.objection(taken),
      );
      if (isNew) this.tellSeats();
      else this.greet(seat);
      return { seat: seatName(this.terms.game, seat), key };
    });
  }

  /** Makes a new invitation to a seat for whoever made the match, and tells everybody. */
  offer({ by, seat: name }: OfferSeat): Promise<Offered> {
    return this.enter(async () => {
      const { game, players } = this.terms;
      const seat = seatNamed(game, name);
      const standing = this.keys.standing(seat);
      const why =
        (this.keys.standing(seatNamed(game, by)).host ? undefined : 'notHost') ??
        (players[seat] === HUMAN ? undefined : 'computer') ??
        (standing.host ? 'ownSeat' : undefined) ??
        (standing.taken ? this.objection(seat) : undefined);
      if (why !== undefined) throw new Refusal('offerRefused', { why });
      const token = await this.keys.offer(seat, this.house.now());
      this.tellSeats();
      return { seat: name, token, offers: this.keys.standing(seat).offers };
    });
  }

  /** Tells this listener all it has not heard, and from now on everything at once. */
  async listen(listener: Listener, after: number | undefined): Promise<void> {
    await this.look(() => {
      this.audience.add(listener);
      this.audience.bring(listener, after);
    });
  }

  /** Tells a listener again what came after a number. */
  async resume(listener: Listener, after: number): Promise<void> {
    await this.look(() => this.audience.bring(listener, after));
  }

  unlisten(listener: Listener): void {
    this.audience.remove(listener);
  }

  /** Lets the computer players think whose turn it is. */
  wake(): void {
    this.thinkers.wake();
  }

  /** Ends when everything that has been asked for is done. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** What stands against giving a seat that somebody has to somebody else; undefined for nothing. */
  private objection(seat: Seat): OfferRefusal | undefined {
    if (this.audience.has(seat)) return 'here';
    return this.sight.isPrivy(seat) ? 'privy' : undefined;
  }

  /** Tells everybody how things stand with the seats now. */
  private tellSeats(): void {
    this.told = undefined;
    this.sight.refresh();
    this.audience.tellSeats(this.info().seats);
  }

  private async playChosen(seat: Seat, choose: () => Action | undefined): Promise<void> {
    await this.enter(async () => {
      const action = choose();
      if (action !== undefined) await this.play(seat, action, undefined, wordless(this.terms.game, action));
    });
  }

  private async play(
    seat: Seat,
    action: Action,
    request: string | undefined,
    remark: string | undefined,
  ): Promise<LogEntry> {
    const { log, terms } = this;
    let played: ReturnType<MatchLog['play']>;
    try {
      played = log.play(seat, action, request, chanceOf(terms, log.answered), remark);
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
    const row = entryRow(this.terms, entry, this.house.now());
    try {
      await this.house.store.append(row, this.over);
    } catch (error) {
      this.giveUp();
      if (error instanceof Conflict) throw new Refusal('stale', { decision: null });
      throw error;
    }
    this.sight.refresh();
    this.audience.tell(entry.number - 1);
    this.keepSnapshot(row);
    this.wake();
  }

  /** Where a snapshot is due it is kept when everybody has been told; nothing hangs on it. */
  private keepSnapshot(entry: EntryRow): void {
    const { store, failed } = this.house;
    const snapshot = this.snapshots.after(entry, this.log);
    if (snapshot !== undefined) this.queue.add(() => store.keepSnapshot(snapshot)).catch(failed);
  }

  private giveUp(): void {
    // Once: afterwards another room may stand in the place of this one.
    if (this.broken) return;
    this.broken = true;
    this.house.forget(this);
    this.audience.drop();
  }

  /** Runs this when all that was asked for before is done. */
  private enter<T>(job: () => Promise<T>): Promise<T> {
    return this.queue.add(() => {
      if (this.broken) throw new Refusal('stale', { decision: null });
      return job();
    });
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
}
