import type { ReasonCode } from '../../../core/game.ts';
import { action, kindOf } from '../actions.ts';
import { pop, replace } from '../agenda.ts';
import { blocksFor, ENGLISH, NORSE, sideId, type Side } from '../blocks.ts';
import { AREA_COUNT, areaId, BORDERS, type Area } from '../board.ts';
import { because, OK, untimely } from '../reasons.ts';
import {
  BY_SEA,
  entryGroup,
  hasAttacked,
  hasMark,
  isAt,
  isContested,
  mark,
  RESERVE,
  type State,
} from '../state.ts';
import { only, type Play, type Step } from './step.ts';

/** An entry group (H6.11.2): where it started, over which border it came, how many blocks it has. */
interface EntryGroup {
  readonly code: number;
  readonly origin: Area;
  readonly border: number;
  readonly size: number;
}

/** The entry groups of an attacker in an area that are not Reserves already. */
function entryGroups(s: State, area: Area, side: Side): readonly EntryGroup[] {
  const sizes = new Map<number, number>();
  for (const b of blocksFor(side)) {
    if (!isAt(s, b, side, area) || hasMark(s, b, RESERVE)) continue;
    const code = entryGroup(s, b);
    sizes.set(code, (sizes.get(code) ?? 0) + 1);
  }
  return [...sizes].map(([code, size]) => ({ code, size, origin: code & 31, border: (code >> 5) - 1 }));
}

/** The groups that may be the Main Attack: one of the largest, or any by ruling (H6.11.3, H13.15). */
function choices(s: State, area: Area, side: Side): readonly EntryGroup[] {
  const groups = entryGroups(s, area, side);
  if (!s.terms.rules.mainAttackMustBeLargest || groups.length < 2) return groups;
  const largest = Math.max(...groups.map(({ size }) => size));
  return groups.filter(({ size }) => size === largest);
}

/** The area a group came out of last. */
function viaOf(group: EntryGroup, area: Area): Area {
  const border = BORDERS[group.border];
  if (border === undefined) throw new Error('a group that came by sea crossed no border');
  return border.a === area ? border.b : border.a;
}

const lineOf = (group: EntryGroup, area: Area): number =>
  group.border === BY_SEA ? action('main-norse') : action('main', group.origin, viaOf(group, area));

/** Everybody else who attacks there waits in Reserve (H6.11.3). */
function declare(s: State, area: Area, side: Side, group: EntryGroup, play: Play): void {
  for (const b of blocksFor(side))
    if (isAt(s, b, side, area) && entryGroup(s, b) !== group.code) mark(s, b, RESERVE);
  if (play.tell === undefined) return;
  if (group.border === BY_SEA) play.tell({ type: 'main-attack-norse', area: areaId(area) });
  else
    play.tell({
      type: 'main-attack',
      side: sideId(side),
      area: areaId(area),
      origin: areaId(group.origin),
      via: areaId(viaOf(group, area)),
    });
}

const groupNamed = (groups: readonly EntryGroup[], area: Area, a: number): EntryGroup | undefined =>
  groups.find((group) => lineOf(group, area) === a);

function mainReason(s: State, area: Area, side: Side, a: number): ReasonCode {
  if (groupNamed(choices(s, area, side), area, a) !== undefined) return OK;
  if (groupNamed(entryGroups(s, area, side), area, a) !== undefined) return because('mainAttackNotLargest');
  if (kindOf(a) !== 'main-norse') return because('noSuchAttackGroup');
  if (side === ENGLISH) return because('norseNotYours');
  return isAt(s, NORSE, side, area) ? because('norseNotFirst') : because('norseNotAttacking');
}

/** The attacked areas of a side whose Main Attack is still open, from `from` on. */
function settle(s: State, from: Area, side: Side, play: Play): Area | -1 {
  for (let area = from; area < AREA_COUNT; area += 1) {
    if (!hasAttacked(s, area, side) || !isContested(s, area)) continue;
    const open = choices(s, area, side);
    if (open.length > 1) return area;
    const [group] = open;
    if (group !== undefined) declare(s, area, side, group, play);
  }
  return -1;
}

/** At the end of its Move Phase the attacker names the Main Attack of each battle where there is a choice (H6.11.5). */
export const mainAttackStep: Step<'main-attack'> = {
  deciders: (_s, f) => only(f.seat),
  offer(s, f, seat, out) {
    if (f.area === -1) return;
    for (const group of choices(s, f.area, seat)) out.push(lineOf(group, f.area));
  },
  reason(s, f, seat, a) {
    const kind = kindOf(a);
    if (kind !== 'main' && kind !== 'main-norse') return untimely(a);
    return f.area === -1 ? untimely(a) : mainReason(s, f.area, seat, a);
  },
  act(s, f, seat, a, play) {
    const { area } = f;
    if (area === -1) throw new Error('no Main Attack is asked for');
    const group = groupNamed(choices(s, area, seat), area, a);
    if (group === undefined) throw new Error('no such group attacks there');
    declare(s, area, seat, group, play);
    const next = settle(s, area + 1, seat, play);
    if (next === -1) pop(s);
    else replace(s, { ...f, area: next });
  },
  run(s, f, play) {
    if (f.area !== -1) return false;
    const next = settle(s, 0, f.seat, play);
    if (next === -1) pop(s);
    else replace(s, { ...f, area: next });
    return true;
  },
};
