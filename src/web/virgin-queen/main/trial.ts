import type { Chance } from '../../../core/game.ts';
import { queen, virginQueen } from '../../../games/index.ts';

/** What is tried out in the page alone (V13.5): the sitting as it was, and as each entry that was tried left it. */
export interface Trial {
  readonly states: readonly [queen.State, ...queen.State[]];
  readonly lines: readonly string[];
}

/** Nothing that can be tried out draws lots: only the Empire's own seat seals anything. */
const NO_CHANCE: Chance = {
  die: () => {
    throw new Error('nothing is rolled in a trial');
  },
  draw: () => {
    throw new Error('nothing is drawn in a trial');
  },
};

/** A trial that begins from this position. The position itself is never touched. */
export const trialFrom = (state: queen.State): Trial => ({ states: [state], lines: [] });

/** The position to which a trial has come. */
export const triedState = ({ states }: Trial): queen.State => states.at(-1) ?? states[0];

/** The trial with one entry more; undefined when the rules refuse it, or when the line is none. */
export function tried(trial: Trial, line: string): Trial | undefined {
  const action = virginQueen.notation.read(line);
  const before = triedState(trial);
  if (action === undefined || virginQueen.why(before, queen.TABLE, action) !== 0) return undefined;
  const after = virginQueen.copy(before);
  virginQueen.apply(after, action, queen.TABLE, NO_CHANCE);
  return { states: [...trial.states, after], lines: [...trial.lines, line] };
}

/** The trial without its latest entry; the same when nothing has been tried. */
export function untried(trial: Trial): Trial {
  const [first, ...later] = trial.states;
  if (later.length === 0) return trial;
  return { states: [first, ...later.slice(0, -1)], lines: trial.lines.slice(0, -1) };
}
