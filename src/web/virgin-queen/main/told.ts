import type { GameEvent } from '../../../core/game.ts';
import type { Words } from '../../../words/index.ts';

/**
 * What the log says of an event. The Empire's own choice is said there as everybody hears it: a phone lies open on the
 * table, and what was chosen is shown only where its player asks for it (V7.1, V7.8).
 */
export function newsOf(words: Words, event: GameEvent): string {
  if (event.type !== 'preferred-own') return words.news(event);
  const { preference: _, ...known } = event;
  return words.news({ ...known, type: 'preferred' });
}
