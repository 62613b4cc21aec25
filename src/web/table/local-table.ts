import { createSignal } from 'solid-js';
import type { Json, Seat, Viewer } from '../../core/game.ts';
import type { Told } from '../../core/match.ts';
import type { Language } from '../../words/index.ts';
import { Calm } from './calm.ts';
import type { Errand, Errands, Opened, Said, Start, Verdict } from './errands.ts';
import { notNow, refusedBy } from './refused.ts';
import type { Seal } from '../../core/seal.ts';
import type { Answer, Snapshot, Table, TableState, UndoAnswer } from './table.ts';

type Problem = Extract<Opened, { ok: false }>['problem'];

/** A match that could not be opened. */
export class OpenError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(typeof problem === 'string' ? problem : problem.code);
    this.name = 'OpenError';
    this.problem = problem;
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A table in this browser: the match is played in a worker, the page holds what its viewer may know. */
export class LocalTable implements Table {
  readonly gameId: string;
  readonly seats: readonly Seat[];
  readonly material: Json | undefined;
  readonly recordShowsAll = true;
  private readonly line: Line;
  private readonly language: () => Language;

  constructor(line: Line, language: () => Language, opened: Extract<Opened, { ok: true }>) {
    this.line = line;
    this.language = language;
    this.gameId = opened.gameId;
    this.seats = opened.seats;
    this.material = opened.material;
  }

  snapshot = (): Snapshot | undefined => this.line.seen().snapshot;
  next = (): Seat | undefined => this.line.seen().next;
  state = (): TableState => this.line.seen().state;
  fault = (): undefined => undefined;
  kept = (): boolean => this.line.kept();
  seal = (): Seal | undefined => this.line.seen().seal;

  async play(line: string, remark?: string): Promise<Answer> {
    const said = remark === undefined ? {} : { remark: remark.trim() };
    return this.answer(line, await this.line.ask('play', { line, ...said }));
  }

  async why(line: string): Promise<Answer> {
    return this.answer(line, await this.line.ask('why', { line }));
  }

  async undo(): Promise<UndoAnswer> {
    const { refusal } = await this.line.ask('undo', {});
    return refusal === undefined ? { ok: true } : { ok: false, reason: refusal };
  }

  async resign(seat: Seat): Promise<void> {
    await this.line.ask('resign', { seat });
  }

  async record(): Promise<string> {
    return (await this.line.ask('record', {})).text;
  }

  async at(length: number): Promise<Snapshot> {
    return (await this.line.ask('at', { length })).snapshot;
  }

  async draw(): Promise<void> {
    await this.line.ask('draw', {});
  }

  async look(viewer: Viewer): Promise<void> {
    await this.line.ask('look', { viewer });
  }

  /** How long the computer waits after something that you see, in milliseconds. */
  async setPace(pace: number): Promise<void> {
    await this.line.ask('pace', { pace });
  }

  close(): void {
    this.line.close();
  }

  private answer(line: string, verdict: Verdict): Answer {
    if ('unread' in verdict) return { ok: false, refused: notNow(this.language(), line) };
    if (verdict.code === 0) return { ok: true };
    return { ok: false, refused: refusedBy(this.gameId, this.language(), line, verdict.code) };
  }
}

interface Seen {
  readonly snapshot: Snapshot | undefined;
  readonly next: Seat | undefined;
  readonly state: TableState;
  readonly seal: Seal | undefined;
}

/** The line to the worker. */
class Line {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private readonly calm = new Calm();
  private count = 0;
  private log: readonly Told[] = [];
  private readonly signal = createSignal<Seen>({
    snapshot: undefined,
    next: undefined,
    state: 'opening',
    seal: undefined,
  });

  private readonly keeping = createSignal(true);

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Said>) => this.hear(data));
    this.worker.addEventListener('error', () => this.breakDown('the worker has stopped'));
  }

  seen = (): Seen => this.signal[0]();
  kept = (): boolean => this.keeping[0]();

  ask<E extends Errand>(errand: E, ask: Errands[E]['ask']): Promise<Errands[E]['answer']> {
    const number = this.count;
    this.count += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: (answer) => resolve(answer as Errands[E]['answer']), reject });
      this.worker.postMessage({ errand, number, ask });
    });
  }

  close(): void {
    this.worker.terminate();
    this.calm.close();
    this.waiting.clear();
  }

  private hear(said: Said): void {
    switch (said.type) {
      case 'answer':
        this.take(said.number)?.resolve(said.answer);
        return;
      case 'fault':
        this.take(said.number)?.reject(new Error(said.message));
        return;
      case 'broken':
        this.breakDown(said.message);
        return;
      case 'curtain':
        this.calm.now(() => {
          this.log = [];
          this.set({ snapshot: undefined, next: said.next, state: 'ready', seal: said.seal });
        });
        return;
      case 'keeping':
        this.keeping[1](said.kept);
        return;
      case 'seen':
        // What was asked for here is shown at once, what others do when nothing is pressed.
        if (this.waiting.size > 0) this.calm.now(() => this.see(said));
        else this.calm.later(() => this.see(said));
    }
  }

  private see({ glance, from, news, told, next, thinking, seal }: Extract<Said, { type: 'seen' }>): void {
    this.log = [...this.log.slice(0, from), ...news];
    const snapshot = { ...glance, log: this.log, told: told === 0 ? [] : this.log.slice(-told) };
    this.set({ snapshot, next, state: thinking ? 'thinking' : 'ready', seal });
  }

  private set(seen: Seen): void {
    this.signal[1](seen);
  }

  private breakDown(message: string): void {
    this.set({ ...this.seen(), state: 'broken' });
    for (const waiting of this.waiting.values()) waiting.reject(new Error(message));
    this.waiting.clear();
  }

  private take(number: number): Waiting | undefined {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    return waiting;
  }
}

/** Opens a table in this browser. Throws an `OpenError` when the match cannot be set up or read. */
export async function openLocalTable(
  start: Start,
  language: () => Language,
  pace: number,
): Promise<LocalTable> {
  const line = new Line();
  const opened = await line.ask('open', { start, pace }).catch((error: unknown) => {
    line.close();
    throw error;
  });
  if (opened.ok) return new LocalTable(line, language, opened);
  line.close();
  throw new OpenError(opened.problem);
}
