import { ENGLISH, isNoble, type Side } from '../../games/hammer-of-the-scots/blocks.ts';
import type { Area } from '../../games/hammer-of-the-scots/board.ts';
import type { Knowledge, Piece } from './knowledge.ts';
import { join, NO_FORCE, scale, type Force } from './odds.ts';

const HOME_RATING = 3;
/** Two of three Celtic blocks stay to fight (H7.6). */
const CELTIC = 0.67;

/** What a piece does in a battle here. */
function forceOf(p: Piece, area: Area, defends: boolean): Force {
  const rating = defends && isNoble(p.block) && p.info.homes.includes(area) ? HOME_RATING : p.info.hits;
  const stays = p.info.celtic && !p.up ? CELTIC : 1;
  const steps = p.steps * stays;
  const fire = (steps * rating) / 6;
  const { letter } = p.info;
  return {
    a: letter === 'A' ? fire : 0,
    b: letter === 'B' ? fire : 0,
    c: letter === 'C' ? fire : 0,
    steps,
  };
}

/** What pieces do together. */
export function forceOfAll(pieces: readonly Piece[], area: Area, defend: boolean): Force {
  let a = 0;
  let b = 0;
  let c = 0;
  let steps = 0;
  for (const p of pieces) {
    const force = forceOf(p, area, defend);
    a += force.a;
    b += force.b;
    c += force.c;
    steps += force.steps;
  }
  return { a, b, c, steps };
}

/** A hidden block of each side on an average day: the English come fresh from the levy. */
const HIDDEN: readonly Force[] = [
  { a: 0.08, b: 0.5, c: 0.65, steps: 3.1 },
  { a: 0.2, b: 0.12, c: 0.65, steps: 2.4 },
];
const NOBLE_STEPS = [2.8, 2.3] as const;

/** A hidden noble; at home he defends better. */
const hiddenNoble = (side: Side, athome: boolean): Force => {
  const steps = side === ENGLISH ? NOBLE_STEPS[0] : NOBLE_STEPS[1];
  return { a: 0, b: (steps * (athome ? HOME_RATING : 2)) / 6, c: 0, steps };
};

/** So many hidden blocks of a side, some of them nobles. */
export function hiddenForce(side: Side, count: number, nobles: number, atHome: boolean): Force {
  if (count <= 0) return NO_FORCE;
  const known = Math.min(count, nobles);
  return join(scale(hiddenNoble(side, atHome), known), scale(HIDDEN[side] ?? NO_FORCE, count - known));
}

/** Their blocks in an area, as far as we can tell: those who fight at once and those in Reserve. */
export function theirForces(k: Knowledge, area: Area, defend: boolean): readonly [Force, Force] {
  const seen = k.seen[area] ?? [];
  const front = seen.filter((p) => p.up);
  const waiting = seen.filter((p) => !p.up);
  const hidden = (k.theirs[area] ?? 0) - seen.length;
  const reserves = Math.min(hidden, k.theirReserves[area] ?? 0);
  const seenNobles = seen.filter((p) => isNoble(p.block)).length;
  const nobles = Math.max(0, (k.noblesThere[area] ?? 0) - seenNobles);
  return [
    join(forceOfAll(front, area, defend), hiddenForce(k.enemy, hidden - reserves, nobles, defend)),
    join(forceOfAll(waiting, area, defend), hiddenForce(k.enemy, reserves, 0, false)),
  ];
}
