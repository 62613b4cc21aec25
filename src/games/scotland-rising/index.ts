import type { Game } from '../../core/game.ts';
import { notation } from './actions.ts';
import { battlefieldFaults } from './battlefield/faults.ts';
import { faults } from './faults.ts';
import { asTellNews } from './news.ts';
import { OPTIONS } from './options.ts';
import { reasons } from './reasons.ts';
import { SCENARIOS } from './scenarios.ts';
import { apply, deciders, legal, why } from './sequence/flow.ts';
import { setup } from './sequence/setup.ts';
import { decode, encode } from './snapshot.ts';
import { copyState, type State } from './state.ts';
import { SIDES } from './units.ts';
import { outcome } from './victory.ts';
import { sample, view, type View } from './view.ts';

/** *Scotland Rising: Bannockburn 1314*: the second day of the battle, for two or for one. */
export const scotlandRising: Game<State, View> = {
  id: 'scotland-rising',
  version: 1,
  seats: SIDES.map((id) => ({ id })),
  scenarios: SCENARIOS,
  options: OPTIONS,
  reasons,
  reveals: new Set(),
  notation,
  open: true,
  material: { id: 'battlefield', faults: battlefieldFaults },
  setup: (config) => setup(config),
  deciders,
  legal,
  why,
  apply: (state, action, _seat, chance, tell) => apply(state, action, chance, asTellNews(tell)),
  outcome,
  view,
  sample,
  copy: copyState,
  encode,
  decode,
  faults,
};

export type { State as RisingState } from './state.ts';
export type { View as RisingView } from './view.ts';
