import type { Game } from '../../core/game.ts';
import { entryOf, notation } from './actions.ts';
import { cardFaults } from './cards/faults.ts';
import { faults } from './faults.ts';
import { apply, begin, deciders, legal, outcome, why } from './flow.ts';
import { remarkRuleOf } from './kinds.ts';
import { offers } from './offers.ts';
import { OPTIONS } from './options.ts';
import { reasons } from './reasons.ts';
import { SCENARIOS } from './scenarios.ts';
import { SEATS } from './seats.ts';
import { decode, encode } from './snapshot.ts';
import { copyState, type State } from './state.ts';
import { termsFrom } from './terms.ts';
import { sample, view, withholds, type View } from './view.ts';

/** The umpire of *Virgin Queen*: who has how many victory points, and who has won. */
export const virginQueen: Game<State, View> = {
  id: 'virgin-queen',
  version: 1,
  seats: SEATS.map((id) => ({ id })),
  scenarios: SCENARIOS,
  options: OPTIONS,
  reasons,
  reveals: new Set(['declared', 'opened']),
  notation,
  umpire: true,
  material: { id: 'cards', faults: cardFaults },
  remarks: (action) => remarkRuleOf(entryOf(action).type),
  offers,
  setup: (config, chance, tell) => begin(termsFrom(config), chance, tell),
  deciders,
  legal,
  why,
  apply: (state, action, _seat, chance, tell, remark) => apply(state, action, chance, tell, remark),
  outcome,
  withholds,
  view,
  sample,
  copy: copyState,
  encode,
  decode,
  faults,
};

export type { State as QueenState } from './state.ts';
export type { View as QueenView } from './view.ts';
