import type { GameEvent, Seat, Viewer } from './game.ts';

/**
 * What a viewer hears, numbered from 0 without gaps; all viewers share the numbers. `event` is undefined for what
 * this viewer is not entitled to.
 */
export interface Told {
  readonly number: number;
  readonly event: GameEvent | undefined;
}

/** An event in both versions, as `Tell` was given it. */
export interface Heard {
  readonly open: GameEvent | undefined;
  readonly seat: Seat | undefined;
  readonly closed: GameEvent | undefined;
}

/** Events as this viewer hears them; the first of them has the number `from`. */
export const toldTo = (viewer: Viewer, events: readonly Heard[], from: number): Told[] =>
  events.map(({ open, seat, closed }, i) => ({
    number: from + i,
    event: seat !== undefined && seat === viewer ? closed : open,
  }));
