import type { Chance } from './game.ts';

/** What the rules ask of chance: a die of 1 to 6 (`n` is 6), or one of `n` things counted from 0. */
export interface Question {
  readonly kind: 'die' | 'draw';
  readonly n: number;
  readonly purpose: string;
}

/** A question and what came out: 1 to 6 for a die, 0 to n - 1 for a draw. */
export interface Answer extends Question {
  readonly value: number;
}

/** Given outcomes do not fit what the rules ask. */
export class ChanceError extends Error {
  readonly code: 'chanceExhausted' | 'chanceOutOfRange' | 'chanceLeftOver';
  /** Which of the given outcomes is meant, counted from 0. */
  readonly index: number;
  /** What was asked; undefined when outcomes are left over. */
  readonly question: Question | undefined;
  /** The outcome that does not fit. */
  readonly value: number | undefined;
  /** How many outcomes nobody asked for. */
  readonly left: number;

  constructor(code: ChanceError['code'], index: number, question?: Question, value?: number, left = 0) {
    super(describe(code, index, question, value, left));
    this.name = 'ChanceError';
    this.code = code;
    this.index = index;
    this.question = question;
    this.value = value;
    this.left = left;
  }
}

function describe(
  code: ChanceError['code'],
  index: number,
  question: Question | undefined,
  value: number | undefined,
  left: number,
): string {
  if (question === undefined) return `${code}: ${left} left from outcome ${index} on`;
  const asked = question.kind === 'die' ? 'a die' : `one of ${question.n}`;
  const given = value === undefined ? 'none is left' : `${value} was given`;
  return `${code}: outcome ${index} should be ${asked} for '${question.purpose}', but ${given}`;
}

/** Whether a number can be the answer to this question. */
export function fits(question: Question, value: number): boolean {
  const lowest = question.kind === 'die' ? 1 : 0;
  return Number.isInteger(value) && value >= lowest && value < lowest + question.n;
}

/** A chance that puts every question to one function. Throws on a draw from fewer than one thing. */
export function asking(answer: (question: Question) => number): Chance {
  return {
    die: (purpose) => answer({ kind: 'die', n: 6, purpose }),
    draw(n, purpose) {
      checkSize(n, purpose);
      return answer({ kind: 'draw', n, purpose });
    },
  };
}

/** Throws unless `n` is a number of things one can draw from: 1 to 2^32. */
export function checkSize(n: number, purpose: string): void {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000)
    throw new RangeError(`cannot draw one of ${n} for '${purpose}'`);
}

/** Outcomes given beforehand. */
export interface Given extends Chance {
  /** How many outcomes have not been asked for yet. */
  left(): number;
  /** Throws a `ChanceError` when an outcome has not been asked for. */
  finish(): void;
}

/**
 * Answers with these outcomes in order, for tests and for replays. A question that finds none left or one that
 * does not fit throws a `ChanceError`, which holds the question.
 */
export function scripted(values: readonly number[]): Given {
  let used = 0;
  const chance = asking((question) => {
    const value = values[used];
    if (value === undefined) throw new ChanceError('chanceExhausted', used, question);
    if (!fits(question, value)) throw new ChanceError('chanceOutOfRange', used, question, value);
    used += 1;
    return value;
  });
  const left = () => values.length - used;
  const finish = () => {
    if (left() > 0) throw new ChanceError('chanceLeftOver', used, undefined, undefined, left());
  };
  return { ...chance, left, finish };
}

/** Gives back the outcomes that a record kept; the same errors as `scripted`. */
export function replaying(outcomes: readonly number[]): Given {
  return scripted(outcomes);
}

/** A chance that keeps what it answered. */
export interface Recorder extends Chance {
  /** All answers since the last call, oldest first. */
  take(): Answer[];
}

/** Passes every question on to `inner` and keeps the answers. */
export function recording(inner: Chance): Recorder {
  let answers: Answer[] = [];
  const chance = asking((question) => {
    const value =
      question.kind === 'die' ? inner.die(question.purpose) : inner.draw(question.n, question.purpose);
    answers.push({ ...question, value });
    return value;
  });
  const take = () => {
    const taken = answers;
    answers = [];
    return taken;
  };
  return { ...chance, take };
}

/** A question to people; `refused` is what they answered last when it did not fit. */
export interface Asked extends Question {
  readonly refused?: number;
}

/** People roll and draw themselves and say what came out; they are asked again until the answer fits. */
export function typedIn(ask: (question: Asked) => number): Chance {
  return asking((question) => {
    let value = ask(question);
    while (!fits(question, value)) value = ask({ ...question, refused: value });
    return value;
  });
}

/**
 * `k` different numbers of 0 to `n` - 1, drawn one after another: each draw answers a place among those left, in
 * rising order. Throws when `k` is more than `n`.
 */
export function dealt(chance: Chance, n: number, k: number, purpose: string): number[] {
  if (k > n) throw new RangeError(`cannot deal ${k} of ${n} for '${purpose}'`);
  const left = Array.from({ length: n }, (_, i) => i);
  const out: number[] = [];
  for (let i = 0; i < k; i++) {
    out.push(...left.splice(chance.draw(left.length, purpose), 1));
  }
  return out;
}
