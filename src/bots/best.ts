import type { Action } from '../core/game.ts';

/** The action that is worth most, the first of equals. Throws when there is none. */
export function bestOf(legal: readonly Action[], worth: (a: Action) => number): Action {
  let [best] = legal;
  if (best === undefined) throw new Error('there is nothing to choose from');
  let most = -Infinity;
  for (const a of legal) {
    const value = worth(a);
    if (value > most) {
      best = a;
      most = value;
    }
  }
  return best;
}
