import { say } from '../words/index.ts';
import type { Input } from './input.ts';
import type { Terminal } from './terminal.ts';

/** Thrown when the answers end before the questions do. */
export class NoAnswer extends Error {}

/** One of the answers to a question. */
export interface Choice {
  readonly id: string;
  readonly text: string;
}

/** Asks for one of these choices, by number or by name, until it gets one. Enter takes the first. */
export async function choose(
  terminal: Terminal,
  input: Input,
  question: string,
  choices: readonly Choice[],
): Promise<string> {
  const { language, paint } = terminal;
  terminal.print();
  terminal.print(paint.strong(question));
  choices.forEach(({ id, text }, i) => terminal.print(`  ${i + 1}  ${text} ${paint.faint(`[${id}]`)}`));
  const [usual] = choices;
  for (;;) {
    const text = await answerTo(input, usual?.id ?? '');
    const chosen = text === '' ? usual : found(choices, text);
    if (chosen !== undefined) return chosen.id;
    terminal.print(say(language, 'cli.play.pickAgain', { text }));
  }
}

function found(choices: readonly Choice[], text: string): Choice | undefined {
  if (/^\d+$/.test(text)) return choices[Number(text) - 1];
  const wanted = text.toLowerCase();
  const alike = choices.filter(({ id }) => id.startsWith(wanted));
  return choices.find(({ id }) => id === wanted) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** Waits for an answer; '' when the usual one is taken. Throws `NoAnswer` when there are no more lines. */
export async function answerTo(input: Input, usual: string): Promise<string> {
  const line = await input.ask(`(Enter: ${usual}) > `);
  if (line === undefined) throw new NoAnswer();
  return line.trim();
}
