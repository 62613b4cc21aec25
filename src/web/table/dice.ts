import type { Chance } from '../../core/game.ts';
import { commitment, keyed } from '../../core/keyed.ts';
import type { Tag } from '../../core/record.ts';
import { type Continued, type Seal, sealTags } from '../../core/seal.ts';
import { toHex } from '../../core/sha256.ts';

/** The keyed dice of a match. `sealed` unless some outcomes came from elsewhere and nobody knows which. */
export interface Dice {
  readonly match: string;
  readonly secret: Uint8Array;
  readonly sealed: boolean;
  /** For a match that goes on from a record: what of it was there before these dice gave anything. */
  readonly continued?: Continued;
}

/** Dice from a secret that nobody knows. */
export const newDice = (match: string, continued?: Continued): Dice => ({
  match,
  secret: globalThis.crypto.getRandomValues(new Uint8Array(32)),
  sealed: true,
  ...(continued === undefined ? {} : { continued }),
});

/** The chance that these dice give after so many answers. */
export const chanceOf = ({ secret, match }: Dice, from: number): Chance => keyed(secret, match, from);

/** What may be shown of the dice; the secret once the match is over. */
export function sealOf({ match, secret, sealed, continued }: Dice, over: boolean): Seal | undefined {
  if (!sealed) return undefined;
  return {
    match,
    commitment: commitment(secret),
    ...(over ? { secret: toHex(secret) } : {}),
    ...(continued === undefined ? {} : { continued }),
  };
}

/** The lines that the head of a record has for a seal. */
export const tagsOf = (seal: Seal | undefined): Tag[] => (seal === undefined ? [] : sealTags(seal));
