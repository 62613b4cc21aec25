import type { Controlled, Facts } from '../facts.ts';
import { entriesOf, inOrder } from '../known.ts';
import { MINORS, type Minor, type Power } from '../powers.ts';
import { isMapMode, type Terms } from '../terms.ts';
import { GROUPS, type Group, type Holder } from '../words.ts';

/** The keys of a group and those of them in unrest, counted or listed (V1.6). */
export interface KeyTally {
  readonly keys: number | null;
  readonly unrest: number | null;
  readonly from: readonly number[];
  readonly unrestFrom: readonly number[];
}

/** The groups of keys that a power has: two for the Protestant (V1.6). */
export const groupsOf = (power: Power): readonly Group[] =>
  power === 'protestant' ? ['netherlands', 'outside'] : [power];

/** The power that a group of keys belongs to. */
export const powerOf = (group: Group): Power =>
  group === 'netherlands' || group === 'outside' ? 'protestant' : group;

const isMinor = (holder: Holder): holder is Minor => MINORS.some((minor) => minor === holder);

/** The entries that say for whom a listed key counts: its controller, and the alliance of a minor one (V10 R10). */
function entriesOfHolder(facts: Facts, { rules }: Terms, { holder }: Controlled): number[] {
  const controller = holder.value;
  const counts = controller !== null && isMinor(controller) && rules.minorAllyKeys === 'count-for-major';
  return counts ? entriesOf(holder, facts.allies[controller]) : [...holder.from];
}

/**
 * The group for which a listed key counts: its controller's, or that of the major power to which a minor controller is
 * allied (V10 R10). Null when that is unknown, 'nobody' when it counts for no major power.
 */
export function groupOfKey(
  facts: Facts,
  { rules }: Terms,
  key: Controlled,
  netherlands: boolean,
): Group | 'nobody' | null {
  const controller = key.holder.value;
  if (controller === null) return null;
  if (isMinor(controller) && rules.minorAllyKeys === 'do-not-count') return 'nobody';
  const holder = isMinor(controller) ? facts.allies[controller].value : controller;
  if (holder === null) return null;
  if (holder === 'protestant') return netherlands ? 'netherlands' : 'outside';
  return GROUPS.find((group) => group === holder) ?? 'nobody';
}

function listed(facts: Facts, terms: Terms, group: Group): KeyTally {
  const groups = facts.map.map((key, i) =>
    groupOfKey(facts, terms, key, terms.cards.keys?.[i]?.netherlands === true),
  );
  const own = facts.map.filter((_, i) => groups[i] === group);
  const sure = !groups.includes(null);
  const inUnrest = own.filter(({ unrest }) => unrest.value === true);
  return {
    keys: sure ? own.length : null,
    unrest: sure && own.every(({ unrest }) => unrest.value !== null) ? inUnrest.length : null,
    from: inOrder(own.flatMap((key) => entriesOfHolder(facts, terms, key))),
    unrestFrom: entriesOf(...own.map(({ unrest }) => unrest)),
  };
}

/** The keys of a group, from the count or from the list: both modes give the same (V1.6). */
export function tallyOf(facts: Facts, terms: Terms, group: Group): KeyTally {
  if (isMapMode(terms)) return listed(facts, terms, group);
  const { held, unrest } = facts.keys[group];
  return { keys: held.value, unrest: unrest.value, from: held.from, unrestFrom: unrest.from };
}

/** Open keys: those that are not in unrest (V2.2). Null when unknown. */
export const openIn = ({ keys, unrest }: KeyTally): number | null =>
  keys === null || unrest === null ? null : Math.max(0, keys - unrest);

/** The keys that count for a military victory; the Protestant's all together (V5.5, V10 R12). Null when unknown. */
export function militaryKeys(facts: Facts, terms: Terms, power: Power): number | null {
  let sum = 0;
  for (const group of groupsOf(power)) {
    const tally = tallyOf(facts, terms, group);
    const keys = terms.rules.militaryUnrest === 'included' ? tally.keys : openIn(tally);
    if (keys === null) return null;
    sum += keys;
  }
  return sum;
}
