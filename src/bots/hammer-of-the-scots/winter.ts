import type { Action } from '../../core/game.ts';
import { action, firstArg, kindOf, secondArg } from '../../games/hammer-of-the-scots/actions.ts';
import {
  EDWARD,
  isNoble,
  KING,
  MORAY,
  NORSE,
  SCOTTISH,
  WALLACE,
} from '../../games/hammer-of-the-scots/blocks.ts';
import {
  castle,
  ENGLAND,
  MORAY_AREA,
  scottishLimit,
  SELKIRK,
  type Area,
} from '../../games/hammer-of-the-scots/board.ts';
import { bestOf } from '../best.ts';
import { mineIn, pieceNamed, type Knowledge, type Piece } from './knowledge.ts';

/** Which home for Bruce or Comyn: the one with room, friends and few enemies near (H10.2.1). */
export function chooseHome(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    const home = secondArg(a);
    const friends = mineIn(k, home).length;
    return 0.3 * castle(home) + 0.3 * Math.min(friends, 2) - 0.4 * (k.threat[home] ?? 0);
  });
}

/** Moray goes home, the King to the safest cathedral; neither leaves of his own will (H10.4, H10.5). */
export function chooseLeader(k: Knowledge, legal: readonly Action[]): Action {
  const stay = action('done');
  const worth = (a: Action): number => {
    if (a === stay) return 0;
    const p = pieceNamed(k, firstArg(a));
    if (kindOf(a) === 'disband' || p === undefined) return -10;
    return shelter(k, secondArg(a), p) - shelter(k, p.area, p) + (p.block === MORAY ? 0.05 : 0);
  };
  return bestOf(legal, worth);
}

/** How well a leader winters in an area. */
function shelter(k: Knowledge, area: Area, p: Piece): number {
  const others = mineIn(k, area).filter((o) => o.block !== p.block).length;
  const room = scottishLimit(area) > others ? 1 : 0.4;
  const company = Math.min(others, 2) * 0.3;
  const home = p.block === MORAY && area === MORAY_AREA ? 0.3 : 0;
  return (scottishLimit(area) === 0 ? -5 : room + company + home) - 0.25 * (k.threat[area] ?? 0);
}

/** Edward stays when he keeps more blocks in Scotland than the levy would bring (H10.7). */
export function chooseEdward(k: Knowledge, legal: readonly Action[]): Action {
  const edward = pieceNamed(k, EDWARD);
  if (edward === undefined || !legal.includes(action('winter'))) return bestOf(legal, () => 0);
  if (k.finalYear) return action('winter');
  const kept = keptBy(k, edward.area);
  const pool = k.view.pools.english + levyFrom(k, edward.area);
  // Blocks of the levy are fresh but stand in England; those of the camp stand where they are needed.
  return kept > k.weights.levy * Math.ceil(pool / 2) + 0.5 ? action('winter') : action('disband', EDWARD);
}

/** Blocks that only stay because Edward does, by their strength. */
function keptBy(k: Knowledge, area: Area): number {
  const troops = mineIn(k, area).filter(({ block }) => !isNoble(block));
  const nobles = mineIn(k, area).length - troops.length;
  const infantry = troops.filter(({ info }) => info.type === 'infantry').length;
  const anyway = Math.min(infantry, Math.max(0, castle(area) - nobles));
  const steps = troops.reduce((sum, p) => sum + p.steps / p.info.max, 0);
  return troops.length === 0 ? 0 : (steps * (troops.length - anyway)) / troops.length;
}

/** Blocks that will be in the pool if Edward does not winter. */
const levyFrom = (k: Knowledge, camp: Area): number =>
  k.mine
    .flat()
    .filter((p) => !isNoble(p.block) && (p.area === camp || p.area === ENGLAND || p.info.type !== 'infantry'))
    .length;

/** What a block is worth to us in the coming year, where it stands. */
function keepsake(p: Piece): number {
  const special =
    p.block === KING ? 5 : p.block === WALLACE ? 3 : p.block === MORAY ? 4 : p.block === NORSE ? 0.3 : 0;
  return special + p.steps * (p.info.hits / 2 + 0.5) + (p.info.letter === 'C' ? 0 : 0.3);
}

const mustGo = (legal: readonly Action[]): boolean => !legal.includes(action('done'));

/** The English send home who is over a Castle Limit, the weakest first (H10.9). */
export function chooseEnglishDisbanding(k: Knowledge, legal: readonly Action[]): Action {
  if (!mustGo(legal)) return action('done');
  return weakestOverLimit(k, legal, castle);
}

/** Wallace to Selkirk if it heals him or saves somebody's place, then whoever is over a limit (H10.12, H10.13). */
export function chooseScottishDisbanding(k: Knowledge, legal: readonly Action[]): Action {
  const go = action('go', WALLACE, SELKIRK);
  if (legal.includes(go) && wallaceShouldGo(k)) return go;
  if (!mustGo(legal)) return action('done');
  return weakestOverLimit(k, legal, scottishLimit);
}

function wallaceShouldGo(k: Knowledge): boolean {
  const wallace = pieceNamed(k, WALLACE);
  if (wallace === undefined) return false;
  const { area, steps, info } = wallace;
  return steps < info.max || area === SELKIRK || mineIn(k, area).length > scottishLimit(area);
}

function weakestOverLimit(k: Knowledge, legal: readonly Action[], limit: (area: Area) => number): Action {
  const over = k.mine.map((pieces, area) => {
    const counted = pieces.filter((p) => !(p.block === WALLACE && area === SELKIRK)).length;
    return k.view.winterArea !== null && isCamp(k, area) ? 0 : counted - limit(area);
  });
  return bestOf(legal, (a) => {
    if (kindOf(a) !== 'disband') return -1000;
    const p = pieceNamed(k, firstArg(a));
    if (p === undefined) return -1000;
    if (p.block === WALLACE && p.area === SELKIRK) return -1000;
    return ((over[p.area] ?? 0) > 0 ? 0 : -100) - keepsake(p);
  });
}

/** Is this where Edward winters? Nobody counts there (H10.9.4). */
const isCamp = (k: Knowledge, area: Area): boolean =>
  k.side !== SCOTTISH && mineIn(k, area).some(({ block }) => block === EDWARD);
