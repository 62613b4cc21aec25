import type { Chance } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import type { PlacedProblem } from '../core/problem.ts';
import { type ReadMatch, readMatch } from '../core/record-read.ts';
import { parseRecord } from '../core/record-text.ts';
import type { Result } from '../core/result.ts';
import { sayProblem, words, type Language } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';
import { readText } from './files.ts';
import { games } from './names.ts';

/** A match of any game, read from a record. */
export type AnyRead = ReadMatch<unknown, unknown>;

/** Reads a record; the problem comes as `FILE:line:column: sentence`. */
export function readRecord(language: Language, file: string, chance?: Chance): Result<AnyRead, string> {
  const text = readText(language, file);
  const read = readMatch(games, text, chance);
  if (read.ok) return read;
  const { line, column } = read.error;
  const sentence = problemIn(language, text, read.error);
  return { ok: false, error: `${file}:${line}:${column}: ${sentence}` };
}

/** As `readRecord`; a bad record ends the program. */
export function needRecord(language: Language, file: string, chance?: Chance): AnyRead {
  const read = readRecord(language, file, chance);
  if (read.ok) return read.value;
  throw new Fault(read.error, EXIT.wrong);
}

/** The sentence for a problem; the game that the record names knows how to speak of refused actions. */
function problemIn(language: Language, text: string, problem: PlacedProblem): string {
  const record = parseRecord(text);
  const game = record.ok ? gameOf(record.value.game.value) : undefined;
  return game === undefined ? sayProblem(language, problem) : words(language, game).problem(problem);
}

const gameOf = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
