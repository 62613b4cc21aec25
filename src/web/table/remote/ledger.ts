import type { Told } from '../../../core/match.ts';
import type { Update } from '../../../protocol/index.ts';

/** What a viewer has heard of a match on a server, put together from numbered updates. */
export class Ledger {
  /** The number of the latest update; -1 before the first. */
  number = -1;
  private log: readonly Told[] = [];
  /** How many events had been told after so many actions. */
  private heard: readonly number[] = [];

  /** Everything that was told, the oldest first. */
  get all(): readonly Told[] {
    return this.log;
  }

  /**
   * Takes updates in; those it has already are passed over. Gives the events that are new, or undefined when
   * updates are missing in between: then everything after `number` has to be asked for again.
   */
  take(updates: readonly Update[]): readonly Told[] | undefined {
    let fresh: Told[] = [];
    for (const update of updates) {
      if (update.number <= this.number) continue;
      if (update.number !== this.number + 1) return undefined;
      const told = update.told.map(({ number, event }) => ({ number, event: event as Told['event'] }));
      const before = update.heard - told.length;
      this.log = [...this.log.slice(0, before), ...told];
      this.heard = [...this.heard.slice(0, update.length), update.heard];
      this.number = update.number;
      fresh = [...fresh.filter(({ number }) => number < before), ...told];
    }
    return fresh;
  }

  /** What had been told after so many actions. */
  until(length: number): readonly Told[] {
    return this.log.slice(0, this.heard[length] ?? this.log.length);
  }

  /** What was told during the last of so many actions. */
  during(length: number): readonly Told[] {
    const from = length === 0 ? 0 : (this.heard[length - 1] ?? 0);
    return this.until(length).slice(from);
  }
}
