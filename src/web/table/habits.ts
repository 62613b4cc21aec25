import type { HammerView, RisingView } from '../../games/index.ts';
import { isOpen, stageOf } from '../hammer-of-the-scots/table.ts';
import { isOpen as isRisingOpen, stageOf as stageOfRising } from '../scotland-rising/table.ts';

/** What the table has to know of a game beyond its contract. */
export interface Habits {
  /** Whether people at one screen may take the decision at hand together, by what an observer sees. */
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
};

const NONE: Habits = { isOpen: () => false, stageOf: () => ({}) };

/** The habits of a game. */
export const habitsOf = (gameId: string): Habits => HABITS[gameId] ?? NONE;
