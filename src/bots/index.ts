import type { Game } from '../core/game.ts';
import type { Bot } from './bot.ts';
import { clerk } from './clerk.ts';
import { random } from './random.ts';

/** The computer players, the strongest first. */
export const BOTS: readonly Bot[] = [clerk, random];

/** The computer players that a game can be played against: none where it is the umpire of a table. */
export const botsFor = ({ umpire }: Pick<Game<unknown, unknown>, 'umpire'>): readonly Bot[] =>
  umpire === true ? [] : BOTS;

/** The computer player of this name, or undefined when there is none. */
export const botNamed = (id: string): Bot | undefined => BOTS.find((bot) => bot.id === id);

export type { Bot } from './bot.ts';
