import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recording } from './chance.ts';
import { commitment, keyed, verifyKeyed } from './keyed.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i);

function first32(message: string): number {
  return createHmac('sha256', secret).update(message, 'utf8').digest().readUInt32BE(0);
}

describe('keyed', () => {
  it('is the HMAC of match, purpose and running number', () => {
    const chance = keyed(secret, 'm1');
    expect(chance.die('fire')).toBe(1 + (first32('m1/fire/0') % 6));
    expect(chance.draw(25, 'deal')).toBe(first32('m1/deal/1') % 25);
    expect(chance.draw(1, 'deal')).toBe(0);
    expect(chance.draw(2 ** 32, 'raw')).toBe(first32('m1/raw/3'));
  });

  it('goes on where a match stopped', () => {
    expect(keyed(secret, 'm1', 7).draw(1000, 'p')).toBe(first32('m1/p/7') % 1000);
  });

  it('writes purposes as UTF-8', () => {
    const purpose = 'a é Ω 人 🎲';
    expect(keyed(secret, 'm', 0).draw(2 ** 32, purpose)).toBe(first32(`m/${purpose}/0`));
  });

  it('draws again when a number falls into the uneven rest', () => {
    const n = 3 * 2 ** 30;
    const chance = keyed(secret, 'm');
    let refused = 0;
    for (let number = 0; number < 50; number++) {
      let x = first32(`m/p/${number}`);
      for (let again = 1; x >= n; again++) {
        x = first32(`m/p/${number}.${again}`);
        refused += 1;
      }
      expect(chance.draw(n, 'p')).toBe(x);
    }
    expect(refused).toBeGreaterThan(3);
  });

  it('is committed to by the hash of its secret', () => {
    expect(commitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });
});

describe('verifyKeyed', () => {
  const recorder = recording(keyed(secret, 'm'));
  for (let i = 0; i < 5; i++) {
    recorder.die('fire');
    recorder.draw(25, 'deal');
  }
  const answers = recorder.take();

  it('agrees with what the secret says', () => {
    expect(verifyKeyed(secret, 'm', answers)).toBeUndefined();
    expect(verifyKeyed(secret, 'm', [])).toBeUndefined();
  });

  it('names the first answer that was changed', () => {
    const changed = answers.map((answer, i) => (i < 6 ? answer : { ...answer, value: 99 }));
    expect(verifyKeyed(secret, 'm', changed)).toBe(6);
    const other = answers.map((answer, i) =>
      i === 4 ? { ...answer, value: (answer.value % 6) + 1 } : answer,
    );
    expect(verifyKeyed(secret, 'm', other)).toBe(4);
    expect(verifyKeyed(secret, 'm', answers.slice(1))).toBe(0);
  });

  it('passes over what came from elsewhere, and counts it', () => {
    const elsewhere = answers.map((answer, i) => (i < 4 ? { ...answer, value: 0 } : answer));
    expect(verifyKeyed(secret, 'm', elsewhere)).toBe(0);
    expect(verifyKeyed(secret, 'm', elsewhere, 3)).toBe(3);
    expect(verifyKeyed(secret, 'm', elsewhere, 4)).toBeUndefined();
    expect(verifyKeyed(secret, 'm', elsewhere, 99)).toBeUndefined();
    expect(
      verifyKeyed(
        secret,
        'm',
        elsewhere.map((answer, i) => (i === 9 ? { ...answer, value: 77 } : answer)),
        4,
      ),
    ).toBe(9);
  });

  it('does not agree with another secret or another match', () => {
    expect(verifyKeyed(Uint8Array.of(1), 'm', answers)).not.toBeUndefined();
    expect(verifyKeyed(secret, 'other', answers)).not.toBeUndefined();
  });
});
