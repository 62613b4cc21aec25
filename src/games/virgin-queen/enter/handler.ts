import type { Chance, Seat, Tell } from '../../../core/game.ts';
import type { EntryOf } from '../actions.ts';
import type { Facts } from '../facts.ts';
import type { Kind } from '../kinds.ts';
import type { ReasonId } from '../reasons.ts';
import type { State } from '../state.ts';

/** What an entry is carried out with. */
export interface Moment {
  /** The number of the entry, counted from 1. */
  readonly entry: number;
  /** What was said with it; empty when nothing was. */
  readonly remark: string;
  readonly chance: Chance;
  readonly tell: Tell | undefined;
}

/** The rules of one kind of entry, once its time and its seat are right. */
export interface Handler<K extends Kind> {
  /** What refuses it whatever its last field says: asked once for all entries that differ in nothing else. */
  readonly ahead?: (s: State, entry: EntryOf<K>) => ReasonId;
  /** Why it is refused where nothing refuses it ahead, or 'ok'. */
  readonly refusal: (s: State, entry: EntryOf<K>, seat: Seat) => ReasonId;
  /** Carries it out, in place. */
  readonly enter: (s: State, entry: EntryOf<K>, at: Moment) => void;
}

export type Handlers<K extends Kind> = { readonly [Each in K]: Handler<Each> };

/** A handler of an entry that says something of the board: it gives the facts as they are afterwards. */
export const stating = <K extends Kind>(
  refusal: Handler<K>['refusal'],
  facts: (s: State, entry: EntryOf<K>, at: Moment) => Facts,
  ahead: Handler<K>['ahead'] = () => 'ok',
): Handler<K> => ({
  ahead,
  refusal,
  enter(s, entry, at) {
    s.facts = facts(s, entry, at);
  },
});

/** 'ok', or this reason when the condition does not hold. */
export const unless = (holds: boolean, reason: ReasonId): ReasonId => (holds ? 'ok' : reason);

/** The first reason that is not 'ok'. Asked for thousands of entries at once: it makes no list of them. */
export function firstReason(a: ReasonId, b: ReasonId, c: ReasonId = 'ok', d: ReasonId = 'ok'): ReasonId {
  if (a !== 'ok') return a;
  if (b !== 'ok') return b;
  return c === 'ok' ? d : c;
}
