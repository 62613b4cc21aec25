import { describe, expect, it } from 'vitest';
import { queen } from '../../../games/index.ts';
import { readThresholds, writeThresholds } from './thresholds.ts';

describe('V13.3 thresholds kept in the browser', () => {
  it('come back as they were kept', () => {
    const own = { spaces: 5, keys: 2, vp: 0, lead: 1, hits: 3 };
    expect(readThresholds(writeThresholds(own))).toEqual(own);
  });

  it('are the usual ones where nothing was kept', () => {
    expect(readThresholds(undefined)).toEqual(queen.THRESHOLDS);
    expect(readThresholds('')).toEqual(queen.THRESHOLDS);
  });

  it('take each number only where it fits', () => {
    expect(readThresholds('99 2 -1 x 0')).toEqual({ ...queen.THRESHOLDS, keys: 2, hits: 0 });
  });
});
