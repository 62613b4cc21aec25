import { ENGLISH, isNoble, NORSE } from '../../games/hammer-of-the-scots/blocks.ts';
import { AREA_COUNT, AREAS, ENGLAND, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { at, holds, nobleOf, theyHold, type Knowledge, type Piece } from './knowledge.ts';
import { distance } from './roads.ts';

/** How much an area draws those who might attack it. */
function pullOf(k: Knowledge, target: Area): number {
  const there = at(k.theirs, target);
  const noble = nobleOf(target);
  const home = noble !== undefined && theyHold(k, noble) ? 0.5 : 0;
  const ours = noble !== undefined && holds(k, noble) && there > 0 ? 0.4 : 0;
  return (at(k.noblesThere, target) + home + ours) / (1 + 0.4 * there);
}

const PULLS = new WeakMap<Knowledge, readonly number[]>();

/** How near to what draws it each area is. */
function pulls(k: Knowledge): readonly number[] {
  const known = PULLS.get(k);
  if (known !== undefined) return known;
  const drawn = AREAS.map((_, target) => pullOf(k, target));
  const near = AREAS.map((_, area) => {
    let most = 0;
    let all = 0;
    for (let target = 0; target < AREA_COUNT; target += 1) {
      const pull = (drawn[target] ?? 0) * 0.6 ** distance(area, target);
      all += pull;
      if (pull > most) most = pull;
    }
    return most + 0.15 * all;
  });
  PULLS.set(k, near);
  return near;
}

/** How well troops stand for what comes next. */
export function postWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const stays = k.turnsLeft > 0 ? 1 : 0.3;
  const pull = at(pulls(k), area);
  let worth = 0;
  let troops = 0;
  for (const p of pieces) {
    if (isNoble(p.block)) {
      if (p.info.homes.includes(area)) worth += 0.02;
      continue;
    }
    if (k.turnsLeft === 0 && k.side === ENGLISH && p.info.type !== 'infantry') continue;
    troops += 1;
    worth += pull * (p.block === NORSE ? 0.3 : 1) * k.weights.pull * stays;
    if (k.side === ENGLISH && area !== ENGLAND)
      worth += k.turnsLeft === 0 ? 0.02 : k.weights.north + k.weights.northTurn * k.turnsLeft;
  }
  return worth + k.weights.company * stays * Math.min(troops - 1, 4);
}
