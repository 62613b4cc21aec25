import type { Action, Chance, Seat } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
// STUB until src/bots exists

/** Somebody who plays by what a view shows. */
export interface Bot {
  readonly id: string;
  choose(game: AnyGame, view: unknown, seat: Seat, legal: readonly Action[], chance: Chance): Action;
}

const pick = (legal: readonly Action[], chance: Chance): Action => legal[chance.draw(legal.length, 'action')] ?? 0;

export const BOT_NAMES: readonly string[] = ['clerk', 'random'];

export const botNamed = (id: string): Bot | undefined =>
  BOT_NAMES.includes(id) ? { id, choose: (_game, _view, _seat, legal, chance) => pick(legal, chance) } : undefined;
