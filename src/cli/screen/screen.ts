import type { ActionParts } from '../../core/game.ts';
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

/** How a list of hundreds of actions is parted: first who acts, then what it does. */
export interface Parted<View> {
  /** Who acts, by its id; undefined for an action that stands by itself. */
  actor(parts: ActionParts): string | undefined;
  /** What somebody may type for an actor. */
  nick(actor: string): string;
  /** A line of the list of actors: one of them, and the kinds of things it can do. */
  row(sheet: Sheet, view: View, actor: string, actions: readonly ActionParts[]): string;
  /** All that matters about an actor while it is chosen what it does. */
  about(sheet: Sheet, view: View, actor: string): string;
  /** What an actor does: the heading under which it stands, and the rest in a few words; '' where there is no rest. */
  option(sheet: Sheet, view: View, parts: ActionParts): { readonly heading: string; readonly text: string };
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
  /** The map, or the place of this id or name and what lies beside it; undefined when there is none. */
  map(sheet: Sheet, view: View, place?: string): string[] | undefined;
  /** For a game in which a decision can have hundreds of actions. */
  readonly parted?: Parted<View>;
}
