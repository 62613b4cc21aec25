import { isLanguage, LANGUAGES, say, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the system, as the usual variables name it; English when they name none of ours. */
export function systemLanguage(env: Environment): Language {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  );
  const short = (named ?? '').slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}

/** The value of `--lang` among the arguments; undefined when it is not there. Throws a `Fault` on an unknown one. */
export function askedLanguage(args: readonly string[], env: Environment): Language | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[at];
  if (arg === undefined) return undefined;
  const name = arg === '--lang' ? args[at + 1] : arg.slice('--lang='.length);
  if (name === undefined) return undefined;
  if (isLanguage(name)) return name;
  throw new Fault(
    say(systemLanguage(env), 'cli.fault.unknownLanguage', { name, known: LANGUAGES.join(', ') }),
  );
}
