import { isSolitaire } from '../core/config.ts';
import type { Config, Json } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { LANGUAGES, say, words, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';
import type { Input } from './input.ts';
import {
  BOT_NAMES,
  botOf,
  gameNamed,
  games,
  needComputers,
  scenarioNamed,
  seatNames,
  suggesting,
} from './names.ts';
import { answerTo, choose } from './questions.ts';
import { configOf, hasSetting, readSetting } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** What was said on the command line about a game to be played; what is undefined is asked for. */
export interface Wanted {
  readonly game: string | undefined;
  readonly scenario: string | undefined;
  readonly side: string | undefined;
  readonly opponent: string | undefined;
  readonly preset: string | undefined;
  readonly settings: readonly string[];
  readonly material: Json | undefined;
}

/** Who plays a seat: a person, or the computer player of this name. */
export type Player = 'human' | (string & {});

export const BOTH = 'both';
const DEFAULT_PRESET = 'default';

/** Everything that is settled before a game is set up. */
export interface Plan {
  readonly game: AnyGame;
  readonly config: Config;
  /** In the order of the seats. */
  readonly players: readonly Player[];
}

/** A `Fault` for everything on the command line that does not exist, before anything is asked. */
export function checkWanted(language: Language, wanted: Wanted): void {
  const fitting = gamesFor(language, wanted);
  const [game] = fitting;
  if (game === undefined) return;
  const [first] = game.scenarios;
  const scenarios = fitting.flatMap((each) => each.scenarios);
  const scenario =
    wanted.scenario === undefined ? first?.id : scenarioNamed(language, { scenarios }, wanted.scenario).id;
  const { preset, settings, material } = wanted;
  configOf(language, game, { scenario: scenario ?? '', preset, settings, material });
  if (wanted.opponent !== undefined) botOf(language, wanted.opponent);
  if (wanted.side !== undefined) checkSide(language, fitting, wanted.side);
  if (fitting.length === 1) checkPeople(language, game, wanted);
}

/** With an umpire there are people in all seats: a `Fault` when the computer is wanted for one. */
export function checkPeople(language: Language, game: AnyGame, { side, opponent }: Wanted): void {
  if (opponent !== undefined || (side !== undefined && side !== BOTH)) needComputers(language, game);
}

/** The game that is named; otherwise those that best fit what else is wanted, the scenario before all. */
function gamesFor(language: Language, wanted: Wanted): readonly AnyGame[] {
  if (wanted.game !== undefined) return [gameNamed(language, wanted.game)];
  return TRAITS.reduce<readonly AnyGame[]>((left, has) => {
    const fitting = left.filter((game) => has(game, wanted));
    return fitting.length > 0 ? fitting : left;
  }, games);
}

const isIn = (names: readonly string[], name: string | undefined): boolean =>
  name === undefined || names.includes(name);

/** By what a game is known that is not named. */
const TRAITS: readonly ((game: AnyGame, wanted: Wanted) => boolean)[] = [
  ({ scenarios }, { scenario }) =>
    isIn(
      scenarios.map(({ id }) => id),
      scenario,
    ),
  (game, { side }) => isIn([...seatNames(game), BOTH], side),
  ({ options }, { preset }) => isIn([DEFAULT_PRESET, ...Object.keys(options.presets)], preset),
  (game, { settings }) => settings.every((text) => hasSetting(game, text)),
];

function checkSide(language: Language, fitting: readonly AnyGame[], name: string): void {
  const known = [...new Set(fitting.flatMap(seatNames)), BOTH];
  if (known.includes(name)) return;
  const sentence = say(language, 'cli.fault.unknownSide', { name, known: known.join(', ') });
  throw new Fault(suggesting(language, sentence, name, known));
}

/** Asks which language to speak. */
export async function askLanguage(terminal: Terminal, input: Input): Promise<Language> {
  const names: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };
  const order = [terminal.language, ...LANGUAGES.filter((each) => each !== terminal.language)];
  const chosen = await choose(
    terminal,
    input,
    'Language / Язык',
    order.map((id) => ({ id, text: names[id] })),
  );
  return chosen === 'ru' ? 'ru' : 'en';
}

/** Settles a game: asks for what is not given, or takes the usual answers when there is nobody to ask. */
export async function makePlan(terminal: Terminal, input: Input | undefined, wanted: Wanted): Promise<Plan> {
  const { language } = terminal;
  const game = await pickGame(terminal, input, wanted);
  checkPeople(language, game, wanted);
  const spoken = words(language, game);
  const pick = async (
    given: string | undefined,
    question: string,
    ids: readonly string[],
    text: (id: string) => string,
  ) =>
    given ??
    (input === undefined
      ? (ids[0] ?? '')
      : choose(
          terminal,
          input,
          question,
          ids.map((id) => ({ id, text: text(id) })),
        ));
  const scenario = await pick(
    wanted.scenario,
    say(language, 'cli.play.pickScenario'),
    game.scenarios.map(({ id }) => id),
    (id) => `${spoken.name('scenario', id)}: ${spoken.about('scenario', id)}`,
  );
  const side = await pick(
    wanted.side ?? (isSolitaire(game, scenario) || game.umpire === true ? BOTH : undefined),
    say(language, 'cli.play.pickSide'),
    [...seatNames(game), BOTH],
    (id) => (id === BOTH ? say(language, 'cli.play.both') : spoken.name('side', id)),
  );
  const opponent =
    side === BOTH
      ? 'human'
      : await pick(wanted.opponent, say(language, 'cli.play.pickOpponent'), BOT_NAMES, (id) =>
          botText(language, id),
        );
  const preset = await pick(
    wanted.preset ?? (wanted.settings.length > 0 ? DEFAULT_PRESET : undefined),
    say(language, 'cli.play.pickPreset'),
    presetsOf(game),
    (id) => `${spoken.name('preset', id)}: ${spoken.about('preset', id)}`,
  );
  const askMore = input !== undefined && wanted.preset === undefined && wanted.settings.length === 0;
  const settings = askMore ? await askSettings(terminal, input, game) : wanted.settings;
  const config = configOf(language, game, { scenario, preset, settings, material: wanted.material });
  const players = game.seats.map(({ id }) => (side === BOTH || id === side ? 'human' : opponent));
  return { game, config, players };
}

async function pickGame(terminal: Terminal, input: Input | undefined, wanted: Wanted): Promise<AnyGame> {
  const { language } = terminal;
  const choices = gamesFor(language, wanted).map((game) => ({
    id: game.id,
    text: words(language, game).title(),
  }));
  const isAsked = choices.length > 1 && input !== undefined;
  const id = isAsked
    ? await choose(terminal, input, say(language, 'cli.play.pickGame'), choices)
    : (choices[0]?.id ?? '');
  return gameNamed(language, id);
}

function botText(language: Language, id: string): string {
  return id === 'clerk' ? say(language, 'cli.play.bot.clerk') : say(language, 'cli.play.bot.random');
}

/** The sets of readings that differ from one another; the usual one first. */
export const presetsOf = ({ options }: AnyGame): string[] => [
  DEFAULT_PRESET,
  ...Object.keys(options.presets).filter((id) => Object.keys(options.presets[id] ?? {}).length > 0),
];

async function askSettings(terminal: Terminal, input: Input, game: AnyGame): Promise<string[]> {
  const { language } = terminal;
  const question = say(language, 'cli.play.pickOption');
  const list = ['list', say(language, 'cli.play.word.list')];
  const settings: string[] = [];
  terminal.print();
  terminal.print(terminal.paint.strong(question));
  for (;;) {
    const text = await answerTo(input, say(language, 'cli.play.noOption'));
    if (text === '') return settings;
    if (list.includes(text.toLowerCase())) {
      for (const line of settingLines(terminal, game)) terminal.print(line);
      continue;
    }
    try {
      readSetting(language, game, text);
      configOf(language, game, { scenario: game.scenarios[0]?.id ?? '', settings: [text] });
      settings.push(text);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      terminal.print(error.message);
    }
  }
}

/** Every option with what its values mean; the usual value first. */
function settingLines({ language, paint }: Terminal, game: AnyGame): string[] {
  const spoken = words(language, game);
  return game.options.specs.flatMap(({ name, values, default: usual }) => [
    paint.strong(`${name}=${String(usual)}: ${spoken.option(name)} ${spoken.optionValue(name, usual)}`),
    ...values
      .filter((value) => value !== usual)
      .map((value) => {
        const meaning = spoken.optionValue(name, value);
        return `    ${say(language, 'cli.play.optionOther', { value, meaning })}`;
      }),
  ]);
}
