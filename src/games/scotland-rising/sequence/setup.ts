import type { Config } from '../../../core/game.ts';
import { CLEAR, terrainAt } from '../battlefield/battlefield.ts';
import { emptyState, isPike, placeOf, put, sideOf, type State } from '../state.ts';
import { termsFrom } from '../terms.ts';
import { SCOTS, type Unit } from '../units.ts';

/** A new battle: every unit on its hex (B4.2), or nobody yet (B4.4). */
export function setup(config: Config): State {
  const s = emptyState(termsFrom(config));
  if (s.terms.rules.setup === 'printed') s.terms.field.start.forEach((hex, unit) => put(s, unit, hex));
  return s;
}

/** Whether a unit may start in schiltron: a Scottish pike on a clear hex (B4.3). */
export const mayStartInSchiltron = (s: State, unit: Unit): boolean =>
  isPike(s, unit) &&
  sideOf(s, unit) === SCOTS &&
  placeOf(s, unit) >= 0 &&
  terrainAt(s.terms.field, placeOf(s, unit)) === CLEAR;
