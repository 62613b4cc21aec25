import { describe, expect, it } from 'vitest';
import { rollsIn } from './film.ts';

const told = (
  ...events: readonly {
    readonly type: string;
    readonly [field: string]: string | number | boolean | readonly number[];
  }[]
) => events.map((event, number) => ({ number, event }));

describe('the rolls among the news', () => {
  it('are gathered with what came of each', () => {
    const rolls = rollsIn(
      told(
        { type: 'charged', unit: 'S-A1', from: '0504', to: '0505' },
        { type: 'attacked', unit: 'S-A1', dice: [1, 5, 6], number: 6, hits: 1 },
        { type: 'reduced', unit: 'E-K1', at: '0506' },
        { type: 'saved', unit: 'E-K1', at: '0506', die: 4, success: false },
        { type: 'eliminated', unit: 'E-K1', at: '0506', vp: 3 },
      ),
    );
    expect(rolls.map(({ kind, dice }) => [kind, dice])).toEqual([
      ['attack', [1, 5, 6]],
      ['save', [4]],
    ]);
    expect(rolls.map(({ after }) => after.map(({ type }) => type))).toEqual([['reduced'], ['eliminated']]);
  });

  it('are none where nobody rolled, and keep what is not heard apart', () => {
    expect(rollsIn(told({ type: 'moved', unit: 'S-P1' }))).toEqual([]);
    expect(rollsIn([{ number: 0, event: undefined }])).toEqual([]);
  });
});
