import { isEligible, placeOf, type Facts } from '../facts.ts';
import { allOf } from '../known.ts';
import type { Place, Power } from '../powers.ts';
import type { Terms } from '../terms.ts';

/** What the first two steps of the phase can award for (V6.2, V6.3). */
export interface Award {
  readonly power: Power;
  readonly amount: number;
}

/** What a step found: an award, none and why, or what the table has not entered yet. */
export type Finding =
  | { readonly kind: 'award'; readonly award: Award; readonly because: FindingCode }
  | { readonly kind: 'none'; readonly because: FindingCode }
  | { readonly kind: 'missing'; readonly missing: readonly MissingFact[] };

/** Why there is an award, or none: each code has its sentence among the messages. */
export const FINDINGS = [
  'paris-unrest',
  'paris-other',
  'paris-neutral',
  'paris-early',
  'paris-low',
  'paris-king',
  'paris-guise',
  'paris-navarre',
  'europe-held',
  'europe-not-held',
  'europe-unrest',
  'europe-neutral',
  'awarded-already',
] as const;
export type FindingCode = (typeof FINDINGS)[number];

/** What can be missing for an award. */
export type MissingFact =
  | { readonly place: Place; readonly what: 'holder' | 'unrest' }
  | 'ruler'
  | 'guise'
  | 'navarre';

const PARIS_LOW_VP = 1;
export const PARIS_HIGH_VP = 2;
const PARIS_HIGH_TURNS: readonly number[] = [5, 6, 7];
const CENTRAL_EUROPE_VP = 1;

/** The powers that Paris can pay (V6.2). */
const CLAIMANTS = ['france', 'spain', 'protestant'] as const;
type Claimant = (typeof CLAIMANTS)[number];

const isClaimant = (holder: string): holder is Claimant => CLAIMANTS.some((claimant) => claimant === holder);

/** The condition for 2 VP, one for each claimant (V6.2): what it is, whether it holds, null when unknown. */
function highCondition(
  facts: Facts,
  claimant: Claimant,
): { code: FindingCode; missing: MissingFact; holds: boolean | null } {
  const { ruler, guise, navarre } = facts;
  switch (claimant) {
    case 'france':
      return {
        code: 'paris-king',
        missing: 'ruler',
        holds: ruler.value === null ? null : ruler.value !== 'other',
      };
    case 'spain':
      return { code: 'paris-guise', missing: 'guise', holds: guise.value };
    case 'protestant':
      return { code: 'paris-navarre', missing: 'navarre', holds: navarre.value };
    default:
      return claimant satisfies never;
  }
}

const none = (because: FindingCode): Finding => ({ kind: 'none', because });

/** Step 1: Paris (V6.2). */
export function parisFinding(facts: Facts, terms: Terms, turn: number): Finding {
  const { holder, unrest } = placeOf(facts, terms, 'paris');
  if (unrest.value === true) return none('paris-unrest');
  if (holder.value !== null && !isClaimant(holder.value)) return none('paris-other');
  if (holder.value === null || unrest.value === null)
    return {
      kind: 'missing',
      missing: [
        ...(holder.value === null ? [{ place: 'paris', what: 'holder' } as const] : []),
        ...(unrest.value === null ? [{ place: 'paris', what: 'unrest' } as const] : []),
      ],
    };
  const power = holder.value;
  if (!isEligible(facts, terms, power)) return none('paris-neutral');
  const low = { power, amount: PARIS_LOW_VP };
  if (!PARIS_HIGH_TURNS.includes(turn)) return { kind: 'award', award: low, because: 'paris-early' };
  const { code, missing, holds } = highCondition(facts, power);
  if (holds === null) return { kind: 'missing', missing: [missing] };
  if (!holds) return { kind: 'award', award: low, because: 'paris-low' };
  return { kind: 'award', award: { power, amount: PARIS_HIGH_VP }, because: code };
}

/** The powers that Paris may pay as far as is known, while something for it is missing (V9.6). */
export function parisClaimants(facts: Facts, terms: Terms): readonly Power[] {
  const holder = placeOf(facts, terms, 'paris').holder.value;
  return CLAIMANTS.filter((power) => holder === null || holder === power);
}

/** The places that the Empire needs, all three (V6.3). */
export const CENTRAL_EUROPE = ['prague', 'vienna', 'buda'] as const;

/** Step 2: Central Europe (V6.3). */
export function europeFinding(facts: Facts, terms: Terms): Finding {
  if (!isEligible(facts, terms, 'empire')) return none('europe-neutral');
  const places = CENTRAL_EUROPE.map((place) => ({ place, ...placeOf(facts, terms, place) }));
  const held = allOf(places.map(({ holder }) => (holder.value === null ? null : holder.value === 'empire')));
  const calm = allOf(places.map(({ unrest }) => (unrest.value === null ? null : !unrest.value)));
  if (held === false) return none('europe-not-held');
  if (calm === false) return none('europe-unrest');
  if (held === true && calm === true)
    return { kind: 'award', award: { power: 'empire', amount: CENTRAL_EUROPE_VP }, because: 'europe-held' };
  return {
    kind: 'missing',
    missing: places.flatMap(({ place, holder, unrest }) => [
      ...(holder.value === null ? [{ place, what: 'holder' } as const] : []),
      ...(unrest.value === null ? [{ place, what: 'unrest' } as const] : []),
    ]),
  };
}
