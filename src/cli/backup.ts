import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { say, type Language } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';
import { checkNewFile } from './files.ts';
import { examples } from './help.ts';
import { DATA, databaseIn } from './serve.ts';
import type { Terminal } from './terminal.ts';

/** `schiltron backup FILE`: a copy of all matches, whether or not a server runs. */
export function addBackup(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('backup')
    .description(say(language, 'backup.about'))
    .argument('<FILE>', say(language, 'backup.argument'))
    .option('--data <FOLDER>', say(language, 'backup.data'), DATA)
    .addHelpText(
      'after',
      examples(language, ['backup matches-of-today.sqlite', 'backup copy.sqlite --data ~/matches']),
    )
    .action(async (file: string, { data }: { data: string }) => {
      await backup(language, resolve(file), data);
      terminal.print(say(language, 'backup.done', { file }));
    });
}

async function backup(language: Language, file: string, folder: string): Promise<void> {
  const database = databaseIn(folder);
  if (!existsSync(database)) {
    throw new Fault(say(language, 'backup.none', { folder: resolve(folder) }), EXIT.wrong);
  }
  checkNewFile(language, file);
  const { Store } = await import('../server/index.ts');
  const store = await Store.open(database);
  try {
    store.backup(file);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Fault(say(language, 'backup.failed', { message }), EXIT.wrong);
  } finally {
    await store.close();
  }
}
