import type { Json } from '../../core/game.ts';
import { queen, virginQueen } from '../../games/index.ts';
import { say, words, type Language, type Words } from '../../words/index.ts';
import { EXIT, Fault } from '../fault.ts';
import { readText } from '../files.ts';
import { readMaterial } from '../material.ts';
import { needRecord } from '../records.ts';
import { type DataFile, readData } from './data-file.ts';

/** A sitting to be scored: from a record, or from a position. */
export interface Source {
  readonly state: queen.State;
  /** Whether it stands in the Victory Determination Phase. */
  readonly inPhase: boolean;
  /** Limits that have been reached and that nobody has confirmed yet (V5.8, V10 R6). */
  readonly beyond: queen.Passed;
  /** Where these entries of an account come from, in words: entries of a record, or lines of a file. '' for nowhere. */
  readonly origin: (entries: readonly number[]) => string;
}

const isRecordText = (text: string): boolean => /^\s*(?:;[^\n]*\n\s*)*\[game\s/.test(text);

/** The limits that a record stands at: an instant victory that waits for its yes, or a position to be confirmed. */
function waiting({ step, pending }: queen.State): queen.Passed {
  const limits = (pending?.claims ?? []).flatMap(({ victory, winners, figures }) =>
    winners.map((winner) => ({ victory, winner, figures })),
  );
  return step === 'position' ? { won: [], unsure: limits } : { won: limits, unsure: [] };
}

function fromRecord(language: Language, file: string): Source {
  const { match } = needRecord(language, file);
  if (match.game.id !== virginQueen.id) {
    const game = words(language, match.game).title();
    throw new Fault(say(language, 'cli.score.otherGame', { file, game }));
  }
  const view = virginQueen.view(queen.decode(match.game.encode(match.state)), 'observer');
  const state = queen.decode(view);
  const origin = (entries: readonly number[]): string =>
    entries.length === 0 ? '' : say(language, 'cli.score.entries', { entries: entries.join(', ') });
  const inPhase = queen.WALK.some((step) => step === state.step);
  return { state, inPhase, beyond: waiting(state), origin };
}

/** What is wrong with a position, a line for each place, as `FILE:line:column: sentence`. */
function complaint(language: Language, file: string, data: DataFile, problem: queen.PositionProblem): string {
  const spoken = words(language, virginQueen);
  if (problem.kind === 'cards') {
    const { line, column } = data.place(['cards']);
    return `${file}:${line}:${column}: ${spoken.materialFault(problem.fault)}`;
  }
  return problem.faults.map((fault) => faultLine(spoken, file, data, fault)).join('\n');
}

function faultLine(
  spoken: Words,
  file: string,
  data: DataFile,
  { path, code, args }: queen.PositionFault,
): string {
  const { line, column } = data.place(path);
  const { reason, known, found = null } = args;
  const facts = {
    ...args,
    path: queen.pathText(path),
    reason: typeof reason === 'string' ? spoken.sentence('reason', reason) : '',
    known: Array.isArray(known) ? known.join(', ') : '',
    found: JSON.stringify(found),
  };
  return `${file}:${line}:${column}: ${spoken.sentence('position', code, facts)}`;
}

function fromPosition(language: Language, file: string, text: string, cards: Json | undefined): Source {
  const data = readData(text);
  if (!data.ok) {
    const { line, column, fault } = data.error;
    throw new Fault(`${file}:${line}:${column}: ${say(language, 'cli.score.noData', { fault })}`, EXIT.wrong);
  }
  if (queen.looksLikeCards(data.value.json)) throw new Fault(say(language, 'cli.score.cardsAlone', { file }));
  const read = queen.readPosition(data.value.json, cards);
  if (!read.ok) throw new Fault(complaint(language, file, data.value, read.error), EXIT.wrong);
  const { paths } = read.value;
  const origin = (entries: readonly number[]): string => {
    const lines = entries.flatMap((entry) => {
      const path = paths[entry - 1];
      return path === undefined ? [] : [data.value.place(path).line];
    });
    const list = [...new Set(lines)].join(', ');
    return list === '' ? '' : say(language, 'cli.score.lines', { lines: list });
  };
  return { ...read.value, origin };
}

/** What a file holds: a record, or a position in YAML or JSON. Throws a `Fault` that names the line. */
export function sourceIn(language: Language, file: string, material: string | undefined): Source {
  const text = readText(language, file);
  if (isRecordText(text)) return fromRecord(language, file);
  const cards = material === undefined ? undefined : readMaterial(language, material);
  return fromPosition(language, file, text, cards);
}
