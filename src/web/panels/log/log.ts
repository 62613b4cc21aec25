import type { GameEvent } from '../../../core/game.ts';
import type { Told } from '../../../core/match.ts';
import type { Traces } from '../decision.ts';

/** What a game tells of its events beyond their sentences. */
export interface LogSpeech {
  readonly sentence: (event: GameEvent) => string;
  /** The heading of a new chapter of the log, such as a year, if this event begins one. */
  readonly chapter: (event: GameEvent) => string | undefined;
  /** The heading of a new part of the chapter, such as a turn, if this event begins one. */
  readonly part: (event: GameEvent) => string | undefined;
  readonly traces: (event: GameEvent) => Traces;
}

/** One thing that happened. */
export interface LogLine {
  /** The number of the event. */
  readonly number: number;
  readonly text: string;
  readonly traces: Traces;
}

export interface LogPart {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

export interface LogChapter {
  readonly title: string;
  readonly parts: readonly LogPart[];
}

interface OpenPart {
  readonly title: string;
  readonly lines: LogLine[];
}

interface OpenChapter {
  readonly title: string;
  readonly parts: OpenPart[];
}

/** Lines that have been made before, so that a long log is not spoken anew with every event. */
export type LogMemory = WeakMap<Told, LogLine>;

/**
 * The log in chapters and parts, oldest first. Events that this viewer does not hear leave no trace. `memory` belongs
 * to one speech.
 */
export function buildLog(
  told: readonly Told[],
  speech: LogSpeech,
  memory: LogMemory = new WeakMap(),
): LogChapter[] {
  const chapters: OpenChapter[] = [];
  let part: OpenPart | undefined;
  const openChapter = (title: string): OpenChapter => {
    const chapter: OpenChapter = { title, parts: [] };
    chapters.push(chapter);
    part = undefined;
    return chapter;
  };
  const openPart = (title: string): OpenPart => {
    const opened: OpenPart = { title, lines: [] };
    (chapters.at(-1) ?? openChapter('')).parts.push(opened);
    part = opened;
    return opened;
  };
  for (const each of told) {
    const { event } = each;
    if (event === undefined) continue;
    const chapter = speech.chapter(event);
    if (chapter !== undefined) {
      openChapter(chapter);
      continue;
    }
    const title = speech.part(event);
    if (title !== undefined) {
      openPart(title);
      continue;
    }
    const line = memory.get(each) ?? lineOf(each.number, event, speech);
    memory.set(each, line);
    (part ?? openPart('')).lines.push(line);
  }
  return chapters
    .map(({ title, parts }) => ({ title, parts: parts.filter(({ lines }) => lines.length > 0) }))
    .filter(({ parts }) => parts.length > 0);
}

const lineOf = (number: number, event: GameEvent, speech: LogSpeech): LogLine => ({
  number,
  text: speech.sentence(event),
  traces: speech.traces(event),
});

/** Everything that was told after event `last`, and up to event `until`, as lines. */
export const linesSince = (chapters: readonly LogChapter[], last: number, until = Infinity): LogLine[] =>
  chapters.flatMap(({ parts }) =>
    parts.flatMap(({ lines }) => lines.filter(({ number }) => number > last && number <= until)),
  );
