import { queen } from '../../../games/index.ts';

/** Something that the phase needs and nobody has entered yet (V9.6). */
export type Missing =
  | { readonly what: 'holder' | 'unrest'; readonly place: queen.Place }
  | { readonly what: 'ruler' | 'guise' | 'navarre' }
  /** VP that nobody can work out: they can be typed as they stand on the card (V1.15). */
  | { readonly what: queen.TypedPart; readonly power: queen.Power };

/** A name for something missing, like no other's. */
export const idOf = (missing: Missing): string => {
  if ('place' in missing) return `${missing.what}-${missing.place}`;
  return 'power' in missing ? `${missing.what}-${missing.power}` : missing.what;
};

const asMissing = (fact: queen.MissingFact): Missing =>
  typeof fact === 'string' ? { what: fact } : { what: fact.what, place: fact.place };

function missingFor(s: queen.State, step: 'paris' | 'europe'): readonly Missing[] {
  const finding = queen.findingAt(s, step);
  return finding.kind === 'missing' ? finding.missing.map(asMissing) : [];
}

function missingTotals(s: queen.State): readonly Missing[] {
  const scored = queen.inPublic(s);
  return queen.POWERS.filter((power) => queen.isEligible(s.facts, s.terms, power)).flatMap((power) => {
    const { basic, special } = queen.scoreOf(scored, power);
    return [
      ...(basic === null ? [{ what: 'basic', power } as const] : []),
      ...(special === null ? [{ what: 'special', power } as const] : []),
    ];
  });
}

/**
 * What the phase still needs at this step: of the board up to Central Europe, of the totals where they are taken. In
 * play, all of the board that it will need.
 */
export function missingIn(s: queen.State): readonly Missing[] {
  switch (s.step) {
    case 'play':
    case 'paris':
      return [...missingFor(s, 'paris'), ...missingFor(s, 'europe')];
    case 'europe':
      return missingFor(s, 'europe');
    case 'totals':
      return missingTotals(s);
    default:
      return [];
  }
}

/** The number of a place in the table's own list of keys, counted from 1; undefined when it is not there (V1.8). */
function listedAt({ terms }: queen.State, place: queen.Place): number | undefined {
  const index = (terms.cards.keys ?? []).findIndex(({ id }) => id === place);
  return index < 0 ? undefined : index + 1;
}

/** The answers that there are; VP are a number. */
export function answersFor(missing: Missing): readonly string[] | 'number' {
  switch (missing.what) {
    case 'holder':
      return queen.HOLDERS;
    case 'unrest':
      return queen.CALM_OR_UNREST;
    case 'ruler':
      return queen.RULERS;
    case 'guise':
    case 'navarre':
      return queen.DOMAINS.presence;
    case 'basic':
    case 'special':
      return 'number';
    default:
      return missing satisfies never;
  }
}

/** The entry that gives an answer. */
export function lineFor(s: queen.State, missing: Missing, answer: string): string {
  switch (missing.what) {
    case 'holder': {
      const key = listedAt(s, missing.place);
      return key === undefined ? `place ${missing.place} ${answer}` : `hold ${key} ${answer}`;
    }
    case 'unrest': {
      const key = listedAt(s, missing.place);
      return key === undefined ? `place-unrest ${missing.place} ${answer}` : `hold-unrest ${key} ${answer}`;
    }
    case 'ruler':
    case 'guise':
    case 'navarre':
      return `${missing.what} ${answer}`;
    case 'basic':
    case 'special':
      return `typed ${missing.what} ${missing.power} ${answer}`;
    default:
      return missing satisfies never;
  }
}

/** Whether a text is VP that can be entered. */
export function isVp(text: string): boolean {
  const vp = Number(text);
  return /^-?\d{1,2}$/.test(text.trim()) && vp >= queen.LEAST_VP && vp <= queen.MOST_VP;
}
