import { games } from '../games.ts';

/** The server plays a game by another version of the rules than this page, or one that this page does not know. */
export class Outdated extends Error {
  constructor(gameId: string, server: number) {
    super(`the server plays ${gameId} by version ${server} of its rules, this page does not`);
    this.name = 'Outdated';
  }
}

/** Throws an `Outdated` unless the page plays this game by the server's version of the rules. */
export function checkVersion(gameId: string, server: number): void {
  if (games.find(({ id }) => id === gameId)?.version !== server) throw new Outdated(gameId, server);
}
