import process from 'node:process';
import { say } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';
import { askedLanguage, systemLanguage } from './language.ts';
import { runProgram } from './program.ts';
import { ownTerminal } from './terminal.ts';
import { ownVersion } from './version.ts';

// Whoever reads us may stop reading (`| head`): then there is nobody left to tell.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.fine : EXIT.wrong);
  });
}

let language = systemLanguage(process.env);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  language = askedLanguage(args, process.env) ?? language;
  const code = await runProgram(ownTerminal(language), ownVersion(), args);
  // A command that found something wrong has said so itself.
  process.exitCode ??= code;
}

try {
  await main();
} catch (error) {
  const debug = process.env['SCHILTRON_DEBUG'] === '1';
  const message = error instanceof Error ? error.message : String(error);
  const sentence = error instanceof Fault ? message : say(language, 'cli.fault.internal', { message });
  process.stderr.write(`schiltron: ${sentence}\n`);
  if (debug && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exitCode = error instanceof Fault ? error.exitCode : EXIT.wrong;
}
