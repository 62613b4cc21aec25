/**
 * Compiles every word that a person reads, from messages/LANGUAGE/…/*.json (ICU messages) to functions in
 * src/words/catalogue. A message's key is its path: `messages/en/cli.json` { "play": { "about": … } } is
 * `cli.play.about`. Both languages must have the same keys, and the same arguments in each message.
 *
 * Each language comes in parcels, a module each: a browser loads the language it speaks, and of the games the one
 * that is played. Programs have `all.ts`, which holds everything.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import formatModule from '@messageformat/core';
import compilerModule from '@messageformat/core/lib/compiler.js';
import { GAMES } from '../src/games/index.ts';

// Node gives these classes themselves where their types promise a module with a default.
const MessageFormat = formatModule as unknown as typeof formatModule.default;
const Compiler = compilerModule as unknown as typeof compilerModule.default;

/** The languages, and the plural forms that each message with a plural must have. */
const LANGUAGES = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] } as const;
type Language = keyof typeof LANGUAGES;

/** A message as it was written, and where. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All messages of one language by their keys. */
export type Sources = ReadonlyMap<string, Source>;

/** A message compiled: its function as source text, and its arguments; true marks one that must be a number. */
interface Compiled extends Source {
  readonly code: string;
  readonly args: ReadonlyMap<string, boolean>;
}

/** What compiled messages import from a module: the name in the code, and how it is imported. */
interface Import {
  readonly module: string;
  readonly names: readonly { readonly local: string; readonly text: string }[];
}

interface Catalogue {
  readonly messages: ReadonlyMap<string, Compiled>;
  readonly imports: readonly Import[];
}

/** Thrown with everything that is wrong with the messages, a line each. */
export class MessageError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'MessageError';
  }
}

/** Takes the messages out of the JSON text of one file; `prefix` is the file's part of their keys. */
export function readFile(file: string, prefix: string, json: string): Map<string, Source> {
  const found = new Map<string, Source>();
  const walk = (key: string, value: unknown): void => {
    if (typeof value === 'string') found.set(key, { file, text: value });
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, below] of Object.entries(value)) walk(`${key}.${name}`, below);
    } else throw new MessageError([`${file}: '${key}' is neither a text nor a group of texts.`]);
  };
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch (error) {
    throw new MessageError([`${file}: ${error instanceof Error ? error.message : 'no JSON'}`]);
  }
  walk(prefix, root);
  return found;
}

function readLanguage(root: string, language: Language): Sources {
  const folder = join(root, language);
  const all = new Map<string, Source>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((each) => each.endsWith('.json')).toSorted()) {
    const prefix = name.slice(0, -'.json'.length).split(sep).join('.');
    const file = join(folder, name);
    for (const [key, source] of readFile(file, prefix, readFileSync(file, 'utf8'))) {
      const twin = all.get(key);
      if (twin !== undefined) throw new MessageError([`${file}: '${key}' stands in ${twin.file} too.`]);
      all.set(key, source);
    }
  }
  return all;
}

/** The argument that this one stands for: `sideId` is the bare id behind `side`, for a `select`. */
const argumentOf = (name: string): string => name.replace(/Id$/, '');

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\s*(\w+)\s*,\s*(?:plural|selectordinal|number)\b/g)].map((m) => m[1] ?? ''));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function missingForms(language: Language, text: string): string[] {
  const plurals = count(text, /,\s*plural\s*,/g);
  return LANGUAGES[language].filter((form) => count(text, new RegExp(`\\b${form}\\s*\\{`, 'g')) < plurals);
}

/** Compiles the messages of one language. Throws a `MessageError` that names every message at fault. */
function compile(language: Language, sources: Sources): Catalogue {
  const format = new MessageFormat(language, { strict: true, requireAllArguments: true });
  const [plural] = format.plurals;
  if (plural === undefined) throw new Error(`${language} has no plural rules`);
  const compiler = new Compiler(format.resolvedOptions());
  const messages = new Map<string, Compiled>();
  const faults: string[] = [];
  for (const [key, { file, text }] of sources) {
    try {
      const code = compiler.compile(text, plural);
      if (typeof code !== 'string') throw new Error('it is not a text');
      const numbers = numbersIn(text);
      const args = new Map(compiler.arguments.map((name) => [name, numbers.has(name)]));
      messages.set(key, { file, text, code, args });
      const forms = missingForms(language, text);
      if (forms.length > 0) faults.push(`${file}: '${key}' has a plural without ${forms.join(', ')}.`);
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      faults.push(`${file}: '${key}' cannot be read: ${why}`);
    }
  }
  if (faults.length > 0) throw new MessageError(faults);
  return { messages, imports: importsOf(compiler.runtime) };
}

function importsOf(runtime: Compiler['runtime']): Import[] {
  const modules = new Map<string, { local: string; text: string }[]>();
  for (const [name, { id, module }] of Object.entries(runtime)) {
    const names = modules.get(module ?? '') ?? [];
    names.push({ local: name, text: id === null || id === name ? name : `${id} as ${name}` });
    modules.set(module ?? '', names);
  }
  return [...modules].map(([module, names]) => ({
    module,
    names: names.toSorted((a, b) => (a.text < b.text ? -1 : 1)),
  }));
}

type Compiler = InstanceType<typeof Compiler>;

const namesOf = (args: ReadonlyMap<string, boolean>): string =>
  [...new Set([...args.keys()].map(argumentOf))].toSorted().join(', ');

/** What keeps two languages from saying the same: keys that one lacks, and arguments that differ. */
function differences(en: Catalogue, ru: Catalogue): string[] {
  const faults: string[] = [];
  for (const [key, { file, args }] of en.messages) {
    const twin = ru.messages.get(key);
    if (twin === undefined) faults.push(`${file}: '${key}' is missing in 'ru'.`);
    else if (namesOf(args) !== namesOf(twin.args)) {
      const [here, there] = [namesOf(args), namesOf(twin.args)].map((names) => names || 'none');
      faults.push(`${file}: '${key}' has the arguments ${here}, but ${there} in ${twin.file}.`);
    }
  }
  for (const [key, { file }] of ru.messages) {
    if (!en.messages.has(key)) faults.push(`${file}: '${key}' is missing in 'en'.`);
  }
  return faults;
}

const HEAD = '// Compiled by scripts/messages.ts from the files in messages/: change those.\n';

/** The parcel with which the page in the browser begins. */
const PAGE = 'page';

/** What is said of a game before one plays it: the page needs that of every game. */
const FRONT: readonly string[] = ['about', 'material', 'name', 'option'];

/** A parcel of messages. `web` when the page in the browser may ask for it. */
interface Parcel {
  readonly name: string;
  readonly web: boolean;
}

/** The parcel of a message: a game's own, with what its screen says, the page's, or that of a program's file. */
function parcelOf(key: string, games: readonly string[]): Parcel {
  const [top = '', group = ''] = key.split('.');
  if (top === 'web' && games.includes(group)) return { name: group, web: true };
  if (top === 'core' || top === 'web') return { name: PAGE, web: true };
  if (!games.includes(top)) return { name: top, web: false };
  return FRONT.includes(group) ? { name: PAGE, web: true } : { name: top, web: true };
}

function parcelsOf(
  { messages }: Catalogue,
  games: readonly string[],
): ReadonlyMap<string, Parcel & { readonly keys: string[] }> {
  const parcels = new Map<string, Parcel & { readonly keys: string[] }>();
  for (const key of messages.keys()) {
    const parcel = parcelOf(key, games);
    const known = parcels.get(parcel.name) ?? { ...parcel, keys: [] };
    known.keys.push(key);
    parcels.set(parcel.name, known);
  }
  return parcels;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The imports of which a name stands in the code. */
const needed = (imports: readonly Import[], code: string): string =>
  imports
    .map(({ module, names }) => ({
      module,
      names: names.filter(({ local }) => new RegExp(`\\b${local}\\b`).test(code)),
    }))
    .filter(({ names }) => names.length > 0)
    .map(({ module, names }) => `import { ${names.map(({ text }) => text).join(', ')} } from '${module}';\n`)
    .join('');

/** The modules of one language, by their paths. */
function languageModules(
  language: Language,
  catalogue: Catalogue,
  games: readonly string[],
): Record<string, string> {
  const type = "import type { Catalogue } from '../../message.ts';\n";
  return Object.fromEntries(
    [...parcelsOf(catalogue, games)].map(([name, { keys }]) => {
      const lines = keys.map((key) => `  ${quoted(key)}: ${catalogue.messages.get(key)?.code ?? ''},\n`);
      const code = lines.join('');
      // The compiler's output carries no types; the type of the whole is stated.
      const head = `${HEAD}// @ts-nocheck\n${needed(catalogue.imports, code)}${type}`;
      return [`${language}/${name}.ts`, `${head}\nexport const catalogue: Catalogue = {\n${code}};\n`];
    }),
  );
}

const TYPE = "import type { Catalogue } from '../message.ts';\n";
const LANGUAGE_NAMES = ['en', 'ru'] as const satisfies readonly Language[];

/** Everything at once, for programs. */
function allModule(parcels: readonly Parcel[]): string {
  const names = parcels.map(({ name }, at) => ({ name, local: `parcel${at}` }));
  const imports = LANGUAGE_NAMES.flatMap((language) =>
    names.map(
      ({ name, local }) => `import { catalogue as ${language}_${local} } from './${language}/${name}.ts';\n`,
    ),
  );
  const lines = LANGUAGE_NAMES.map(
    (language) => `  ${language}: { ${names.map(({ local }) => `...${language}_${local}`).join(', ')} },\n`,
  );
  const shape = "Readonly<Record<'en' | 'ru', Catalogue>>";
  return `${HEAD}${TYPE}${imports.join('')}\nexport const catalogues: ${shape} = {\n${lines.join('')}};\n`;
}

/** Nothing at first, for the page in the browser. */
const noneModule = (): string =>
  `${HEAD}${TYPE}\nexport const catalogues: Readonly<Record<'en' | 'ru', Catalogue>> = { en: {}, ru: {} };\n`;

/** What the page in the browser can ask for, by language and parcel. */
function parcelsModule(parcels: readonly Parcel[]): string {
  const web = parcels.filter((each) => each.web);
  const lines = LANGUAGE_NAMES.map((language) => {
    const loads = web.map(({ name }) => `    ${quoted(name)}: () => import('./${language}/${name}.ts'),\n`);
    return `  ${language}: {\n${loads.join('')}  },\n`;
  });
  const load = 'type Load = () => Promise<{ readonly catalogue: Catalogue }>;\n';
  const shape = "Readonly<Record<'en' | 'ru', Readonly<Record<string, Load>>>>";
  return `${HEAD}${TYPE}\n${load}\nexport const parcels: ${shape} = {\n${lines.join('')}};\n`;
}

function argumentsModule(first: Catalogue, second: Catalogue): string {
  const lines = [...first.messages].map(([key, { args }]) => {
    const all = new Map(args);
    for (const [name, number] of second.messages.get(key)?.args ?? []) {
      all.set(name, number || all.get(name) === true);
    }
    const fields = [...all].map(([name, number]) => `readonly ${name}: ${number ? 'number' : 'Value'}`);
    return `  readonly ${quoted(key)}: ${fields.length === 0 ? 'NoArguments' : `{ ${fields.join('; ')} }`};\n`;
  });
  const type = "import type { NoArguments, Value } from '../message.ts';\n";
  const about = '/** The key of every message, and what it has to be given. */\n';
  return `${HEAD}${type}\n${about}export interface Arguments {\n${lines.join('')}}\n`;
}

/**
 * The generated modules by their names; `games` are the ids of the games, whose messages a browser loads by
 * themselves. Throws a `MessageError` that names the file and key of every fault. */
export function compileAll(
  english: Sources,
  russian: Sources,
  games: readonly string[],
): Record<string, string> {
  const en = compile('en', english);
  const ru = compile('ru', russian);
  const faults = differences(en, ru);
  if (faults.length > 0) throw new MessageError(faults);
  const parcels = [...parcelsOf(en, games).values()];
  return {
    'arguments.ts': argumentsModule(en, ru),
    'all.ts': allModule(parcels),
    'none.ts': noneModule(),
    'parcels.ts': parcelsModule(parcels),
    ...languageModules('en', en, games),
    ...languageModules('ru', ru, games),
  };
}

/** Writes only what has changed, so that nothing is rebuilt without need, and removes what is made no more. */
function writeModules(folder: string, modules: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(modules)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  const kept = new Set(Object.keys(modules).map((name) => join(folder, name)));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (file.endsWith('.ts') && !kept.has(file)) rmSync(file);
  }
}

function main(): void {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const from = join(here, 'messages');
  const to = join(here, 'src', 'words', 'catalogue');
  const modules = compileAll(readLanguage(from, 'en'), readLanguage(from, 'ru'), Object.keys(GAMES));
  writeModules(to, modules);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
