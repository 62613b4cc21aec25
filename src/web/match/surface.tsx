import { type Component, lazy } from 'solid-js';
import { learnToPlay } from '../i18n/language.ts';
import type { SurfaceProps } from './surface-props.ts';

/** The screen of a game, which comes together with everything that is said in the game. */
const surface = (gameId: string, load: () => Promise<{ default: Component<SurfaceProps> }>) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), learnToPlay(gameId)]);
    return module;
  });

const SURFACES: Readonly<Record<string, Component<SurfaceProps>>> = {
  'hammer-of-the-scots': surface('hammer-of-the-scots', () => import('../hammer-of-the-scots/surface.tsx')),
  'scotland-rising': surface('scotland-rising', () => import('../scotland-rising/surface.tsx')),
  'virgin-queen': surface('virgin-queen', () => import('../virgin-queen/surface.tsx')),
};

/** The screen of a game. Throws when nobody has drawn one. */
export function surfaceOf(gameId: string): Component<SurfaceProps> {
  const surface = SURFACES[gameId];
  if (surface === undefined) throw new Error(`there is no screen for '${gameId}'`);
  return surface;
}
