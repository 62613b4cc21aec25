import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProgram } from './program.kit.ts';
import { GAME, openHouse, Visitor } from './table.kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'schiltron-program-'));
let program: string;

beforeAll(async () => {
  program = await buildProgram('program-test');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

function schiltron(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, '--lang', 'en', ...args], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
    child.on('close', (code) => resolve({ code, said }));
  });
}

it('`schiltron backup` copies the matches of a server that runs, once for each name', async () => {
  const house = await openHouse({ file: join(folder, 'data', 'schiltron.sqlite') });
  await new Visitor(house.url).create({ game: GAME, scenario: 'braveheart' });
  expect(await schiltron('backup', 'copy.sqlite')).toEqual({
    code: 0,
    said: 'All matches were copied to copy.sqlite.\n',
  });
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
  expect((await schiltron('backup', 'copy.sqlite')).code).toBe(2);
  expect((await schiltron('backup', 'other.sqlite', '--data', 'nowhere')).said).toContain(
    'There are no matches in',
  );
  await house.close();
});

it('`schiltron verify` computes the dice of a match of the server again', async () => {
  const house = await openHouse({ file: ':memory:' });
  const visitor = new Visitor(house.url);
  const seats = { english: 'random', scottish: 'random' };
  const { match } = await visitor.create({ game: GAME, scenario: 'braveheart', seats });
  while ((await visitor.state(match.id)).result === undefined) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  const { text } = await visitor.send('GET', `/api/matches/${match.id}/record`);
  await house.close();
  writeFileSync(join(folder, 'match.txt'), text);
  const { code, said } = await schiltron('verify', 'match.txt');
  expect([code, said]).toEqual([0, expect.stringContaining('match.txt')]);
  writeFileSync(join(folder, 'forged.txt'), text.replace(/\[secret "../, '[secret "00'));
  expect((await schiltron('verify', 'forged.txt')).code).toBe(1);
});

it('`schiltron serve` says in a sentence why it cannot listen', async () => {
  const house = await openHouse();
  const port = new URL(house.url).port;
  const { code, said } = await schiltron('serve', '--port', port, '--data', 'second');
  expect([code, said]).toEqual([1, `schiltron: Port ${port} is in use: name another one with --port.\n`]);
  await house.close();
});
