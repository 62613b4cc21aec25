import type { Tell } from '../../core/game.ts';
import { POWERS, type Power } from './powers.ts';
import { countOf } from './score/spaces.ts';
import { inPublic, scoreOf } from './score/total.ts';
import type { State } from './state.ts';

/** The public numbers that the table is told of when they change. */
export interface Figures {
  readonly marker: number | null;
  readonly totals: readonly {
    readonly power: Power;
    readonly total: number | null;
    readonly known: number;
  }[];
}

/** The public numbers of a sitting as it stands. */
export function figuresOf(s: State): Figures {
  const scored = inPublic(s);
  return {
    marker: countOf(s.facts),
    totals: POWERS.map((power) => {
      const { total, known } = scoreOf(scored, power);
      return { power, total, known };
    }),
  };
}

/** Tells what an entry has done to the marker and to the totals. */
export function tellChanges(was: Figures, is: Figures, tell: Tell | undefined): void {
  if (was.marker !== is.marker && is.marker !== null)
    tell?.({ type: 'marker', was: was.marker ?? '?', count: is.marker });
  is.totals.forEach(({ power, total }, i) => {
    const before = was.totals[i]?.total ?? null;
    if (before !== total) tell?.({ type: 'total', power, was: before ?? '?', vp: total ?? '?' });
  });
}
