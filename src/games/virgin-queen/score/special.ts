import { account, type Account } from '../account.ts';
import { rowAt, type SpacesRow } from '../cards/file.ts';
import { isNeutral, type Facts } from '../facts.ts';
import { PREFERENCES, type Power, type Preference } from '../powers.ts';
import type { Terms } from '../terms.ts';
import { countAccount, countOf } from './spaces.ts';

/** The row of the Protestant Spaces track at the present count; undefined when count or row is unknown (V3.9). */
export function presentRow(facts: Facts, { cards }: Terms): SpacesRow | undefined {
  const count = countOf(facts);
  return count === null ? undefined : rowAt(cards, count);
}

/** The VP in the column of a power. */
function columnAccount(facts: Facts, terms: Terms, power: 'spain' | 'england' | 'protestant'): Account {
  const row = presentRow(facts, terms);
  const count = countOf(facts);
  const parts = [countAccount(facts)];
  if (row === undefined) return account('column-unknown', null, { power, count }, [], parts);
  return account('column', row[power], { power, count, low: row.from, high: row.to }, [], parts);
}

/** 1 VP for each Valois royal who has married, each once (V3.6, V3.8). */
function valoisAccount(facts: Facts): Account {
  const wed = facts.royals.flatMap(({ married, name, turn, from }, i) =>
    married
      ? [account('royal', 1, { royal: i + 1, name: name === '' ? String(i + 1) : name, turn }, from)]
      : [],
  );
  const value = facts.royalsKnown.value === null ? null : wed.length;
  return account('valois', value, { married: wed.length }, facts.royalsKnown.from, wed);
}

/** The Empire's special VP under one preference (V3.7). Null when the row is unknown. */
export const empireColumn = (facts: Facts, terms: Terms, preference: Preference): number | null =>
  facts.typed.special.empire.value ?? presentRow(facts, terms)?.empire[preference] ?? null;

/** The smallest and the largest of the three values that anybody can read from the track (V7.10). */
export function empireRange(facts: Facts, terms: Terms): { least: number; most: number } | null {
  const values = PREFERENCES.map((preference) => empireColumn(facts, terms, preference));
  const known = values.filter((value) => value !== null);
  if (known.length < values.length) return null;
  return { least: Math.min(...known), most: Math.max(...known) };
}

/** The Empire's special VP: only what has been declared (V3.6, V7.2, V7.12). */
function empireAccount(facts: Facts, terms: Terms, declared: Preference | null): Account {
  if (declared === null)
    return isNeutral(facts, 'empire') ? account('neutral-empire', 0) : account('hidden-special', 0);
  const typed = facts.typed.special.empire;
  if (typed.value !== null) return account('typed-special', typed.value, { power: 'empire' }, typed.from);
  const row = presentRow(facts, terms);
  const count = countOf(facts);
  const parts = [countAccount(facts)];
  if (row === undefined) return account('column-unknown', null, { power: 'empire', count }, [], parts);
  const args = { preference: declared, count, low: row.from, high: row.to };
  return account('empire-column', row.empire[declared], args, [], parts);
}

function ownAccount(facts: Facts, terms: Terms, power: Power, declared: Preference | null): Account {
  switch (power) {
    case 'ottoman':
      return account('no-special', 0);
    case 'france':
      return valoisAccount(facts);
    case 'empire':
      return empireAccount(facts, terms, declared);
    case 'spain':
    case 'england':
    case 'protestant':
      return columnAccount(facts, terms, power);
    default:
      return power satisfies never;
  }
}

/** Special VP of a power (V3). `declared` is the Empire's preference where it counts, null while it is secret. */
export function specialAccount(
  facts: Facts,
  terms: Terms,
  power: Power,
  declared: Preference | null,
): Account {
  const typed = facts.typed.special[power];
  const isTyped = typed.value !== null && power !== 'empire' && power !== 'ottoman';
  const own = isTyped
    ? account('typed-special', typed.value, { power }, typed.from)
    : ownAccount(facts, terms, power, declared);
  return account('special', own.value, { power }, [], [own]);
}
