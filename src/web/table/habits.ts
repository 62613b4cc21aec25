import { isShared } from '../../core/config.ts';
import type { Match } from '../../core/match.ts';
import type { HammerView, QueenView, RisingView } from '../../games/index.ts';
import { isOpen, stageOf } from '../hammer-of-the-scots/table.ts';
import { isOpen as isRisingOpen, stageOf as stageOfRising } from '../scotland-rising/table.ts';
import { isOpen as isQueenOpen, stageOf as stageOfQueen } from '../virgin-queen/table.ts';

/** What the table has to know of a game beyond its contract. */
export interface Habits {
  /** Where a game hides things: whether the decision at hand hangs on none of them, by what an observer sees. */
  isOpen(view: unknown): boolean;
  /** How far a match has come, by what an observer sees: the arguments of `web.shell.stage.GAME`. */
  stageOf(view: unknown): Readonly<Record<string, number>>;
}

const HABITS: Readonly<Record<string, Habits>> = {
  'hammer-of-the-scots': {
    isOpen: (view) => isOpen(view as HammerView),
    stageOf: (view) => stageOf(view as HammerView),
  },
  'scotland-rising': {
    isOpen: isRisingOpen,
    stageOf: (view) => stageOfRising(view as RisingView),
  },
  'virgin-queen': {
    isOpen: isQueenOpen,
    stageOf: (view) => stageOfQueen(view as QueenView),
  },
};

const NONE: Habits = { isOpen: () => false, stageOf: () => ({}) };

/** The habits of a game. */
export const habitsOf = (gameId: string): Habits => HABITS[gameId] ?? NONE;

/**
 * Whether people at one screen look at it together, without a curtain: always where nothing is hidden or one person
 * plays all seats, else for the decision at hand, when somebody here owes one.
 */
export const areTogether = (match: Match<unknown, unknown>, isOwed: boolean): boolean =>
  isShared(match.game, match.config.scenario) ||
  (isOwed && habitsOf(match.game.id).isOpen(match.view('observer')));
