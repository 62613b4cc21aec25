/**
 * Runs the checks and every test, the browser's last, and closes with how many passed and failed.
 *
 *   node scripts/test.mjs            everything
 *   node scripts/test.mjs browser    only the browser's tests
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installedBrowser } from './browser.mjs';
import { newerNode } from './node24.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const total = { passed: 0, failed: 0 };

/**
 * Runs a program of Node and shows what it says; adds what its tally says to the total.
 * @param {string[]} args
 * @param {string} [program]
 * @returns {Promise<boolean>}
 */
const node = (args, program = process.execPath) =>
  new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...color },
    });
    let last = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      last = (last + String(chunk)).slice(-400);
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      const tally = /(\d+) passed, (\d+) failed\s*$/.exec(last);
      total.passed += Number(tally?.[1] ?? 0);
      total.failed += Number(tally?.[2] ?? 0);
      if (code !== 0 && Number(tally?.[2] ?? 0) === 0) total.failed++;
      resolve(code === 0);
    });
  });

/** @returns {Promise<boolean>} */
const browser = async () => {
  if (!existsSync('test/browser')) return true;
  if (!(await node(['scripts/build.mjs', 'if-stale']))) return false;
  if (installedBrowser() === undefined) {
    console.error(
      'The browser tests need Chromium and there is none: install it (on Debian: apt-get install chromium), ' +
        'or name one in SCHILTRON_BROWSER.',
    );
    total.failed++;
    return false;
  }
  return node(['node_modules/@playwright/test/cli.js', 'test']);
};

/** The storage on Node 24 as well, which has SQLite built in. @returns {Promise<boolean>} */
const storage = async () => {
  if (Number(process.versions.node.split('.')[0]) >= 24) return true;
  const program = newerNode();
  if (program !== undefined)
    return node(['node_modules/vitest/vitest.mjs', 'run', 'src/server/storage'], program);
  console.log('The storage was not tested on Node 24: there is none here (name one in SCHILTRON_NODE24).');
  return true;
};

const all = async () => {
  if (!(await node(['scripts/check.mjs']))) return false;
  const results = [await node(['node_modules/vitest/vitest.mjs', 'run']), await storage(), await browser()];
  return results.every(Boolean);
};

const ok = await (process.argv[2] === 'browser' ? browser() : all());
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(ok ? 0 : 1);
