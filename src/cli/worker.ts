import { parentPort } from 'node:worker_threads';
import { type Job, runJob } from './jobs.ts';

/** A thread of the pool: does the jobs that it is sent, one after another. */
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(runJob(job));
});
