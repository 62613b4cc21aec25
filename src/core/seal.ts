import { commitment, verifyKeyed } from './keyed.ts';
import type { Match } from './match.ts';
import type { Tag } from './record.ts';
import { fromHex } from './sha256.ts';

/** What may be shown of keyed dice: sealed before the first roll, opened when the match is over. */
export interface Seal {
  /** The name that goes into every roll. */
  readonly match: string;
  /** SHA-256 of the secret in hexadecimal digits. */
  readonly commitment: string;
  /** The secret in hexadecimal digits; only once the match is over. */
  readonly secret?: string;
  /** For a match that goes on from a record: what of it had been there already. */
  readonly continued?: Continued;
}

/** How many entries, and how many answers of chance, a match had before its own dice gave the next. */
export interface Continued {
  readonly entries: number;
  readonly answers: number;
}

const TAGS = { match: 'match', commitment: 'commitment', secret: 'secret', continued: 'continued' } as const;

/** Whether a line of the head of a record is about its dice. */
export const isSealTag = ({ name }: Tag): boolean => Object.values<string>(TAGS).includes(name);

/** The lines that the head of a record has for a seal. */
export const sealTags = ({ match, commitment: sealed, secret, continued }: Seal): Tag[] => [
  { name: TAGS.match, values: [match] },
  { name: TAGS.commitment, values: [sealed] },
  ...(secret === undefined ? [] : [{ name: TAGS.secret, values: [secret] }]),
  ...(continued === undefined
    ? []
    : [{ name: TAGS.continued, values: [continued.entries, continued.answers] }]),
];

/** What the head of a record says of its dice; undefined when it has no seal. A secret that is none is left out. */
export function sealIn(tags: readonly Tag[]): Seal | undefined {
  const values = (name: string): Tag['values'] => tags.find((tag) => tag.name === name)?.values ?? [];
  const [match] = values(TAGS.match);
  const [sealed] = values(TAGS.commitment);
  const [secret] = values(TAGS.secret);
  const [entries, answers] = values(TAGS.continued);
  if (typeof match !== 'string' || typeof sealed !== 'string') return undefined;
  const isOpen = typeof secret === 'string' && fromHex(secret) !== undefined;
  return {
    match,
    commitment: sealed,
    ...(isOpen ? { secret } : {}),
    ...(isCount(entries) && isCount(answers) ? { continued: { entries, answers } } : {}),
  };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/**
 * What the check of a seal comes to. `count` outcomes are what the secret says, and `taken` before them came with the
 * record that the match goes on from. `answer` is the place of the first that is wrong, counted from 0.
 */
export type SealFinding =
  | { readonly ok: true; readonly count: number; readonly taken: number }
  | { readonly ok: false; readonly fault: 'secret' }
  | { readonly ok: false; readonly fault: 'outcome'; readonly answer: number };

/** Computes every roll and draw of a match again from the secret of its seal. A seal without one has the fault `secret`. */
export function checkSeal(match: Pick<Match<unknown, unknown>, 'answers'>, seal: Seal): SealFinding {
  const secret = fromHex(seal.secret ?? '');
  if (
    seal.secret === undefined ||
    secret === undefined ||
    commitment(secret) !== seal.commitment.toLowerCase()
  )
    return { ok: false, fault: 'secret' };
  const answers = match.answers();
  const taken = Math.min(answers.length, seal.continued?.answers ?? 0);
  const wrong = verifyKeyed(secret, seal.match, answers, taken);
  return wrong === undefined
    ? { ok: true, count: answers.length - taken, taken }
    : { ok: false, fault: 'outcome', answer: wrong };
}
