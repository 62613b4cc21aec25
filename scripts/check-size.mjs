/**
 * Checks that what a browser loads before the first screen stays small: scripts, styles and the messages of one
 * language, as they travel. Says as well how much more each game brings.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import process from 'node:process';

/** @typedef {{ file: string, imports?: string[], css?: string[], dynamicImports?: string[] }} Chunk */

const WEB = 'dist/web';
const MANIFEST = `${WEB}/.vite/manifest.json`;
const LIMIT_KB = 250;
const ENTRY = 'index.html';
const LANGUAGES = ['en', 'ru'];

/** @param {string} sentence @returns {never} */
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!existsSync(MANIFEST)) stop(`${WEB} has not been built: run \`npm run build\`.`);

/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/**
 * The files of a chunk and of all that it imports at once.
 * @param {string} name @param {Set<string>} files
 */
const gather = (name, files) => {
  const chunk = chunks[name] ?? stop(`The build has no '${name}'.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const each of chunk.imports ?? []) gather(each, files);
  return files;
};

/** @param {string} language @param {string} parcel */
const messages = (language, parcel) => `../words/catalogue/${language}/${parcel}.ts`;

/** @param {Iterable<string>} files @returns {number} bytes, gzipped */
const weigh = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${WEB}/${file}`)).length, 0);

/** @param {number} bytes */
const kb = (bytes) => Math.ceil(bytes / 1000);

/** @template T @param {T[]} list @param {(each: T) => number} measure @returns {T} */
const heaviest = (list, measure) => list.toSorted((a, b) => measure(b) - measure(a))[0] ?? stop('Nothing.');

// The page names files of its own besides those of the entry, such as the script that sets the colours.
const page = readFileSync(`${WEB}/${ENTRY}`, 'utf8');
const named = [...page.matchAll(/(?:src|href)="\/([^"]+[.](?:js|css))"/g)].map(([, file]) => file ?? '');
/** @param {string} language */
const first = (language) =>
  new Set([...gather(messages(language, 'page'), gather(ENTRY, new Set())), ...named]);

const language = heaviest(LANGUAGES, (each) => weigh(first(each)));
const shell = first(language);
const sum = kb(weigh(shell));
const words = kb(weigh(gather(messages(language, 'page'), new Set())));
console.log(
  `${shell.size} files, ${sum} kB before the first screen, ${words} kB of them messages (${language}); ` +
    `at most ${LIMIT_KB} kB.`,
);

const surfaces = Object.keys(chunks).filter((name) => /^[^.][^/]*[/]surface[.]tsx$/.test(name));
if (surfaces.length === 0) stop('The build has no game: the measure knows its way no more.');
for (const surface of surfaces) {
  const game = surface.split('/')[0] ?? '';
  const files = [...gather(surface, gather(messages(language, game), new Set()))].filter(
    (file) => !shell.has(file),
  );
  console.log(`A match of ${game} brings ${kb(weigh(files))} kB more.`);
}

if (sum > LIMIT_KB) process.exit(1);
