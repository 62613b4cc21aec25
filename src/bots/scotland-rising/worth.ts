import { CLEAR } from '../../games/scotland-rising/battlefield/battlefield.ts';
import type { Hex } from '../../games/scotland-rising/hexes.ts';
import { oddsOf } from '../../games/scotland-rising/odds.ts';
import type { AttackKind } from '../../games/scotland-rising/sequence/combat.ts';
import { infoOf, LAST_TURN, placeOf, schiltronAt, type State } from '../../games/scotland-rising/state.ts';
import { ENGLISH, KNIGHT, LEADER, LONGBOW, type Unit } from '../../games/scotland-rising/units.ts';
import { hitChance, type Scene } from './scene.ts';

/** What a step that is lost without VP is worth beside one that ends its unit. */
const HALF = 0.45;

/** What an attack is worth in VP: what it eliminates, and what it brings half of the way there. */
export function attackWorth(s: State, attacker: Unit, target: Hex, kind: AttackKind): number {
  const odds = oddsOf(s, attacker, target, kind);
  const own = infoOf(s, attacker).vp;
  return odds.vp + odds.reduce * defenderVp(s, odds.defender) * HALF - odds.disorder * own * 0.1;
}

const defenderVp = (s: State, id: string): number =>
  s.terms.field.units.find((unit) => unit.id === id)?.vp ?? 0;

/** How much of the enemy's dice will really be rolled: AP are short. */
const ROLLED = 0.18;

/** Expected VP that a unit loses where it stands at the end of the player turn. */
export function danger(scene: Scene, unit: Unit, hex: Hex): number {
  const { state: s, threat } = scene;
  const cover = s.terms.cover[s.terms.field.terrain[hex] ?? 0] ?? 0;
  const dice = Math.max(0, (threat[hex] ?? 0) * (schiltronAt(s, hex) ? 0.6 : 1) - cover * 2);
  const { vp, type } = infoOf(s, unit);
  const care = type === LEADER ? LEADER_CARE : 1;
  return Math.min(vp, dice * hitChance(s, unit) * vp * HALF * ROLLED * care);
}

/** Leaders rally, and two of them are worth 6 VP and an AP a turn: they keep out of reach. */
const LEADER_CARE = 1.6;

/** How far from the enemy a unit likes to stand. */
const likes = (type: number): number =>
  type === LONGBOW ? 2 : type === LEADER ? 3 : type === KNIGHT ? 2 : 1;

const PULL = 0.14;

/** What it is worth to stand in a hex: near the enemy, and for the English near the way out when time runs short. */
function standing(scene: Scene, unit: Unit, hex: Hex): number {
  const { state: s, toEnemy, side } = scene;
  const gap = Math.max(0, (toEnemy[hex] ?? 0) - likes(infoOf(s, unit).type));
  const open = s.terms.field.terrain[hex] === CLEAR ? 0 : 0.02;
  const leave = side === ENGLISH ? -(s.terms.field.toArrow[hex] ?? 0) * 0.02 * (s.turn / LAST_TURN) : 0;
  return leave + open - Math.min(gap, 8) * PULL;
}

/** What a move is worth. */
export function moveWorth(scene: Scene, unit: Unit, to: Hex): number {
  const from = placeOf(scene.state, unit);
  const gain = standing(scene, unit, to) - standing(scene, unit, from);
  return gain - danger(scene, unit, to) + danger(scene, unit, from);
}
