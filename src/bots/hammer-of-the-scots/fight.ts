import { ENGLISH, NORSE } from '../../games/hammer-of-the-scots/blocks.ts';
import type { Area } from '../../games/hammer-of-the-scots/board.ts';
import { forceOfAll, hiddenForce, theirForces } from './force.ts';
import { castleWorth, homeWorth, lostHome, winterWorth } from './ground.ts';
import { at, type Knowledge, type Piece } from './knowledge.ts';
import { clash, join, type Odds } from './odds.ts';
import { postWorth } from './posts.ts';
import { lossWorth, material } from './worth.ts';

/** Pieces by entry group: who came from the same area counts as one group. */
function splitAttackers(
  area: Area,
  pieces: readonly Piece[],
): readonly [front: readonly Piece[], rest: readonly Piece[]] {
  const originOf = (p: Piece): number =>
    p.block === NORSE ? -1 : p.area === area && p.entry > 0 ? p.entry & 31 : p.area;
  const first = pieces[0];
  if (first === undefined || pieces.every((p) => originOf(p) === originOf(first))) return [pieces, []];
  const groups = new Map<number, Piece[]>();
  for (const p of pieces) {
    const group = groups.get(originOf(p));
    if (group === undefined) groups.set(originOf(p), [p]);
    else group.push(p);
  }
  const main = [...groups.values()].sort((x, y) => y.length - x.length)[0] ?? [];
  return [main, pieces.filter((p) => !main.includes(p))];
}

/** Enemies near an attacked area who may come to its aid, while their move is still to come. */
function relief(k: Knowledge, area: Area): number {
  const { view, side } = k;
  const theirMove = view.turnCards[side === ENGLISH ? 'scottish' : 'english'];
  const moves = theirMove === '1' ? 1 : theirMove === '2' ? 2 : theirMove === '3' ? 3 : 0;
  const movesLast = view.agenda.some((f) => f.step === 'moves' && f.seat === k.enemy);
  if (!movesLast && view.turnCards[side === ENGLISH ? 'english' : 'scottish'] !== null) return 0;
  return k.weights.relief * moves * Math.min(3, at(k.threat, area));
}

/** How our attack on an area is likely to end. */
export function attackOdds(k: Knowledge, area: Area, pieces: readonly Piece[]): Odds {
  const [front, rest] = splitAttackers(area, pieces);
  const [defenders, reserve] = theirForces(k, area, true);
  const aid = hiddenForce(k.enemy, relief(k, area), 0, false);
  return clash(forceOfAll(front, area, false), defenders, forceOfAll(rest, area, false), join(reserve, aid));
}

/** An area that we attack: nobles to be won, homes, dead enemies, against our own losses. */
export function appraiseAttack(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const odds = attackOdds(k, area, pieces);
  const { capture } = k.weights;
  const nobles = at(k.noblesThere, area);
  const won = capture * nobles * odds.win;
  const holdsAfter =
    odds.win * (homeWorth(k, area, pieces) * (1 - capture * Math.min(1, nobles)) + castleWorth(k, area));
  const hits = odds.hits * k.weights.theirStep * material(k) * 0.8;
  const freed = lostHome(k, area) * (1 - odds.win);
  const post = odds.win * (0.7 * postWorth(k, area, pieces) + winterWorth(k, area, pieces));
  const stuck = (1 - odds.win) * k.weights.stuck * pieces.length;
  return won + holdsAfter + hits + freed + post - stuck - lossWorth(k, pieces, odds.attackerLoss);
}

/** How the battle in an area where the enemy attacks us is likely to end, for him. */
export function defenceOdds(k: Knowledge, area: Area, pieces: readonly Piece[]): Odds {
  const front = pieces.filter((p) => p.area === area && !p.reserve && !p.moved);
  const rest = pieces.filter((p) => !front.includes(p));
  const [attackers, reserve] = theirForces(k, area, false);
  return clash(attackers, forceOfAll(front, area, true), reserve, forceOfAll(rest, area, true));
}

/** An area where the enemy attacks us. */
export function appraiseDefence(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const odds = defenceOdds(k, area, pieces);
  const killed =
    odds.attackerLoss * (theirForces(k, area, false)[0].steps * k.weights.theirStep) * material(k);
  const keep =
    (1 - odds.win) * (postWorth(k, area, pieces) + castleWorth(k, area) + homeWorth(k, area, pieces));
  const nobles = at(k.noblesThere, area) * odds.attackerLoss ** 2;
  return killed + keep + nobles + lostHome(k, area) * odds.win - lossWorth(k, pieces, odds.defenderLoss);
}
