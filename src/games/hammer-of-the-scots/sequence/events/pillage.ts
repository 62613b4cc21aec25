import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { plan, pop, replace } from '../../agenda.ts';
import { blockId, blocksFor, enemyOf, NORSE, sideId, type Block, type Side } from '../../blocks.ts';
import { AREA_COUNT, areaId, waysFrom, wayBetween, type Area } from '../../board.ts';
import { loseToPillage } from '../../losses.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { countIn, isAt, isEnemy, isFriendly, setSteps, stepsOf, type State } from '../../state.ts';
import { only, waits, type FrameOf, type Play, type Step } from '../step.ts';
import { battlesOf } from './defection.ts';
import { gainFor } from './gain.ts';
import { decline, type Printed } from './printed.ts';

const PILLAGE = codeOf('pillage');
const FROM = codeOf('from');
const HIT = codeOf('hit');
const DECLINE = codeOf('decline');

const NO_TARGET = because('noPillageTarget');
const TARGET_NOT_ENEMY = because('targetNotEnemy');
const TARGET_NOT_BESIDE_YOU = because('targetNotBesideYou');
const TARGET_ALREADY_NAMED = because('targetAlreadyNamed');
const TARGET_NOT_NAMED = because('targetNotNamed');
const PILLAGER_NOT_FRIENDLY = because('pillagerNotFriendly');
const PILLAGER_NOT_ADJACENT = because('pillagerNotAdjacent');
const BLOCK_NOT_IN_TARGET = because('blockNotInTarget');
const NOT_STRONGEST = because('notStrongest');
const NORSE_IS_OWN_GROUP = because('norseIsOwnGroup');

/** Hits that Pillage deals (H5.6.2). */
const HITS = 2;

function targetReason(s: State, seat: Side, target: Area): ReasonCode {
  if (!isEnemy(s, target, seat)) return TARGET_NOT_ENEMY;
  for (const way of waysFrom(target)) if (isFriendly(s, way.to, seat)) return OK;
  return TARGET_NOT_BESIDE_YOU;
}

function pillagerReason(s: State, seat: Side, target: Area | -1, from: Area): ReasonCode {
  if (target === -1) return TARGET_NOT_NAMED;
  if (wayBetween(from, target) === undefined) return PILLAGER_NOT_ADJACENT;
  return isFriendly(s, from, seat) ? OK : PILLAGER_NOT_FRIENDLY;
}

/** Pillage (H5.6). */
export const pillage: Printed = {
  reason(s, seat) {
    for (let area = 0; area < AREA_COUNT; area += 1) if (targetReason(s, seat, area) === OK) return OK;
    return NO_TARGET;
  },
  begin: (s, seat) => replace(s, { step: 'pillage', seat, target: -1 }),
};

/** All hits and gains come first, then the battle in which a captured noble may stand (H13.9). */
function begin(s: State, f: FrameOf<'pillage'>, target: Area, from: Area, play: Play): void {
  const { seat } = f;
  play.tell?.({ type: 'pillage', side: sideId(seat), target: areaId(target), area: areaId(from) });
  const attacker = s.terms.rules.pillageDefectorAttacks ? seat : enemyOf(seat);
  pop(s);
  plan(s, { step: 'pillage-hits', seat, target, from, left: HITS, lost: 0 }, battlesOf(s, seat, attacker));
}

/** Naming the area that is pillaged, then the one from which (H5.6.1). */
export const pillageStep: Step<'pillage'> = {
  deciders: (_, f) => only(f.seat),
  offer(_, f, __, out) {
    if (f.target === -1) for (let area = 0; area < AREA_COUNT; area += 1) out.push(PILLAGE + pair(area));
    else for (const way of waysFrom(f.target)) out.push(FROM + pair(way.to));
    out.push(DECLINE);
  },
  reason(s, f, seat, a) {
    switch (kindOf(a)) {
      case 'pillage':
        return f.target === -1 ? targetReason(s, seat, firstArg(a)) : TARGET_ALREADY_NAMED;
      case 'from':
        return pillagerReason(s, seat, f.target, firstArg(a));
      case 'decline':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, f, seat, a, play) {
    if (a === DECLINE) decline(s, seat, play);
    else if (f.target === -1) replace(s, { ...f, target: firstArg(a) });
    else begin(s, f, f.target, firstArg(a), play);
  },
  run: waits,
};

/** Is this block spared because the Norse is a group of its own and others stand with it (H13.11)? */
const isApart = (s: State, b: Block): boolean => b === NORSE && s.terms.rules.norseOwnGroupForEvents;

/** The highest strength in the pillaged group, of which there is more than one block. */
function highest(s: State, target: Area, victim: Side): number {
  let most = 0;
  for (const b of blocksFor(victim))
    if (isAt(s, b, victim, target) && !isApart(s, b) && stepsOf(s, b) > most) most = stepsOf(s, b);
  return most;
}

function hitReason(s: State, f: FrameOf<'pillage-hits'>, victim: Side, b: Block): ReasonCode {
  if (!isAt(s, b, victim, f.target)) return BLOCK_NOT_IN_TARGET;
  if (isApart(s, b)) return NORSE_IS_OWN_GROUP;
  return stepsOf(s, b) === highest(s, f.target, victim) ? OK : NOT_STRONGEST;
}

function takeHit(s: State, target: Area, victim: Side, b: Block, play: Play): void {
  const steps = stepsOf(s, b) - 1;
  setSteps(s, b, steps);
  const side = sideId(victim);
  const area = areaId(target);
  play.tell?.({ type: 'pillage-hit', side, area }, victim, {
    type: 'pillage-hit-own',
    side,
    area,
    block: blockId(b),
    steps,
  });
  if (steps === 0) loseToPillage(s, b, play);
}

const enough = (s: State, f: FrameOf<'pillage-hits'>, lost: number): void =>
  replace(s, gainFor(s, f.seat, f.from, lost));

/** The only block of the victim in the pillaged area; undefined when there are more. */
function onlyBlock(s: State, target: Area, victim: Side): Block | undefined {
  if (countIn(s, target, victim) !== 1) return undefined;
  return blocksFor(victim).find((b) => isAt(s, b, victim, target));
}

/**
 * The victim takes the hits, one by one (H5.6.2). It is asked whenever more than one of its blocks stands there,
 * even if it has no choice, since only it knows how strong they are.
 */
export const pillageHitsStep: Step<'pillage-hits'> = {
  deciders: (_, f) => only(enemyOf(f.seat)),
  offer(s, f, victim, out) {
    for (const b of blocksFor(victim)) if (isAt(s, b, victim, f.target)) out.push(HIT + pair(b));
  },
  reason: (s, f, victim, a) => (kindOf(a) === 'hit' ? hitReason(s, f, victim, firstArg(a)) : untimely(a)),
  act(s, f, victim, a, play) {
    takeHit(s, f.target, victim, firstArg(a), play);
    replace(s, { ...f, left: f.left - 1, lost: f.lost + 1 });
  },
  run(s, f, play) {
    const victim = enemyOf(f.seat);
    if (f.left === 0 || countIn(s, f.target, victim) === 0) {
      enough(s, f, f.lost);
      return true;
    }
    const b = onlyBlock(s, f.target, victim);
    if (b === undefined) return false;
    if (f.lost > 0 && isApart(s, b)) enough(s, f, f.lost);
    else {
      const hits = Math.min(f.left, stepsOf(s, b));
      for (let i = 0; i < hits; i += 1) takeHit(s, f.target, victim, b, play);
      enough(s, f, f.lost + hits);
    }
    return true;
  },
};
