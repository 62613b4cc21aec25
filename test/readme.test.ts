import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The library's entries as the README's reader has them, to be read from the sources. */
const toSources = (program: string): string =>
  program.replace(/'schiltron\/(\w+)'/g, (_, room) => `'${join(ROOT, 'src', String(room), 'index.ts')}'`);

it('runs the program that the README shows, which plays a whole game', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const program = /```js\n([\s\S]+?)```/.exec(readme)?.[1] ?? '';
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.readme-'));
  try {
    const file = join(folder, 'program.mjs');
    writeFileSync(file, toSources(program));
    const out = execFileSync('npx', ['tsx', file], { cwd: ROOT, encoding: 'utf8' });
    expect(out).toContain('[game "hammer-of-the-scots"]');
    expect(out).toMatch(/\nresult (english|scottish) /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
