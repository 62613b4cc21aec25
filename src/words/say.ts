import type { Arguments } from './catalogue/arguments.ts';
import { catalogue as en } from './catalogue/en.ts';
import { catalogue as ru } from './catalogue/ru.ts';
import type { Catalogue, NoArguments, Value } from './message.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The key of a message: the path of its file and its place in it, such as `cli.play.about`. */
export type MessageKey = keyof Arguments;

type Given<K extends MessageKey> = Arguments[K] extends NoArguments ? [] : [args: Arguments[K]];

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ru };

/** Every key there is; both languages have the same. */
export const MESSAGE_KEYS: readonly string[] = Object.keys(en);

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
  const message = CATALOGUES[language][key];
  return message === undefined ? undefined : String(message(args));
}
