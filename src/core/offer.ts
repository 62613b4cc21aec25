import type { Action, Game, Seat } from './game.ts';

/** The legal actions that are put before a seat; others that are legal may be typed. Empty when it owes no decision. */
export const offered = <S>(
  game: Pick<Game<S, unknown>, 'legal' | 'offers'>,
  state: S,
  seat: Seat,
): Action[] => game.offers?.(state, seat) ?? game.legal(state, seat);
