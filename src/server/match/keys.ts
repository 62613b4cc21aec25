import type { Seat } from '../../core/game.ts';
import type { ClaimSeat, OfferRefusal } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { Store, TokenRow } from '../storage/store.ts';
import { hashOf, newToken, sameHash } from '../tokens.ts';
import type { Standing } from './terms.ts';

/** A seat and the key that opens it. */
interface Opened {
  readonly seat: Seat;
  readonly key: string;
  /** Whether this key is a new one. */
  readonly isNew: boolean;
}

/** Whether a token has neither been put out of use nor, being an invitation, been used. */
const isGood = ({ spent, revoked }: TokenRow): boolean => spent === null && revoked === null;

/** The invitations to a match and the keys of its seats. Only hashes of them are known here. */
export class Keys {
  private readonly match: string;
  private rows: readonly TokenRow[];
  private readonly store: Store;

  constructor(match: string, rows: readonly TokenRow[], store: Store) {
    this.match = match;
    this.rows = rows;
    this.store = store;
  }

  /** Whether this token is the key of this seat. */
  opens(seat: Seat, token: string): boolean {
    const row = this.keyOf(seat, token);
    return row !== undefined && isGood(row);
  }

  /** Whether this token was the key of this seat, until a newer invitation gave the seat to somebody else. */
  hasOpened(seat: Seat, token: string): boolean {
    const row = this.keyOf(seat, token);
    return row !== undefined && !isGood(row);
  }

  /** How things stand with a seat that a person plays. */
  standing(seat: Seat): Standing {
    const own = this.rows.filter((row) => row.seat === seat);
    const offers = own.filter(({ kind }) => kind === 'offer');
    return {
      taken: own.some((row) => row.kind === 'key' && isGood(row)),
      host: !own.some(({ kind }) => kind === 'invite'),
      offered: offers.some(isGood),
      offers: offers.length,
      renewed: offers.filter(({ spent }) => spent !== null).length,
    };
  }

  /** The seat that an invitation or a key is for, and whether it can be used no more. Throws: badToken. */
  heldUp(token: string): { readonly seat: Seat; readonly spent: boolean } {
    const row = this.row(token);
    return { seat: row.seat, spent: !isGood(row) };
  }

  /**
   * The key for an invitation, which is spent by that, or the same key for a key. `objection` says what stands against
   * taking over a seat that somebody has. `now` is in milliseconds since 1970. Throws a `Refusal`: badToken,
   * inviteSpent, seatRenewed, offerRefused.
   */
  async claim(
    { token, id }: ClaimSeat,
    now: number,
    objection: (seat: Seat) => OfferRefusal | undefined,
  ): Promise<Opened> {
    const row = this.row(token);
    const { seat } = row;
    if (row.kind === 'key') {
      if (!isGood(row)) throw new Refusal('seatRenewed');
      return { seat, key: token, isNew: false };
    }
    if (row.revoked !== null) throw new Refusal('inviteSpent');
    const by = hashOf(`${id}/${token}`);
    const key = newToken();
    const kept = keyRow(this.match, seat, key, now);
    if (row.spent !== null) {
      // The answer to the same claim was lost on its way: whoever made it gets another key.
      if (row.spent_by === null || !sameHash(row.spent_by, by)) throw new Refusal('inviteSpent');
      await this.store.addKey(kept);
      this.rows = [...this.rows, kept];
    } else {
      const why = this.standing(seat).taken ? objection(seat) : undefined;
      if (why !== undefined) throw new Refusal('offerRefused', { why });
      await this.spend(row, by, kept);
    }
    return { seat, key, isNew: true };
  }

  /** A new invitation to a seat; those to it that nobody has used are good no more. `now` as in `claim`. */
  async offer(seat: Seat, now: number): Promise<string> {
    const token = newToken();
    const kind = this.standing(seat).taken ? 'offer' : 'invite';
    const kept: TokenRow = { ...keyRow(this.match, seat, token, now), kind };
    await this.store.renew(kept);
    const isOld = (row: TokenRow): boolean => row.seat === seat && row.kind !== 'key' && isGood(row);
    this.rows = [...this.rows.map((row) => (isOld(row) ? { ...row, revoked: now } : row)), kept];
    return token;
  }

  /**
   * Whoever holds this seat is here: what it was offered by is good no more, from this moment on. Gives what has to be
   * stored of that; undefined when the seat is not offered.
   */
  withdraw(seat: Seat, now: number): { readonly store: () => Promise<void> } | undefined {
    const open = this.rows.find((row) => row.seat === seat && row.kind === 'offer' && isGood(row));
    if (open === undefined) return undefined;
    this.rows = this.rows.map((row) => (row === open ? { ...row, revoked: now } : row));
    return { store: () => this.store.revoke(open.hash, now) };
  }

  /** Uses an invitation. While it is being stored the older keys of the seat open nothing any more. */
  private async spend(invite: TokenRow, by: string, key: TokenRow): Promise<void> {
    const before = this.rows.filter((row) => row.seat === key.seat);
    this.put(
      before.map((row) => {
        if (row === invite) return { ...row, spent: key.made, spent_by: by };
        return row.revoked === null ? { ...row, revoked: key.made } : row;
      }),
    );
    try {
      if (!(await this.store.spend(invite.hash, by, key))) throw new Refusal('inviteSpent');
    } catch (error) {
      this.put(before);
      throw error;
    }
    this.rows = [...this.rows, key];
  }

  /** Puts rows in place of those of the same tokens. */
  private put(rows: readonly TokenRow[]): void {
    this.rows = this.rows.map((row) => rows.find(({ hash }) => hash === row.hash) ?? row);
  }

  private keyOf(seat: Seat, token: string): TokenRow | undefined {
    const hash = hashOf(token);
    return this.rows.find((row) => row.kind === 'key' && row.seat === seat && sameHash(row.hash, hash));
  }

  private row(token: string): TokenRow {
    const hash = hashOf(token);
    const row = this.rows.find((each) => sameHash(each.hash, hash));
    if (row === undefined) throw new Refusal('badToken');
    return row;
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
  revoked: null,
});
