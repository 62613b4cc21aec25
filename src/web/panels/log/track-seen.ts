import { onCleanup, onMount } from 'solid-js';
import type { Told } from '../../../core/match.ts';
import { lastSeen, rememberSeen } from './seen.ts';

/**
 * Remembers as long as the owner of this lives up to which event a viewer has seen a match, and returns the number of
 * the last one seen before; undefined where nothing is remembered, which is always so for a match without a name.
 */
export function trackSeen(
  matchId: string | undefined,
  viewer: string,
  log: () => readonly Told[],
): number | undefined {
  if (matchId === undefined) return undefined;
  const store = globalThis.localStorage;
  const remember = (): void => {
    const last = log().at(-1);
    if (last !== undefined) rememberSeen(store, matchId, viewer, last.number);
  };
  onMount(() => document.addEventListener('visibilitychange', remember));
  onCleanup(() => {
    document.removeEventListener('visibilitychange', remember);
    remember();
  });
  return lastSeen(store, matchId, viewer);
}
