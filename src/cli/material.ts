import { checkMaterial } from '../core/config.ts';
import type { Json } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { say, words, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';
import { readText } from './files.ts';

/** What a file of JSON holds. Throws a `Fault` when it holds none. */
export function readMaterial(language: Language, file: string): Json {
  const text = readText(language, file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Fault(say(language, 'cli.fault.noJson', { file, fault }));
  }
}

/** The material in a file that fits this game; undefined without a file. Throws a `Fault` that says what is wrong. */
export function materialOf(language: Language, game: AnyGame, file: string | undefined): Json | undefined {
  if (file === undefined) return undefined;
  const material = checkMaterial(game, readMaterial(language, file));
  if (material.ok) return material.value;
  throw new Fault(`${file}: ${words(language, game).problem(material.error)}`);
}
