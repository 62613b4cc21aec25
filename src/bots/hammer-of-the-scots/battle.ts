import type { Action } from '../../core/game.ts';
import { firstArg, kindOf } from '../../games/hammer-of-the-scots/actions.ts';
import { blockInfo, isNoble, type Block } from '../../games/hammer-of-the-scots/blocks.ts';
import { bestOf } from '../best.ts';
import { attackOdds, defenceOdds } from './fight.ts';
import type { FrameOf } from './frames.ts';
import { forceOfAll, theirForces } from './force.ts';
import { holds, mineIn, nobleOf, type Knowledge, type Piece } from './knowledge.ts';
import { clash, type Odds } from './odds.ts';
import { haven } from './retreat.ts';
import { bodyWorth, isCrown } from './worth.ts';

type BattleFrame = FrameOf<'battle'>;

/** Battles we are likely to win come first: they open ways to retreat for the others. */
export function chooseBattle(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    const area = firstArg(a);
    const pieces = mineIn(k, area);
    return k.attackedByThem[area] === true
      ? 1 - defenceOdds(k, area, pieces).win
      : attackOdds(k, area, pieces).win;
  });
}

const ROUNDS = 3;
/** How little hope there must be before somebody slips away. */
const LOST = 0.18;
const LOST_FOR_KINGS = 0.75;

/** How likely we hold the field, from where the battle stands now. */
function chances(k: Knowledge, f: BattleFrame, pieces: readonly Piece[]): { win: number; odds: Odds } {
  const attacking = f.attacker === k.side;
  const front = pieces.filter((p) => !p.reserve && !p.captured);
  const rest = pieces.filter((p) => p.reserve || p.captured);
  const ours = forceOfAll(front, f.area, !attacking);
  const late = forceOfAll(rest, f.area, !attacking);
  const [theirs, theirLate] = theirForces(k, f.area, attacking);
  const rounds = ROUNDS - f.round + 1;
  if (attacking) {
    const odds = clash(ours, theirs, late, theirLate, rounds);
    return { win: odds.win, odds };
  }
  const odds = clash(theirs, ours, theirLate, late, rounds);
  return { win: 1 - odds.win, odds };
}

/** Hits that the enemy may be expected to deal before this block acts again. */
function incoming(k: Knowledge, f: BattleFrame): number {
  const [theirs] = theirForces(k, f.area, f.attacker === k.side);
  return theirs.a + theirs.b + theirs.c;
}

/** How likely a block of this strength dies before it acts again, when hits go to the strongest. */
function deathOf(p: Piece, pieces: readonly Piece[], hits: number): number {
  const cover = pieces.reduce((sum, o) => sum + (o === p ? 0 : Math.max(0, o.steps - p.steps + 1)), 0);
  const margin = p.steps + cover - hits;
  return 1 / (1 + Math.exp((1.5 * margin) / (0.6 + 0.5 * Math.sqrt(hits))));
}

/** What a lost field costs beyond the blocks: the home of a noble, or nobles that were to be won. */
function fieldWorth(k: Knowledge, f: BattleFrame): number {
  const noble = nobleOf(f.area);
  const home = noble === undefined ? 0 : holds(k, noble) ? 0.2 + 0.7 * k.winter : 0.1 + 0.6 * k.winter;
  return k.weights.field + home + (f.attacker === k.side ? 0.6 * (k.noblesThere[f.area] ?? 0) : 0);
}

/** What the death of this block costs now; a noble whose home is lost turns in winter anyway. */
function deathCost(k: Knowledge, f: BattleFrame, p: Piece): number {
  const body = bodyWorth(p.block, k.side, k.edwardSecond);
  return isNoble(p.block) && p.info.homes.includes(f.area) ? body * (1 - 0.8 * k.winter) : body;
}

/** Should this block leave the battle now? It weighs one more salvo and its part in victory against its life. */
function shouldLeave(k: Knowledge, f: BattleFrame, p: Piece, pieces: readonly Piece[]): boolean {
  const { win } = chances(k, f, pieces);
  const active = pieces.filter((o) => !o.reserve && !o.captured);
  const hits = incoming(k, f);
  const death = deathOf(p, active, hits);
  const salvo = ((p.steps * p.info.hits) / 6) * k.weights.theirStep;
  const part = Math.min(1, 1.5 / active.length);
  const stays = salvo + win * fieldWorth(k, f) * part;
  const wounds = (Math.min(hits, p.steps) / active.length) * k.weights.step;
  return death * deathCost(k, f, p) + wounds > stays;
}

/** Fire as long as there is hope; who acts later in the same turn sees the result. */
export function chooseCombat(k: Knowledge, f: BattleFrame, legal: readonly Action[]): Action {
  const pieces = mineIn(k, f.area);
  const fires = legal.filter((a) => kindOf(a) === 'fire');
  const retreats = legal.filter((a) => kindOf(a) === 'retreat');
  const fleeing = new Set<Block>();
  for (const a of retreats) {
    const p = pieces.find(({ block }) => block === firstArg(a));
    if (p === undefined || fleeing.has(p.block)) continue;
    if (fires.length > 0 ? shouldLeave(k, f, p, pieces) : shouldSlipAway(k, f, p, pieces))
      fleeing.add(p.block);
  }
  const staying = fires.filter((a) => !fleeing.has(firstArg(a)));
  if (staying.length > 0) return bestOf(staying, (a) => fireOrder(pieces, firstArg(a)));
  const ways = retreats.filter((a) => fleeing.has(firstArg(a)));
  if (ways.length > 0) return bestOf(ways, (a) => haven(k, f.area, a));
  return legal.find((a) => kindOf(a) === 'pass') ?? bestOf(legal, () => 0);
}

/** The strongest fire first. */
const fireOrder = (pieces: readonly Piece[], b: Block): number =>
  (pieces.find(({ block }) => block === b)?.steps ?? 0) * blockInfo(b).hits;

/** Without a target: leave before enemy Reserves come that we cannot withstand. */
function shouldSlipAway(k: Knowledge, f: BattleFrame, p: Piece, pieces: readonly Piece[]): boolean {
  const attacking = f.attacker === k.side;
  const late = theirForces(k, f.area, attacking)[1];
  if (late.steps === 0) return false;
  const ours = forceOfAll(pieces, f.area, !attacking);
  const odds = attacking
    ? clash(ours, late, undefined, undefined, 2)
    : clash(late, ours, undefined, undefined, 2);
  const win = attacking ? odds.win : 1 - odds.win;
  return win < (isCrown(p.block, k.side, k.edwardSecond) ? LOST_FOR_KINGS : LOST);
}
