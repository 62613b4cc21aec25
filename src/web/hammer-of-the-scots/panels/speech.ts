import type { GameEvent } from '../../../core/game.ts';
import type { Words } from '../../../words/index.ts';
import { say, type Language } from '../../../words/index.ts';
import type { LogSpeech } from '../../panels/log/log.ts';
import { tracesOf } from './traces.ts';

const numberIn = (event: GameEvent, field: string): number => {
  const value = event[field];
  return typeof value === 'number' ? value : 0;
};

/** The log of *Hammer of the Scots*: a chapter is a year, a part is a turn or the winter. */
export function hammerLog(words: Words, language: Language): LogSpeech {
  return {
    sentence: (event) => words.news(event),
    chapter: (event) => (event.type === 'year' ? String(numberIn(event, 'year')) : undefined),
    part(event) {
      if (event.type === 'turn')
        return say(language, 'web.panels.hammer.turn', { turn: numberIn(event, 'turn') });
      return event.type === 'winter' ? say(language, 'web.panels.hammer.winter') : undefined;
    },
    traces: tracesOf,
  };
}
