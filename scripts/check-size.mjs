/** Checks that what a browser loads before the first screen stays small: scripts and styles, as they travel. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import process from 'node:process';

const WEB = 'dist/web';
const LIMIT_KB = 250;

if (!existsSync(`${WEB}/index.html`)) {
  console.error(`${WEB} has not been built: run \`npm run build\`.`);
  process.exit(1);
}

const page = readFileSync(`${WEB}/index.html`, 'utf8');
const files = new Set(
  [...page.matchAll(/(?:src|href)="\/([^"]+[.](?:js|css))"/g)].map(([, file]) => file ?? ''),
);
// What the entry imports at once comes too, named by the bundler in the page or in the script itself.
for (const file of files) {
  if (!file.endsWith('.js')) continue;
  const text = readFileSync(`${WEB}/${file}`, 'utf8');
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'][.]\/([^"']+[.]js)["']/g))
    files.add(folder + name);
}
const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${WEB}/${file}`)).length, 0);
const kb = Math.ceil(bytes / 1000);
console.log(
  `${files.size} files, ${kb} kB of script and style before the first screen (at most ${LIMIT_KB}).`,
);
if (kb > LIMIT_KB) process.exit(1);
