/** Checks that every room imports only the rooms above it, and that no module escaped the check. */
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { roomNames } from '../.dependency-cruiser.mjs';

/** @param {string} folder */
const sources = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /[.]tsx?$/.test(file))
    : [];

const expected = sources('src');
if (expected.length === 0) {
  console.error('The layout cannot be checked: there is no module under src.');
  process.exit(1);
}

const { output } = await cruise(
  ['src', 'test', 'scripts'].filter((folder) => existsSync(folder)),
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
);
if (typeof output === 'string') throw new Error('The layout cannot be checked: the cruise gave no result.');

const cruised = new Set(output.modules.map((module) => module.source));
const unread = expected.filter((file) => !cruised.has(file));
const homeless = expected.filter((file) => !roomNames.includes(file.split('/')[1] ?? ''));
const { violations } = output.summary;

for (const file of unread) console.error(`${file} was not read by the layout check.`);
for (const file of homeless) console.error(`${file} stands in no room that .dependency-cruiser.mjs names.`);
for (const { rule, from, to, cycle } of violations) {
  const ring = cycle?.map(({ name }) => name).join(' -> ');
  console.error(`${rule.name}: ${from} must not import ${ring ?? to}.`);
}

if (unread.length + homeless.length + violations.length > 0) process.exit(1);
console.log(`${expected.length} modules, each in its room.`);
