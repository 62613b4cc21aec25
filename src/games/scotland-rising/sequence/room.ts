import type { ReasonCode } from '../../../core/game.ts';
import { hasHex } from '../battlefield/battlefield.ts';
import type { Hex } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { isLeader, lowerAt, sideOf, upperAt, type State } from '../state.ts';
import type { Unit } from '../units.ts';

const NO_SUCH_HEX = because('noSuchHex');
const ENEMY_IN_HEX = because('enemyInHex');
const STACK_FULL = because('stackFull');
const LEADERS_APART = because('leadersApart');

/**
 * Why a unit may not stand in a hex, not even in passing: an enemy is there (B3.7), or it would not be one unit, or one
 * unit and a leader (B3.6). Two leaders are a pair unless `leaderPairs` is off.
 */
export function roomFor(s: State, unit: Unit, hex: Hex): ReasonCode {
  if (!hasHex(s.terms.field, hex)) return NO_SUCH_HEX;
  const other = lowerAt(s, hex);
  if (other === -1) return OK;
  if (sideOf(s, other) !== sideOf(s, unit)) return ENEMY_IN_HEX;
  if (upperAt(s, hex) !== -1) return STACK_FULL;
  const isOtherLeader = isLeader(s, other);
  if (!isLeader(s, unit)) return isOtherLeader ? OK : STACK_FULL;
  return isOtherLeader && !s.terms.rules.leaderPairs ? LEADERS_APART : OK;
}
