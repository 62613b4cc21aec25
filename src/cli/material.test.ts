import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { row } from '../core/row.kit.ts';
import { hammerOfTheScots } from '../games/index.ts';
import { Fault } from './fault.ts';
import { materialOf, readMaterial } from './material.ts';

const folder = mkdtempSync(join(tmpdir(), 'schiltron-material-'));

afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, 'row.json');
  writeFileSync(path, text);
  return path;
}

describe('a file of material', () => {
  it('is read when it fits the game', () => {
    expect(materialOf('en', row, file('[3, 4]'))).toEqual([3, 4]);
    expect(materialOf('en', row, undefined)).toBeUndefined();
    expect(readMaterial('en', file('{"a": null}'))).toEqual({ a: null });
  });

  it('is refused in a sentence that names it', () => {
    expect(() => materialOf('en', hammerOfTheScots, file('[3]'))).toThrow(
      /row\.json: This game takes no material of your own\.$/,
    );
    expect(() => materialOf('ru', hammerOfTheScots, file('[3]'))).toThrow(/эта игра не принимает\.$/);
    expect(() => readMaterial('en', file('[3,'))).toThrow(/row\.json is no JSON: /);
    expect(() => readMaterial('en', join(folder, 'none.json'))).toThrow(Fault);
  });
});
