import type { AnyGame } from '../../core/match.ts';
import { trySay } from '../../words/index.ts';
import { language, t, wordsOf } from '../i18n/language.ts';
import type { Player } from '../table/players.ts';

/** A computer player and how it plays. */
export const levelName = (bot: string): string => trySay(language(), `web.shell.level.${bot}`) ?? bot;

/** Who plays a seat, among these players. */
function playerName(player: Player, people: number): string {
  if (player !== 'human') return t('web.shell.matches.computer', { bot: player });
  return people > 1 ? t('web.shell.matches.friend') : t('web.shell.matches.me');
}

/** Who sits where: 'Scots: you · English: the Clerk'. With an umpire people sit at a table of their own: its name. */
export function seating({ id, seats, umpire }: AnyGame, players: readonly Player[]): string {
  if (umpire === true) return wordsOf(id).title();
  const people = players.filter((player) => player === 'human').length;
  return seats
    .map((seat, i) => `${wordsOf(id).name('side', seat.id)}: ${playerName(players[i] ?? 'human', people)}`)
    .toReversed()
    .join(' · ');
}
