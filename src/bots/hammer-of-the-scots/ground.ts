import {
  blockInfo,
  EDWARD,
  ENGLISH,
  isNoble,
  SCOTTISH,
  WALLACE,
  type Side,
} from '../../games/hammer-of-the-scots/blocks.ts';
import { castle, ENGLAND, scottishLimit, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { at, holds, nobleOf, theyHold, type Knowledge, type Piece } from './knowledge.ts';

const limitOf = (area: Area, side: Side): number => (side === SCOTTISH ? scottishLimit(area) : castle(area));

/** The other home of a noble that has two. */
const otherHome = (noble: number, area: Area): Area | undefined =>
  blockInfo(noble).homes.find((home) => home !== area);

/** An enemy in the home of one of our nobles turns him in winter (H10.2, H10.3). */
export function lostHome(k: Knowledge, area: Area): number {
  const noble = nobleOf(area);
  if (noble === undefined || !holds(k, noble)) return 0;
  // The Scots lose a noble to anybody in his home, the English nobles leave before it is looked at.
  const sure =
    k.side === ENGLISH ? 1 : Math.min(1, Math.max(0.2, at(k.theirs, area) - at(k.noblesThere, area)));
  const other = otherHome(noble, area);
  if (other !== undefined && at(k.theirs, other) === 0) return -0.15 * k.winter * sure;
  return -k.weights.home * k.winter * sure;
}

export function appraiseVacant(k: Knowledge, area: Area): number {
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
export function homeWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
  const noble = nobleOf(area);
  if (noble === undefined || !theyHold(k, noble) || !occupies(k, pieces)) return 0;
  const other = otherHome(noble, area);
  if (other === undefined) return k.weights.home * k.winter;
  const held = (k.mine[other]?.length ?? 0) > 0 && at(k.theirs, other) === 0;
  return (held ? k.weights.home : 0.15) * k.winter;
}

/** May Edward winter here (H10.8)? */
const isCamp = (k: Knowledge, area: Area, pieces: readonly Piece[]): boolean =>
  k.side === ENGLISH && area !== ENGLAND && k.mayCamp && pieces.some(({ block }) => block === EDWARD);

/** Blocks over the Castle Limit go back to the pool in winter (H10.9, H10.13). */
export function winterWorth(k: Knowledge, area: Area, pieces: readonly Piece[]): number {
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
export const castleWorth = (k: Knowledge, area: Area): number =>
  k.finalYear ? 0 : k.weights.castle * limitOf(area, k.side) * k.winter;
