import type { Seat } from '../../core/game.ts';
import type { ClaimSeat } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { Store, TokenRow } from '../storage/store.ts';
import { hashOf, newToken, sameHash } from '../tokens.ts';

/** A seat and the key that opens it. */
interface Opened {
  readonly seat: Seat;
  readonly key: string;
  /** Whether this key is a new one. */
  readonly isNew: boolean;
}

/** The invitations to a match and the keys of its seats. Only hashes of them are known here. */
export class Keys {
  private readonly match: string;
  private readonly rows: TokenRow[];
  private readonly store: Store;

  constructor(match: string, rows: readonly TokenRow[], store: Store) {
    this.match = match;
    this.rows = [...rows];
    this.store = store;
  }

  /** Whether this token is the key of this seat. */
  opens(seat: Seat, token: string): boolean {
    const hash = hashOf(token);
    return this.rows.some((row) => row.kind === 'key' && row.seat === seat && sameHash(row.hash, hash));
  }

  /** Whether a person has taken this seat. */
  has(seat: Seat): boolean {
    return this.rows.some((row) => row.kind === 'key' && row.seat === seat);
  }

  /** The seat that an invitation or a key is for, and whether the invitation has been used. Throws: badToken. */
  heldUp(token: string): { readonly seat: Seat; readonly spent: boolean } {
    const { seat, spent } = this.row(token);
    return { seat, spent: spent !== null };
  }

  /**
   * The key for an invitation, which is spent by that, or the same key for a key. `now` is in milliseconds since
   * 1970. Throws a `Refusal`: badToken, inviteSpent.
   */
  async claim({ token, id }: ClaimSeat, now: number): Promise<Opened> {
    const row = this.row(token);
    const { seat } = row;
    if (row.kind === 'key') return { seat, key: token, isNew: false };
    const by = hashOf(`${id}/${token}`);
    const key = newToken();
    const kept = keyRow(this.match, seat, key, now);
    if (row.spent !== null) {
      // The answer to the same claim was lost on its way: whoever made it gets another key.
      if (row.spent_by === null || !sameHash(row.spent_by, by)) throw new Refusal('inviteSpent');
      await this.store.addKey(kept);
    } else {
      if (!(await this.store.spend(row.hash, by, kept))) throw new Refusal('inviteSpent');
      row.spent = kept.made;
      row.spent_by = by;
    }
    this.rows.push(kept);
    return { seat, key, isNew: true };
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
});
