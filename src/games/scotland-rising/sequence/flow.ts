import type { Action, Chance, ReasonCode, Seat } from '../../../core/game.ts';
import type { TellNews } from '../news.ts';
import { because } from '../reasons.ts';
import type { Phase, State } from '../state.ts';
import { ENGLISH, SCOTS } from '../units.ts';
import { actions } from './actions.ts';
import { announce } from './announce.ts';
import { freeform } from './freeform.ts';
import type { PhaseRules, Play } from './phase.ts';
import { schiltrons } from './schiltrons.ts';

/** What each phase asks; a battle that is over asks nothing. */
const PHASE_RULES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRules>> = {
  schiltrons,
  'place-scots': freeform(SCOTS),
  'place-english': freeform(ENGLISH),
  announce,
  actions,
};

const GAME_OVER = because('gameOver');
const NOT_YOURS = because('notYourTurn');

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[SCOTS], [ENGLISH]];

const rulesOf = (s: State): PhaseRules | undefined => (s.phase === 'over' ? undefined : PHASE_RULES[s.phase]);

/** Who owes a decision: the active player alone (B0.7). */
export function deciders(s: State): readonly Seat[] {
  const rules = rulesOf(s);
  return rules === undefined ? NOBODY : (ALONE[rules.decider(s)] ?? NOBODY);
}

/** The legal actions of a seat. */
export function legal(s: State, seat: Seat): Action[] {
  const rules = rulesOf(s);
  const offered: Action[] = [];
  if (rules?.decider(s) === seat) rules.offer(s, offered);
  return offered;
}

/** Why this action is refused to this seat now; 0 when it is allowed. */
export function why(s: State, seat: Seat, a: Action): ReasonCode {
  const rules = rulesOf(s);
  if (rules === undefined) return GAME_OVER;
  return rules.decider(s) === seat ? rules.reason(s, a) : NOT_YOURS;
}

/** Carries out a legal action and runs on to the next decision. */
export function apply(s: State, a: Action, chance: Chance, tell: TellNews | undefined): void {
  const play: Play = { chance, tell };
  rulesOf(s)?.act(s, a, play);
}
