import type { Chance } from '../../../core/game.ts';
import { actionOf, entryOf } from '../actions.ts';
import { apply, refusalOf } from '../flow.ts';
import { TABLE } from '../seats.ts';
import type { State } from '../state.ts';
import type { Node, Path } from './reader.ts';

const NO_CHANCE: Chance = {
  die: () => {
    throw new Error('a position rolls no dice');
  },
  draw: () => {
    throw new Error('a position draws nothing');
  },
};

/** Enters what a file says, line by line, by the rules of a sitting: what they refuse is a fault of the file. */
export class Scribe {
  readonly state: State;
  /** By entry, from the first: where in the file it comes from. */
  readonly paths: Path[] = [];

  constructor(state: State) {
    this.state = state;
    // Nothing is judged before all has been read (V5.3).
    state.bundle = { kind: 'moment', before: state.facts };
  }

  /** Enters a line for a value of the file. What is so already needs no entry. */
  enter(node: Node, line: string, note?: string): void {
    const action = actionOf(line);
    if (action === undefined) throw new Error(`'${line}' is no entry`);
    const reason = refusalOf(this.state, TABLE, entryOf(action));
    if (reason === 'already') return;
    if (reason === 'ok') {
      this.paths.push(node.path);
      apply(this.state, action, NO_CHANCE, undefined, note);
    } else node.wrong('refused', { reason, line });
  }
}
