import process from 'node:process';
import { say, type Language } from '../words/index.ts';
import { decimal } from './numbers.ts';

const BAR = 24;
const PAUSE = 100;

/** A bar on the error output that shows how much is done; nothing when that is no terminal. */
export class Progress {
  private readonly language: Language;
  private readonly all: number | undefined;
  private readonly began = performance.now();
  private readonly shown = process.stderr.isTTY === true;
  private last = 0;

  /** `all` is undefined when nobody knows how much there will be. */
  constructor(language: Language, all: number | undefined) {
    this.language = language;
    this.all = all;
  }

  /** Shows that so much is done. */
  show(done: number): void {
    const now = performance.now();
    if (!this.shown || (now - this.last < PAUSE && done !== this.all)) return;
    this.last = now;
    const rate = decimal(this.language, done / ((now - this.began) / 1000), 0);
    const text = say(this.language, 'cli.simulate.progress', { done, all: this.all ?? '…', rate });
    process.stderr.write(`\r\u001B[K${this.bar(done)}${text}`);
  }

  /** Takes the bar away. */
  end(): void {
    if (this.shown) process.stderr.write('\r\u001B[K');
  }

  private bar(done: number): string {
    if (this.all === undefined) return '';
    const full = Math.round((BAR * done) / Math.max(1, this.all));
    return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] `;
  }
}
