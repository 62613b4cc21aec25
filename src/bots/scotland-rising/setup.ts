import { CLEAR } from '../../games/scotland-rising/battlefield/battlefield.ts';
import { rowOf, columnOf, type Hex } from '../../games/scotland-rising/hexes.ts';
import { infoOf } from '../../games/scotland-rising/state.ts';
import { LEADER, PIKE, SCOTS, typeInfo, type Unit } from '../../games/scotland-rising/units.ts';
import type { Scene } from './scene.ts';

/** How far behind the front a unit likes to start: pikes in front, bows behind them, leaders last. */
const depthOf = (type: number): number => (type === PIKE ? 0 : type === LEADER ? 2 : 1);

/** What a hex is worth to a unit in a freeform set-up: near the front, near the middle, on open ground (B4.4). */
export function placeWorth(scene: Scene, unit: Unit, hex: Hex): number {
  const { state: s, side } = scene;
  const { field } = s.terms;
  const { scots, english } = field.file.freeform;
  const front = (side === SCOTS ? scots.row : english.row) - 1;
  const depth = Math.abs(rowOf(hex) - front);
  const { type } = infoOf(s, unit);
  const middle = Math.abs(columnOf(hex) - field.file.columns / 2);
  const ground = field.terrain[hex] === CLEAR ? 0 : 1.5;
  return -Math.abs(depth - depthOf(type)) * 2 - middle * 0.5 - ground + typeInfo(type).vp * 0.01;
}
