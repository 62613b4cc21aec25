import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { say, type Language } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';
import { openFolder } from './files.ts';
import { examples } from './help.ts';
import { wholeNumber } from './numbers.ts';
import type { Terminal } from './terminal.ts';

interface Flags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origin: readonly string[];
  readonly proxy?: boolean;
  readonly verbose?: boolean;
}

const PORT = 8297;
const HOST = '127.0.0.1';

/** Where matches are kept when nothing else is said. */
export const DATA = 'data';

/** The database in a data folder. */
export const databaseIn = (folder: string): string => join(resolve(folder), 'schiltron.sqlite');

/** `schiltron serve`: the table in the browser. */
export function addServe(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('serve')
    .description(say(language, 'serve.about'))
    .option('--port <N>', say(language, 'serve.port'), wholeNumber(language, 0), PORT)
    .option('--host <ADDRESS>', say(language, 'serve.host'), HOST)
    .option('--data <FOLDER>', say(language, 'serve.data'), DATA)
    .option(
      '--origin <URL>',
      say(language, 'serve.origin'),
      (text: string, all: readonly string[]) => [...all, text],
      [],
    )
    .option('--proxy', say(language, 'serve.proxy'))
    .option('--verbose', say(language, 'serve.verbose'))
    .addHelpText('after', examples(language, ['serve', 'serve --host 0.0.0.0 --port 8080 --data ~/matches']))
    .action((flags: Flags) => serve(terminal, flags));
}

/** The built client: beside the bundle, or where the build puts it when the sources run. */
function clientFolder(): string {
  const relative = import.meta.url.endsWith('.ts') ? '../../dist/web' : './web';
  return fileURLToPath(new URL(relative, import.meta.url));
}

async function serve(terminal: Terminal, flags: Flags): Promise<void> {
  const { language } = terminal;
  const { createServer, NoDriver } = await import('../server/index.ts');
  openFolder(language, resolve(flags.data));
  const web = clientFolder();
  const server = await createServer({
    file: databaseIn(flags.data),
    web,
    origins: flags.origin,
    trustProxy: flags.proxy === true,
    secure: flags.proxy === true,
    ...(flags.verbose === true ? { log: process.stderr } : {}),
  }).catch((error: unknown) => {
    if (error instanceof NoDriver) throw new Fault(say(language, 'serve.noSqlite'), EXIT.wrong);
    throw error;
  });
  const address = await server.listen(flags).catch(async (error: unknown) => {
    await server.stop();
    throw deaf(language, flags, error);
  });
  if (!existsSync(join(web, 'index.html'))) terminal.print(say(language, 'serve.noPage'));
  terminal.print(say(language, 'serve.open', { address }));
  terminal.print(say(language, 'serve.stop', { folder: resolve(flags.data) }));
  await stopped();
  await server.stop();
}

/** Why nobody can listen there. */
function deaf(language: Language, { host, port }: Flags, error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const key = code === 'EADDRINUSE' ? 'serve.portTaken' : 'serve.noListen';
  return new Fault(say(language, key, { host, port: String(port) }), EXIT.wrong);
}

/** Ends when the system asks the program to end. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}
