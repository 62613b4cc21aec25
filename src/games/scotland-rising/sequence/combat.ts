import { hexId, type Hex } from '../hexes.ts';
import {
  DISORDERED,
  diceOf,
  ELIMINATED,
  hasMark,
  infoOf,
  isLeader,
  lift,
  lowerAt,
  mark,
  placeOf,
  REDUCED,
  SCHILTRON,
  schiltronAt,
  targetNumberOf,
  typeOf,
  type State,
} from '../state.ts';
import { LONGBOW, PIKE, sideId, typeInfo, type Unit } from '../units.ts';
import type { Play } from './phase.ts';

/** What an attack is part of: event 9 adds a die to a charge, and only a charge disorders (B8.5, B11.8). */
export type AttackKind = 'attack' | 'charge' | 'assault';

/** The die that an event adds to an attack: 7, 9, 10 (B16.4). */
function eventDie(s: State, attacker: Unit, kind: AttackKind): number {
  switch (s.event) {
    case 7:
      return typeOf(s, attacker) === PIKE && !hasMark(s, attacker, SCHILTRON) ? 1 : 0;
    case 9:
      return kind === 'charge' ? 1 : 0;
    case 10:
      return typeOf(s, attacker) === LONGBOW ? 1 : 0;
    default:
      return 0;
  }
}

/** How many dice a unit rolls when it attacks a hex (B8.5). 0 forbids the attack. */
export function diceAgainst(s: State, attacker: Unit, target: Hex, kind: AttackKind): number {
  const { rules, cover, field } = s.terms;
  const type = typeOf(s, attacker);
  let dice = diceOf(s, type) + eventDie(s, attacker, kind);
  if (hasMark(s, attacker, SCHILTRON)) dice -= 1;
  const ignoresSchiltron = type === LONGBOW && rules.longbowVsSchiltron;
  if (schiltronAt(s, target) && !ignoresSchiltron) dice -= 1;
  dice -= cover[field.terrain[target] ?? 0] ?? 0;
  return Math.max(dice, rules.minimumOneDie ? 1 : 0);
}

/** Takes a unit off the map for good; its VP are scored at once (B8.12). */
function eliminate(s: State, unit: Unit, at: string, play: Play): void {
  const { id, side, vp } = infoOf(s, unit);
  lift(s, unit, ELIMINATED);
  play.tell?.({ type: 'eliminated', unit: id, at, side: sideId(side), vp });
}

/** Whether a save die keeps the unit: 1 to 3 (B8.9). Under `leaderCasualty` 'removed' leaders roll none. */
function isSaved(s: State, unit: Unit, at: string, play: Play): boolean {
  if (isLeader(s, unit) && s.terms.rules.leaderCasualty === 'removed') return false;
  const die = play.chance.die('save');
  const success = die <= 3;
  play.tell?.({ type: 'saved', unit: infoOf(s, unit).id, at, die, success });
  return success;
}

/** One hit on a unit: its step, its save or its end (B8.9). */
function hit(s: State, unit: Unit, at: string, play: Play): void {
  const { steps, saves } = typeInfo(typeOf(s, unit));
  if (steps === 2 && !hasMark(s, unit, REDUCED)) {
    mark(s, unit, REDUCED);
    play.tell?.({ type: 'reduced', unit: infoOf(s, unit).id, at });
    return;
  }
  if (saves && isSaved(s, unit, at, play)) return;
  eliminate(s, unit, at, play);
}

/**
 * The hits that pass on to the leader of a stack when its unit is gone and dice are left over (B8.10): one, or all under
 * `overflowToLeader`; under `overflowNeedsLeaderTarget` only dice that reach his own number.
 */
function passOn(s: State, leader: Unit, dice: readonly number[], at: string, play: Play): number {
  const { overflowToLeader, overflowNeedsLeaderTarget } = s.terms.rules;
  const number = overflowNeedsLeaderTarget ? targetNumberOf(s, leader) : 0;
  const most = overflowToLeader === 'one' ? 1 : dice.length;
  let used = 0;
  for (const die of dice) {
    if (used === most || placeOf(s, leader) < 0) break;
    if (die < number) continue;
    used += 1;
    hit(s, leader, at, play);
  }
  return used;
}

/** Gives the hits to the unit that takes them first, and what is left over to the leader with it (B8.8, B8.10). */
function resolveHits(s: State, target: Hex, hits: readonly number[], play: Play): void {
  const at = hexId(target);
  const first = lowerAt(s, target);
  let used = 0;
  while (used < hits.length && placeOf(s, first) === target) {
    used += 1;
    hit(s, first, at, play);
  }
  const leader = lowerAt(s, target);
  if (leader !== -1 && leader !== first) used += passOn(s, leader, hits.slice(used), at, play);
  if (used < hits.length) play.tell?.({ type: 'hits-lost', count: hits.length - used, at });
}

/** The ones among the dice of a charge that disorder the unit (B11.8). */
const DISORDERING = 2;

/**
 * Rolls an attack on a hex and carries out its hits (B8.5 to B8.12); a charge with two or more ones disorders the unit
 * (B11.8).
 */
export function attackHex(s: State, attacker: Unit, target: Hex, kind: AttackKind, play: Play): void {
  const first = lowerAt(s, target);
  const number = targetNumberOf(s, first);
  const count = diceAgainst(s, attacker, target, kind);
  const dice = Array.from({ length: count }, () => play.chance.die('attack'));
  const hits = dice.filter((die) => die >= number).toSorted((a, b) => a - b);
  const { id } = infoOf(s, attacker);
  const from = hexId(placeOf(s, attacker));
  play.tell?.({
    type: 'attacked',
    unit: id,
    from,
    target: hexId(target),
    defender: infoOf(s, first).id,
    dice,
    number,
    hits: hits.length,
  });
  resolveHits(s, target, hits, play);
  if (kind !== 'charge' || dice.filter((die) => die === 1).length < DISORDERING) return;
  mark(s, attacker, DISORDERED);
  play.tell?.({ type: 'disordered', unit: id, at: from });
}
