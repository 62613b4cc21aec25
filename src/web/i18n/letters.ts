import type { Language } from '../../words/index.ts';

/** By these the browser knows which parts of a font a language needs. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'Aa', ru: 'Aa Яя' };

const FACES = [
  '400 1rem "PT Serif"',
  'italic 400 1rem "PT Serif"',
  '700 1rem "PT Serif"',
  '400 1rem "PT Sans"',
  '700 1rem "PT Sans"',
];

/** Whoever has a slow line reads before that, in other letters. */
const PATIENCE_MS = 1_000;

/**
 * Fetches the letters in which a language is written: letters that come late move what is on the screen already, from
 * under a finger too. Waits for them only so long, and never fails.
 */
export async function fetchLetters(language: Language): Promise<void> {
  const faces = FACES.map((face) => document.fonts.load(face, LETTERS[language]));
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
