import { existsSync } from 'node:fs';
import type { Match } from '../core/match.ts';
import { type Tag, writeRecord } from '../core/record.ts';
import { say, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';
import { keepsakeFile, writeText } from './files.ts';

/** Keeps the record of a match that is being played. */
export class Keeper {
  private readonly language: Language;
  private readonly match: Match<unknown, unknown>;
  private readonly tags: readonly Tag[];
  private readonly file: string | undefined;
  private readonly isDemo: boolean;
  private readonly own = new Set<string>();

  /** `file` is where the record is kept all the time; without it in a new file when the game is stopped, but for a demonstration. */
  constructor(
    language: Language,
    match: Match<unknown, unknown>,
    tags: readonly Tag[],
    file: string | undefined,
    isDemo = false,
  ) {
    this.language = language;
    this.match = match;
    this.tags = tags;
    this.file = file;
    this.isDemo = isDemo;
    if (file !== undefined) this.own.add(file);
  }

  /** Brings the file up to date, when there is one. */
  keep(): void {
    if (this.file !== undefined) this.write(this.file);
  }

  /** Writes the record to a file of this name. Throws a `Fault` when somebody else's file would be lost. */
  saveAs(file: string): void {
    if (existsSync(file) && !this.own.has(file))
      throw new Fault(say(this.language, 'cli.fault.fileExists', { file }));
    this.write(file);
    this.own.add(file);
  }

  /** Keeps what has been played and says where; undefined when there is nothing to keep. */
  stop(): string | undefined {
    if (this.match.length === 0 || (this.isDemo && this.file === undefined)) return undefined;
    const file = this.file ?? keepsakeFile(this.match.game.id);
    this.write(file);
    return file;
  }

  private write(file: string): void {
    writeText(this.language, file, writeRecord(this.match, this.tags));
  }
}
