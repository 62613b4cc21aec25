import { type Component, lazy } from 'solid-js';
import type { SurfaceProps } from './surface-props.ts';

const SURFACES: Readonly<Record<string, Component<SurfaceProps>>> = {
  'hammer-of-the-scots': lazy(() => import('../hammer-of-the-scots/surface.tsx')),
  'scotland-rising': lazy(() => import('../scotland-rising/surface.tsx')),
};

/** The screen of a game. Throws when nobody has drawn one. */
export function surfaceOf(gameId: string): Component<SurfaceProps> {
  const surface = SURFACES[gameId];
  if (surface === undefined) throw new Error(`there is no screen for '${gameId}'`);
  return surface;
}
