import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { say, type Language } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';

/** The text of a file, `-` being the standard input; a `Fault` when there is none. */
export function readText(language: Language, file: string): string {
  if (file !== '-' && !existsSync(file)) throw new Fault(say(language, 'cli.fault.fileMissing', { file }));
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch {
    throw new Fault(say(language, 'cli.fileUnreadable', { file }));
  }
}

/** Writes a file whole or not at all: nobody ever finds half of it. */
export function writeText(language: Language, file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    throw new Fault(say(language, 'cli.fileUnwritable', { file }), EXIT.wrong);
  }
}

/** Makes a folder, unless it is there, and sees that files can be written into it. */
export function openFolder(language: Language, folder: string): void {
  if (!isFolder(folder)) throw new Fault(say(language, 'cli.fault.folderUnwritable', { folder }));
}

function isFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Sees that a new file of this name can be written; a `Fault` when it is there already or its folder is not. */
export function checkNewFile(language: Language, file: string): void {
  if (existsSync(file)) throw new Fault(say(language, 'cli.fault.fileExists', { file }));
  const folder = dirname(file);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(say(language, 'cli.fault.folderUnwritable', { folder }));
  }
}

/** Where a game is kept that was stopped without a file of its own. */
export function keepsakeFile(game: string): string {
  const state = process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state');
  const own = join(state, 'schiltron');
  const folder = isFolder(own) ? own : tmpdir();
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `${game}-${time}.txt`);
}
