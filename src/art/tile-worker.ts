import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type DrawJob, drawJob } from './draw-job.ts';
import type { Picture } from './draw-picture.ts';

/** What the worker answers to each job, in order. */
export type DrawAnswer = { readonly picture: Picture } | { readonly error: string };

// On Linux this lowers the calling thread alone: pictures never hold up the calls of the platform.
setPriority(0, constants.priority.PRIORITY_LOW);

const port = parentPort;
if (!port) throw new Error('The tile worker runs as a worker thread only.');

port.on('message', (job: DrawJob) => {
  drawJob(job).then(
    (picture) => port.postMessage({ picture } satisfies DrawAnswer),
    (error: unknown) => port.postMessage({ error: String(error) } satisfies DrawAnswer),
  );
});
