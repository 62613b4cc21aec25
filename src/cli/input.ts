import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** Where a person's lines come from. */
export interface Input {
  /** Shows the prompt and gives the next line; undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines from the keyboard, or from the pipe that stands in for it. Ctrl-C and the end of the input end them. */
export class LineInput implements Input {
  private readonly terminal: Terminal;
  private readonly lines: Interface;
  private readonly isKeyboard = process.stdin.isTTY === true;
  private readonly waiting: string[] = [];
  private answer: ((line: string | undefined) => void) | undefined;
  private isOver = false;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
    this.lines = createInterface({
      input: process.stdin,
      ...(this.isKeyboard ? { output: process.stdout } : {}),
      terminal: this.isKeyboard,
    });
    this.lines.on('line', (line) => this.take(line));
    this.lines.on('SIGINT', () => this.lines.close());
    this.lines.on('close', () => this.end());
    process.once('SIGINT', this.interrupt);
    process.once('SIGTERM', this.interrupt);
  }

  async ask(prompt: string): Promise<string | undefined> {
    const { terminal, waiting } = this;
    if (this.isKeyboard && !this.isOver) {
      this.lines.setPrompt(prompt);
      this.lines.prompt();
    } else terminal.write(prompt);
    const ready = waiting.shift();
    const line =
      ready ??
      (this.isOver ? undefined : await new Promise<string | undefined>((resolve) => (this.answer = resolve)));
    // What a pipe answers is shown where a keyboard would have shown it.
    if (line === undefined) terminal.print();
    else if (!this.isKeyboard) terminal.print(line);
    return line;
  }

  close(): void {
    process.off('SIGINT', this.interrupt);
    process.off('SIGTERM', this.interrupt);
    this.lines.close();
  }

  private readonly interrupt = (): void => {
    this.waiting.length = 0;
    this.lines.close();
  };

  private take(line: string): void {
    const { answer } = this;
    this.answer = undefined;
    if (answer === undefined) this.waiting.push(line);
    else answer(line);
  }

  private end(): void {
    this.isOver = true;
    this.answer?.(undefined);
    this.answer = undefined;
  }
}
