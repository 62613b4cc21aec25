import { say, type Language } from '../words/index.ts';

/** What a person has typed where a decision is asked for. */
export type Order =
  | { readonly type: 'show' | 'undo' | 'help' | 'quit' }
  | { readonly type: 'resign' }
  | { readonly type: 'number'; readonly number: number; readonly remark?: string }
  | { readonly type: 'log'; readonly last: number | undefined }
  | { readonly type: 'map'; readonly area: string | undefined }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'question'; readonly line: string }
  | { readonly type: 'line'; readonly line: string; readonly remark?: string };

const COMMANDS = ['undo', 'resign', 'log', 'map', 'save', 'help', 'quit', 'show'] as const;

type CommandName = (typeof COMMANDS)[number];

const ALIASES: Readonly<Record<string, CommandName>> = { exit: 'quit', q: 'quit', h: 'help', u: 'undo' };

/** Understands what was typed. Commands go by their English names and by those of the language. */
export function readOrder(language: Language, text: string): Order {
  const line = text.trim().replace(/\s+/g, ' ');
  const { said, ...remark } = partedFromRemark(text);
  if (line === '') return { type: 'show' };
  if (/^\d{1,9}\.?$/.test(said)) return { type: 'number', number: Number.parseInt(said, 10), ...remark };
  if (line === '?') return { type: 'help' };
  if (line.startsWith('?')) return { type: 'question', line: said.slice(1).trim() };
  const [word = '', ...others] = line.split(' ');
  const rest = others.join(' ');
  switch (commandOf(language, word.toLowerCase())) {
    case 'undo':
      return { type: 'undo' };
    case 'resign':
      return { type: 'resign' };
    case 'help':
      return { type: 'help' };
    case 'quit':
      return { type: 'quit' };
    case 'show':
      return { type: 'show' };
    case 'log':
      return { type: 'log', last: /^\d{1,6}$/.test(rest) ? Number(rest) : undefined };
    case 'map':
      return { type: 'map', area: rest === '' ? undefined : rest };
    case 'save':
      return { type: 'save', file: rest };
    case undefined:
      return { type: 'line', line: said.toLowerCase(), ...remark };
  }
}

/** Quotation marks that may be typed around a remark: what opens, and what closes it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };

/** The words before the first quotation mark, with one space between, and the remark in quotation marks. */
function partedFromRemark(text: string): { readonly said: string; readonly remark?: string } {
  const words = (part: string): string => part.trim().replace(/\s+/g, ' ');
  const at = text.search(/["“„«]/);
  if (at < 0) return { said: words(text) };
  return { said: words(text.slice(0, at)), remark: unquoted(text.slice(at).trim()) };
}

/** What stands in quotation marks: as a record writes it, or as people do. The closing one may be missing. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(text)).trim();
  } catch {
    const closing = QUOTES[text.charAt(0)];
    const isClosed = text.length > 1 && text.at(-1) === closing;
    return text.slice(1, isClosed ? -1 : undefined).trim();
  }
}

/** The commands as one may type them in this language. */
export const commandWords = (language: Language): string[] => [
  ...COMMANDS,
  ...COMMANDS.map((name) => say(language, `cli.play.word.${name}`)),
];

function commandOf(language: Language, word: string): CommandName | undefined {
  const own = COMMANDS.find((name) => name === word || say(language, `cli.play.word.${name}`) === word);
  return own ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined);
}

/** What of a game its help hangs on: whether something can be said with an action, and whether a seat can give up. */
export interface Habits {
  readonly hasRemarks: boolean;
  readonly canResign: boolean;
}

const USUAL: Habits = { hasRemarks: false, canResign: true };

/** What a person may type, and what it does: with a line of notation, and somebody who acts, as examples. */
export function orderHelp(
  language: Language,
  example: string,
  actor?: string,
  { hasRemarks, canResign }: Habits = USUAL,
): string[] {
  const word = (name: (typeof COMMANDS)[number] | 'area' | 'file' | 'line'): string =>
    say(language, `cli.play.word.${name}`);
  const either = (name: (typeof COMMANDS)[number]): string => [...new Set([name, word(name)])].join(', ');
  const row = (has: boolean, order: string, meaning: string): [string, string][] =>
    has ? [[order, meaning]] : [];
  const rows: [string, string][] = [
    ['3', say(language, 'cli.play.order.number')],
    ...row(actor !== undefined, actor ?? '', say(language, 'cli.play.order.actor')),
    [example, say(language, 'cli.play.order.line')],
    ...row(hasRemarks, `${word('line')} "…"`, say(language, 'cli.play.order.remark')),
    [`? ${word('line')}`, say(language, 'cli.play.order.question')],
    [either('show'), say(language, 'cli.play.order.show')],
    [`${either('map')} [${word('area')}]`, say(language, 'cli.play.order.map')],
    [`${either('log')} [20]`, say(language, 'cli.play.order.log')],
    [either('undo'), say(language, 'cli.play.order.undo')],
    ...row(canResign, either('resign'), say(language, 'cli.play.order.resign')),
    [`${either('save')} ${word('file')}`, say(language, 'cli.play.order.save')],
    [either('quit'), say(language, 'cli.play.order.quit')],
  ];
  const width = Math.max(...rows.map(([order]) => order.length));
  return rows.map(([order, meaning]) => `  ${order.padEnd(width)}  ${meaning}`);
}
