/**
 * Builds what ships.
 *
 *   node scripts/build.mjs             everything
 *   node scripts/build.mjs messages    only the message catalogues that the sources import
 *   node scripts/build.mjs bundles     everything but those
 *   node scripts/build.mjs web         only the client in the browser
 *   node scripts/build.mjs if-stale    everything, if a source is newer than the last build
 */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const OUT = 'dist';
const CLI = `${OUT}/cli.js`;
const CATALOGUE = 'src/words/catalogue';
const HASHBANG = '#!/usr/bin/env node\n';

/** What each file of `dist` is made from. */
const ENTRIES = {
  cli: 'src/cli/main.ts',
  worker: 'src/cli/worker.ts',
  'bot-worker': 'src/server/bots/worker.ts',
  core: 'src/core/index.ts',
  games: 'src/games/index.ts',
  bots: 'src/bots/index.ts',
  words: 'src/words/index.ts',
};
const WEB = 'src/web';
const LIBRARIES = ['core', 'games', 'bots', 'words'];

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Packages that the bundles import when they run; the messages' runtime is small and goes inside. */
const external = () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => name !== '@messageformat/runtime',
  );
};

/** @param {string[]} args @param {string} sentence said when the program fails */
const node = (args, sentence) => {
  if (spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    stop(sentence);
};

const compileMessages = () => {
  const script = 'scripts/messages.ts';
  if (existsSync(script)) node(['--import', 'tsx', script], 'The messages could not be compiled.');
  else console.log(`Skipped ${script}: it does not exist yet.`);
};

const bundle = async () => {
  const { build } = await import('esbuild').catch(() =>
    stop('The build needs the development packages: run `npm ci` without `--omit=dev`.'),
  );
  const present = Object.entries(ENTRIES).filter(([name, entry]) => {
    if (existsSync(entry)) return true;
    console.log(`Skipped ${OUT}/${name}.js: ${entry} does not exist yet.`);
    return false;
  });
  if (present.length === 0) return;
  const { metafile } = await build({
    entryPoints: Object.fromEntries(present),
    outdir: OUT,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: external(),
    metafile: true,
    logLevel: 'warning',
  }).catch(() => stop('The sources could not be bundled.'));

  const made = new Set(Object.keys(metafile.outputs).map((file) => basename(file)));
  for (const file of readdirSync(OUT)) if (file.endsWith('.js') && !made.has(file)) rmSync(`${OUT}/${file}`);
  if (made.has(basename(CLI))) {
    const text = readFileSync(CLI, 'utf8');
    if (!text.startsWith('#!')) writeFileSync(CLI, HASHBANG + text);
    chmodSync(CLI, 0o755);
  }
  console.log(`Built ${present.map(([name]) => `${OUT}/${name}.js`).join(', ')}.`);
};

const bundleWeb = () => {
  if (!existsSync(`${WEB}/index.html`)) {
    console.log(`Skipped ${OUT}/web: ${WEB}/index.html does not exist yet.`);
    return;
  }
  node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'The client could not be built.');
  console.log(`Built ${OUT}/web.`);
};

const declare = () => {
  const entries = LIBRARIES.map((name) => `src/${name}/index.ts`).filter((entry) => existsSync(entry));
  if (entries.length === 0) return;
  const types = `${OUT}/types`;
  const config = `${OUT}/tsconfig.types.json`;
  rmSync(types, { recursive: true, force: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rewriteRelativeImportExtensions: true,
        rootDir: '../src',
        outDir: './types',
      },
      include: [],
      files: entries.map((entry) => `../${entry}`),
    }),
  );
  node(['node_modules/typescript-7/bin/tsc', '-p', config], 'The type declarations could not be written.');
  rmSync(config);
  console.log(`Declared ${types}.`);
};

/** @param {string} path @returns {number} the time of the newest file under a path */
const newest = (path) => {
  if (!existsSync(path)) return 0;
  if (path === CATALOGUE) return 0;
  const stat = statSync(path);
  return stat.isDirectory()
    ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)))
    : stat.mtimeMs;
};

const stale = () =>
  !existsSync(CLI) ||
  Math.max(...['src', 'messages', 'scripts', 'package.json', 'vite.config.ts'].map(newest)) > newest(CLI);

// The command line is written last: by its age the build knows whether it is stale.
const bundles = async () => {
  bundleWeb();
  await bundle();
  declare();
};

const everything = async () => {
  compileMessages();
  await bundles();
};

const what = process.argv[2] ?? 'everything';
if (what === 'everything') await everything();
else if (what === 'messages') compileMessages();
else if (what === 'bundles') await bundles();
else if (what === 'web') bundleWeb();
else if (what !== 'if-stale') stop(`There is nothing called '${what}' to build.`);
else if (stale()) await everything();
