import type { Controlled, Counted, Facts } from './facts.ts';
import { TERRITORIES, type Power } from './powers.ts';
import { groupOfKey, groupsOf, openIn, powerOf, tallyOf } from './score/keys.ts';
import { cleanIn, countOf } from './score/spaces.ts';
import { isMapMode, type Terms } from './terms.ts';
import { GROUPS, type Group, type Holder } from './words.ts';
import { COUNTED } from './cards/file.ts';

/** Something that may happen on the board, and the facts as they would be then (V13.2). */
export interface Blow {
  /** How many keys, or how many Protestant spaces. */
  readonly count: number;
  /** From which rows the keys go; empty for spaces. */
  readonly rows: readonly { readonly group: Group; readonly count: number }[];
  readonly facts: Facts;
}

const withHeld = (facts: Facts, group: Group, by: number): Facts => {
  const { held, unrest } = facts.keys[group];
  const now: Counted = { held: { value: (held.value ?? 0) + by, from: held.from }, unrest };
  return { ...facts, keys: { ...facts.keys, [group]: now } };
};

/** The open keys of a group on the list, by their places there; for a row of the Protestant those that would lie in it. */
function openListed(facts: Facts, terms: Terms, group: Group, into: Group | null): number[] {
  const { keys } = terms.cards;
  const isNetherlands = (i: number): boolean => keys?.[i]?.netherlands === true;
  const open = facts.map.flatMap((key, i) =>
    groupOfKey(facts, terms, key, isNetherlands(i)) === group && key.unrest.value === false ? [i] : [],
  );
  if (into === null || powerOf(into) !== 'protestant') return open;
  return open.filter((i) => isNetherlands(i) === (into === 'netherlands'));
}

/** How many open keys of a group can go, to this group or to nobody. Null when unknown. */
function roomFor(facts: Facts, terms: Terms, group: Group, into: Group | null): number | null {
  const open = openIn(tallyOf(facts, terms, group));
  if (open === null || !isMapMode(terms)) return open;
  return openListed(facts, terms, group, into).length;
}

/** The facts with so many open keys of a group gone, to another group or to nobody. */
function withoutKeys(facts: Facts, terms: Terms, group: Group, count: number, into: Group | null): Facts {
  if (!isMapMode(terms)) {
    const less = withHeld(facts, group, -count);
    return into === null ? less : withHeld(less, into, count);
  }
  const gone = new Set(openListed(facts, terms, group, into).slice(0, count));
  const holder: Holder = into === null ? 'independent' : powerOf(into);
  const moved = ({ holder: was, unrest }: Controlled): Controlled => ({
    holder: { value: holder, from: was.from },
    unrest: { value: false, from: unrest.from },
  });
  return { ...facts, map: facts.map.map((key, i) => (gone.has(i) ? moved(key) : key)) };
}

/**
 * Every loss of open keys of a power, fewest first: to `into`, or to unrest and to nobody who is compared. Null when
 * its keys are unknown, or its basic VP are typed and hang on no key (V1.15).
 */
export function keyBlows(facts: Facts, terms: Terms, power: Power, into: Group | null): Blow[] | null {
  if (facts.typed.basic[power].value !== null) return null;
  let blows: Blow[] = [{ count: 0, rows: [], facts }];
  for (const group of groupsOf(power)) {
    const most = roomFor(facts, terms, group, into);
    if (most === null) return null;
    blows = blows.flatMap((blow) =>
      Array.from({ length: most + 1 }, (_, count) => ({
        count: blow.count + count,
        rows: count === 0 ? blow.rows : [...blow.rows, { group, count }],
        facts: withoutKeys(blow.facts, terms, group, count, into),
      })),
    );
  }
  return blows.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
}

/**
 * The groups that can take keys of a power. Where keys are only counted nobody has said which lie in the Netherlands:
 * then the Protestant, whose two rows give different VP, is left out, and so is who has typed its basic VP (V1.15).
 */
export const takersOf = (facts: Facts, terms: Terms, powers: readonly Power[]): Group[] =>
  GROUPS.filter((group) => {
    const power = powerOf(group);
    if (!powers.includes(power) || facts.typed.basic[power].value !== null) return false;
    return isMapMode(terms) || power !== 'protestant';
  });

/** The facts with the marker moved: as many clean spaces fewer, wherever there are some, or more. */
function withMarker(facts: Facts, by: number): Facts {
  let left = by;
  const spaces = { ...facts.spaces };
  for (const territory of TERRITORIES) {
    const { held, unrest } = spaces[territory];
    const change = left < 0 ? Math.max(left, -(cleanIn(facts, territory) ?? 0)) : left;
    spaces[territory] = { held: { value: (held.value ?? 0) + change, from: held.from }, unrest };
    left -= change;
  }
  return { ...facts, spaces };
}

/**
 * Every shift of the Protestant Spaces marker in a direction, smallest first, as far as it decides no religious victory
 * (V5.1, V5.2). Null when the count is unknown.
 */
export function spaceBlows(facts: Facts, way: -1 | 1): Blow[] | null {
  const count = countOf(facts);
  if (count === null) return null;
  const most = way < 0 ? count - COUNTED.least : COUNTED.most - count;
  return Array.from({ length: Math.max(0, most) }, (_, i) => ({
    count: i + 1,
    rows: [],
    facts: withMarker(facts, way * (i + 1)),
  }));
}
