import { account, knownPart, type Account } from '../account.ts';
import type { Facts } from '../facts.ts';
import { sumOf } from '../known.ts';
import type { Power, Preference } from '../powers.ts';
import type { State } from '../state.ts';
import type { Terms } from '../terms.ts';
import { basicAccount } from './basic.ts';
import { bonusAccount } from './bonus.ts';
import { specialAccount } from './special.ts';

/** What a total is taken from. */
export interface Scored {
  readonly facts: Facts;
  readonly terms: Terms;
  readonly turn: number;
  /** The Empire's preference where it counts in public; null while it is secret (V7.8). */
  readonly declared: Preference | null;
}

/** What everybody may score from: the Empire's secret is not in it (V7.2). */
export const inPublic = ({ facts, terms, turn, empire }: State): Scored => ({
  facts,
  terms,
  turn,
  declared: empire.revealed === null ? null : empire.preference,
});

/** As `inPublic`, as if the Empire had this preference declared (V7.4). */
export const withPreference = (s: State, declared: Preference): Scored => ({ ...inPublic(s), declared });

/** A power's total with its three parts and all they rest on (V6.5). Its value is null when a part is unknown (V9.6). */
export function totalAccount({ facts, terms, turn, declared }: Scored, power: Power): Account {
  const parts = [
    basicAccount(facts, terms, power),
    specialAccount(facts, terms, power, declared),
    bonusAccount(facts, terms, power, turn),
  ];
  const sum = sumOf(parts.map(({ value }) => value));
  if (sum !== null && sum < 0 && terms.rules.negativeTotals === 'floor-0')
    return account('floored', 0, { power, sum }, [], parts);
  return account('total', sum, { power }, [], parts);
}

/** A total in three numbers, unknown ones null. */
export interface Score {
  readonly basic: number | null;
  readonly special: number | null;
  readonly bonus: number;
  readonly total: number | null;
  /** What is known of the total: all of it when nothing is unknown. */
  readonly known: number;
}

/** A power's VP in numbers. */
export function scoreOf(from: Scored, power: Power): Score {
  const total = totalAccount(from, power);
  const [basic, special, bonus] = total.parts;
  return {
    basic: basic?.value ?? null,
    special: special?.value ?? null,
    bonus: bonus?.value ?? 0,
    total: total.value,
    known: knownPart(total),
  };
}
