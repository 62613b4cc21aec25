import { remember, remembered } from '../../app/memory.ts';
import { isDraft, type Draft } from './draft.ts';

const NAME = 'virgin-queen.cards';

/** What was typed in this browser before; undefined when nothing was, or nothing that can be read any more. */
export function keptDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(remembered(NAME) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, as far as the browser lets us; `text` is its JSON. */
export const keepDraft = (text: string): void => remember(NAME, text);
