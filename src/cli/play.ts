import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { changedOptions } from '../core/config.ts';
import type { Seat } from '../core/game.ts';
import { type AnyGame, Match } from '../core/match.ts';
import type { Tag } from '../core/record.ts';
import { isSealTag, sealIn } from '../core/seal.ts';
import { forkSeed, seeded } from '../core/seeded.ts';
import { say, words, type Language } from '../words/index.ts';
import { chanceOf, type Dice, diceFrom, newDice, tagsOf } from './dice.ts';
import { checkNewFile } from './files.ts';
import { readMaterial } from './material.ts';
import { examples } from './help.ts';
import { LineInput, type Input } from './input.ts';
import { Keeper } from './keeper.ts';
import { BOT_NAMES, botOf, games, needComputers, seatNames } from './names.ts';
import { wholeNumber } from './numbers.ts';
import {
  askLanguage,
  BOTH,
  checkPeople,
  checkWanted,
  makePlan,
  type Player,
  presetsOf,
  type Wanted,
} from './play-plan.ts';
import { NoAnswer } from './questions.ts';
import { needRecord } from './records.ts';
import { Session, type Sitter } from './session.ts';
import type { Terminal } from './terminal.ts';

interface Flags {
  readonly scenario?: string;
  readonly side?: string;
  readonly opponent?: string;
  readonly option: readonly string[];
  readonly preset?: string;
  readonly material?: string;
  readonly seed?: number;
  readonly record?: string;
  readonly load?: string;
  readonly auto?: boolean;
  readonly yes?: boolean;
}

/** What some games have, each once, with commas between. */
const each = (items: (game: AnyGame) => readonly string[]): string =>
  [...new Set(games.flatMap(items))].join(', ');

const EXAMPLES = [
  'play',
  'play --scenario braveheart --side scottish --opponent clerk --record tonight.txt',
  'play --load tonight.txt',
  'play scotland-rising --side scots --opponent random',
  'play --side both --option schiltroms=on',
  'play --auto --seed 7',
];

/** `schiltron play [GAME]`: a game in the terminal. */
export function addPlay(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  const sides = each(seatNames);
  const presets = each(presetsOf);
  const scenarios = each((game) => game.scenarios.map(({ id }) => id));
  const bots = BOT_NAMES.join(', ');
  program
    .command('play')
    .description(say(language, 'cli.play.about'))
    .argument('[GAME]', say(language, 'cli.play.gameArgument'))
    .option('--scenario <NAME>', say(language, 'cli.play.scenario', { scenarios }))
    .option('--side <SIDE>', say(language, 'cli.play.side', { sides }))
    .option('--opponent <NAME>', say(language, 'cli.play.opponent', { bots }))
    .option(
      '--option <NAME=VALUE>',
      say(language, 'cli.play.option'),
      (text: string, all: readonly string[]) => [...all, text],
      [],
    )
    .option('--preset <NAME>', say(language, 'cli.play.preset', { presets }))
    .option('--material <FILE>', say(language, 'cli.material'))
    .option('--seed <N>', say(language, 'cli.play.seed'), wholeNumber(language, 0))
    .option('--record <FILE>', say(language, 'cli.play.record'))
    .option('--load <FILE>', say(language, 'cli.play.load'))
    .option('--auto', say(language, 'cli.play.auto'))
    .option('-y, --yes', say(language, 'cli.play.yes'))
    .addHelpText('after', examples(language, EXAMPLES))
    .action(async (name: string | undefined, flags: Flags, command: Command) => {
      const isLanguageGiven = command.optsWithGlobals<{ lang?: string }>().lang !== undefined;
      const input = flags.auto === true ? undefined : new LineInput(terminal);
      try {
        await play(terminal, input, name, flags, isLanguageGiven);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        terminal.print(say(language, 'cli.play.stoppedEmpty'));
      } finally {
        input?.close();
      }
    });
}

/** A match that is ready to be played, whether it is new or not. */
interface Ready {
  readonly match: Match<unknown, unknown>;
  readonly players: readonly Player[];
  readonly tags: readonly Tag[];
}

async function play(
  terminal: Terminal,
  input: Input | undefined,
  name: string | undefined,
  flags: Flags,
  isLanguageGiven: boolean,
): Promise<void> {
  const wanted: Wanted = {
    game: name,
    scenario: flags.scenario,
    side: flags.side,
    opponent: flags.opponent,
    preset: flags.preset,
    settings: flags.option,
    material: flags.material === undefined ? undefined : readMaterial(terminal.language, flags.material),
  };
  checkWanted(terminal.language, wanted);
  const file = flags.record ?? flags.load;
  if (file !== undefined && file !== flags.load) checkNewFile(terminal.language, file);
  const asking = flags.yes === true ? undefined : input;
  const isNew = flags.load === undefined;
  const language: Language =
    asking === undefined || isLanguageGiven || !isNew
      ? terminal.language
      : await askLanguage(terminal, asking);
  const own: Terminal = { ...terminal, language };
  const ready =
    flags.load === undefined
      ? await begin(own, asking, wanted, flags)
      : resume(own, flags.load, wanted, flags.auto === true);
  const { match, players, tags } = ready;
  greet(own, ready, flags);
  const keeper = new Keeper(language, match, tags, file, flags.auto === true);
  const viewer =
    flags.side === undefined || flags.side === BOTH ? 'observer' : seatNames(match.game).indexOf(flags.side);
  await new Session({
    terminal: own,
    match,
    keeper,
    input,
    sitters: sitters(language, players, flags),
    viewer,
  }).run();
}

const playerTags = (names: readonly string[], players: readonly Player[]): Tag[] =>
  names.map((name, seat) => ({ name: 'player', values: [name, players[seat] ?? 'human'] }));

async function begin(
  terminal: Terminal,
  input: Input | undefined,
  wanted: Wanted,
  flags: Flags,
): Promise<Ready> {
  const { game, config, players: planned } = await makePlan(terminal, input, wanted);
  if (flags.auto === true) needComputers(terminal.language, game);
  const players = flags.auto === true ? automatic(planned, wanted) : planned;
  const dice = newDice(flags.seed);
  const match = new Match(game, config, chanceOf(dice));
  return { match, players, tags: [...playerTags(seatNames(game), players), ...tagsOf(dice)] };
}

/** The computer plays the seats of people too. */
const automatic = (players: readonly Player[], { opponent }: Wanted): Player[] =>
  players.map((player) => (player === 'human' ? (opponent ?? BOT_NAMES[0] ?? '') : player));

/** A game that has been begun: its record says who plays, unless the command line does. */
function resume({ language }: Terminal, file: string, wanted: Wanted, isAuto: boolean): Ready {
  const { match, tags } = needRecord(language, file);
  const { game } = match;
  checkPeople(language, game, wanted);
  if (isAuto) needComputers(language, game);
  const names = seatNames(game);
  const answers = match.answers().length;
  // Where the record does not hold its dice, new ones are sealed for what comes.
  const dice: Dice = diceFrom(tags) ?? {
    ...newDice(undefined),
    continued: { entries: match.length, answers },
  };
  match.continueWith(chanceOf(dice, answers));
  const recorded = names.map((name) => {
    const tag = tags.find((each) => each.name === 'player' && each.values[0] === name);
    return String(tag?.values[1] ?? 'human');
  });
  const known = recorded.map((player) => (BOT_NAMES.includes(player) ? player : 'human'));
  const named = known.map((player, seat) => sitterWanted(wanted, names[seat] ?? '', player));
  const players = isAuto ? automatic(named, wanted) : named;
  const kept = tags.filter((tag) => tag.name !== 'player' && !isSealTag(tag));
  return { match, players, tags: [...kept, ...playerTags(names, players), ...tagsOf(dice)] };
}

function sitterWanted({ side, opponent }: Wanted, seat: string, recorded: Player): Player {
  if (side === undefined) return recorded === 'human' ? recorded : (opponent ?? recorded);
  if (side === BOTH || side === seat) return 'human';
  return opponent ?? (recorded === 'human' ? (BOT_NAMES[0] ?? '') : recorded);
}

function sitters(language: Language, players: readonly Player[], { seed }: Flags): Sitter[] {
  const root = seed ?? randomInt(2 ** 40);
  return players.map(
    (player, seat): Sitter =>
      player === 'human' ? 'human' : { bot: botOf(language, player), chance: seeded(forkSeed(root, seat)) },
  );
}

function greet(terminal: Terminal, { match, players, tags }: Ready, flags: Flags): void {
  const { language, paint } = terminal;
  const { game: rules, config } = match;
  const spoken = words(language, rules);
  const game = spoken.title();
  const scenario = spoken.name('scenario', config.scenario);
  const people = players.flatMap((player, seat): Seat[] => (player === 'human' ? [seat] : []));
  const [only] = people;
  terminal.print();
  terminal.print(
    paint.strong(
      only === undefined
        ? say(language, 'cli.play.beginAuto', { game, scenario })
        : people.length > 1
          ? say(language, rules.umpire === true ? 'cli.play.beginUmpire' : 'cli.play.beginBoth', {
              game,
              scenario,
            })
          : say(language, 'cli.play.begin', { game, scenario, side: spoken.seat(only) }),
    ),
  );
  if (flags.load !== undefined && existsSync(flags.load))
    terminal.print(say(language, 'cli.play.loaded', { file: flags.load, entries: match.length }));
  const changed = changedOptions(rules, config);
  if (changed.length > 0) terminal.print(say(language, 'cli.play.changed'));
  for (const [name, value] of changed)
    terminal.print(`  ${spoken.option(name)} ${spoken.optionValue(name, value)}`);
  const seal = sealIn(tags)?.commitment;
  if (seal !== undefined) terminal.print(paint.faint(say(language, 'cli.play.commitment', { seal })));
  if (only !== undefined) terminal.print(paint.faint(say(language, 'cli.play.hint')));
}
