import type { GameEvent } from '../../../core/game.ts';
import { say, type Language, type Words } from '../../../words/index.ts';
import type { LogSpeech } from '../../panels/log/log.ts';
import { tracesOf } from '../traces.ts';

/** The log: a chapter is a player turn. */
export function risingLog(words: Words, language: Language): LogSpeech {
  const chapter = (event: GameEvent): string | undefined => {
    const { turn, side } = event;
    if (event.type !== 'turn' || typeof turn !== 'number' || typeof side !== 'string') return undefined;
    return say(language, 'web.scotland-rising.turnOf', { turn, side: words.name('side', side) });
  };
  return { sentence: (event) => words.news(event), chapter, part: () => undefined, traces: tracesOf };
}
