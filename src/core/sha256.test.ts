import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('FIPS 180-4: %.20s', (message, digest) => {
    expect(toHex(sha256(bytes(message)))).toBe(digest);
  });

  it('agrees with node:crypto at every length around the blocks', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('hmacSha256', () => {
  it.each([
    [
      '0b'.repeat(20),
      toHex(bytes('Hi There')),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      toHex(bytes('Jefe')),
      toHex(bytes('what do ya want for nothing?')),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      toHex(bytes('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('RFC 4231: key %.20s', (key, message, digest) => {
    const [keyBytes, messageBytes] = [fromHex(key), fromHex(message)];
    if (keyBytes === undefined || messageBytes === undefined) throw new Error('no hexadecimal digits');
    expect(toHex(hmacSha256(keyBytes, messageBytes))).toBe(digest);
  });

  it('agrees with node:crypto', () => {
    const some = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(some, some, (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('hexadecimal digits', () => {
  it('read back what they write', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (some) => {
        expect(fromHex(toHex(some))).toEqual(some);
      }),
    );
    expect(fromHex('0AfF')).toEqual(Uint8Array.of(10, 255));
  });

  it.each(['0', 'xx', '00 ', '0x00'])('are not %j', (text) => {
    expect(fromHex(text)).toBeUndefined();
  });
});
