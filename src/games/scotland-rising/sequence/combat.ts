import { hexId, type Hex } from '../hexes.ts';
import {
  DISORDERED,
  diceOf,
  ELIMINATED,
  hasMark,
  infoOf,
  isLeader,
  lowerAt,
  mark,
  placeOf,
  REDUCED,
  remove,
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
  remove(s, unit, ELIMINATED);
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

// The dice of the attack under way, in the order in which they fell, and those of them that hit, the lowest first.
const MOST_DICE = 8;
const rolled = new Uint8Array(MOST_DICE);
const hitting = new Uint8Array(MOST_DICE);

/** Rolls so many dice against a target number (B8.7); gives the number of hits. */
function roll(count: number, number: number, play: Play): number {
  let hits = 0;
  for (let i = 0; i < count; i += 1) {
    const die = play.chance.die('attack');
    rolled[i] = die;
    if (die < number) continue;
    let at = hits;
    for (; at > 0 && (hitting[at - 1] ?? 0) > die; at -= 1) hitting[at] = hitting[at - 1] ?? 0;
    hitting[at] = die;
    hits += 1;
  }
  return hits;
}

/**
 * Passes hits on to the leader of a stack when its unit is gone and dice are left over (B8.10): one, or all under
 * `overflowToLeader`; under `overflowNeedsLeaderTarget` only dice that reach his own number. `used` hits have been
 * spent on the unit; gives how many have been spent then.
 */
function passOn(s: State, leader: Unit, used: number, hits: number, at: string, play: Play): number {
  const { overflowToLeader, overflowNeedsLeaderTarget } = s.terms.rules;
  const number = overflowNeedsLeaderTarget ? targetNumberOf(s, leader) : 0;
  const most = overflowToLeader === 'one' ? 1 : hits;
  let passed = 0;
  for (let i = used; i < hits && passed < most && placeOf(s, leader) >= 0; i += 1) {
    if ((hitting[i] ?? 0) < number) continue;
    passed += 1;
    hit(s, leader, at, play);
  }
  return used + passed;
}

/** Gives the hits to the unit that takes them first, and what is left over to the leader with it (B8.8, B8.10). */
function resolveHits(s: State, target: Hex, hits: number, play: Play): void {
  const at = hexId(target);
  const first = lowerAt(s, target);
  let used = 0;
  while (used < hits && placeOf(s, first) === target) {
    used += 1;
    hit(s, first, at, play);
  }
  const leader = lowerAt(s, target);
  if (leader !== -1 && leader !== first) used = passOn(s, leader, used, hits, at, play);
  if (used < hits) play.tell?.({ type: 'hits-lost', count: hits - used, at });
}

/** The ones among the dice of a charge that disorder the unit (B11.8). */
const DISORDERING = 2;

/** How many of the dice show 1. */
function ones(count: number): number {
  let found = 0;
  for (let i = 0; i < count; i += 1) if (rolled[i] === 1) found += 1;
  return found;
}

/**
 * Rolls an attack on a hex and carries out its hits (B8.5 to B8.12); a charge with two or more ones disorders the unit
 * (B11.8).
 */
export function attackHex(s: State, attacker: Unit, target: Hex, kind: AttackKind, play: Play): void {
  const first = lowerAt(s, target);
  const number = targetNumberOf(s, first);
  const count = diceAgainst(s, attacker, target, kind);
  const hits = roll(count, number, play);
  const { id } = infoOf(s, attacker);
  const from = hexId(placeOf(s, attacker));
  play.tell?.({
    type: 'attacked',
    unit: id,
    from,
    target: hexId(target),
    defender: infoOf(s, first).id,
    dice: [...rolled.subarray(0, count)],
    number,
    hits,
  });
  resolveHits(s, target, hits, play);
  if (kind !== 'charge' || ones(count) < DISORDERING) return;
  mark(s, attacker, DISORDERED);
  play.tell?.({ type: 'disordered', unit: id, at: from });
}
