import {
  EDWARD,
  ENGLISH,
  isNoble,
  NORSE,
  SCOTTISH,
  WALLACE,
  type Side,
} from '../../games/hammer-of-the-scots/blocks.ts';
import {
  AREA_COUNT,
  AREAS,
  castle,
  ENGLAND,
  scottishLimit,
  type Area,
} from '../../games/hammer-of-the-scots/board.ts';
import { blockInfo } from '../../games/hammer-of-the-scots/blocks.ts';
import { forceOfAll, hiddenForce, theirForces } from './force.ts';
import { holds, nobleOf, theyHold, type Knowledge, type Piece } from './knowledge.ts';
import { clash, join, type Odds } from './odds.ts';
import { distance } from './roads.ts';
import { bodyWorth } from './worth.ts';

const limitOf = (area: Area, side: Side): number => (side === SCOTTISH ? scottishLimit(area) : castle(area));
const at = (list: readonly number[], area: Area): number => list[area] ?? 0;

/** How much steps count: hardly, when no winter and no battle will follow. */
const material = (k: Knowledge): number => (k.finalYear ? (k.turnsLeft === 0 ? 0.15 : 0.6) : 1);

/** What an area is worth to us with these pieces of ours in it, whoever else stands there. */
export function appraise(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  if (at(k.theirs, area) > 0) {
    if (pieces.length === 0) return lostHome(k, area);
    return k.attackedByThem[area] === true
      ? appraiseDefence(k, area, pieces)
      : appraiseAttack(k, area, pieces);
  }
  return pieces.length === 0 ? appraiseVacant(k, area) : appraiseHold(k, area, pieces);
}

/** The other home of a noble that has two. */
const otherHome = (noble: number, area: Area): Area | undefined =>
  blockInfo(noble).homes.find((home) => home !== area);

/** An enemy in the home of one of our nobles turns him in winter (H10.2, H10.3). */
function lostHome(k: Knowledge, area: Area): number {
  const noble = nobleOf(area);
  if (noble === undefined || !holds(k, noble)) return 0;
  // The Scots lose a noble to anybody in his home, the English nobles leave before it is looked at.
  const sure =
    k.side === ENGLISH ? 1 : Math.min(1, Math.max(0.2, at(k.theirs, area) - at(k.noblesThere, area)));
  const other = otherHome(noble, area);
  if (other !== undefined && at(k.theirs, other) === 0) return -0.15 * k.winter * sure;
  return -k.weights.home * k.winter * sure;
}

function appraiseVacant(k: Knowledge, area: Area): number {
  const noble = nobleOf(area);
  if (noble === undefined || !holds(k, noble)) return 0;
  return (
    -k.weights.vacant *
    k.winter *
    Math.min(1, at(k.threat, area)) *
    (otherHome(noble, area) === undefined ? 1 : 0.3)
  );
}

/** Can these pieces turn the noble whose home they hold? Nobles of the English have gone by then. */
const occupies = (k: Knowledge, pieces: readonly Piece[]): boolean =>
  k.side === SCOTTISH || pieces.some(({ block }) => !isNoble(block));

/** What it is worth to hold a home of an enemy noble until winter. */
function homeWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const noble = nobleOf(area);
  if (noble === undefined || !theyHold(k, noble) || !occupies(k, pieces)) return 0;
  const other = otherHome(noble, area);
  if (other === undefined) return k.weights.home * k.winter;
  const held = (k.mine[other]?.length ?? 0) > 0 && at(k.theirs, other) === 0;
  return (held ? k.weights.home : 0.15) * k.winter;
}

/** What pieces are worth that are likely to lose this share of their steps. */
function lossWorth(k: Knowledge, pieces: readonly Piece[], share: number): number {
  const bodies = share * share;
  let worth = 0;
  for (const p of pieces)
    worth +=
      bodies * bodyWorth(p.block, k.side, k.edwardSecond) +
      (isNoble(p.block) ? 0.3 : 1) * share * p.steps * k.weights.step * material(k);
  return worth;
}

/** May Edward winter here (H10.8)? */
const isCamp = (k: Knowledge, area: Area, pieces: readonly Piece[]): boolean =>
  k.side === ENGLISH && area !== ENGLAND && k.mayCamp && pieces.some(({ block }) => block === EDWARD);

/** Blocks over the Castle Limit go back to the pool in winter (H10.9, H10.13). */
function winterWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  if (k.finalYear) return 0;
  const camp = isCamp(k, area, pieces);
  const nobles = pieces.filter(({ block }) => isNoble(block)).length;
  let room = Math.max(0, limitOf(area, k.side) - nobles);
  let worth = 0;
  for (const p of pieces) {
    if (isNoble(p.block)) continue;
    if (camp) {
      worth += k.weights.camp;
      continue;
    }
    if (k.side === ENGLISH && p.info.type !== 'infantry') continue;
    if (p.block === WALLACE || (area === ENGLAND && k.side === ENGLISH)) continue;
    if (room > 0) {
      room -= 1;
      worth += k.weights.winter + (k.side === SCOTTISH ? p.steps * k.weights.step : 0);
    }
  }
  return worth * k.winter;
}

/** Replacement points for what is left after winter. */
const castleWorth = (k: Knowledge, area: Area): number =>
  k.finalYear ? 0 : k.weights.castle * limitOf(area, k.side) * k.winter;

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
function postWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
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

/** An area with our blocks alone. */
function appraiseHold(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const worth =
    homeWorth(k, area, pieces) +
    winterWorth(k, area, pieces) +
    castleWorth(k, area) +
    postWorth(k, area, pieces) +
    raidWorth(k, area);
  return worth - dangerTo(k, area, pieces);
}

/** Scots in England cost the English a block every turn (H9.1), and have nowhere to winter. */
const raidWorth = (k: Knowledge, area: Area): number =>
  area === ENGLAND && k.side === SCOTTISH ? (k.turnsLeft === 0 ? 0.05 : 0.1) : 0;

/** What we may expect to lose where the enemy could attack. */
function dangerTo(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const coming = at(k.threat, area);
  if (coming < 0.5) return 0;
  const odds = clash(hiddenForce(k.enemy, coming, 0, false), forceOfAll(pieces, area, true));
  const last = k.turnsLeft === 0 && k.finalYear ? 0.7 : 1;
  return k.weights.danger * last * (lossWorth(k, pieces, odds.defenderLoss) * (0.4 + 0.6 * odds.win));
}

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
function appraiseAttack(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
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
function appraiseDefence(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const odds = defenceOdds(k, area, pieces);
  const killed =
    odds.attackerLoss * (theirForces(k, area, false)[0].steps * k.weights.theirStep) * material(k);
  const keep =
    (1 - odds.win) * (postWorth(k, area, pieces) + castleWorth(k, area) + homeWorth(k, area, pieces));
  const nobles = at(k.noblesThere, area) * odds.attackerLoss ** 2;
  return killed + keep + nobles + lostHome(k, area) * odds.win - lossWorth(k, pieces, odds.defenderLoss);
}
