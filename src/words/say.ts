import { catalogues } from '#catalogues';
import type { Arguments } from './catalogue/arguments.ts';
import type { Catalogue, NoArguments, Value } from './message.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The key of a message: the path of its file and its place in it, such as `cli.play.about`. */
export type MessageKey = keyof Arguments;

type Given<K extends MessageKey> = Arguments[K] extends NoArguments ? [] : [args: Arguments[K]];

/** What can be said: everything in a program, what has been learned so far in a browser. */
const known: Record<Language, Catalogue> = { ...catalogues };

/** Takes more messages in. Programs know all of them from the start; the page in the browser learns them as it needs them. */
export function learn(language: Language, catalogue: Catalogue): void {
  known[language] = { ...known[language], ...catalogue };
}

/** The keys of every message that is known in a language; all languages have the same. */
export const messageKeys = (language: Language): readonly string[] => Object.keys(known[language]);

/** Whether text names one of the languages. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);

/** A message in a language. Keys and arguments are checked by their types. */
export function say<K extends MessageKey>(language: Language, key: K, ...[args]: Given<K>): string {
  const text = trySay(language, key, args ?? {});
  if (text === undefined) throw new Error(`there is no message '${key}' in '${language}'`);
  return text;
}

/** As `say`, for a key put together at run time; undefined when there is no such message. Throws on a missing argument. */
export function trySay(
  language: Language,
  key: string,
  args: { readonly [name: string]: Value } = {},
): string | undefined {
  const message = known[language][key];
  return message === undefined ? undefined : String(message(args));
}
