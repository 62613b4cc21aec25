import { type Answer, recording } from './chance.ts';
import type { Action, Chance, Config, Game, GameEvent, Seat, Tell, Viewer } from './game.ts';
import { REMARK_LIMIT, wordless } from './remark.ts';
import { forkSeed, seeded } from './seeded.ts';

/** The rules of the contract that the kit can find broken. */
export const checks = [
  // What does not depend on a position.
  'names', // ids that a record cannot hold, or that are there twice
  'options', // a default that is not among the values, a preset or the defaults of a scenario that do not fit
  'material', // a game that throws on material that does not fit, or finds no words for it
  'reasons', // a reason without id or paragraph, or there twice
  'notation', // read(write(a)) is not a, two actions read alike, a text that a record cannot hold
  'alphabet', // an action is there twice
  'parts', // parts(a) is not plain data with a type
  'remarks', // neither 'may' nor 'must' nor undefined, or no action that takes a remark
  'nonsense', // read gives an action for what is none, or for a word that every game keeps
  'decodeNonsense', // decode does not throw on what is no snapshot
  // A position.
  'throws', // an error inside the game
  'deciders', // a seat that does not exist, or is there twice
  'outcome', // an outcome while somebody owes a decision, none when nobody does, or one that does not fit
  'withheld', // something is said to stay hidden at the end, and everybody sees the same
  'deadEnd', // a seat owes a decision and has no legal action
  'idleLegal', // a seat owes no decision and has legal actions
  'legalTwice', // an action is listed twice
  'legalRefused', // a legal action has a reason against it
  'legalUnknown', // a legal action is not in the alphabet
  'offers', // an offer is not legal or there twice, or there is none though something is legal
  'whyAllows', // an action that is not legal has no reason against it
  'whyUnknown', // a reason that does not exist
  'faults', // the game itself finds something wrong with its state
  'questionChanges', // a question changes the state
  // Copies and snapshots.
  'copyDiffers', // a copy is not equal
  'copyShares', // a change of a copy changes its original, or the other way about
  'repeatDiffers', // the same action with the same chance does not lead to the same
  'eventShares', // an event changes after it has been told
  'eventNotPlain', // an event is not plain data with a type of the game's own
  'snapshotNotPlain', // encode gives more than plain data
  'snapshotDiffers', // decode(encode(s)) is not equal, or not played on in the same way
  'snapshotShares', // a snapshot changes with its state
  // Views.
  'viewNotPlain', // a view is not plain data
  'viewShares', // a view changes with its state
  'viewOfSample', // view(sample(view)) is not view
  'sampleFaults', // the game finds something wrong with a sampled state
  'sampleShares', // a view changes with the state sampled from it
  'twinDeciders', // who owes a decision depends on what is hidden
  'twinOutcome', // the outcome depends on what is hidden
  'twinLegal', // legal actions depend on what is hidden from their seat
  'twinOffers', // what is put before a seat depends on what is hidden from it
  'twinReasons', // reasons depend on what is hidden from their seat
  'twinEvents', // events tell what is hidden, and are not said to reveal anything
  'twinView', // a view shows what was hidden, and nothing was said to reveal anything
  'twinPlay', // a sampled state cannot be played on
  'openView', // the game is open and two viewers do not see the same
  'openEvent', // the game is open and two viewers do not hear the same
  // A whole game.
  'undo', // taking an action back does not lead to where it was
  'replay', // the record does not lead to the same
  'endless', // the game does not end
] as const;

export type Check = (typeof checks)[number];

/** How often, from 0 (never) to 1 (at every step), the dearer checks are made. */
export interface Rates {
  /** `why` for the whole alphabet and every seat. */
  readonly alphabet: number;
  /** `copy` is equal and independent; the same action leads to the same. */
  readonly copy: number;
  /** `encode` and `decode`; questions change nothing. */
  readonly snapshot: number;
  /** Views are plain data, `view(sample(view)) = view`, and what is hidden changes nothing that can be seen. */
  readonly views: number;
  /** Of those: reasons for the whole alphabet are the same in the sampled state. */
  readonly twinReasons: number;
  /** Of those: a sampled state can be played on at random. */
  readonly twinPlay: number;
  /** Of the actions that can be taken back: taking one back leads to the state before it. */
  readonly undo: number;
  /** Once a game: its record, read again, leads to the same state. */
  readonly replay: number;
}

/** What an action did: the events as everybody may hear them, and what chance answered. */
export interface Done {
  readonly events: readonly {
    open: GameEvent | undefined;
    seat: Seat | undefined;
    closed: GameEvent | undefined;
  }[];
  /** The events as text, from the moment they were told. */
  readonly texts: readonly string[];
  readonly answers: readonly Answer[];
}

/** What is said in random games: among it what would be something else in a record that is not well written. */
const REMARKS: readonly string[] = [
  'a key was forgotten',
  '-',
  'said "twice" \\ and {4}',
  '] ; 12. red {1}',
  'забыли о «ключе» 👑',
  'x'.repeat(REMARK_LIMIT),
];

/** What the checks share: the game, a chance of their own, and where they report to. */
export class Probe<S, V> {
  readonly game: Game<S, V>;
  readonly chance: Chance;
  readonly alphabet: readonly Action[];
  readonly wellFormed: ReadonlySet<Action>;
  readonly report: (check: Check, detail: string) => void;

  constructor(
    game: Game<S, V>,
    config: Config,
    chance: Chance,
    report: (check: Check, detail: string) => void,
  ) {
    this.game = game;
    this.chance = chance;
    this.report = report;
    const { actions, wellFormed } = alphabetOf(game, config);
    this.alphabet = actions;
    this.wellFormed = wellFormed;
  }

  get seats(): Seat[] {
    return this.game.seats.map((_, seat) => seat);
  }

  get viewers(): Viewer[] {
    return [...this.seats, 'observer'];
  }

  /** Runs a check; an error inside becomes a finding. */
  guard(what: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.report('throws', `${what}: ${errorText(error)}`);
    }
  }

  sometimes(rate: number): boolean {
    return rate > 0 && this.chance.draw(1_000_000, 'rate') < rate * 1_000_000;
  }

  /** One of these at random; undefined when there is none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.chance.draw(items.length, 'pick')];
  }

  /** `n` to twice `n` of these, evenly spread from a place at random on; all of them when there are fewer. */
  someOf<T>(items: readonly T[], n: number): readonly T[] {
    const stride = Math.max(1, Math.floor(items.length / n));
    if (stride === 1) return items;
    const some: T[] = [];
    for (let i = this.chance.draw(stride, 'pick'); i < items.length; i += stride) {
      const item = items[i];
      if (item !== undefined) some.push(item);
    }
    return some;
  }

  newSeed(): number {
    return this.chance.draw(0x1_0000_0000, 'seed');
  }

  text(state: S): string {
    return JSON.stringify(this.game.encode(state));
  }

  name(action: Action): string {
    return this.wellFormed.has(action) ? this.game.notation.write(action) : `action ${action}`;
  }

  /** Something to be said with an action: always where it must be, every other time where it may. */
  remark(action: Action, seed: number): string | undefined {
    const rule = this.game.remarks?.(action);
    if (rule === undefined) return undefined;
    const picks = seeded(forkSeed(seed, 1));
    if (rule === 'may' && picks.draw(2, 'silence') === 0) return undefined;
    return REMARKS[picks.draw(REMARKS.length, 'remark')] ?? wordless(this.game, action);
  }

  /** Carries an action out with a chance begun from `seed`, and a remark where one is taken. */
  apply(state: S, action: Action, seat: Seat, seed: number): Done {
    const events: { open: GameEvent | undefined; seat: Seat | undefined; closed: GameEvent | undefined }[] =
      [];
    const texts: string[] = [];
    const recorder = recording(seeded(seed));
    const tell: Tell = (open, to, closed) => {
      const event = { open, seat: to, closed };
      events.push(event);
      texts.push(JSON.stringify(event));
    };
    this.game.apply(state, action, seat, recorder, tell, this.remark(action, seed));
    return { events, texts, answers: recorder.take() };
  }

  /** Plays up to `steps` random actions, in place; reports a dead end as a break of the rule `ifStuck`. */
  wander(state: S, steps: number, ifStuck: Check = 'deadEnd'): Done[] {
    const done: Done[] = [];
    const names: string[] = [];
    while (done.length < steps) {
      const seat = this.pick(this.game.deciders(state));
      if (seat === undefined) break;
      const action = this.pick(this.game.legal(state, seat));
      if (action === undefined) {
        this.report(ifStuck, `seat ${seat} has no legal action after ${names.join(', ')}`);
        break;
      }
      names.push(`${seat} ${this.name(action)}`);
      try {
        done.push(this.apply(state, action, seat, this.newSeed()));
      } catch (error) {
        throw new Error(`played on with ${names.join(', ')}: ${errorText(error)}`);
      }
    }
    return done;
  }
}

/** An error as the author of a game wants to see it. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.split('\n').slice(0, 6).join('\n');
}

/** The events of an action as one viewer hears them, as text. */
export function heardBy(done: Done, viewer: Viewer): string {
  const heard = done.events.map(({ open, seat, closed }) =>
    seat !== undefined && seat === viewer ? closed : open,
  );
  return JSON.stringify(heard.map((event) => event ?? null));
}

/** The first place where two texts differ, with some of what stands there. */
export function difference(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `… ${expected.slice(from, at + 60)} … became … ${actual.slice(from, at + 60)} …`;
}

interface Alphabet {
  readonly actions: readonly Action[];
  readonly wellFormed: ReadonlySet<Action>;
}

/** The alphabet of each game's latest configuration: they may be large, and many games are played with one. */
const alphabets = new WeakMap<object, Alphabet & { readonly key: string }>();

function alphabetOf<S, V>(game: Game<S, V>, config: Config): Alphabet {
  const key = JSON.stringify(config);
  const known = alphabets.get(game);
  if (known?.key === key) return known;
  const actions = game.notation.alphabet(config);
  const alphabet = { key, actions, wellFormed: new Set(actions) };
  alphabets.set(game, alphabet);
  return alphabet;
}
