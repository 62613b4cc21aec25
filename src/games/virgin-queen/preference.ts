import type { Chance } from '../../core/game.ts';
import { sha256, toHex } from '../../core/sha256.ts';
import type { Preference } from './powers.ts';

/** Random bytes that keep a commitment from being guessed: three preferences are soon tried (V7.9). */
export const SALT_BYTES = 16;

const BYTE = 256;

/** A new salt, as hexadecimal digits. */
export function newSalt(chance: Chance): string {
  const bytes = Array.from({ length: SALT_BYTES }, () => chance.draw(BYTE, 'salt'));
  return toHex(Uint8Array.from(bytes));
}

/** What is hashed: anybody can do the same with a tool of their own. */
export const sealedText = (preference: Preference, salt: string): string => `${preference} ${salt}`;

/** The commitment to a preference: the SHA-256 of `sealedText`, as hexadecimal digits (V7.9). */
export const commitmentOf = (preference: Preference, salt: string): string =>
  toHex(sha256(new TextEncoder().encode(sealedText(preference, salt))));

/** Whether preference and salt are what a commitment was made to (V7.9). */
export const isProved = (commitment: string, preference: Preference, salt: string): boolean =>
  commitment === commitmentOf(preference, salt);
