import { Worker } from 'node:worker_threads';
import type { Action } from '../../core/game.ts';
import type { Answered, Asked, Thought } from './thinking.ts';

/** Makes the thread that thinks; a test may give another one. */
export type NewThread = () => Worker;

/** Node 20 does not hand the loader of TypeScript on to threads: this one calls it itself. */
const RUN_SOURCE = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(require('node:worker_threads').workerData);
  });
`;

/** The thread's program lies beside this one: a source in development, a bundle in what ships. */
const newThread: NewThread = () => {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./bot-worker.js', import.meta.url));
  return new Worker(RUN_SOURCE, { eval: true, workerData: new URL('./worker.ts', import.meta.url).href });
};

interface Job {
  readonly thought: Thought;
  readonly done: (action: Action | undefined) => void;
}

interface Thread {
  worker: Worker | undefined;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
  asked: number;
}

/**
 * Threads in which computer players think. A thread that takes too long or dies is ended, and another one does
 * what comes next.
 */
export class BotPool {
  private readonly threads: Thread[];
  private readonly queue: Job[] = [];
  private readonly capMs: number;
  private readonly make: NewThread;
  private stopped = false;

  constructor(size: number, capMs: number, make: NewThread = newThread) {
    this.capMs = capMs;
    this.make = make;
    this.threads = Array.from({ length: size }, () => ({
      worker: undefined,
      job: undefined,
      timer: undefined,
      asked: 0,
    }));
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  /** What a player chooses; undefined when it failed, took too long, or the pool has been stopped. */
  think(thought: Thought): Promise<Action | undefined> {
    if (this.stopped) return Promise.resolve(undefined);
    return new Promise((done) => {
      this.queue.push({ thought, done });
      this.next();
    });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const { done } of this.queue.splice(0)) done(undefined);
    await Promise.all(this.threads.map((thread) => this.end(thread)));
  }

  private next(): void {
    const thread = this.threads.find((each) => each.job === undefined);
    const job = thread === undefined ? undefined : this.queue.shift();
    if (thread === undefined || job === undefined) return;
    thread.job = job;
    thread.asked += 1;
    thread.worker ??= this.hire(thread);
    const asked: Asked = { id: thread.asked, thought: job.thought };
    thread.worker.postMessage(asked);
    thread.timer = setTimeout(() => void this.end(thread), this.capMs);
  }

  private hire(thread: Thread): Worker {
    const worker = this.make();
    worker.unref();
    worker.on('message', ({ id, action }: Answered) => {
      if (thread.worker === worker && id === thread.asked) this.finish(thread, action);
    });
    worker.on('error', () => {
      if (thread.worker === worker) void this.end(thread);
    });
    worker.on('exit', () => {
      if (thread.worker === worker) void this.end(thread);
    });
    return worker;
  }

  private finish(thread: Thread, action: Action | undefined): void {
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    job?.done(action);
    this.next();
  }

  private async end(thread: Thread): Promise<void> {
    const { worker } = thread;
    thread.worker = undefined;
    this.finish(thread, undefined);
    await worker?.terminate();
  }
}
