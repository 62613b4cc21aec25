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

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const total = { passed: 0, failed: 0 };

/**
 * Runs a program of Node and shows what it says; adds what its tally says to the total.
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
const node = (args) =>
  new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, args, {
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
  if (!existsSync('dist/web/index.html') && !(await node(['scripts/build.mjs']))) return false;
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

const all = async () => {
  if (!(await node(['scripts/check.mjs']))) return false;
  const units = await node(['node_modules/vitest/vitest.mjs', 'run']);
  return (await browser()) && units;
};

const ok = await (process.argv[2] === 'browser' ? browser() : all());
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(ok ? 0 : 1);
