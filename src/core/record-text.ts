import type { Json, OptionValue } from './game.ts';
import type { Expectation, PlacedProblem, Problem } from './problem.ts';
import { ownTags, RECORD_LIMIT, type Tag } from './record.ts';
import { bad, good, type Result } from './result.ts';

/** Something read from a text, and where it begins, counted in UTF-16 units from 0. */
export interface Marked<T> {
  readonly value: T;
  readonly at: number;
}

/** A list of outcomes; `at` is its opening brace. */
export interface ChanceText extends Marked<readonly number[]> {
  readonly each: readonly number[];
}

export interface EntryText {
  readonly seat: Marked<string>;
  readonly action: Marked<string>;
  /** What was said with the action; any text that a JSON string can hold. */
  readonly remark: Marked<string> | undefined;
  readonly chance: ChanceText;
}

/** A record as it stands in its text: well formed, but not yet set against the rules of a game. */
export interface RecordText {
  readonly game: Marked<string>;
  readonly scenario: Marked<string>;
  readonly engine: Marked<string>;
  readonly preset: Marked<string> | undefined;
  readonly options: readonly { readonly name: string; readonly value: OptionValue; readonly at: number }[];
  /** What the players brought with them; `at` is its tag. */
  readonly material: Marked<Json> | undefined;
  /** Tags that the format does not know, in their order. */
  readonly tags: readonly Tag[];
  readonly setup: ChanceText;
  readonly entries: readonly EntryText[];
  /** The words after `result`. */
  readonly result: Marked<string> | undefined;
}

/** Reads the form of a record, without knowing the game. Never throws, whatever the text. */
export function parseRecord(text: string): Result<RecordText, PlacedProblem> {
  try {
    return good(new Reader(text).record());
  } catch (error) {
    if (error instanceof Stop) return bad(placed(text, error.at, error.problem));
    throw error;
  }
}

/** The same problem with the line and column of a place in the text; words from the text are cut to a fair length. */
export function placed(text: string, at: number, { code, args }: Problem): PlacedProblem {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  const short = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, clipped(value)]));
  return { line: before.split('\n').length, column: at - lineStart + 1, code, args: short };
}

const LONGEST_WORDS = 100;

function clipped(value: Json): Json {
  if (typeof value === 'string')
    return value.length > LONGEST_WORDS ? `${value.slice(0, LONGEST_WORDS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(clipped);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clipped(inner)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

class Stop extends Error {
  readonly at: number;
  readonly problem: Problem;

  constructor(at: number, problem: Problem) {
    super(problem.code);
    this.at = at;
    this.problem = problem;
  }
}

type Head = Omit<RecordText, 'setup' | 'entries' | 'result'>;

interface RawTag extends Tag {
  readonly at: number;
}

const singleTags = ['game', 'scenario', 'engine', 'rulings', 'material'] as const;

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  record(): RecordText {
    if (this.text.length > RECORD_LIMIT) {
      throw new Stop(0, { code: 'tooLarge', args: { size: this.text.length, limit: RECORD_LIMIT } });
    }
    const head = this.head();
    const setup = this.keyword('setup') ? this.chance(true) : this.chance(false);
    const entries: EntryText[] = [];
    while (this.skip() && /\d/.test(this.here())) entries.push(this.entry(entries.length + 1));
    const result = this.keyword('result') ? this.result() : undefined;
    if (this.skip()) this.expected(result === undefined ? 'entry' : 'end');
    return { ...head, setup, entries, result };
  }

  private head(): Head {
    const tags: RawTag[] = [];
    while (this.skip() && this.here() === '[') tags.push(this.tag());
    if (tags.length === 0) this.expected('tag');
    const single = new Map<string, Marked<string>>();
    const options = new Map<string, { name: string; value: OptionValue; at: number }>();
    for (const { name, values, at } of tags) {
      const [first, second] = values;
      if (singleTags.some((own) => own === name)) {
        if (single.has(name)) throw new Stop(at, { code: 'repeatedTag', args: { tag: name } });
        if (typeof first !== 'string' || values.length !== 1)
          throw new Stop(at, { code: 'badTag', args: { tag: name } });
        single.set(name, { value: first, at });
      } else if (name === 'option') {
        if (typeof first !== 'string' || second === undefined || values.length !== 2) {
          throw new Stop(at, { code: 'badTag', args: { tag: name } });
        }
        if (options.has(first)) throw new Stop(at, { code: 'repeatedTag', args: { tag: `option ${first}` } });
        options.set(first, { name: first, value: second, at });
      }
    }
    const needed = (tag: string): Marked<string> => {
      const found = single.get(tag);
      if (found === undefined) throw new Stop(this.at, { code: 'missingTag', args: { tag } });
      return found;
    };
    return {
      game: needed('game'),
      scenario: needed('scenario'),
      engine: needed('engine'),
      preset: single.get('rulings'),
      options: [...options.values()],
      material: materialOf(single.get('material')),
      tags: tags.flatMap(({ name, values }) => (isOwn(name) ? [] : [{ name, values }])),
    };
  }

  private tag(): RawTag {
    const at = this.at;
    this.at += 1;
    this.skip();
    const name = this.match(/[A-Za-z][A-Za-z0-9._-]*/y);
    if (name === '') this.expected('tagName');
    const values: OptionValue[] = [];
    while (this.skip() && this.here() !== ']') values.push(this.tagValue());
    if (this.here() !== ']') this.expected('tagValue');
    this.at += 1;
    return { name, values, at };
  }

  private tagValue(): OptionValue {
    if (this.here() === '"') return this.quoted();
    const at = this.at;
    const word = this.match(/[^\s[\]";]+/y);
    if (word === 'true' || word === 'false') return word === 'true';
    if (NUMBER.test(word) && Number.isFinite(Number(word))) return Number(word);
    this.at = at;
    return this.expected('tagValue');
  }

  /** A string as JSON writes it. */
  private quoted(): string {
    const start = this.at;
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n') {
      end += this.text[end] === '\\' ? 2 : 1;
    }
    this.at = end + 1;
    try {
      return String(JSON.parse(this.text.slice(start, this.at)));
    } catch {
      this.at = start;
      throw new Stop(start, { code: 'badString', args: { found: this.ahead() } });
    }
  }

  private entry(number: number): EntryText {
    const start = this.at;
    const label = this.match(/\d+\.(?=\s|$)/y);
    if (label === '') this.expected('entry');
    if (label !== `${number}.`) {
      const args = { expected: number, found: label.slice(0, 20) };
      throw new Stop(start, { code: 'entryNumber', args });
    }
    this.match(INLINE);
    const seat = { at: this.at, value: this.match(WORD) };
    if (seat.value === '') this.expected('seat');
    this.match(INLINE);
    const action = { at: this.at, value: this.words() };
    if (action.value === '') this.expected('action');
    const remark = this.here() === '"' ? { at: this.at, value: this.quoted() } : undefined;
    return { seat, action, remark, chance: this.chance(false) };
  }

  /** The words up to the end of the line, a quotation mark, a brace, a comment or the number of the next entry. */
  private words(): string {
    const words: string[] = [];
    for (let word = this.match(WORD); word !== ''; word = this.match(WORD)) {
      if (/^\d+\.$/.test(word)) {
        this.at -= word.length;
        break;
      }
      words.push(word);
      this.match(INLINE);
    }
    return words.join(' ');
  }

  private chance(needed: boolean): ChanceText {
    const before = this.at;
    const value: number[] = [];
    const each: number[] = [];
    if (!this.skip() || this.here() !== '{') {
      if (needed) this.expected('outcome');
      return { value, at: before, each };
    }
    const at = this.at;
    this.at += 1;
    while (this.skip() && this.here() !== '}') {
      each.push(this.at);
      const digits = this.match(/\d{1,10}(?=[\s;}]|$)/y);
      if (digits === '') this.expected('outcome');
      value.push(Number(digits));
    }
    if (this.here() !== '}') this.expected('outcome');
    this.at += 1;
    return { value, at, each };
  }

  private result(): Marked<string> {
    this.match(INLINE);
    const result = { at: this.at, value: this.words() };
    if (result.value === '') this.expected('winners');
    return result;
  }

  private keyword(word: string): boolean {
    this.skip();
    const end = this.at + word.length;
    if (!this.text.startsWith(word, this.at) || /[^\s;{]/.test(this.text[end] ?? ' ')) return false;
    this.at = end;
    return true;
  }

  /** Passes over white space and comments; false at the end of the text. */
  private skip(): boolean {
    while (this.match(/\s+/y) !== '' || this.match(/;[^\n]*/y) !== '');
    return this.at < this.text.length;
  }

  private here(): string {
    return this.text[this.at] ?? '';
  }

  /** Takes what a sticky pattern finds here; '' when it finds nothing. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private ahead(): string {
    return (
      this.text
        .slice(this.at, this.at + 20)
        .split('\n')[0]
        ?.trimEnd() ?? ''
    );
  }

  private expected(expected: Expectation): never {
    throw new Stop(this.at, { code: 'expected', args: { expected, found: this.ahead() } });
  }
}

/** The JSON of a tag `material`; stops at one that holds none. */
function materialOf(tag: Marked<string> | undefined): Marked<Json> | undefined {
  if (tag === undefined) return undefined;
  try {
    return { value: JSON.parse(tag.value), at: tag.at };
  } catch {
    throw new Stop(tag.at, { code: 'badTag', args: { tag: 'material' } });
  }
}

const WORD = /[^\s{}[\]";]+/y;
const INLINE = /[^\S\n]+/y;

function isOwn(name: string): boolean {
  return ownTags.some((own) => own === name);
}
