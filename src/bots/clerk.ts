import type { Bot, Choose } from './bot.ts';
import { chooseHammer } from './hammer-of-the-scots/clerk.ts';
import { chooseRising } from './scotland-rising/clerk.ts';
import { pickEvenly } from './random.ts';

/** What the clerk knows, by the id of the game. */
const KNOWLEDGE: Readonly<Record<string, Choose>> = {
  'hammer-of-the-scots': chooseHammer,
  'scotland-rising': chooseRising,
};

/** Plays by rules of thumb, without search; at random in a game that nobody has taught it. */
export const clerk: Bot = {
  id: 'clerk',
  choose(game, view, seat, legal, chance) {
    const choose = KNOWLEDGE[game.id];
    return choose === undefined ? pickEvenly(legal, chance) : choose(game, view, seat, legal, chance);
  },
};
