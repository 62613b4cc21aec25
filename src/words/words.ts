import type {
  Action,
  ActionParts,
  GameEvent,
  IdField,
  Json,
  MaterialFault,
  OptionValue,
  Outcome,
  ReasonCode,
  Seat,
} from '../core/game.ts';
import { type MatchReason, matchReasonOf, reasonOf, RESIGNED } from '../core/entry.ts';
import type { AnyGame } from '../core/match.ts';
import type { Problem } from '../core/problem.ts';
import { type IdFields, idIn, isList, numbered, numbersOf, samenessIn } from './fields.ts';
import type { Value } from './message.ts';
import { say, trySay, type Language } from './say.ts';

/** What of a game is needed to speak about it. */
export type Subject = Pick<AnyGame, 'id' | 'seats' | 'reasons' | 'notation'>;

/** What stands in for a message that is missing or lacks an argument; the fault is named. */
export type WhenMissing = (fault: string) => string;

/** The facts of an event, an action or a step: names of fields and ids or numbers. */
export type Facts = { readonly [field: string]: Json };

type Args = Record<string, Value>;

/** Why the match itself refuses something, in every game. */
const OWN_REASONS = {
  [RESIGNED]: 'core.resigned.reason',
  remarkWanted: 'core.refused.remarkWanted',
  remarkNotTaken: 'core.refused.remarkNotTaken',
  badRemark: 'core.refused.badRemark',
} as const satisfies Record<MatchReason, string>;

const complain: WhenMissing = (fault) => {
  throw new Error(fault);
};

/**
 * One game in one language: everything that it says to people. A missing message throws, unless `whenMissing`
 * gives something to stand in for it.
 */
export class Words {
  readonly language: Language;
  private readonly game: Subject;
  private readonly fields: IdFields;
  private readonly whenMissing: WhenMissing;

  constructor(language: Language, game: Subject, whenMissing: WhenMissing = complain) {
    this.language = language;
    this.game = game;
    this.fields = game.notation.fields ?? {};
    this.whenMissing = whenMissing;
  }

  /** The name of the game. */
  title(): string {
    return this.must('name.game', {});
  }

  /**
   * The name of a thing: `name('area', 'fife')`. Kinds are the groups under `name` in the game's messages. Things that
   * are numbered share a message: `S-P3` without one of its own is named by `S-P#`, which is given its number.
   */
  name(kind: string, id: string): string {
    const own = `name.${kind}.${id}`;
    const parts = numbered(id);
    if (parts === undefined || this.find(own, {}) !== undefined) return this.must(own, {});
    return this.find(`name.${kind}.${parts.stem}#`, { number: parts.number }) ?? this.must(own, {});
  }

  /** The name of a seat. */
  seat(seat: Seat): string {
    return this.name('side', this.seatId(seat));
  }

  /** A line about a thing, such as `about('scenario', 'braveheart')`, or about the game. */
  about(kind: 'game'): string;
  about(kind: string, id: string): string;
  about(kind: string, id?: string): string {
    return this.must(id === undefined ? `about.${kind}` : `about.${kind}.${id}`, {});
  }

  /** The question that an option answers. */
  option(name: string): string {
    return this.must(`option.${name}.title`, {});
  }

  /** What a value of an option means. */
  optionValue(name: string, value: OptionValue): string {
    return this.must(`option.${name}.values.${value}`, {});
  }

  /** A legal action as a button or a line of a menu; `step` lets it fit what is being asked. */
  action(action: Action, step?: string): string {
    const parts = this.game.notation.parts(action);
    const args = this.args(parts);
    const special = step === undefined ? undefined : this.find(`action-in.${step}.${parts.type}`, args);
    return special ?? this.must(`action.${parts.type}`, args);
  }

  /** Why an action is refused, with the paragraph of the rules. */
  reason(code: ReasonCode, action?: Action): string {
    const reason = reasonOf(this.game, code);
    if (reason === undefined) return this.whenMissing(`${this.game.id}: reason ${code} does not exist`);
    const own = matchReasonOf(code);
    if (own !== undefined) return say(this.language, OWN_REASONS[own]);
    const sentence = this.reasonSentence(reason.id, action);
    return this.cited(sentence, reason.paragraph);
  }

  /**
   * What happened, as a line of the log. What people said with it, `remark`, follows in their own words; a text that an
   * event gives in every language is said in this one.
   */
  news(event: GameEvent): string {
    if (event.type === RESIGNED) {
      const side = typeof event['seat'] === 'number' ? this.seat(event['seat']) : '';
      return capital(say(this.language, 'core.resigned.news', { side }));
    }
    const { remark, ...facts } = event;
    const sentence = capital(this.must(`news.${event.type}`, this.args(facts)));
    return typeof remark === 'string' ? say(this.language, 'core.remarked', { sentence, remark }) : sentence;
  }

  /** What a seat is asked in a step of play. */
  prompt(step: string, facts: Facts = {}): string {
    return capital(this.must(`prompt.${step}`, this.argsOrUnnamed(facts)));
  }

  /** What the others are told while a seat decides in a step of play. */
  waiting(step: string, seat: Seat, facts: Facts = {}): string {
    const side = this.seatId(seat);
    return capital(this.must(`waiting.${step}`, this.argsOrUnnamed({ ...facts, side })));
  }

  /** Who won, how, and by which paragraph. */
  outcome({ winners, kind, paragraph }: Outcome): string {
    if (winners.length === 0)
      return this.cited(
        this.find(`name.undecided.${kind}`, {}) ?? say(this.language, 'core.draw'),
        paragraph,
      );
    const names = winners.map((seat) => this.seat(seat)).join(', ');
    const sentence = say(this.language, 'core.outcome', {
      winners: names,
      ending: kind === RESIGNED ? say(this.language, 'core.resigned.ending') : this.name('ending', kind),
    });
    return this.cited(sentence, paragraph);
  }

  /** A sentence of the game's own, out of one of its groups of messages: `sentence('alarm', 'near-50', figures)`. */
  sentence(group: string, code: string, facts: Facts = {}): string {
    return capital(this.must(`${group}.${code}`, this.args(facts)));
  }

  /** What players may bring to a match of this game, as its rules call it: 'a battlefield of your own'. */
  material(): string {
    return this.must('material.title', {});
  }

  /** What is wrong with what they brought. Ids stay as they were written: they need not be any that exist. */
  materialFault({ code, args }: MaterialFault): string {
    return capital(this.must(`material.${code}`, plainArgs(args)));
  }

  /** What is wrong with a configuration or a record of this game. */
  problem(problem: Problem): string {
    const { reason, action, fault, args: about } = problem.args;
    if (problem.code === 'badMaterial' && typeof fault === 'string') {
      return this.materialFault({ code: fault, args: isFacts(about) ? about : {} });
    }
    if (problem.code !== 'refused' || typeof reason !== 'string') return sayProblem(this.language, problem);
    const read = typeof action === 'string' ? this.game.notation.read(action) : undefined;
    const args = { ...problem.args, reason: this.reasonSentence(reason, read) };
    return sayProblem(this.language, { code: problem.code, args });
  }

  private reasonSentence(id: string, action: Action | undefined): string {
    const parts = action === undefined ? {} : this.game.notation.parts(action);
    return capital(this.must(`reason.${id}`, this.argsOrUnnamed(parts)));
  }

  private cited(reason: string, paragraph: string): string {
    return paragraph === '' ? reason : say(this.language, 'core.because', { reason, paragraph });
  }

  private seatId(seat: Seat): string {
    const info = this.game.seats[seat];
    if (info === undefined) throw new RangeError(`${this.game.id} has no seat ${seat}`);
    return info.id;
  }

  private must(path: string, args: Args): string {
    let fault = 'there is no such message';
    try {
      const text = this.find(path, args);
      if (text !== undefined) return text;
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
    }
    return this.whenMissing(`${this.game.id}.${path} (${this.language}): ${fault}`);
  }

  private find(path: string, args: Args): string | undefined {
    return trySay(this.language, `${this.game.id}.${path}`, args);
  }

  /** As `args`; what is not named becomes 'this block', 'this area' and so on. */
  private argsOrUnnamed(facts: Facts | ActionParts): Args {
    const args: Args = {};
    for (const [field, { kind }] of Object.entries(this.fields)) {
      const unnamed = this.find(`name.unnamed.${kind}`, {});
      if (unnamed !== undefined) args[field] = unnamed;
    }
    return { ...args, ...this.args(facts) };
  }

  /** The arguments for a message: ids as names, lists joined, and each single id itself as `FIELDId`. */
  private args(facts: Facts): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(facts)) {
      args[field] = this.spoken(field, value, facts);
      const id = idIn(this.fields[field], value);
      if (id !== undefined) args[`${field}Id`] = id;
    }
    for (const [name, answer] of samenessIn(this.fields, facts)) args[name] = answer;
    return args;
  }

  private spoken(field: string, value: Json, facts: Facts): Value {
    const info = this.fields[field];
    if (isList(value)) {
      const numbers = numbersOf(info, facts);
      return value
        .map((each, i) => {
          const number = numbers[i];
          const text = this.nameOr(info, each);
          return number === undefined ? text : `${text} (${figure(number)})`;
        })
        .join(', ');
    }
    return this.nameOr(info, value);
  }

  private nameOr(info: IdField | undefined, value: Json): Value {
    const id = idIn(info, value);
    if (info !== undefined && id !== undefined) return this.name(info.kind, id);
    if (info?.kind === 'side' && typeof value === 'number') return this.seat(value);
    const own = isFacts(value) ? value[this.language] : undefined;
    return figure(own ?? value);
  }
}

/** One game in one language. */
export const words = (language: Language, game: Subject, whenMissing?: WhenMissing): Words =>
  new Words(language, game, whenMissing);

/** What is wrong with a configuration or a record, in words; ids stay as they were written. */
export function sayProblem(language: Language, { code, args }: Problem): string {
  const all = plainArgs(args);
  const { expected, found } = all;
  if (code === 'expected') all['expected'] = trySay(language, `core.expectation.${expected ?? ''}`) ?? '';
  const key = code === 'expected' && found === '' ? 'expectedAtEnd' : code;
  const text = trySay(language, `core.problem.${key}`, all);
  if (text === undefined) throw new Error(`there is no message 'core.problem.${key}'`);
  return text;
}

const isFacts = (value: Json | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !isList(value);

/** Arguments as they were written, lists joined. */
function plainArgs(facts: Facts): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(facts)) {
    args[name] = isList(value) ? value.map(plain).join(', ') : plain(value);
  }
  return args;
}

/** As `plain`, a number below zero with the real minus sign. Nothing that is counted in words is below zero. */
const figure = (value: Json): Value => (typeof value === 'number' && value < 0 ? `−${-value}` : plain(value));

const plain = (value: Json): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
