import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Buffer } from 'node:buffer';

/** A token of 256 bits, as it stands in links and cookies. It is never stored: only its hash is. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Gives so many bytes that nobody can guess. */
export type RandomBytes = (size: number) => Uint8Array;

/** The id of a match: 128 bits, so that only those whom somebody told it can watch. */
export const newMatchId = (random: RandomBytes): string => Buffer.from(random(16)).toString('base64url');

/** The secret that a match's dice come from: 256 bits. */
export const newSecret = (random: RandomBytes): Uint8Array => Uint8Array.from(random(32));

/** What is kept of a token. It is random, so that a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex');

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return left.length === right.length && timingSafeEqual(left, right);
}
