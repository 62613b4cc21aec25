import type { Facts, Words } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';

/** What a screen is drawn on: the terminal, and the words of the game. */
export interface Sheet {
  readonly terminal: Terminal;
  readonly words: Words;
}

/** What is being asked: a step of the game and what it is about. */
export interface Asked {
  readonly step: string;
  readonly facts: Facts;
}

/** How the views of one game are drawn in text. Only the view is ever read. */
export interface Screen<View> {
  /** The same text as long as the whole position need not be shown again. */
  scene(view: View): string;
  /** The whole position. */
  position(sheet: Sheet, view: View): string[];
  /** What matters at every decision, a battle under way for instance; mostly nothing. */
  close(sheet: Sheet, view: View): string[];
  /** The step that play stands in; undefined when the game is over. */
  asked(view: View): Asked | undefined;
  /** The neighbours of all areas, or of the one of this id or name; undefined when there is none. */
  map(sheet: Sheet, area?: string): string[] | undefined;
}
