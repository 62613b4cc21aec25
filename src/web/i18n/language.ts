import { createSignal } from 'solid-js';
import type { Arguments } from '../../words/catalogue/arguments.ts';
import {
  isLanguage,
  LANGUAGES,
  trySay,
  words,
  type Language,
  type MessageKey,
  type NoArguments,
  type Words,
} from '../../words/index.ts';
import { remembered, remember } from '../app/memory.ts';
import { gameOf } from '../table/games.ts';
import { learnGame, learnLanguage } from './lessons.ts';
import { fetchLetters } from './letters.ts';

/** The language of the page: what was chosen last, else what the browser prefers. */
function firstLanguage(): Language {
  const chosen = remembered('language');
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((each) => each === wanted.find(isLanguage)) ?? 'en';
}

const [language, set] = createSignal<Language>(firstLanguage());

/** The language that the page speaks now. */
export { language };

/** The language that was asked for last. */
let wanted = language();

/** Learns a language with its letters. Throws when it cannot be fetched. */
async function learnToWrite(to: Language): Promise<void> {
  await Promise.all([learnLanguage(to), fetchLetters(to)]);
}

/**
 * Makes the page speak this language as soon as it has learned it, and the next time from the start. Throws when the
 * language cannot be fetched; the page then speaks on as before.
 */
export async function speak(to: Language): Promise<void> {
  wanted = to;
  await learnToWrite(to);
  if (wanted !== to) return;
  set(to);
  remember('language', to);
  document.documentElement.lang = to;
}

/** Learns the language of the page, before anything is said. Throws when it cannot be fetched. */
export const learnToSpeak = (): Promise<void> => learnToWrite(language());

/** Learns everything that is said in a game. Throws when it cannot be fetched. */
export const learnToPlay = (gameId: string): Promise<void> => learnGame(gameId, language);

type Given<K extends MessageKey> = Arguments[K] extends NoArguments ? [] : [args: Arguments[K]];

/** A message in the language of the page. */
export function t<K extends MessageKey>(key: K, ...given: Given<K>): string {
  const text = trySay(language(), key, given[0] ?? {});
  if (text === undefined) throw new Error(`there is no message '${key}'`);
  return text;
}

/** The words of a game in the language of the page. */
export const wordsOf = (gameId: string): Words => words(language(), gameOf(gameId));
