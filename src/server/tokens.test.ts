import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOf, newMatchId, newToken, sameHash } from './tokens.ts';

describe('tokens', () => {
  it('have 256 bits, and ids of matches 128, and none comes twice', () => {
    const tokens = Array.from({ length: 1000 }, newToken);
    const ids = Array.from({ length: 1000 }, () => newMatchId(randomBytes));
    expect(new Set([...tokens, ...ids]).size).toBe(2000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });

  it('are known by their hashes, of which only equal ones are the same', () => {
    const [one, other] = [newToken(), newToken()];
    expect(hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(one)).not.toContain(one);
    expect(sameHash(hashOf(one), hashOf(one))).toBe(true);
    expect(sameHash(hashOf(one), hashOf(other))).toBe(false);
    expect(sameHash(hashOf(one), hashOf(one).slice(0, -2))).toBe(false);
    expect(sameHash(hashOf(one), '')).toBe(false);
  });
});
