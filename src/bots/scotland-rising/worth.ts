import { CLEAR } from '../../games/scotland-rising/battlefield/battlefield.ts';
import type { Hex } from '../../games/scotland-rising/hexes.ts';
import { oddsOf } from '../../games/scotland-rising/odds.ts';
import type { AttackKind } from '../../games/scotland-rising/sequence/combat.ts';
import { infoOf, LAST_TURN, placeOf, schiltronAt, type State } from '../../games/scotland-rising/state.ts';
import { ENGLISH, KNIGHT, LEADER, LONGBOW, type Unit } from '../../games/scotland-rising/units.ts';
import { hitChance, type Scene } from './scene.ts';
import { WEIGHTS } from './weights.ts';

/** What an attack is worth in VP: what it eliminates, and what it brings half of the way there. */
export function attackWorth(s: State, attacker: Unit, target: Hex, kind: AttackKind): number {
  const odds = oddsOf(s, attacker, target, kind);
  const own = infoOf(s, attacker).vp;
  return (
    odds.vp +
    odds.reduce * defenderVp(s, odds.defender) * WEIGHTS.step -
    odds.disorder * own * WEIGHTS.disorder
  );
}

const defenderVp = (s: State, id: string): number =>
  s.terms.field.units.find((unit) => unit.id === id)?.vp ?? 0;

/** Expected VP that a unit loses where it stands at the end of the player turn. */
export function danger(scene: Scene, unit: Unit, hex: Hex): number {
  const { state: s, threat } = scene;
  const cover = s.terms.cover[s.terms.field.terrain[hex] ?? 0] ?? 0;
  const dice = Math.max(
    0,
    (threat[hex] ?? 0) * (schiltronAt(s, hex) ? WEIGHTS.inSchiltron : 1) - cover * WEIGHTS.cover,
  );
  const { vp, type } = infoOf(s, unit);
  const care = type === LEADER ? WEIGHTS.leader : 1;
  return Math.min(vp, dice * hitChance(s, unit) * vp * WEIGHTS.step * WEIGHTS.rolled * care);
}

/** How far from the enemy a unit likes to stand. */
const likes = (type: number): number =>
  type === LONGBOW ? 2 : type === LEADER ? 3 : type === KNIGHT ? 2 : 1;

/** What it is worth to stand in a hex: near the enemy, and for the English near the way out when time runs short. */
function standing(scene: Scene, unit: Unit, hex: Hex): number {
  const { state: s, toEnemy, side } = scene;
  const gap = Math.max(0, (toEnemy[hex] ?? 0) - likes(infoOf(s, unit).type));
  const open = s.terms.field.terrain[hex] === CLEAR ? WEIGHTS.open : 0;
  const leave =
    side === ENGLISH ? -(s.terms.field.toArrow[hex] ?? 0) * WEIGHTS.wayOut * (s.turn / LAST_TURN) : 0;
  return leave + open - Math.min(gap, 8) * WEIGHTS.pull;
}

/** What a move is worth. */
export function moveWorth(scene: Scene, unit: Unit, to: Hex): number {
  const from = placeOf(scene.state, unit);
  const gain = standing(scene, unit, to) - standing(scene, unit, from);
  return gain - danger(scene, unit, to) + danger(scene, unit, from);
}
