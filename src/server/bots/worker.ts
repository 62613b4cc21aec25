import { parentPort } from 'node:worker_threads';
import { botNamed } from '../../bots/index.ts';
import type { Action } from '../../core/game.ts';
import type { AnyGame } from '../../core/match.ts';
import { seeded } from '../../core/seeded.ts';
import { GAMES } from '../../games/index.ts';
import type { Answered, Asked, Thought } from './thinking.ts';

const games: readonly AnyGame[] = Object.values(GAMES);

function choose({ bot, game, view, seat, legal, seed }: Thought): Action | undefined {
  const player = botNamed(bot);
  const rules = games.find((each) => each.id === game);
  if (player === undefined || rules === undefined) return undefined;
  return player.choose(rules, view, seat, legal, seeded(seed));
}

/** A thread in which computer players think: it has never seen more of a match than the view it is sent. */
parentPort?.on('message', ({ id, thought }: Asked) => {
  let action: Action | undefined;
  try {
    action = choose(thought);
  } catch {
    action = undefined;
  }
  const answer: Answered = { id, action };
  parentPort?.postMessage(answer);
});
