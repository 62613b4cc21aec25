import { Buffer } from 'node:buffer';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Chance } from '../core/game.ts';
import { commitment, keyed } from '../core/keyed.ts';
import type { Tag } from '../core/record.ts';
import { type Continued, sealIn, sealTags } from '../core/seal.ts';
import { fromHex, sha256, toHex } from '../core/sha256.ts';

/** The keyed dice of a match played here: sealed before the first roll, opened in its record. */
export interface Dice {
  readonly match: string;
  readonly secret: Uint8Array;
  readonly seal: string;
  /** What of the match was there before these dice gave anything. */
  readonly continued?: Continued;
}

/** New dice: from a secret that nobody knows, or from a seed. */
export function newDice(seed: number | undefined): Dice {
  if (seed === undefined) return dice(randomUUID(), randomBytes(32));
  return dice(`seed-${seed}`, sha256(Buffer.from(`schiltron ${seed}`, 'utf8')));
}

const dice = (match: string, secret: Uint8Array): Dice => ({ match, secret, seal: commitment(secret) });

/** The chance that these dice give, after so many answers. */
export const chanceOf = ({ secret, match }: Dice, from = 0): Chance => keyed(secret, match, from);

/** The lines that the head of a record has for these dice. */
export const tagsOf = ({ match, secret, seal, continued }: Dice): Tag[] =>
  sealTags({
    match,
    commitment: seal,
    secret: toHex(secret),
    ...(continued === undefined ? {} : { continued }),
  });

/** The dice of a record, when it holds all of them. */
export function diceFrom(tags: readonly Tag[]): Dice | undefined {
  const seal = sealIn(tags);
  const secret = seal?.secret === undefined ? undefined : fromHex(seal.secret);
  if (seal === undefined || secret === undefined) return undefined;
  const { match, continued } = seal;
  return { match, secret, seal: seal.commitment, ...(continued === undefined ? {} : { continued }) };
}
