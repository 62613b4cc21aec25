import type { Action } from '../../core/game.ts';
import { action, firstArg, kindOf } from '../../games/hammer-of-the-scots/actions.ts';
import {
  blockInfo,
  BRUCE,
  FIRST_NOBLE,
  isNoble,
  MORAY,
  type Block,
} from '../../games/hammer-of-the-scots/blocks.ts';
import { AREA_COUNT, waysFrom, type Area } from '../../games/hammer-of-the-scots/board.ts';
import type { CardId } from '../../games/hammer-of-the-scots/cards.ts';
import { bestOf } from '../best.ts';
import { need } from './builds.ts';
import { forceOfAll, hiddenForce } from './force.ts';
import { holds, mineIn, theirsIn, theyHold, type Knowledge, type Piece } from './knowledge.ts';
import { clash } from './odds.ts';
import { bestVoyage } from './voyage.ts';

const DECLINE = action('decline');
const ALL: readonly Area[] = Array.from({ length: AREA_COUNT }, (_, area) => area);

/** Crown, call the King back, use the Event as printed, or pass it: whatever gains most (H5.1, H5.2). */
export function chooseEvent(k: Knowledge, legal: readonly Action[]): Action {
  const { view, side } = k;
  const card = view.turnCards[side === 0 ? 'english' : 'scottish'];
  const printed = card === null || card === 'hidden' ? 0 : eventWorth(k, card);
  return bestOf(legal, (a) => {
    switch (kindOf(a)) {
      case 'crown':
        return crowning(k, firstArg(a) === BRUCE ? 'comyn' : 'bruce');
      case 'return':
        return crowning(k, 'bruce');
      case 'event':
        return printed;
      default:
        return 0.001;
    }
  });
}

/** The King is a strong block and a great risk: worth it when few nobles desert. */
function crowning(k: Knowledge, rivals: 'bruce' | 'comyn'): number {
  let deserters = 0;
  for (let b = FIRST_NOBLE; b < MORAY; b += 1)
    if (blockInfo(b).faction === rivals && holds(k, b)) deserters += 1;
  return 0.7 - deserters;
}

/** What an Event would gain if it were played now. */
export function eventWorth(k: Knowledge, card: CardId): number {
  switch (card) {
    case 'herald':
      return 0.67 * Math.max(0, ...nobleNames().map((b) => turning(k, b)));
    case 'pillage':
      return Math.max(0, ...ALL.map((area) => pillageWorth(k, area)));
    case 'sea-move':
      return bestVoyage(k)?.gain ?? 0;
    case 'truce':
      return truceWorth(k);
    case 'victuals':
      return Math.max(0, ...ALL.map((area) => supplyWorth(k, area)));
    default:
      return 0;
  }
}

const nobleNames = (): Block[] => Array.from({ length: MORAY - FIRST_NOBLE }, (_, i) => FIRST_NOBLE + i);

/** Where an enemy noble probably stands: at home. */
function whereabouts(k: Knowledge, noble: Block): Area | undefined {
  return blockInfo(noble)
    .homes.filter((home) => theirsIn(k, home) > 0)
    .toSorted((x, y) => theirsIn(k, x) - theirsIn(k, y))[0];
}

/** What the Herald gains with this noble: best one who stands alone, so that nobody fights him. */
function turning(k: Knowledge, noble: Block): number {
  if (!theyHold(k, noble)) return 0;
  const area = whereabouts(k, noble);
  if (area === undefined) return 0.5;
  const others = theirsIn(k, area) - 1;
  if (others === 0) return 1 + 0.2 * k.winter - 0.05 * (k.threat[area] ?? 0);
  const odds = clash(
    hiddenForce(k.enemy, 1, 1, false),
    hiddenForce(k.enemy, others, Math.max(0, (k.noblesThere[area] ?? 0) - 1), false),
  );
  return 0.25 + 0.75 * odds.win;
}

/** Names the noble to turn (H5.5). */
export const chooseHerald = (k: Knowledge, legal: readonly Action[]): Action =>
  bestOf(legal, (a) => (a === DECLINE ? 0 : turning(k, firstArg(a))));

const missing = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, p) => sum + p.info.max - p.steps, 0);

/** The area of ours beside the target that needs the steps most. */
const pillagers = (k: Knowledge, target: Area): Area[] =>
  waysFrom(target)
    .map(({ to }) => to)
    .filter((to) => mineIn(k, to).length > 0 && theirsIn(k, to) === 0);

function pillageWorth(k: Knowledge, target: Area): number {
  const count = theirsIn(k, target);
  if (count === 0 || mineIn(k, target).length > 0) return 0;
  const from = pillagers(k, target);
  if (from.length === 0) return 0;
  const captured = count === 1 ? 0.4 * (k.noblesThere[target] ?? 0) : 0.05;
  const gained = Math.min(2, Math.max(...from.map((area) => missing(mineIn(k, area)))));
  return captured + 2 * k.weights.theirStep + gained * k.weights.step;
}

/** Names the pillaged area, then ours that takes the spoils (H5.6). */
export function choosePillage(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    if (a === DECLINE) return 0;
    if (kindOf(a) === 'pillage') return 0.01 + pillageWorth(k, firstArg(a));
    const pieces = mineIn(k, firstArg(a));
    return 1 + Math.min(2, missing(pieces)) + 0.1 * pieces.length;
  });
}

/** A Truce is worth what the enemy's attacks would cost us. */
function truceWorth(k: Knowledge): number {
  let danger = 0;
  ALL.forEach((area) => {
    const pieces = mineIn(k, area);
    const coming = k.threat[area] ?? 0;
    if (pieces.length === 0 || coming < 0.5) return;
    const odds = clash(hiddenForce(k.enemy, coming, 0, false), forceOfAll(pieces, area, true));
    const nobles = pieces.filter(({ block }) => isNoble(block)).length;
    danger = Math.max(danger, odds.win * (0.35 * nobles + 0.1));
  });
  return 0.6 * danger;
}

function supplyWorth(k: Knowledge, area: Area): number {
  const pieces = mineIn(k, area);
  const steps = Math.min(3, missing(pieces));
  if (steps === 0) return 0;
  const most = Math.max(...pieces.map((p) => (p.steps < p.info.max ? need(k, p) : 0)));
  return steps * k.weights.step * (0.7 + 0.6 * most);
}

/** The area that needs food most (H5.9). */
export const chooseSupply = (k: Knowledge, legal: readonly Action[]): Action =>
  bestOf(legal, (a) => (a === DECLINE ? 0 : 0.001 + supplyWorth(k, firstArg(a))));
