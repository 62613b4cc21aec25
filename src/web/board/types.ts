import type { Language } from '../../words/index.ts';
import type { Answer, Snapshot } from '../table/table.ts';

/** What lights up on the board from elsewhere, by the ids of areas and blocks. */
export interface Highlight {
  readonly areas: readonly string[];
  readonly blocks: readonly string[];
}

/** What the board of any game is given. */
export interface BoardProps {
  readonly snapshot: Snapshot;
  readonly language: Language;
  /** Whether the board only shows: at a moment of the past, or to somebody who looks on. */
  readonly still?: boolean;
  readonly highlight?: Highlight | undefined;
  /** Plays a line. Lines that follow are held back until the table has answered. */
  onAction(line: string): Promise<Answer> | void;
}
