import type { GameId } from '../../games/index.ts';
import { hammerScreen } from './hammer.ts';
import { queenScreen } from './queen.ts';
import { risingScreen } from './rising.ts';
import type { Screen } from './screen.ts';

const SCREENS: Readonly<Record<GameId, Screen<unknown>>> = {
  'hammer-of-the-scots': hammerScreen,
  'scotland-rising': risingScreen,
  'virgin-queen': queenScreen,
};

const isGame = (id: string): id is GameId => Object.hasOwn(SCREENS, id);

/** How the views of a game are drawn. */
export function screenOf(id: string): Screen<unknown> {
  if (isGame(id)) return SCREENS[id];
  throw new Error(`nobody knows how to draw ${id}`);
}

export type { Screen, Sheet } from './screen.ts';
