import { parcels } from '../../words/catalogue/parcels.ts';
import { learn, type Language } from '../../words/index.ts';

/** The messages that the page begins with: its own, and what is said of each game before one plays it. */
const PAGE = 'page';

/** What the page needs to be able to say, whichever language it speaks. */
const needed = new Set<string>([PAGE]);
const learned: Readonly<Record<Language, Set<string>>> = { en: new Set(), ru: new Set() };

async function learnParcel(language: Language, name: string): Promise<void> {
  if (learned[language].has(name)) return;
  const load = parcels[language][name];
  if (load === undefined) throw new Error(`there are no messages called '${name}'`);
  const { catalogue } = await load();
  learn(language, catalogue);
  learned[language].add(name);
}

/** Whether everything that the page needs can be said in a language. */
const isLearned = (language: Language): boolean => [...needed].every((name) => learned[language].has(name));

/** Learns to say in a language what the page needs. Throws when the messages cannot be fetched. */
export async function learnLanguage(language: Language): Promise<void> {
  while (!isLearned(language)) await Promise.all([...needed].map((name) => learnParcel(language, name)));
}

/** Learns everything that is said in a game, in the language that the page speaks by then. */
export async function learnGame(gameId: string, language: () => Language): Promise<void> {
  needed.add(gameId);
  // The language may change meanwhile.
  while (!isLearned(language())) await learnLanguage(language());
}
