import { type ConfigRequest, checkConfig } from '../core/config.ts';
import type { Config, Json, OptionSpec, OptionValue } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { say, words, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';
import { suggesting } from './names.ts';

/** What a match is to be set up from, as it was typed. */
export interface Wishes {
  readonly scenario: string;
  readonly preset?: string | undefined;
  /** `name=value`, each. */
  readonly settings: readonly string[];
  readonly material?: Json | undefined;
}

const YES = ['true', 'on', 'yes'];
const NO = ['false', 'off', 'no'];

/** The configuration that was wished for. Throws a `Fault` with what is wrong. */
export function configOf(language: Language, game: AnyGame, wishes: Wishes): Config {
  const options = Object.fromEntries(wishes.settings.map((text) => readSetting(language, game, text)));
  const request: ConfigRequest = {
    scenario: wishes.scenario,
    options,
    ...(wishes.preset === undefined ? {} : { preset: wishes.preset }),
    ...(wishes.material === undefined ? {} : { material: wishes.material }),
  };
  const config = checkConfig(game, request);
  if (config.ok) return config.value;
  const { code, args } = config.error;
  const sentence = words(language, game).problem(config.error);
  const known = args['known'];
  const name = args[code === 'unknownPreset' ? 'preset' : 'scenario'];
  if (!Array.isArray(known) || typeof name !== 'string') throw new Fault(sentence);
  throw new Fault(suggesting(language, sentence, name, known.map(String)));
}

/** Takes `name=value` apart. The name may be the last word of an option's full name. */
export function readSetting(language: Language, game: AnyGame, text: string): [name: string, value: Json] {
  const at = text.indexOf('=');
  if (at < 1) throw new Fault(say(language, 'cli.badSetting', { text }));
  const spec = specNamed(language, game.options.specs, text.slice(0, at).trim());
  const value = text.slice(at + 1).trim();
  return [spec.name, readValue(spec, value)];
}

/** Whether the text begins with the name of an option of this game. */
export function hasSetting(game: AnyGame, text: string): boolean {
  const name = text
    .slice(0, Math.max(0, text.indexOf('=')))
    .trim()
    .toLowerCase();
  return game.options.specs.some((spec) =>
    [spec.name, shortName(spec.name)].some((each) => each.toLowerCase() === name),
  );
}

function specNamed(language: Language, specs: readonly OptionSpec[], name: string): OptionSpec {
  const exact = specs.find((spec) => spec.name === name);
  if (exact !== undefined) return exact;
  const alike = specs.filter((spec) => shortName(spec.name).toLowerCase() === name.toLowerCase());
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  if (only !== undefined) {
    const known = alike.map((spec) => spec.name).join(', ');
    throw new Fault(say(language, 'cli.fault.ambiguousSetting', { name, known }));
  }
  const sentence = say(language, 'cli.fault.unknownSetting', { name });
  const names = specs.map((spec) => spec.name);
  throw new Fault(suggesting(language, sentence, name, [...names.map(shortName), ...names]));
}

const shortName = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The value that the text names, or the text itself, for the check to refuse. */
function readValue({ values }: OptionSpec, text: string): OptionValue {
  const named = values.find((value) => String(value).toLowerCase() === text.toLowerCase());
  if (named !== undefined) return named;
  const lower = text.toLowerCase();
  if (values.includes(true) && YES.includes(lower)) return true;
  return values.includes(false) && NO.includes(lower) ? false : text;
}
