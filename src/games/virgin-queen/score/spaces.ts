import type { Facts } from '../facts.ts';
import { entriesOf, sumOf } from '../known.ts';
import { TERRITORIES, type Territory } from '../powers.ts';
import { account, type Account } from '../account.ts';

/** Protestant spaces of a territory that are not in unrest (V3.2). Null when unknown. */
export function cleanIn(facts: Facts, territory: Territory): number | null {
  const { held, unrest } = facts.spaces[territory];
  return held.value === null || unrest.value === null ? null : held.value - unrest.value;
}

/** Protestant spaces of a territory, in unrest or not. Null when unknown. */
export const protestantIn = (facts: Facts, territory: Territory): number | null =>
  facts.spaces[territory].held.value;

/** Where the Protestant Spaces marker stands (V3.1). Null when unknown. */
export const countOf = (facts: Facts): number | null =>
  sumOf(TERRITORIES.map((territory) => cleanIn(facts, territory)));

/** As `countOf`, spaces in unrest included (V10 R2). */
export const countWithUnrest = (facts: Facts): number | null =>
  sumOf(TERRITORIES.map((territory) => protestantIn(facts, territory)));

/** Protestant spaces that carry an Unrest marker, in all territories (V10 R1). Null when unknown. */
export const unrestOf = (facts: Facts): number | null =>
  sumOf(TERRITORIES.map((territory) => facts.spaces[territory].unrest.value));

/** How the marker's number comes about. */
export function countAccount(facts: Facts): Account {
  const parts = TERRITORIES.map((territory) => {
    const { held, unrest } = facts.spaces[territory];
    const args = { territory, protestant: held.value, unrest: unrest.value };
    return account('territory', cleanIn(facts, territory), args, entriesOf(held, unrest));
  });
  return account('count', countOf(facts), {}, [], parts);
}
