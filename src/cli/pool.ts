import { Worker } from 'node:worker_threads';
import { type Job, type JobResult, runJob } from './jobs.ts';

/**
 * Does all jobs, so many at a time, each in a thread of its own; with one at a time they are done here. `done` is
 * called with each result as it comes; when it gives false no further jobs are begun.
 */
export async function runJobs(
  jobs: Iterable<Job>,
  atOnce: number,
  done: (result: JobResult) => boolean,
): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  let going = true;
  const next = (): Job | undefined => {
    const { value, done: empty } = queue.next();
    return going && empty !== true ? value : undefined;
  };
  const take = (result: JobResult): void => {
    going = done(result) && going;
  };
  if (atOnce <= 1) return alone(next, take);
  await Promise.all(Array.from({ length: atOnce }, () => inThread(next, take)));
}

/** Between two jobs the signals of the system and the timers get their turn. */
async function alone(next: () => Job | undefined, take: (result: JobResult) => void): Promise<void> {
  for (let job = next(); job !== undefined; job = next()) {
    take(runJob(job));
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}

async function inThread(next: () => Job | undefined, take: (result: JobResult) => void): Promise<void> {
  const first = next();
  if (first === undefined) return;
  const worker = newWorker();
  try {
    for (let job: Job | undefined = first; job !== undefined; job = next()) take(await ask(worker, job));
  } finally {
    await worker.terminate();
  }
}

/** Node 20 does not hand the loader of TypeScript on to threads: this one calls it itself. */
const RUN_SOURCE = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(require('node:worker_threads').workerData);
  });
`;

/** The thread's program lies beside this one: a source in development, a bundle in what ships. */
function newWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  if (!isSource) return new Worker(new URL('./worker.js', import.meta.url));
  const url = new URL('./worker.ts', import.meta.url).href;
  return new Worker(RUN_SOURCE, { eval: true, workerData: url });
}

function ask(worker: Worker, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: JobResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
