import { hammerOfTheScots } from './hammer-of-the-scots/index.ts';
import { scotlandRising } from './scotland-rising/index.ts';
import { virginQueen } from './virgin-queen/index.ts';

/** The games on the table, by their ids. */
export const GAMES = {
  'hammer-of-the-scots': hammerOfTheScots,
  'scotland-rising': scotlandRising,
  'virgin-queen': virginQueen,
} as const;

export type GameId = keyof typeof GAMES;

export { hammerOfTheScots } from './hammer-of-the-scots/index.ts';
export type { HammerState, HammerView } from './hammer-of-the-scots/index.ts';
export * as rising from './scotland-rising/table.ts';
export { scotlandRising } from './scotland-rising/index.ts';
export type { RisingState, RisingView } from './scotland-rising/index.ts';

export * as queen from './virgin-queen/table.ts';
export { virginQueen } from './virgin-queen/index.ts';
export type { QueenState, QueenView } from './virgin-queen/index.ts';
