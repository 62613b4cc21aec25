import type { Action, ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../../actions.ts';
import { plan, pop, push, replace, top } from '../../agenda.ts';
import {
  blockId,
  blockInfo,
  blocksFor,
  ENGLISH,
  FRENCH_KNIGHTS,
  NORSE,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../../blocks.ts';
import { AREAS, AREA_COUNT, areaId, isCoastal, wayBetween, waysFrom, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import {
  addStep,
  blocksIn,
  countIn,
  deploy,
  isFriendly,
  isFull,
  isOnMap,
  limitFor,
  noblesOf,
  OFF_MAP,
  placeOf,
  POOL,
  put,
  sideOf,
  stepsOf,
  type State,
} from '../../state.ts';
import { automatic, only, waits, type FrameOf, type Play, type Step } from '../step.ts';

const BUILD = codeOf('build');
const DRAW = codeOf('draw');
const GO = codeOf('go');
const DONE = codeOf('done');
const NOT_YOURS = because('notYourBlock');
const NOT_ON_MAP = because('blockNotOnMap');
const NOT_FRIENDLY = because('areaNotFriendly');
const NO_POINTS = because('noPointsLeft');
const NO_ENGLISH_POINTS = because('noEnglishPointsLeft');
const WRONG_TYPE = because('onlyInfantryAndNobles');
const FULL = because('blockIsFull');
const ONLY_SCOTS = because('onlyScotsDraw');
const NO_ROOM = because('noRoom');
const POOL_EMPTY = because('poolIsEmpty');
const NOBODY_DEPLOYS = because('nobodyCanDeploy');
const DRAWN_FIRST = because('drawnBlockFirst');
const COAST_NOT_ADJACENT = because('coastNotAdjacent');
const COAST_NOT_FRIENDLY = because('coastNotFriendly');

const NOBLES_FOR_FRENCH = 8;

/**
 * French Knights come for a Scotland with 8 nobles (H10.14), and stay; where the option has it so, they leave the
 * pool again while nobody has drawn them (H13.44).
 */
function checkFrench(s: State, play: Play): void {
  if (s.frenchEntered) return;
  const place = placeOf(s, FRENCH_KNIGHTS);
  if (noblesOf(s, SCOTTISH) >= NOBLES_FOR_FRENCH) {
    s.frenchEntered = s.terms.rules.frenchStayBelowEight;
    if (place !== OFF_MAP) return;
    put(s, FRENCH_KNIGHTS, POOL);
    play.tell?.({ type: 'french-arrive' });
  } else if (place === POOL) {
    put(s, FRENCH_KNIGHTS, OFF_MAP);
    play.tell?.({ type: 'french-withdraw' });
  }
}

/** Replacement points of a side: the Castle Limit of every Friendly area (H10.15, H10.16). */
const pointsFor = (s: State, seat: Side): readonly number[] =>
  AREAS.map((_, area) => (isFriendly(s, area, seat) ? limitFor(area, seat) : 0));

const buildsOf = (s: State, seat: Side): FrameOf<'builds'> => ({
  step: 'builds',
  seat,
  points: pointsFor(s, seat),
});

/** The French Knights check, then the builds of both sides in their order (H10.14, H13.46). */
export const frenchCheckStep = automatic('french-check', (s, _f, play) => {
  checkFrench(s, play);
  pop(s);
  const scotsFirst = s.terms.rules.buildOrder === 'scotsFirst';
  if (scotsFirst) plan(s, buildsOf(s, SCOTTISH), buildsOf(s, ENGLISH));
  else plan(s, buildsOf(s, ENGLISH), buildsOf(s, SCOTTISH));
});

const pointsIn = (f: FrameOf<'builds'>, area: Area): number => f.points[area] ?? 0;

/** Takes a point of this area from the builds on top of the agenda. */
function spend(s: State, area: Area): void {
  const f = top(s);
  if (f.step !== 'builds') throw new Error(`no points are spent in ${f.step}`);
  replace(s, { ...f, points: f.points.map((points, index) => (index === area ? points - 1 : points)) });
}

/** Must a block drawn for this inland area look for a coast beside it (H10.15.1, H13.43)? */
function seeksCoast(s: State, b: Block, area: Area): boolean {
  const { inlandFrenchDraw, inlandNorseDraw } = s.terms.rules;
  if (isCoastal(area)) return false;
  return b === FRENCH_KNIGHTS
    ? inlandFrenchDraw === 'adjacentCoast'
    : b === NORSE && inlandNorseDraw === 'adjacentCoast';
}

/** The coasts beside an inland area that the Scots hold: their Castle Limits do not matter (H10.15.1). */
const coastsBeside = (s: State, area: Area): Area[] =>
  waysFrom(area).flatMap(({ to }) => (isCoastal(to) && isFriendly(s, to, SCOTTISH) ? [to] : []));

/** Can a block drawn for this area be deployed at all (H10.15.1, H10.15.2)? */
function canDeploy(s: State, b: Block, area: Area): boolean {
  if (isCoastal(area) || (b !== FRENCH_KNIGHTS && b !== NORSE)) return true;
  return seeksCoast(s, b, area) && coastsBeside(s, area).length > 0;
}

function whyNotBuild(s: State, f: FrameOf<'builds'>, b: Block): ReasonCode {
  if (sideOf(s, b) !== f.seat) return NOT_YOURS;
  if (!isOnMap(s, b)) return NOT_ON_MAP;
  const { type } = blockInfo(b);
  if (f.seat === ENGLISH && type !== 'infantry' && type !== 'noble') return WRONG_TYPE;
  if (isFull(s, b)) return FULL;
  const area = placeOf(s, b);
  if (!isFriendly(s, area, f.seat)) return NOT_FRIENDLY;
  if (pointsIn(f, area) > 0) return OK;
  return f.seat === ENGLISH ? NO_ENGLISH_POINTS : NO_POINTS;
}

function whyNotDraw(s: State, f: FrameOf<'builds'>, area: Area): ReasonCode {
  if (f.seat === ENGLISH) return ONLY_SCOTS;
  if (!isFriendly(s, area, SCOTTISH)) return NOT_FRIENDLY;
  if (pointsIn(f, area) === 0) return NO_POINTS;
  if (countIn(s, area, SCOTTISH) >= limitFor(area, SCOTTISH)) return NO_ROOM;
  const pool = blocksIn(s, POOL, SCOTTISH);
  if (pool.length === 0) return POOL_EMPTY;
  return pool.some((b) => canDeploy(s, b, area)) ? OK : NOBODY_DEPLOYS;
}

/** A drawn block comes to the map at strength 1, for a point of the area that it was drawn for (H10.15). */
function arrive(s: State, b: Block, area: Area, paidBy: Area, play: Play): void {
  deploy(s, b, area, 1);
  if (b === FRENCH_KNIGHTS) s.frenchEntered = true;
  spend(s, paidBy);
  const where = areaId(area);
  play.tell?.({ type: 'drawn', area: where }, SCOTTISH, {
    type: 'drawn-own',
    area: where,
    block: blockId(b),
  });
}

/** Draws until somebody can be deployed: the others go back into the pool. */
function drawFor(s: State, area: Area, play: Play): Block {
  const pool = blocksIn(s, POOL, SCOTTISH);
  while (pool.length > 0) {
    const [drawn] = pool.splice(play.chance.draw(pool.length, 'scottish-draw'), 1);
    if (drawn !== undefined && canDeploy(s, drawn, area)) return drawn;
  }
  throw new Error(`nobody in the pool can be deployed in ${areaId(area)}`);
}

function draw(s: State, area: Area, play: Play): void {
  const drawn = drawFor(s, area, play);
  if (!seeksCoast(s, drawn, area)) {
    arrive(s, drawn, area, area, play);
    return;
  }
  const [coast, other] = coastsBeside(s, area);
  if (coast !== undefined && other === undefined) arrive(s, drawn, coast, area, play);
  else push(s, { step: 'coast', block: drawn, from: area });
}

function build(s: State, b: Block, seat: Side, play: Play): void {
  addStep(s, b);
  spend(s, placeOf(s, b));
  const told = { side: sideId(seat), area: areaId(placeOf(s, b)) };
  play.tell?.({ type: 'built', ...told }, seat, {
    type: 'built-own',
    ...told,
    block: blockId(b),
    steps: stepsOf(s, b),
  });
}

/** A side spends its replacement points (H10.15, H10.16); what is left is lost. */
export const buildsStep: Step<'builds'> = {
  deciders: (_s, f) => only(f.seat),
  offer(s, f, seat, out: Action[]) {
    for (const b of blocksFor(seat))
      if (isOnMap(s, b) && pointsIn(f, placeOf(s, b)) > 0) out.push(BUILD + pair(b));
    if (seat === SCOTTISH) {
      for (let area = 0; area < AREA_COUNT; area += 1) if (pointsIn(f, area) > 0) out.push(DRAW + pair(area));
    }
    out.push(DONE);
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'build':
        return whyNotBuild(s, f, firstArg(a));
      case 'draw':
        return whyNotDraw(s, f, firstArg(a));
      case 'done':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, _f, seat, a, play) {
    switch (kindOf(a)) {
      case 'build':
        build(s, firstArg(a), seat, play);
        break;
      case 'draw':
        draw(s, firstArg(a), play);
        break;
      default:
        pop(s);
    }
  },
  run: waits,
};

function whyNotCoast(s: State, f: FrameOf<'coast'>, b: Block, to: Area): ReasonCode {
  if (b !== f.block) return DRAWN_FIRST;
  if (!isCoastal(to) || wayBetween(f.from, to) === undefined) return COAST_NOT_ADJACENT;
  return isFriendly(s, to, SCOTTISH) ? OK : COAST_NOT_FRIENDLY;
}

/** The Scots choose the coast for a block that was drawn for an inland area (H10.15.1). */
export const coastStep: Step<'coast'> = {
  deciders: () => only(SCOTTISH),
  offer(_s, f, _seat, out) {
    for (const { to } of waysFrom(f.from)) out.push(GO + pair(f.block, to));
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'go':
        return whyNotCoast(s, f, firstArg(a), secondArg(a));
      case 'build':
      case 'draw':
      case 'done':
        return DRAWN_FIRST;
      default:
        return untimely(a);
    }
  },
  act(s, f, _seat, a, play) {
    pop(s);
    arrive(s, f.block, secondArg(a), f.from, play);
  },
  run: waits,
};
