import { describe, expect, it } from 'vitest';
import type { Update } from '../../../protocol/index.ts';
import { Ledger } from './ledger.ts';

/** An update that tells events up to number `heard` - 1. */
const update = (number: number, length: number, heard: number, told: number, word = 'a'): Update => ({
  number,
  kind: number === 0 ? 'setup' : told === 0 ? 'undo' : 'play',
  length,
  heard,
  told: Array.from({ length: told }, (_, i) => ({
    number: heard - told + i,
    event: { type: `${word}${i}` },
  })),
});

const wordsOf = (told: Ledger['all'] | undefined): unknown => told?.map(({ event }) => event?.type);

describe('the ledger', () => {
  it('puts the log together, and passes over what it has already', () => {
    const ledger = new Ledger();
    expect(wordsOf(ledger.take([update(0, 0, 2, 2), update(1, 1, 3, 1, 'b')]))).toEqual(['a0', 'a1', 'b0']);
    expect(ledger.take([update(1, 1, 3, 1, 'x')])).toEqual([]);
    expect(wordsOf(ledger.all)).toEqual(['a0', 'a1', 'b0']);
    expect(ledger.number).toBe(1);
  });

  it('notices a gap and keeps what it has', () => {
    const ledger = new Ledger();
    ledger.take([update(0, 0, 1, 1)]);
    expect(ledger.take([update(2, 2, 3, 1)])).toBeUndefined();
    expect(ledger.number).toBe(0);
    expect(wordsOf(ledger.take([update(1, 1, 2, 1, 'b'), update(2, 2, 3, 1, 'c')]))).toEqual(['b0', 'c0']);
  });

  it('takes back what was told and gives the numbers again', () => {
    const ledger = new Ledger();
    ledger.take([update(0, 0, 1, 1), update(1, 1, 3, 2, 'b')]);
    expect(ledger.take([update(2, 0, 1, 0)])).toEqual([]);
    expect(wordsOf(ledger.all)).toEqual(['a0']);
    ledger.take([update(3, 1, 2, 1, 'c')]);
    expect(wordsOf(ledger.all)).toEqual(['a0', 'c0']);
    expect(wordsOf(ledger.until(0))).toEqual(['a0']);
    expect(wordsOf(ledger.during(1))).toEqual(['c0']);
    expect(wordsOf(ledger.during(0))).toEqual(['a0']);
  });
});
