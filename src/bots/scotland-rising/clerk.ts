import type { Action } from '../../core/game.ts';
import type { RisingState, RisingView } from '../../games/index.ts';
import { handleOf, hexOf, kindOf, targetOf } from '../../games/scotland-rising/actions.ts';
import {
  hasMark,
  infoOf,
  LAST_TURN,
  partnerOf,
  placeOf,
  REDUCED,
  SCHILTRON,
  type State,
} from '../../games/scotland-rising/state.ts';
import { ENGLISH, KNIGHT, SCOTS, type Unit } from '../../games/scotland-rising/units.ts';
import { sample } from '../../games/scotland-rising/view.ts';
import type { Choose } from '../bot.ts';
import { bestOf } from '../best.ts';
import { readScene, type Scene } from './scene.ts';
import { placeWorth } from './setup.ts';
import { WEIGHTS } from './weights.ts';
import { attackWorth, danger, moveWorth } from './worth.ts';

const unitOf = (s: State, a: Action): Unit => s.terms.field.unitOfHandle[handleOf(a)] ?? -1;

/** Below anything that an action can be worth. */
const NEVER = -1000;

/** A unit that leaves can neither fight nor fall: the later, the better. */
const exitWorth = (s: State, unit: Unit): number =>
  s.turn >= LAST_TURN - 2 || hasMark(s, unit, REDUCED)
    ? 1
    : WEIGHTS.exit + (WEIGHTS.exitLate * s.turn) / LAST_TURN;

/** The chance of a rally, and what a step is worth to its unit. */
const rallyWorth = (s: State, unit: Unit, chance: number): number =>
  chance * WEIGHTS.rallied * infoOf(s, unit).vp;

/** Knights and axes near a pike make a schiltron of use; one that can attack does better to attack. */
function schiltronWorth(scene: Scene, unit: Unit): number {
  const { state: s, toEnemy } = scene;
  const hex = placeOf(s, unit);
  const distance = toEnemy[hex] ?? 0;
  if (hasMark(s, unit, SCHILTRON)) return distance > 4 ? WEIGHTS.unformed : -1;
  const isFaced = scene.enemies.some((enemy) => infoOf(s, enemy).type === KNIGHT);
  if (distance < 2 || distance > 4 || !isFaced) return -1;
  return danger(scene, unit, hex) * WEIGHTS.formed - WEIGHTS.formCost;
}

function strike(scene: Scene, unit: Unit, a: Action, kind: 'charge' | 'assault'): number {
  const s = scene.state;
  const to = hexOf(a);
  const exposed = danger(scene, unit, to) - danger(scene, unit, placeOf(s, unit));
  return attackWorth(s, unit, targetOf(a), kind) - exposed;
}

/** What an action is worth, in VP, less the AP it costs. */
function worthOf(scene: Scene, a: Action): number {
  const s = scene.state;
  const unit = unitOf(s, a);
  const kind = kindOf(a);
  switch (kind) {
    case 'move':
    case 'escort':
      return moveWorth(scene, unit, hexOf(a)) - WEIGHTS.ap / 2;
    case 'exit':
      return exitWorth(s, unit) - WEIGHTS.ap;
    case 'attack':
      return attackWorth(s, unit, hexOf(a), 'attack') - WEIGHTS.ap;
    case 'charge':
      return strike(scene, unit, a, 'charge') - 2 * WEIGHTS.ap;
    case 'assault':
      return (
        strike(
          scene,
          unit,
          a,
          s.chargeTurn && s.terms.rules.scotsCharge === 'charge' ? 'charge' : 'assault',
        ) - WEIGHTS.ap
      );
    case 'rally':
      return rallyWorth(s, partnerOf(s, unit), 0.5) - WEIGHTS.ap;
    case 'recover':
      return rallyWorth(s, unit, 1);
    case 'schiltron':
      return s.phase === 'actions' ? schiltronWorth(scene, unit) : NEVER;
    case 'place':
      return placeWorth(scene, unit, hexOf(a));
    case 'lift':
      return NEVER;
    case 'announce':
      return announceWorth(scene);
    case 'roll':
    case 'ready':
    case 'end':
      return 0;
    default:
      return kind satisfies never;
  }
}

/** Positive when many Scots could assault, or when time runs out (B14.1). */
function announceWorth({ state: s, own, toEnemy }: Scene): number {
  const close = own.filter((unit) => (toEnemy[placeOf(s, unit)] ?? 99) <= 2).length;
  return close - (s.turn >= LAST_TURN - 3 ? 1 : WEIGHTS.assaulters);
}

/** What the clerk does: the action that is worth most. */
export const chooseRising: Choose<RisingState, RisingView> = (_game, view, seat, legal) => {
  const state = sample(view);
  const scene = readScene(state, seat === ENGLISH ? ENGLISH : SCOTS);
  return bestOf(legal, (a) => worthOf(scene, a));
};
