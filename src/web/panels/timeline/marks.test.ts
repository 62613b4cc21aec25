import { describe, expect, it } from 'vitest';
import { findMarks } from './marks.ts';

describe('the marks of the time-line', () => {
  const years = (length: number): string => (length < 130 ? '1297' : length < 131 ? '1298' : '1299');

  it('stand where the chapters begin', async () => {
    let asked = 0;
    const marks = await findMarks(500, async (length) => {
      asked += 1;
      return years(length);
    });
    expect(marks).toEqual([
      { length: 0, title: '1297' },
      { length: 130, title: '1298' },
      { length: 131, title: '1299' },
    ]);
    expect(asked).toBeLessThan(30);
  });

  it('are one for a match in its first chapter', async () => {
    expect(await findMarks(0, async () => '1297')).toEqual([{ length: 0, title: '1297' }]);
    expect(await findMarks(40, async () => '1297')).toEqual([{ length: 0, title: '1297' }]);
  });
});
