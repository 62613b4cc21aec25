/** Finds the browser that the tests use, and installs it where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns {string | undefined} the program named by SCHILTRON_BROWSER, or the first Chromium on the path */
export const browserPath = () => {
  const named = process.env['SCHILTRON_BROWSER'];
  if (named !== undefined) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  );
};

/** @param {string} program @param {string[]} args */
const runs = (program, args) =>
  spawnSync(program, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's Chromium, where this process may install it. @returns {string | undefined} its path */
export const installedBrowser = () => {
  const present = browserPath();
  if (present !== undefined) return present;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing the browser for the tests: apt-get install chromium.');
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  if (!runs('apt-get', install)) {
    runs('apt-get', ['update']);
    runs('apt-get', install);
  }
  return browserPath();
};
