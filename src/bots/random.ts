import type { Action, Chance } from '../core/game.ts';
import type { Bot } from './bot.ts';

/** One of these actions, each as likely as the others. Throws when there is none. */
export function pickEvenly(legal: readonly Action[], chance: Chance): Action {
  const [first] = legal;
  if (first === undefined) throw new Error('there is nothing to choose from');
  return legal[chance.draw(legal.length, 'action')] ?? first;
}

/** Picks evenly among what is legal, in any game, and looks at nothing. */
export const random: Bot = {
  id: 'random',
  choose: (_game, _view, _seat, legal, chance) => pickEvenly(legal, chance),
};
