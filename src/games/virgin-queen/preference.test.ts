import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../core/seeded.ts';
import { PREFERENCES } from './powers.ts';
import { commitmentOf, isProved, newSalt, SALT_BYTES, sealedText } from './preference.ts';

const SALT = '00112233445566778899aabbccddeeff';

describe('V7.9 the commitment', () => {
  it('V7.9 is a SHA-256 that anybody can compute with a tool of their own', () => {
    const expected = createHash('sha256').update(`catholic ${SALT}`).digest('hex');
    expect(sealedText('catholic', SALT)).toBe(`catholic ${SALT}`);
    expect(commitmentOf('catholic', SALT)).toBe(expected);
  });

  it('V7.9 the salt has 16 random bytes, other ones each time', () => {
    expect(SALT_BYTES).toBeGreaterThanOrEqual(16);
    const chance = seeded(7);
    const salts = Array.from({ length: 50 }, () => newSalt(chance));
    expect(new Set(salts).size).toBe(salts.length);
    expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
    const asked: string[] = [];
    newSalt({ die: () => 1, draw: (n, purpose) => asked.push(`${n} ${purpose}`) && 15 });
    expect(asked).toEqual(Array.from({ length: SALT_BYTES }, () => '256 salt'));
  });

  it('E96 V7.9 a published preference that does not match the commitment is not proved', () => {
    for (const preference of PREFERENCES) {
      const commitment = commitmentOf(preference, SALT);
      for (const published of PREFERENCES)
        expect(isProved(commitment, published, SALT)).toBe(published === preference);
      expect(isProved(commitment, preference, `${SALT.slice(0, -1)}0`)).toBe(false);
      expect(isProved('', preference, SALT)).toBe(false);
    }
  });
});
