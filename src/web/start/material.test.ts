import { describe, expect, it } from 'vitest';
import { row } from '../../core/row.kit.ts';
import { hammerOfTheScots } from '../../games/index.ts';
import { words } from '../../words/index.ts';
import { readMaterial } from './material.ts';

const spoken = words('en', row, (fault) => fault.split(' ')[0] ?? '');

describe('a file of material', () => {
  it('is taken when it fits the game', () => {
    expect(readMaterial(row, '[3, 4]', spoken)).toEqual({ ok: true, value: [3, 4] });
  });

  it('is refused with each thing that is wrong, up to a fair number', () => {
    const fault = 'Row.material.badToken';
    expect(readMaterial(row, '[0, 3, "x"]', spoken)).toEqual({ ok: false, error: [fault, fault] });
    const many = JSON.stringify(Array.from({ length: 50 }, () => 0));
    expect(readMaterial(row, many, spoken)).toMatchObject({ error: { length: 8 } });
  });

  it('is refused when it is no JSON, or nothing that this game takes', () => {
    expect(readMaterial(row, '[0,', spoken)).toEqual({ ok: false, error: 'noJson' });
    expect(readMaterial(row, `${'['.repeat(40)}${']'.repeat(40)}`, spoken)).toEqual({
      ok: false,
      error: ['The lists of the material lie too deep in one another; at most 32 levels are taken.'],
    });
    expect(readMaterial(hammerOfTheScots, '1', words('en', hammerOfTheScots))).toEqual({
      ok: false,
      error: ['This game takes no material of your own.'],
    });
  });
});
