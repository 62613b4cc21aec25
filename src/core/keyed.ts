import { type Answer, asking, fits, type Question } from './chance.ts';
import type { Chance } from './game.ts';
import { hmacSha256, sha256, toHex } from './sha256.ts';

/**
 * Chance that can be checked afterwards: answer number `i` comes from HMAC-SHA-256(secret, 'MATCH/PURPOSE/i'), and
 * the secret is shown when the match is over. `from` is how many answers the match has had already.
 */
export function keyed(secret: Uint8Array, match: string, from = 0): Chance {
  let number = from;
  return asking((question) => {
    const value = keyedValue(secret, match, question, number);
    number += 1;
    return value;
  });
}

/** What is published before the first roll: the SHA-256 of the secret in hexadecimal digits. */
export function commitment(secret: Uint8Array): string {
  return toHex(sha256(secret));
}

/**
 * Computes all answers of a match again. Gives the place of the first that is not what the secret says, counted
 * from 0; undefined when all agree. `answers` are those of the whole match, the setup's first; the first `from` of
 * them came from elsewhere, and are passed over.
 */
export function verifyKeyed(
  secret: Uint8Array,
  match: string,
  answers: readonly Answer[],
  from = 0,
): number | undefined {
  const wrong = answers.findIndex(
    (answer, i) =>
      i >= from && (!fits(answer, answer.value) || keyedValue(secret, match, answer, i) !== answer.value),
  );
  return wrong < 0 ? undefined : wrong;
}

const TWO_32 = 0x1_0000_0000;

/**
 * The first 32 bits of the digest, refused when they lie in the uneven rest above a multiple of n: then
 * 'MATCH/PURPOSE/i.1', 'MATCH/PURPOSE/i.2' and so on follow.
 */
function keyedValue(secret: Uint8Array, match: string, question: Question, number: number): number {
  const limit = TWO_32 - (TWO_32 % question.n);
  let x = first32(secret, `${match}/${question.purpose}/${number}`);
  for (let again = 1; x >= limit; again++)
    x = first32(secret, `${match}/${question.purpose}/${number}.${again}`);
  return (x % question.n) + (question.kind === 'die' ? 1 : 0);
}

function first32(secret: Uint8Array, message: string): number {
  const digest = hmacSha256(secret, utf8(message));
  return new DataView(digest.buffer).getUint32(0);
}

/** UTF-8 by hand: the core asks nothing of its surroundings, not even for TextEncoder. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
