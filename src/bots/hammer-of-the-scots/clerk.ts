import type { HammerState, HammerView } from '../../games/index.ts';
import type { Choose } from '../bot.ts';
import { pickEvenly } from '../random.ts';

/** Chooses by rules of thumb in *Hammer of the Scots*. */
export const chooseHammer: Choose<HammerState, HammerView> = (_game, _view, _seat, legal, chance) =>
  pickEvenly(legal, chance);
