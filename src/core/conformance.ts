import { checkConfig } from './config.ts';
import { checkCopy, checkSnapshot } from './conformance-state.ts';
import { type Check, Probe, type Rates } from './conformance-probe.ts';
import { checkReplay, checkTold, checkUndo } from './conformance-match.ts';
import { checkAlphabet, checkTurn } from './conformance-turn.ts';
import { checkViews } from './conformance-views.ts';
import type { Action, Config, Game, Json, OptionValues, Outcome, Seat } from './game.ts';
import { Match } from './match.ts';
import { writeRecord } from './record.ts';
import { forkSeed, seeded } from './seeded.ts';

/** What the kit found wrong, and how to see it again. */
export interface Finding {
  /** Which rule of the contract is broken. */
  readonly check: Check;
  /** The seed of the random game. */
  readonly seed: number;
  /** How many entries had been played. */
  readonly entry: number;
  /** What was found, for the author of the game. */
  readonly detail: string;
  /** The record of the game so far; empty when it could not be written. */
  readonly record: string;
}

export interface ConformOptions {
  readonly scenario: string;
  readonly seed: number;
  readonly preset?: string;
  readonly options?: OptionValues;
  /** What the players bring to the game. */
  readonly material?: Json;
  /** A game that takes more actions does not end: 20,000 unless told otherwise. */
  readonly maxSteps?: number;
  readonly rates?: Partial<Rates>;
  /** Picks the actions of the random game; evenly, unless told otherwise. */
  readonly choose?: (legal: readonly Action[], seat: Seat) => Action;
}

export interface Conformance {
  readonly findings: readonly Finding[];
  readonly steps: number;
  readonly outcome: Outcome | undefined;
}

export interface ConformManyOptions extends ConformOptions {
  readonly games: number;
  /** Called after each game with the number of games done. */
  readonly progress?: (done: number) => void;
}

export interface ConformanceOfMany {
  readonly findings: readonly Finding[];
  readonly games: number;
  readonly steps: number;
}

/** Rates that let a few hundred long games pass in seconds. */
const usualRates: Rates = {
  alphabet: 0.01,
  copy: 0.03,
  snapshot: 0.01,
  views: 0.02,
  twinReasons: 0.1,
  twinPlay: 0.1,
  undo: 0.02,
  replay: 0.2,
};

/**
 * Plays one random game and checks the contract at every step; the same seed does the same. Stops after the first
 * step that shows a fault. Throws only when `checkConfig` refuses the configuration.
 */
export function conform<S, V>(game: Game<S, V>, options: ConformOptions): Conformance {
  const config = checkConfig(game, options);
  if (!config.ok) throw new Error(`${game.id}: ${JSON.stringify(config.error)}`);
  const run = new Run(game, config.value, options);
  run.play();
  return { findings: run.findings, steps: run.match?.length ?? 0, outcome: run.outcome };
}

/** Plays `games` random games, each with a seed of its own derived from `seed`. Stops after the first that fails. */
export function conformMany<S, V>(game: Game<S, V>, options: ConformManyOptions): ConformanceOfMany {
  let steps = 0;
  for (let done = 0; done < options.games; done++) {
    const result = conform(game, { ...options, seed: forkSeed(options.seed, done) });
    steps += result.steps;
    options.progress?.(done + 1);
    if (result.findings.length > 0) return { findings: result.findings, games: done + 1, steps };
  }
  return { findings: [], games: options.games, steps };
}

class Run<S, V> {
  readonly findings: Finding[] = [];
  match: Match<S, V> | undefined;
  outcome: Outcome | undefined;
  private readonly config: Config;
  private readonly options: ConformOptions;
  private readonly rates: Rates;
  private readonly probe: Probe<S, V>;

  constructor(game: Game<S, V>, config: Config, options: ConformOptions) {
    this.config = config;
    this.options = options;
    this.rates = { ...usualRates, ...options.rates };
    this.probe = new Probe(game, config, seeded(forkSeed(options.seed, 2)), (check, detail) =>
      this.report(check, detail),
    );
  }

  play(): void {
    const { probe } = this;
    const { game } = probe;
    const chance = seeded(forkSeed(this.options.seed, 0));
    const picks = seeded(forkSeed(this.options.seed, 1));
    this.probe.guard('setting the game up', () => {
      this.match = new Match(game, this.config, chance);
    });
    const match = this.match;
    if (match === undefined) return;
    checkTold(this.probe, match, 0);
    const { maxSteps = 20_000 } = this.options;
    while (this.inspect(match) && match.deciders().length > 0) {
      if (match.length >= maxSteps) return this.report('endless', `no end after ${maxSteps} actions`);
      const deciders = match.deciders();
      const seat = deciders[picks.draw(deciders.length, 'seat')] ?? 0;
      const legal = match.legal(seat);
      const evenly = legal[picks.draw(legal.length, 'action')] ?? 0;
      const action = this.options.choose?.(legal, seat) ?? evenly;
      this.step(match, seat, action, probe.remark(action, forkSeed(this.options.seed, 3 + match.length)));
      if (this.findings.length > 0) return;
    }
    if (this.findings.length > 0) return;
    this.outcome = match.outcome();
    if (this.probe.sometimes(this.rates.replay)) {
      this.probe.guard('replaying its record', () => checkReplay(this.probe, match));
    }
  }

  /** Checks the position as it is; false when something was found. */
  private inspect(match: Match<S, V>): boolean {
    const { probe, rates } = this;
    const state = match.state;
    probe.guard('asking about a position', () => checkTurn(probe, state));
    if (this.findings.length > 0) return false;
    const at = (rate: number, what: string, check: () => void) => {
      if (probe.sometimes(rate)) probe.guard(what, check);
    };
    at(rates.alphabet, 'asking why', () => checkAlphabet(probe, state));
    at(rates.snapshot, 'taking a snapshot', () => checkSnapshot(probe, state));
    at(rates.copy, 'copying', () => checkCopy(probe, state));
    at(rates.views, 'looking', () => checkViews(probe, state, rates));
    return this.findings.length === 0;
  }

  private step(match: Match<S, V>, seat: Seat, action: Action, remark: string | undefined): void {
    const { probe } = this;
    const told = match.eventCount;
    probe.guard(`playing ${seat}: ${probe.name(action)}`, () => {
      const played = match.play(seat, action, remark);
      if (!played.ok) return probe.report('legalRefused', `${probe.name(action)}: ${played.error.reason.id}`);
      checkTold(probe, match, told);
      if (match.canUndo(seat) && probe.sometimes(this.rates.undo)) checkUndo(probe, match, seat);
    });
  }

  private report(check: Check, detail: string): void {
    const entry = this.match?.length ?? 0;
    this.findings.push({ check, seed: this.options.seed, entry, detail, record: this.record() });
  }

  private record(): string {
    if (this.match === undefined) return '';
    try {
      return writeRecord(this.match);
    } catch {
      return '';
    }
  }
}
