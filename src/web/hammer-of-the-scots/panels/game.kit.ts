import { botNamed } from '../../../bots/index.ts';
import { checkConfig } from '../../../core/config.ts';
import type { Seat, Viewer } from '../../../core/game.ts';
import { Match } from '../../../core/match.ts';
import { seeded } from '../../../core/seeded.ts';
import { hammerOfTheScots as game, type HammerState, type HammerView } from '../../../games/index.ts';
import type { HammerSnapshot } from '../../table/table.ts';

type HammerMatch = Match<HammerState, HammerView>;

/** What a viewer sees of a match, as a table would show it. */
export function snapshotOf(match: HammerMatch, viewer: Viewer, seat?: Seat): HammerSnapshot {
  const decider = seat ?? (viewer === 'observer' ? undefined : viewer);
  const log = match.told(viewer);
  return {
    gameId: game.id,
    scenario: match.config.scenario,
    viewer,
    view: match.view(viewer),
    deciders: match.deciders(),
    legal: decider === undefined ? [] : match.legal(decider).map((action) => game.notation.write(action)),
    log,
    told: [],
    length: match.length,
    canUndo: false,
  };
}

/** Plays a match of computers and calls `look` before every decision. */
export function playThrough(
  seed: number,
  botId: 'clerk' | 'random',
  look: (match: HammerMatch, seat: Seat) => void,
  scenario = 'braveheart',
): HammerMatch {
  const bot = botNamed(botId);
  const config = checkConfig(game, { scenario });
  if (bot === undefined || !config.ok) throw new Error('there is no such match');
  const match: HammerMatch = new Match(game, config.value, seeded(seed));
  const dice = seeded(seed + 1000);
  for (let seat = match.deciders()[0]; seat !== undefined; seat = match.deciders()[0]) {
    look(match, seat);
    const action = bot.choose(game as never, match.view(seat), seat, match.legal(seat), dice);
    if (!match.play(seat, action).ok) throw new Error('a legal action is refused');
  }
  return match;
}
