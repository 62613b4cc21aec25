import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../actions.ts';
import { push, replace } from '../agenda.ts';
import {
  BLOCK_COUNT,
  blockInfo,
  BLOCKS,
  blocksFor,
  ENGLISH,
  enemyOf,
  NORSE,
  SCOTTISH,
  sideId,
  type Block,
  type Letter,
  type Side,
} from '../blocks.ts';
import { AREA_COUNT, areaId, isCoastal, waysFrom, type Area } from '../board.ts';
import { resetUseAround } from '../borders.ts';
import { because, OK, untimely } from '../reasons.ts';
import {
  ACTED,
  blocksIn,
  CAPTURED,
  countIn,
  hasMark,
  isAt,
  mark,
  marksOf,
  placeOf,
  RESERVE,
  sideOf,
  UP,
  unmark,
  type State,
} from '../state.ts';
import { endBattle } from './battle-end.ts';
import { fire, pass } from './fire.ts';
import { canRetreat, retreat, retreatReason, showRetreats } from './retreat.ts';
import { reveal } from './reveal.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const NOT_IN_THIS_BATTLE = because('notInThisBattle');
const JUST_CAPTURED = because('justCaptured');
const IN_RESERVE = because('inReserve');
const HAS_ACTED = because('hasActed');
const NOT_ITS_TURN = because('notItsTurn');
const NO_TARGET = because('noTarget');

type Battle = FrameOf<'battle'>;

const FIRE = codeOf('fire');
const PASS = codeOf('pass');
const RETREAT = codeOf('retreat');

const ROUNDS = 3;
/** The Combat Turns of a round: defender and attacker of each letter (H7.7). */
const TURNS = 6;
const FIRST_TURN: Readonly<Record<Letter, number>> = { A: 0, B: 2, C: 4 };
/** The Combat Turn of each block when its side defends. */
const LETTER_TURN: readonly number[] = BLOCKS.map(({ letter }) => FIRST_TURN[letter]);

/** Who acts in this Combat Turn (H7.7). */
const actor = (f: Battle): Side => (f.turn % 2 === 0 ? enemyOf(f.attacker) : f.attacker);

/** A block that fights in this round: face up, so neither a Reserve nor just captured. */
const isActive = (s: State, b: Block, side: Side, area: Area): boolean =>
  isAt(s, b, side, area) && hasMark(s, b, UP);

/** Has a side blocks that fight, or can be hit, in this round? */
function hasActive(s: State, side: Side, area: Area): boolean {
  for (const b of blocksFor(side)) if (isActive(s, b, side, area)) return true;
  return false;
}

/**
 * Begins a battle in which `attacker` attacks (H7.3): everybody there who is no Reserve is revealed and fights
 * from Round 1. For a battle that an event caused nobody is a Reserve (H5.3).
 */
export function startBattle(s: State, area: Area, attacker: Side, play: Play): void {
  play.tell?.({ type: 'battle', area: areaId(area), attacker: sideId(attacker) });
  resetUseAround(s, area);
  push(s, { step: 'battle', area, attacker, round: 1, turn: 0 });
  reveal(s, area, RESERVE, play);
}

/** In which Combat Turn a block acts (H7.7). */
const turnOf = (b: Block, side: Side, attacker: Side): number =>
  (LETTER_TURN[b] ?? 0) + (side === attacker ? 1 : 0);

/** The first Combat Turn from `from` on in which a block has yet to act; 6 when there is none. */
function nextTurn(s: State, f: Battle, from: number): number {
  let next = TURNS;
  for (let b = 0; b < BLOCK_COUNT; b += 1) {
    if (placeOf(s, b) !== f.area || (marksOf(s, b) & (UP | ACTED)) !== UP) continue;
    const turn = turnOf(b, sideOf(s, b), f.attacker);
    if (turn >= from && turn < next) next = turn;
  }
  return next;
}

/** Does the defender only wait, so that the sides exchange their roles at the start of Round 2 (H7.14)? */
function rolesSwap(s: State, f: Battle): boolean {
  const defender = enemyOf(f.attacker);
  if (hasActive(s, defender, f.area) || !hasActive(s, f.attacker, f.area)) return false;
  if (s.terms.rules.controlFlipWithCapturedOnly) return true;
  return blocksIn(s, f.area, defender).some((b) => hasMark(s, b, RESERVE));
}

/** Starts the next round: change of control, then Reserves and captured nobles join (H7.13, H7.14, H8.2). */
function nextRound(s: State, f: Battle, play: Play): void {
  const round = f.round + 1;
  play.tell?.({ type: 'round', area: areaId(f.area), round });
  const swap = round === 2 && rolesSwap(s, f);
  const attacker = swap ? enemyOf(f.attacker) : f.attacker;
  if (swap) play.tell?.({ type: 'roles-swapped', area: areaId(f.area), attacker: sideId(attacker) });
  for (const side of [ENGLISH, SCOTTISH] as const)
    for (const b of blocksIn(s, f.area, side)) unmark(s, b, ACTED);
  resetUseAround(s, f.area);
  replace(s, { step: 'battle', area: f.area, attacker, round, turn: 0 });
  reveal(s, f.area, 0, play);
}

/** Goes on to the end of the round: the next one, or after Round 3 the attacker must leave (H7.3). */
function endRound(s: State, f: Battle, play: Play): void {
  showRetreats(s, f.area, play);
  if (f.round < ROUNDS) {
    nextRound(s, f, play);
    return;
  }
  resetUseAround(s, f.area);
  play.tell?.({ type: 'must-retreat', side: sideId(f.attacker), area: areaId(f.area) });
  replace(s, { step: 'must-retreat', area: f.area, side: f.attacker });
}

/**
 * Without a target a block may retreat or pass (H7.12); one that could only pass is not asked. The Norse always
 * are: whether a coast is Friendly can hang on a retreat that is not shown yet (H7.23).
 */
function waitsWithoutTarget(s: State, f: Battle): boolean {
  const side = actor(f);
  return blocksFor(side).some(
    (b) =>
      isActive(s, b, side, f.area) &&
      !hasMark(s, b, ACTED) &&
      turnOf(b, side, f.attacker) === f.turn &&
      (b === NORSE || canRetreat(s, f.area, b)),
  );
}

/** Does somebody have a choice in this Combat Turn? */
function isAsked(s: State, f: Battle): boolean {
  if (hasActive(s, enemyOf(actor(f)), f.area)) return true;
  return s.terms.rules.turnsWithoutTarget === 'retreatOrPass' && waitsWithoutTarget(s, f);
}

function run(s: State, f: Battle, play: Play): boolean {
  if (countIn(s, f.area, ENGLISH) === 0 || countIn(s, f.area, SCOTTISH) === 0) {
    endBattle(s, f.area, play);
    return true;
  }
  for (let turn = nextTurn(s, f, f.turn); turn < TURNS; turn = nextTurn(s, f, turn + 1)) {
    const here: Battle = turn === f.turn ? f : { ...f, turn };
    if (!isAsked(s, here)) continue;
    if (here !== f) {
      showRetreats(s, f.area, play);
      replace(s, here);
    }
    return false;
  }
  endRound(s, f, play);
  return true;
}

/** Why a block has no Combat Turn now (H7.7, H7.8). */
function turnReason(s: State, f: Battle, b: Block): ReasonCode {
  const side = actor(f);
  if (!isAt(s, b, side, f.area)) return NOT_IN_THIS_BATTLE;
  if (hasMark(s, b, CAPTURED)) return JUST_CAPTURED;
  if (hasMark(s, b, RESERVE)) return IN_RESERVE;
  if (hasMark(s, b, ACTED)) return HAS_ACTED;
  return turnOf(b, side, f.attacker) === f.turn ? OK : NOT_ITS_TURN;
}

function reason(s: State, f: Battle, a: Action): ReasonCode {
  const kind = kindOf(a);
  if (kind !== 'fire' && kind !== 'pass' && kind !== 'retreat') return untimely(a);
  const b = firstArg(a);
  const turn = turnReason(s, f, b);
  if (turn !== OK) return turn;
  if (kind === 'retreat') return retreatReason(s, f.area, b, secondArg(a));
  return kind === 'fire' && !hasActive(s, enemyOf(actor(f)), f.area) ? NO_TARGET : OK;
}

function offer(s: State, f: Battle, out: Action[]): void {
  const side = actor(f);
  for (const b of blocksFor(side)) {
    if (!isActive(s, b, side, f.area) || hasMark(s, b, ACTED) || turnOf(b, side, f.attacker) !== f.turn)
      continue;
    out.push(FIRE + pair(b));
    if (blockInfo(b).move === 0) {
      for (let to = 0; to < AREA_COUNT; to += 1) if (isCoastal(to)) out.push(RETREAT + pair(b, to));
    } else for (const { to } of waysFrom(f.area)) out.push(RETREAT + pair(b, to));
    out.push(PASS + pair(b));
  }
}

function act(s: State, f: Battle, a: Action, play: Play): void {
  const b = firstArg(a);
  const kind = kindOf(a);
  if (kind === 'retreat') {
    retreat(s, f.area, b, secondArg(a), play);
    return;
  }
  mark(s, b, ACTED);
  if (kind === 'pass') pass(b, actor(f), play);
  else fire(s, f, b, actor(f), play);
}

/** A battle: rounds of Combat Turns in which each active block fires, retreats or passes (H7.3 to H7.8). */
export const battleStep: Step<'battle'> = {
  deciders: (_s, f) => only(actor(f)),
  offer: (s, f, _seat, out) => offer(s, f, out),
  reason: (s, f, _seat, a) => reason(s, f, a),
  act: (s, f, _seat, a, play) => act(s, f, a, play),
  run,
};
