import type { Action, Json, Seat, Viewer } from '../../core/game.ts';
import type { MatchInfo, MatchState, PastState, Update, Verdict } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { MatchLog } from './log.ts';
import { recordFor } from './records.ts';
import { isPrivy, pastFor, stateFor, updatesFor } from './seen.ts';
import type { Terms } from './terms.ts';

/** What can be asked about a match that changes nothing. A room lets people look when everything is stored. */
export class Sight {
  private readonly terms: Terms;
  private readonly log: MatchLog;
  private readonly info: () => MatchInfo;
  /** What each viewer sees now; empty when something has changed. */
  private readonly seen = new Map<Viewer, MatchState>();

  /** By seat: up to which number, and how many actions then, it was found to know no more than an observer. */
  private readonly unknowing = new Map<Seat, { readonly number: number; readonly length: number }>();

  constructor(terms: Terms, log: MatchLog, info: () => MatchInfo) {
    this.terms = terms;
    this.log = log;
    this.info = info;
  }

  /** Something has changed. */
  refresh(): void {
    this.seen.clear();
  }

  state(viewer: Viewer): MatchState {
    const seen = this.seen.get(viewer) ?? stateFor(this.terms, this.log, this.info(), viewer);
    this.seen.set(viewer, seen);
    return seen;
  }

  updates(viewer: Viewer, after?: number): Update[] {
    return updatesFor(this.terms, this.log, viewer, after);
  }

  past(viewer: Viewer, length: number): PastState {
    return pastFor(this.terms, this.log, viewer, length);
  }

  /** What the players brought with them; null when nothing. */
  material(): Json {
    return this.terms.config.material ?? null;
  }

  /** Whether whoever holds this seat knows anything of this match that an observer may not know. */
  isPrivy(seat: Seat): boolean {
    const { log } = this;
    // What was looked at before and still stands need not be looked at again.
    const known = this.unknowing.get(seat) ?? { number: -1, length: -1 };
    const standing = Math.min(known.length, ...log.after(known.number).map(({ length }) => length));
    const knowsMore = isPrivy(this.terms, log, seat, standing + 1);
    if (!knowsMore) this.unknowing.set(seat, { number: log.number, length: log.match.length });
    return knowsMore;
  }

  record(viewer: Viewer): string {
    return recordFor(this.terms, this.log, viewer);
  }

  /** Whether a seat may play a line now, whatever it says with it, and if not, why. */
  why(seat: Seat, line: string): Verdict {
    const refusal = this.log.match.objection(seat, this.read(line));
    if (refusal === undefined) return { allowed: true };
    const { code, reason } = refusal;
    return { allowed: false, reason: { code, id: reason.id, paragraph: reason.paragraph } };
  }

  /** The action that a line means. Throws a `Refusal` when it means none. */
  read(line: string): Action {
    const action = this.terms.game.notation.read(line);
    if (action === undefined) throw new Refusal('unknownAction', { action: line });
    return action;
  }
}
