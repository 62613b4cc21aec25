import { describe, expect, it } from 'vitest';
import type { Chance } from '../../core/game.ts';
import { NO_HEX, readHex, type Hex } from './hexes.ts';
import { oddsOf } from './odds.ts';
import { position, type Words } from './position.kit.ts';
import { attackHex, type AttackKind } from './sequence/combat.ts';
import {
  copyState,
  DISORDERED,
  ELIMINATED,
  hasMark,
  lowerAt,
  placeOf,
  REDUCED,
  scoreOf,
  upperAt,
  type State,
} from './state.ts';
import { unitNamed } from './table.ts';
import type { Unit } from './units.ts';

/** Tries something with every fall of the dice there can be, and says how likely each was; gives the sum of that. */
function everyRoll(tryOnce: (chance: Chance, weight: () => number) => void): number {
  const shown: number[] = [];
  let all = 0;
  do {
    let rolled = 0;
    const die = (): number => {
      const value = shown[rolled] ?? 1;
      shown[rolled] = value;
      rolled += 1;
      return value;
    };
    const weight = (): number => 6 ** -rolled;
    tryOnce({ die, draw: () => 0 }, weight);
    all += weight();
    shown.length = rolled;
    while (shown.at(-1) === 6) shown.pop();
    if (shown.length > 0) shown.push((shown.pop() ?? 0) + 1);
  } while (shown.length > 0);
  return all;
}

/** The same as `oddsOf`, by playing every fall of the dice by the rules. */
function bruteOdds(s: State, attacker: Unit, target: Hex, kind: AttackKind) {
  const defender = lowerAt(s, target);
  const leader = upperAt(s, target);
  const sum = { hit: 0, reduce: 0, eliminate: 0, leader: 0, vp: 0, disorder: 0 };
  const before = scoreOf(s, s.side);
  const all = everyRoll((chance, weight) => {
    const tried = copyState(s);
    let hits = 0;
    attackHex(tried, attacker, target, kind, {
      chance,
      tell: (event) => {
        if (event.type === 'attacked') hits = event.hits;
      },
    });
    const share = weight();
    const gone = placeOf(tried, defender) === ELIMINATED;
    if (hits > 0) sum.hit += share;
    if (gone) sum.eliminate += share;
    else if (hasMark(tried, defender, REDUCED) && !hasMark(s, defender, REDUCED)) sum.reduce += share;
    if (leader !== -1 && placeOf(tried, leader) === ELIMINATED) sum.leader += share;
    if (hasMark(tried, attacker, DISORDERED)) sum.disorder += share;
    sum.vp += share * (scoreOf(tried, s.side) - before);
  });
  expect(all).toBeCloseTo(1, 10);
  return sum;
}

const hexNamed = (id: string): Hex => readHex(id) ?? NO_HEX;

function check(words: Words, attacker: string, target: string, kind: AttackKind = 'attack'): void {
  const s = position(words);
  const unit = unitNamed(s, attacker);
  const hex = hexNamed(target);
  const odds = oddsOf(s, unit, hex, kind);
  const brute = bruteOdds(s, unit, hex, kind);
  expect(odds.hit).toBeCloseTo(brute.hit, 10);
  expect(odds.reduce).toBeCloseTo(brute.reduce, 10);
  expect(odds.eliminate).toBeCloseTo(brute.eliminate, 10);
  expect(odds.leader?.falls ?? 0).toBeCloseTo(brute.leader, 10);
  expect(odds.disorder).toBeCloseTo(brute.disorder, 10);
  expect(odds.vp).toBeCloseTo(brute.vp, 10);
}

const OPTIONS = [
  {},
  { 'rulings.overflowToLeader': 'all' },
  { 'rulings.overflowNeedsLeaderTarget': true },
  { 'rulings.overflowNeedsLeaderTarget': true, 'rulings.overflowToLeader': 'all' },
  { 'rulings.leaderCasualty': 'removed' },
] as const;

describe.each(OPTIONS)('the odds of an attack are those of playing every fall of the dice, %o', (options) => {
  it.each([
    ['a full pike', 'E-P1 0505'],
    ['a reduced pike', 'E-P1 0505 reduced'],
    ['a schiltron', 'E-P1 0505 schiltron'],
    ['a crossbow', 'E-C1 0505'],
    ['a full knight', 'E-K1 0505'],
    ['a reduced knight', 'E-K1 0505 reduced'],
    ['a disordered knight', 'E-K1 0505 disordered'],
    ['a leader alone', 'E-Hereford 0505'],
    ['two leaders', 'E-Hereford 0505, E-EdwardII 0505'],
    ['a full pike with a leader', 'E-P1 0505, E-Hereford 0505'],
    ['a reduced pike with the king', 'E-P1 0505 reduced, E-EdwardII 0505'],
    ['a reduced knight with a disordered leader', 'E-K1 0505 reduced, E-Hereford 0505 disordered'],
    ['a crossbow with a leader', 'E-C1 0505, E-Hereford 0505'],
  ])('%s', (_name, english) => {
    check({ options, scots: 'S-A1 0504, S-P1 0605', english }, 'S-A1', '0505');
    check({ options, scots: 'S-A1 0504, S-P1 0605', english }, 'S-P1', '0505');
  });
});

describe('the odds know', () => {
  it('the die of event 9 in a charge, and its disorder', () => {
    check({ scots: 'S-A1 0504', english: 'E-P1 0505', event: 9 }, 'S-A1', '0505', 'charge');
    check({ scots: 'S-A1 0504', english: 'E-P1 0505' }, 'S-A1', '0505', 'charge');
    check({ scots: 'S-A1 0504', english: 'E-P1 0505' }, 'S-A1', '0505', 'assault');
  });

  it('woods, and that an attack may have no dice', () => {
    check({ scots: 'S-A1 0504', english: 'E-K1 0505', ground: { woods: '0505' } }, 'S-A1', '0505');
    const s = position({ scots: 'S-P1 0504 schiltron', english: 'E-P1 0505 schiltron' });
    const odds = oddsOf(s, unitNamed(s, 'S-P1'), hexNamed('0505'), 'attack');
    expect([odds.dice, odds.hit, odds.eliminate, odds.vp]).toEqual([0, 0, 0, 0]);
  });

  it('an ax that attacks a full pike: three dice that hit on 5', () => {
    const s = position({ scots: 'S-A1 0504', english: 'E-P1 0505' });
    const odds = oddsOf(s, unitNamed(s, 'S-A1'), hexNamed('0505'), 'attack');
    expect(odds).toMatchObject({ attacker: 'S-A1', defender: 'E-P1', dice: 3, number: 5, leader: undefined });
    expect(odds.hit).toBeCloseTo(19 / 27, 10);
    expect(odds.eliminate).toBeCloseTo(7 / 27, 10);
    expect(odds.reduce).toBeCloseTo(12 / 27, 10);
    expect(odds.vp).toBeCloseTo(14 / 27, 10);
  });
});
