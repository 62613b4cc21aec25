import { describe, expect, it } from 'vitest';
import { findMarks, titled } from './marks.ts';

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

  it('are written as far as their titles do not run into each other', () => {
    const at = (length: number, title: string) => ({ length, title });
    const written = (length: number, ...marks: { length: number; title: string }[]): string[] =>
      [...titled(marks, length)].map(({ title }) => title);
    expect(written(200, at(0, '1'), at(30, '2'), at(33, '3'), at(60, '4'))).toEqual(['1', '2', '4']);
    expect(written(200, at(100, '10'), at(120, '11'), at(124, '12'), at(142, '13'))).toEqual(['10', '12']);
    expect(written(100, at(0, '1297'), at(10, '1298'), at(20, '1299'))).toEqual(['1297', '1299']);
    expect(written(0, at(0, '1297'))).toEqual(['1297']);
  });

  it('are one for a match in its first chapter', async () => {
    expect(await findMarks(0, async () => '1297')).toEqual([{ length: 0, title: '1297' }]);
    expect(await findMarks(40, async () => '1297')).toEqual([{ length: 0, title: '1297' }]);
  });
});
