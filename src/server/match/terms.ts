import type { Config, Seat } from '../../core/game.ts';
import { commitment, keyed } from '../../core/keyed.ts';
import { type AnyGame, Match } from '../../core/match.ts';
import { toHex } from '../../core/sha256.ts';
import { GAMES } from '../../games/index.ts';
import type { DiceState, MatchInfo, SeatState } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { EntryRow, MatchRow } from '../storage/store.ts';
import { type LogEntry, MatchLog } from './log.ts';

/** What a match was made with, and never changes. */
export interface Terms {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: Config;
  /** By seat: `human`, or the name of a computer player. */
  readonly players: readonly string[];
  readonly spectators: boolean;
  readonly secret: Uint8Array;
  /** How many answers of chance the secret did not give. */
  readonly diceFrom: number;
  /** How many actions were taken over from a record. */
  readonly taken: number;
  readonly created: number;
}

/** The word for a seat that a person plays. */
export const HUMAN = 'human';

/** The games on the table of a server that is not told of others. */
export const GAMES_HERE: readonly AnyGame[] = Object.values(GAMES);

/** The game of this name. Throws a `Refusal` when it is not among these. */
export function gameNamed(games: readonly AnyGame[], id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Refusal('noSuchGame', { game: id });
  return game;
}

/** The seat of this name. Throws a `Refusal` when the game has none. */
export function seatNamed(game: AnyGame, name: string): Seat {
  const seat = game.seats.findIndex((each) => each.id === name);
  if (seat < 0) throw new Refusal('noSuchSeat', { seat: name });
  return seat;
}

export const seatName = (game: AnyGame, seat: Seat): string => game.seats[seat]?.id ?? '';

/** The chance of a match after so many answers: it can be checked when the match is over. */
export const chanceOf = ({ secret, id }: Terms, answered: number): ReturnType<typeof keyed> =>
  keyed(secret, id, answered);

/** What everybody may know of the dice; the secret only when the match is over and nothing of it stays hidden. */
export const diceState = ({ secret, diceFrom }: Terms, isDisclosed: boolean): DiceState => ({
  commitment: commitment(secret),
  ...(isDisclosed ? { secret: toHex(secret) } : {}),
  from: diceFrom,
});

/** How things stand with a seat. */
export type Standing = Omit<SeatState, 'seat' | 'player'>;

const COMPUTER: Standing = { taken: true, host: false, offered: false, offers: 0, renewed: 0 };

/** What everybody may know of the terms. */
export const infoOf = (terms: Terms, standing: (seat: Seat) => Standing): MatchInfo => ({
  id: terms.id,
  game: terms.game.id,
  engine: terms.game.version,
  scenario: terms.config.scenario,
  options: { ...terms.config.options },
  material: terms.config.material !== undefined,
  created: terms.created,
  seats: terms.game.seats.map(({ id }, seat) => ({
    seat: id,
    player: terms.players[seat] ?? HUMAN,
    ...(terms.players[seat] === HUMAN ? standing(seat) : COMPUTER),
  })),
  spectators: terms.spectators,
  taken: terms.taken,
});

export const rowOf = (terms: Terms, log: MatchLog): MatchRow => ({
  id: terms.id,
  game: terms.game.id,
  engine: terms.game.version,
  scenario: terms.config.scenario,
  options: JSON.stringify(terms.config.options),
  material: terms.config.material === undefined ? null : JSON.stringify(terms.config.material),
  players: JSON.stringify(terms.players),
  spectators: terms.spectators ? 1 : 0,
  secret: toHex(terms.secret),
  dice_from: terms.diceFrom,
  taken: terms.taken,
  setup: JSON.stringify(log.match.setupChance),
  created: terms.created,
  finished: log.outcome === undefined ? null : terms.created,
});

export const entryRow = ({ id, game }: Terms, entry: LogEntry, at: number): EntryRow => ({
  match: id,
  number: entry.number,
  kind: entry.kind,
  seat: entry.seat,
  action: entry.action === undefined ? null : game.notation.write(entry.action),
  chance: JSON.stringify(entry.chance),
  remark: entry.remark ?? null,
  request: entry.request ?? null,
  at,
});

/** A new match: its dice are sealed before the setup asks for the first of them. */
export function begin(terms: Terms): MatchLog {
  return new MatchLog(new Match(terms.game, terms.config, chanceOf(terms, 0)));
}
