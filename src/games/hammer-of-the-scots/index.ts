import type { Game } from '../../core/game.ts';
import { notation } from './actions.ts';
import { SIDES } from './blocks.ts';
import { faults } from './faults.ts';
import { asTellNews, REVEALS } from './news.ts';
import { OPTIONS } from './options.ts';
import { reasons } from './reasons.ts';
import { sample } from './sample.ts';
import { SCENARIOS } from './scenarios.ts';
import { advance, apply, deciders, legal, why } from './sequence/flow.ts';
import { setup } from './setup.ts';
import { decode, encode } from './snapshot.ts';
import { copyState, ENDINGS, type State } from './state.ts';
import { view, type View } from './view.ts';

/** *Hammer of the Scots*: the wars of Scotland from 1297 to 1314, for two. */
export const hammerOfTheScots: Game<State, View> = {
  id: 'hammer-of-the-scots',
  version: 1,
  seats: SIDES.map((id) => ({ id })),
  scenarios: SCENARIOS.map(({ id, paragraph }) => ({ id, paragraph })),
  options: OPTIONS,
  reasons,
  reveals: REVEALS,
  notation,
  setup(config, chance, tell) {
    const news = asTellNews(tell);
    const state = setup(config, chance, news);
    advance(state, { chance, tell: news });
    return state;
  },
  deciders,
  legal,
  why,
  apply: (state, action, seat, chance, tell) => apply(state, action, seat, chance, asTellNews(tell)),
  outcome(state) {
    const ending = ENDINGS.find(({ kind }) => kind === state.ending);
    if (state.winner === -1 || ending === undefined) return undefined;
    return { winners: [state.winner], kind: ending.kind, paragraph: ending.paragraph };
  },
  view,
  sample,
  copy: copyState,
  encode,
  decode,
  faults,
};

export type { State as HammerState } from './state.ts';
export type { View as HammerView } from './view.ts';
