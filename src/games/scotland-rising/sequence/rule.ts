import type { Action, ReasonCode } from '../../../core/game.ts';
import type { State } from '../state.ts';
import type { Unit } from '../units.ts';
import type { Play } from './phase.ts';

/** One kind of action of the action phase (B6.5). */
export interface ActionRule {
  /** Every legal action of this kind by a unit of the active player that is on the map. */
  offer(s: State, unit: Unit, out: Action[]): void;
  /** 0 when this unit may do it, otherwise why not. `unit` is -1 for one that is not in the battle. */
  reason(s: State, unit: Unit, a: Action): ReasonCode;
  /** Carries it out to its end (B6.8). */
  act(s: State, unit: Unit, a: Action, play: Play): void;
}
