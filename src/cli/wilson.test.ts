import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

describe('wilson', () => {
  it('gives the interval that the tables give', () => {
    const { share, low, high } = wilson(90, 100);
    expect(share).toBe(0.9);
    expect(low).toBeCloseTo(0.8256, 4);
    expect(high).toBeCloseTo(0.9448, 4);
  });

  it('stays between 0 and 1, and knows nothing without trials', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});
