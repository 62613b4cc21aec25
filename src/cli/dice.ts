import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Chance } from '../core/game.ts';
import { commitment, keyed } from '../core/keyed.ts';
import type { Tag } from '../core/record.ts';
import { fromHex, sha256, toHex } from '../core/sha256.ts';

/** The keyed dice of a match played here: sealed before the first roll, opened in its record. */
export interface Dice {
  readonly match: string;
  readonly secret: Uint8Array;
  readonly seal: string;
}

/** What a record says of its dice. */
export interface DiceTags {
  readonly match: string | undefined;
  readonly seal: string | undefined;
  readonly secret: Uint8Array | undefined;
}

const TAGS = { match: 'match', seal: 'commitment', secret: 'secret' } as const;

/** New dice: from a secret that nobody knows, or from a seed. */
export function newDice(seed: number | undefined): Dice {
  if (seed === undefined) return dice(randomUUID(), randomBytes(32));
  return dice(`seed-${seed}`, sha256(Buffer.from(`schiltron ${seed}`, 'utf8')));
}

const dice = (match: string, secret: Uint8Array): Dice => ({ match, secret, seal: commitment(secret) });

/** The chance that these dice give, after so many answers. */
export const chanceOf = ({ secret, match }: Dice, from = 0): Chance => keyed(secret, match, from);

/** The lines that the head of a record has for these dice. */
export const tagsOf = ({ match, secret, seal }: Dice): Tag[] => [
  { name: TAGS.match, values: [match] },
  { name: TAGS.seal, values: [seal] },
  { name: TAGS.secret, values: [toHex(secret)] },
];

/** Whether a line of the head is about the dice. */
export const isDiceTag = ({ name }: Tag): boolean => Object.values<string>(TAGS).includes(name);

/** What the head of a record says of its dice. */
export function readDiceTags(tags: readonly Tag[]): DiceTags {
  const text = (name: string): string | undefined => {
    const value = tags.find((tag) => tag.name === name)?.values[0];
    return typeof value === 'string' ? value : undefined;
  };
  const secret = text(TAGS.secret);
  return {
    match: text(TAGS.match),
    seal: text(TAGS.seal),
    secret: secret === undefined ? undefined : fromHex(secret),
  };
}

/** The dice of a record, when it holds all of them. */
export function diceFrom({ match, seal, secret }: DiceTags): Dice | undefined {
  return match === undefined || seal === undefined || secret === undefined
    ? undefined
    : { match, seal, secret };
}
