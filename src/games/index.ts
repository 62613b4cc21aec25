import { hammerOfTheScots } from './hammer-of-the-scots/index.ts';
import { scotlandRising } from './scotland-rising/index.ts';

/** The games on the table, by their ids. */
export const GAMES = { 'hammer-of-the-scots': hammerOfTheScots, 'scotland-rising': scotlandRising } as const;

export type GameId = keyof typeof GAMES;

export { hammerOfTheScots } from './hammer-of-the-scots/index.ts';
export type { HammerState, HammerView } from './hammer-of-the-scots/index.ts';
export * as rising from './scotland-rising/table.ts';
export { scotlandRising } from './scotland-rising/index.ts';
export type { RisingState, RisingView } from './scotland-rising/index.ts';
