import { SCOTTISH } from '../../games/hammer-of-the-scots/blocks.ts';
import { ENGLAND, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { appraiseAttack, appraiseDefence } from './fight.ts';
import { forceOfAll, hiddenForce } from './force.ts';
import { appraiseVacant, castleWorth, homeWorth, lostHome, winterWorth } from './ground.ts';
import { at, type Knowledge, type Piece } from './knowledge.ts';
import { clash } from './odds.ts';
import { postWorth } from './posts.ts';
import { lossWorth } from './worth.ts';

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
