/**
 * Collects whole games for test/records: for each way to set a game up one for each kind of ending that is found in so
 * many random games. `npx tsx scripts/collect-records.ts GAME [games a set-up]`; files that are there already are
 * written anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { checkConfig } from '../src/core/config.ts';
import type { Action, Chance, Config, OptionValues, Seat } from '../src/core/game.ts';
import { type AnyGame, Match } from '../src/core/match.ts';
import { writeRecord } from '../src/core/record.ts';
import { forkSeed, seeded } from '../src/core/seeded.ts';
import { GAMES, type GameId } from '../src/games/index.ts';
import { chooser } from '../src/games/virgin-queen/conformance/sittings.kit.ts';

/** Words that begin what an eager player does whenever it may: they bring the rarer endings about. */
const EAGER: Readonly<Record<GameId, readonly string[]>> = {
  'hammer-of-the-scots': ['crown', 'return', 'fire'],
  'scotland-rising': ['exit', 'attack', 'charge', 'assault'],
  'virgin-queen': [],
};
const EAGERNESS = 8;

/** Beside its scenarios as they are: sets of options under which games of a scenario are kept as well. */
const SETS: Readonly<Record<GameId, Readonly<Record<string, { scenario: string; options: OptionValues }>>>> =
  {
    'hammer-of-the-scots': {},
    'scotland-rising': {
      'battle-freeform': { scenario: 'battle', options: { 'options.setup': 'freeform' } },
      'battle-siege': { scenario: 'battle', options: { 'rulings.tie': 'scots' } },
      'battle-way-out': {
        scenario: 'battle',
        options: { 'rulings.exitPlace': 'wholeEdge', 'rulings.exitCost': 0, 'options.setup': 'freeform' },
      },
      'battle-other': {
        scenario: 'battle',
        options: {
          'options.events': 'on12',
          'rulings.scotsCharge': 'charge',
          'rulings.leaderMovesWithUnit': true,
          'rulings.crossbowRange': 2,
          'rulings.overflowToLeader': 'all',
          'rulings.minimumOneDie': true,
          'rulings.turnEndsAtZeroAP': false,
          'rulings.schiltronTerrain': 'formOnly',
        },
      },
    },
    'virgin-queen': {
      'campaign-player': {
        scenario: 'campaign',
        options: { 'options.players': 5, 'rulings.victoryUnit': 'player', 'rulings.finalTie': 'ask' },
      },
    },
  };

type Pick = (legal: readonly Action[], seat: Seat) => Action;

/** Picks what it is eager for whenever it may, and anything else otherwise. */
function eagerPick(game: AnyGame, eagerFor: readonly string[], chance: Chance): Pick {
  return (legal) => {
    const eager = legal.filter((a) => eagerFor.some((word) => game.notation.write(a).startsWith(word)));
    const among = eager.length > 0 && chance.draw(10, 'eager') < EAGERNESS ? eager : legal;
    const action = among[chance.draw(among.length, 'pick')];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  };
}

/** Who plays: an umpire's sittings want entries that a table would make, or they never end. */
const pickFor = (game: AnyGame, eagerFor: readonly string[], seed: number): Pick =>
  game.umpire === true ? chooser(seed, true) : eagerPick(game, eagerFor, seeded(seed));

/** Plays a random game to its end; the match, from which its record is written. */
function playOut(
  game: AnyGame,
  eagerFor: readonly string[],
  config: Config,
  seed: number,
): Match<unknown, unknown> {
  const match = new Match(game, config, seeded(seed));
  const pick = pickFor(game, eagerFor, forkSeed(seed, 1));
  for (;;) {
    const [seat] = match.deciders();
    if (seat === undefined) return match;
    const action = pick(match.legal(seat), seat);
    const wanted = game.remarks?.(action) === 'must';
    match.play(seat, action, wanted ? 'as it was' : undefined);
  }
}

function endingOf(match: Match<unknown, unknown>): string {
  const outcome = match.outcome();
  const winner = match.game.seats[outcome?.winners[0] ?? -1]?.id ?? 'nobody';
  return `${winner}-${outcome?.kind}`;
}

function collect(
  game: AnyGame,
  eagerFor: readonly string[],
  name: string,
  config: Config,
  games: number,
): void {
  const found = new Set<string>();
  for (let i = 0; i < games; i += 1) {
    const match = playOut(game, eagerFor, config, forkSeed(1314, i));
    const ending = endingOf(match);
    if (found.has(ending)) continue;
    found.add(ending);
    writeFileSync(`test/records/${game.id}/${name}-${ending}.txt`, writeRecord(match));
    console.log(`${name}: ${ending} (game ${i})`);
  }
}

const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);

const [, , id = '', games = '2000'] = process.argv;
if (!isGame(id)) throw new Error(`say which game: ${Object.keys(GAMES).join(' or ')}`);
const game: AnyGame = GAMES[id];
mkdirSync(`test/records/${id}`, { recursive: true });
const scenarios = game.scenarios.map((each) => [each.id, { scenario: each.id, options: {} }] as const);
for (const [name, request] of [...scenarios, ...Object.entries(SETS[id])]) {
  const config = checkConfig(game, request);
  if (!config.ok) throw new Error(`${name}: ${config.error.code}`);
  collect(game, EAGER[id], name, config.value, Number(games));
}
