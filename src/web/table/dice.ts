import type { Chance } from '../../core/game.ts';
import { commitment, keyed } from '../../core/keyed.ts';
import type { Tag } from '../../core/record.ts';
import { fromHex, toHex } from '../../core/sha256.ts';
import type { Seal } from './table.ts';

/** The keyed dice of a match. `sealed` when all of its outcomes come from them, so that they can be checked. */
export interface Dice {
  readonly match: string;
  readonly secret: Uint8Array;
  readonly sealed: boolean;
}

/** The names of the tags that a record has for its dice. */
const TAGS = { match: 'match', commitment: 'commitment', secret: 'secret' } as const;

/** Dice from a secret that nobody knows. */
export const newDice = (match: string, sealed: boolean): Dice => ({
  match,
  secret: globalThis.crypto.getRandomValues(new Uint8Array(32)),
  sealed,
});

/** The chance that these dice give after so many answers. */
export const chanceOf = ({ secret, match }: Dice, from: number): Chance => keyed(secret, match, from);

/** What may be shown of the dice; the secret once the match is over. */
export function sealOf({ match, secret, sealed }: Dice, over: boolean): Seal | undefined {
  if (!sealed) return undefined;
  return { match, commitment: commitment(secret), ...(over ? { secret: toHex(secret) } : {}) };
}

/** The lines that the head of a record has for a seal. */
export const tagsOf = (seal: Seal | undefined): Tag[] =>
  seal === undefined
    ? []
    : [
        { name: TAGS.match, values: [seal.match] },
        { name: TAGS.commitment, values: [seal.commitment] },
        ...(seal.secret === undefined ? [] : [{ name: TAGS.secret, values: [seal.secret] }]),
      ];

/** Whether a line of the head is about the dice. */
export const isDiceTag = ({ name }: Tag): boolean => Object.values<string>(TAGS).includes(name);

/** What the head of a record says of its dice. */
export function sealFrom(tags: readonly Tag[]): Seal | undefined {
  const text = (name: string): string | undefined => {
    const value = tags.find((tag) => tag.name === name)?.values[0];
    return typeof value === 'string' ? value : undefined;
  };
  const [match, sealed, secret] = [text(TAGS.match), text(TAGS.commitment), text(TAGS.secret)];
  if (match === undefined || sealed === undefined) return undefined;
  const isHex = secret !== undefined && fromHex(secret) !== undefined;
  return { match, commitment: sealed, ...(isHex ? { secret } : {}) };
}
