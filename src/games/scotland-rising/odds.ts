import type { Hex } from './hexes.ts';
import { diceAgainst, type AttackKind } from './sequence/combat.ts';
import {
  hasMark,
  infoOf,
  isLeader,
  lowerAt,
  REDUCED,
  targetNumberOf,
  typeOf,
  upperAt,
  type State,
} from './state.ts';
import { typeInfo, type Unit } from './units.ts';

/** What an attack can come to, worked out exactly before it is made. Chances lie between 0 and 1. */
export interface Odds {
  readonly attacker: string;
  /** The unit that takes the first hit (B8.8). */
  readonly defender: string;
  readonly dice: number;
  /** The lowest die that hits (B8.6). */
  readonly number: number;
  /** At least one hit. */
  readonly hit: number;
  /** The defender is left reduced. */
  readonly reduce: number;
  /** The defender is eliminated. */
  readonly eliminate: number;
  /** The leader stacked with the defender falls as well; undefined where there is none (B8.10). */
  readonly leader: { readonly unit: string; readonly falls: number } | undefined;
  /** VP that the attack brings on average. */
  readonly vp: number;
  /** A charge disorders the attacker; 0 for other attacks (B11.8). */
  readonly disorder: number;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The chance that exactly `k` of `n` things happen, each with chance `p`. */
const exactly = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);

/** The chance that a die shows at least this number. */
const atLeast = (number: number): number => Math.min(1, Math.max(0, (7 - number) / 6));

/** A unit under fire: how many hits it takes without a question, and the chance that each one after them ends it. */
interface Stand {
  readonly steps: number;
  readonly falls: number;
}

/** How a unit stands up to hits (B8.9; B18 R1). */
function standOf(s: State, unit: Unit): Stand {
  const { steps, saves } = typeInfo(typeOf(s, unit));
  const rollsNone = isLeader(s, unit) && s.terms.rules.leaderCasualty === 'removed';
  const isFull = steps === 2 && !hasMark(s, unit, REDUCED);
  return { steps: isFull ? 1 : 0, falls: saves && !rollsNone ? 0.5 : 1 };
}

/** The chance that a unit falls by exactly its `n`th hit. */
const fallsBy = ({ steps, falls }: Stand, n: number): number =>
  n <= steps ? 0 : falls * (1 - falls) ** (n - steps - 1);

/** The chance that a unit falls to this many hits. */
const fallsTo = (stand: Stand, hits: number): number => {
  let chance = 0;
  for (let n = 1; n <= hits; n += 1) chance += fallsBy(stand, n);
  return chance;
};

/**
 * What comes of an attack on a hex. `kind` is what the attack is part of; the attacker may stand anywhere, for its own
 * ground has no effect. Throws when nobody stands in the hex.
 */
export function oddsOf(s: State, attacker: Unit, target: Hex, kind: AttackKind): Odds {
  const defender = lowerAt(s, target);
  const leader = upperAt(s, target);
  const dice = diceAgainst(s, attacker, target, kind);
  const number = targetNumberOf(s, defender);
  const { overflowToLeader, overflowNeedsLeaderTarget } = s.terms.rules;
  const stand = standOf(s, defender);
  const leaderStand = leader === -1 ? undefined : standOf(s, leader);
  const passing = overflowNeedsLeaderTarget && leader !== -1 ? targetNumberOf(s, leader) : 0;
  const most = overflowToLeader === 'one' ? 1 : dice;
  const p = atLeast(number);
  // Of the dice that hit, those that would hit the leader as well.
  const q = p === 0 ? 0 : atLeast(Math.max(passing, number)) / p;
  let eliminate = 0;
  let reduce = 0;
  let falls = 0;
  for (let hits = 1; hits <= dice; hits += 1) {
    const chance = exactly(dice, hits, p);
    const ends = fallsTo(stand, hits);
    eliminate += chance * ends;
    if (stand.steps === 1) reduce += chance * (1 - ends);
    if (leaderStand === undefined) continue;
    for (let used = 1; used < hits; used += 1) {
      const fallen = fallsBy(stand, used);
      for (let good = 0; good <= hits; good += 1) {
        const onLeader = Math.min(good, hits - used, most);
        falls += chance * fallen * exactly(hits, good, q) * fallsTo(leaderStand, onLeader);
      }
    }
  }
  const isCharge = kind === 'charge';
  const info = infoOf(s, defender);
  return {
    attacker: infoOf(s, attacker).id,
    defender: info.id,
    dice,
    number,
    hit: 1 - (1 - p) ** dice,
    reduce,
    eliminate,
    leader: leader === -1 ? undefined : { unit: infoOf(s, leader).id, falls },
    vp: eliminate * info.vp + (leader === -1 ? 0 : falls * infoOf(s, leader).vp),
    disorder: isCharge ? 1 - exactly(dice, 0, 1 / 6) - exactly(dice, 1, 1 / 6) : 0,
  };
}
