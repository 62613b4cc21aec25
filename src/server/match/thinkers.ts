import { randomInt } from 'node:crypto';
import type { Action, Seat } from '../../core/game.ts';
import type { BotPool } from '../bots/pool.ts';
import type { MatchLog } from './log.ts';
import { HUMAN, type Terms } from './terms.ts';

/** What the computer players of a match need of its room. */
export interface Place {
  /** Carries a chosen action out when its turn in the queue comes; `choose` gives it, or undefined for none. */
  play(seat: Seat, choose: () => Action | undefined): Promise<void>;
  /** Whether the room is still good. */
  isOpen(): boolean;
  /** A turn went wrong. */
  failed(error: unknown): void;
}

/** The computer players of a match: each thinks when it owes a decision, one thought at a time. */
export class Thinkers {
  private readonly terms: Terms;
  private readonly log: MatchLog;
  private readonly bots: BotPool;
  private readonly place: Place;
  private readonly thinking = new Set<Seat>();

  constructor(terms: Terms, log: MatchLog, bots: BotPool, place: Place) {
    this.terms = terms;
    this.log = log;
    this.bots = bots;
    this.place = place;
  }

  /** Whether somebody thinks. */
  get areBusy(): boolean {
    return this.thinking.size > 0;
  }

  /** Lets those think whose turn it is. */
  wake(): void {
    if (!this.place.isOpen() || this.bots.isStopped) return;
    for (const seat of this.log.match.deciders()) {
      const player = this.terms.players[seat];
      if (player === undefined || player === HUMAN || this.thinking.has(seat)) continue;
      this.thinking.add(seat);
      this.turn(seat, player)
        .catch((error: unknown) => this.place.failed(error))
        .finally(() => {
          this.thinking.delete(seat);
          this.wake();
        });
    }
  }

  private async turn(seat: Seat, bot: string): Promise<void> {
    const { log, terms } = this;
    const { number } = log;
    const legal = log.legal(seat);
    const chosen = await this.bots.think({
      bot,
      game: terms.game.id,
      view: log.match.view(seat),
      seat,
      legal,
      seed: randomInt(2 ** 32),
    });
    if (this.bots.isStopped) return;
    await this.place.play(seat, () => {
      // Somebody else may have acted meanwhile: the player thinks again about what is there now.
      if (log.decision(seat) === undefined) return undefined;
      if (log.number !== number && !sameLegal(legal, log.legal(seat))) return undefined;
      return chosen !== undefined && legal.includes(chosen) ? chosen : legal[randomInt(legal.length)];
    });
  }
}

const sameLegal = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && a.every((action, i) => action === b[i]);
