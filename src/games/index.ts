import { hammerOfTheScots } from './hammer-of-the-scots/index.ts';

/** The games on the table, by their ids. */
export const GAMES = { 'hammer-of-the-scots': hammerOfTheScots } as const;

export type GameId = keyof typeof GAMES;

export { hammerOfTheScots } from './hammer-of-the-scots/index.ts';
export type { HammerState, HammerView } from './hammer-of-the-scots/index.ts';
