import { batch, createSignal } from 'solid-js';
import { codeOfReason } from '../../../core/entry.ts';
import type { Json, Outcome, Seat } from '../../../core/game.ts';
import { undoRefusals } from '../../../core/match.ts';
import { sha256, toHex } from '../../../core/sha256.ts';
import type { ErrorCode, MatchInfo, MatchState, SeatState, Updates } from '../../../protocol/index.ts';
import { say, type Language } from '../../../words/index.ts';
import { Calm } from '../calm.ts';
import { gameOf } from '../games.ts';
import { notNow, refusedBy } from '../refused.ts';
import type { Seal } from '../../../core/seal.ts';
import type { Answer, Snapshot, Table, TableState, UndoAnswer } from '../table.ts';
import { api, ServerError, Unreachable } from './api.ts';
import { Ledger } from './ledger.ts';
import { Live } from './live.ts';
import { checkVersion } from './outdated.ts';

const DIGEST_DIGITS = 16;
const RETRIES = 4;
const FIRST_WAIT_MS = 400;

/** What the server says when a seat here cannot be played any more, however often one asks. */
const FINAL: readonly ErrorCode[] = [
  'engineVersion',
  'noSuchMatch',
  'notYourSeat',
  'seatRenewed',
  'noSpectators',
];

const digestOf = (view: unknown): string =>
  toHex(sha256(new TextEncoder().encode(JSON.stringify(view)))).slice(0, DIGEST_DIGITS);

const newRequest = (): string => toHex(globalThis.crypto.getRandomValues(new Uint8Array(12)));

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How the dice of a match are sealed, as far as that is told. */
function sealOf({ match, dice }: MatchState): Seal {
  const { commitment, secret, from } = dice;
  return {
    match: match.id,
    commitment,
    ...(secret === undefined ? {} : { secret }),
    ...(match.taken + from === 0 ? {} : { continued: { entries: match.taken, answers: from } }),
  };
}

/** A table on a server: the page has what its seat may know, and hears of the rest by numbered updates. */
export class RemoteTable implements Table {
  readonly gameId: string;
  readonly seats: readonly Seat[];
  readonly material: Json | undefined;
  readonly recordShowsAll = false;
  private readonly match: string;
  private readonly viewer: string;
  private readonly language: () => Language;
  private readonly ledger = new Ledger();
  private readonly calm = new Calm();
  private readonly live: Live;
  private decision: number | null;
  private number: number;
  private readonly seen;
  private readonly known;
  private readonly sealed;
  private readonly away = createSignal(false);
  private readonly refusal = createSignal<ServerError>();

  constructor(first: Updates, material: Json | undefined, language: () => Language) {
    const { state } = first;
    this.match = state.match.id;
    this.viewer = state.viewer;
    this.gameId = state.match.game;
    this.material = material;
    this.language = language;
    const seat = gameOf(this.gameId).seats.findIndex(({ id }) => id === state.viewer);
    this.seats = seat < 0 ? [] : [seat];
    this.ledger.take(first.updates);
    this.number = state.number;
    this.decision = state.decision;
    this.seen = createSignal(this.snapshotOf(state, []));
    this.known = createSignal(state.match);
    this.sealed = createSignal(sealOf(state));
    this.live = new Live({
      address: () => api.live(this.match, this.viewer, this.ledger.number),
      after: () => this.ledger.number,
      hear: (heard) => this.calm.later(() => this.take(heard)),
      seats: (seats) => this.calm.later(() => this.hearSeats(seats)),
      away: (isAway) => this.calm.later(() => this.away[1](isAway)),
      probe: () => this.probe(),
    });
  }

  snapshot = (): Snapshot => this.seen[0]();
  next = (): undefined => undefined;
  seal = (): Seal => this.sealed[0]();
  state = (): TableState => (this.fault() === undefined ? (this.away[0]() ? 'away' : 'ready') : 'broken');
  fault = (): ServerError | undefined => this.refusal[0]();
  kept = (): boolean => true;
  /** What everybody knows of the match: who plays, and who is still to come. */
  info = (): MatchInfo => this.known[0]();

  async play(line: string, remark?: string): Promise<Answer> {
    const { decision } = this;
    if (decision === null) return { ok: false, refused: notNow(this.language(), line) };
    const said = remark === undefined ? {} : { remark: remark.trim() };
    const act = { seat: this.viewer, id: newRequest(), decision, action: line, ...said };
    try {
      this.hear(await this.stubborn(() => api.act(this.match, { ...act, ...this.after() })));
      return { ok: true };
    } catch (error) {
      return { ok: false, refused: this.refused(line, error) };
    }
  }

  async why(line: string): Promise<Answer> {
    if (this.seats.length === 0) return { ok: false, refused: notNow(this.language(), line) };
    const { allowed, reason } = await api.why(this.match, this.viewer, line);
    if (allowed || reason === undefined) return { ok: true };
    return { ok: false, refused: refusedBy(this.gameId, this.language(), line, reason.code) };
  }

  async undo(): Promise<UndoAnswer> {
    const [seat, id, length] = [this.viewer, newRequest(), this.snapshot().length];
    try {
      this.hear(await this.stubborn(() => api.undo(this.match, { seat, id, length, ...this.after() })));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (error.missed !== undefined) this.hear(error.missed);
      const why = undoRefusals.find((each) => each === error.args['why']);
      return { ok: false, reason: why ?? 'otherActed' };
    }
  }

  async resign(): Promise<void> {
    const [seat, id] = [this.viewer, newRequest()];
    try {
      this.hear(await this.stubborn(() => api.resign(this.match, { seat, id, ...this.after() })));
    } catch (error) {
      // Somebody else was first: the end of the match comes by itself.
      if (!(error instanceof ServerError) || error.code !== 'matchOver') throw error;
    }
  }

  record(): Promise<string> {
    return api.record(this.match, this.viewer);
  }

  async at(length: number): Promise<Snapshot> {
    const past = await api.past(this.match, this.viewer, length);
    const { gameId, scenario, viewer } = this.snapshot();
    return {
      gameId,
      scenario,
      viewer,
      view: past.view,
      deciders: past.deciders,
      legal: [],
      log: this.ledger.until(length),
      told: this.ledger.during(length),
      length,
      canUndo: false,
    };
  }

  draw(): Promise<void> {
    return Promise.reject(new Error('a seat on a server has no curtain'));
  }

  look(): Promise<void> {
    return Promise.reject(new Error('a seat on a server is taken by its link'));
  }

  close(): void {
    this.live.close();
    this.calm.close();
  }

  private async probe(): Promise<boolean> {
    try {
      this.hear(await api.updates(this.match, this.viewer, this.ledger.number));
      this.away[1](false);
      return true;
    } catch (error) {
      if (error instanceof ServerError && FINAL.includes(error.code)) {
        this.refusal[1](error);
        return false;
      }
      if (!(error instanceof ServerError || error instanceof Unreachable)) throw error;
      this.away[1](true);
      return true;
    }
  }

  private after(): { after?: number } {
    return this.ledger.number < 0 ? {} : { after: this.ledger.number };
  }

  /** Sends the same request again while the server cannot be reached: it has one effect. */
  private async stubborn<T>(send: () => Promise<T>): Promise<T> {
    for (let round = 0; ; round += 1) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Unreachable) || round >= RETRIES) throw error;
        this.away[1](true);
        await pause(FIRST_WAIT_MS * 2 ** round);
      } finally {
        if (round > 0) this.live.look();
      }
    }
  }

  /** Takes in at once what the server answers to what was asked here. */
  private hear(heard: Updates): void {
    this.calm.now(() => this.take(heard));
  }

  private take({ updates, state }: Updates): void {
    if (state.number < this.number) return;
    const fresh = this.ledger.take(updates);
    if (fresh === undefined || this.ledger.number < state.number) return this.live.resume();
    if (digestOf(state.view) !== state.digest) return this.live.resume();
    const isNews = state.number > this.number;
    this.number = state.number;
    this.decision = state.decision;
    batch(() => {
      this.known[1](state.match);
      if (!isNews) return;
      this.sealed[1](sealOf(state));
      this.seen[1](this.snapshotOf(state, fresh));
    });
  }

  private snapshotOf(state: MatchState, told: Snapshot['told']): Snapshot {
    const { match, result } = state;
    return {
      gameId: match.game,
      scenario: match.scenario,
      viewer: this.seats[0] ?? 'observer',
      view: state.view,
      deciders: state.deciders,
      legal: state.legal,
      log: this.ledger.all,
      told,
      length: state.length,
      canUndo: state.canUndo,
      ...(result === undefined ? this.resigning() : {}),
      ...(result === undefined ? {} : { result: result satisfies Outcome }),
    };
  }

  /** The seat that can be given up while the match goes on. */
  private resigning(): Pick<Snapshot, 'mayResign'> {
    const [seat] = this.seats;
    return seat === undefined || gameOf(this.gameId).umpire === true ? {} : { mayResign: seat };
  }

  private hearSeats(seats: readonly SeatState[]): void {
    this.known[1]((match) => ({ ...match, seats: [...seats] }));
  }

  private refused(line: string, error: unknown) {
    const language = this.language();
    if (error instanceof Unreachable)
      return { ...notNow(language, line), sentence: say(language, 'web.shell.server.unreachable') };
    if (!(error instanceof ServerError)) throw error;
    if (error.missed !== undefined) this.hear(error.missed);
    if (error.code === 'refused') {
      const code = codeOfReason(gameOf(this.gameId), String(error.args['reason']));
      if (code !== undefined) return refusedBy(this.gameId, language, line, code);
    }
    if (error.code === 'stale')
      return { ...notNow(language, line), sentence: say(language, 'web.shell.match.stale') };
    return notNow(language, line);
  }
}

/**
 * Opens a table on a server for a seat, or for an observer. Throws a `ServerError`, `Unreachable`, or `Outdated` when
 * the server plays by other rules than the page.
 */
export async function openRemoteTable(
  match: string,
  viewer: string,
  language: () => Language,
): Promise<RemoteTable> {
  const first = await api.updates(match, viewer);
  const { game, engine, material } = first.state.match;
  checkVersion(game, engine);
  // What the server sends as JSON is JSON.
  const brought = material ? ((await api.material(match, viewer)).material as Json) : undefined;
  return new RemoteTable(first, brought, language);
}
