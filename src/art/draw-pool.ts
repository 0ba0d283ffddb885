import { Worker } from 'node:worker_threads';
import type { DrawJob } from './draw-job.ts';
import type { Picture } from './draw-picture.ts';
import type { DrawAnswer } from './tile-worker.ts';

/** Draws in worker threads, one job at a time in each. */
export type DrawPool = {
  /** Waits in front of every job that is only wanted some time. */
  draw(job: DrawJob, urgency: 'now' | 'later'): Promise<Picture>;
  /** Lets a job that waits in the back overtake the others there; does nothing for one that is being drawn. */
  hurry(job: DrawJob): void;
  /** Lets a job that nobody waits for any more go behind all that somebody does. */
  postpone(job: DrawJob): void;
  close(): Promise<void>;
};

type Waiting = {
  readonly job: DrawJob;
  readonly resolve: (picture: Picture) => void;
  readonly reject: (error: Error) => void;
};

/** How many threads draw, and how long one that has nothing to draw is kept. */
type PoolOptions = { readonly threads?: number; readonly idleMs?: number };

/** Starts no thread before the first job, and ends one that has had nothing to draw for a while: each holds its fonts. */
export function createDrawPool({ threads = 1, idleMs = 20_000 }: PoolOptions = {}): DrawPool {
  const queues: Record<'now' | 'later', Waiting[]> = { now: [], later: [] };
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const endings = new Map<Worker, NodeJS.Timeout>();
  const running = new Map<Worker, Waiting>();
  let isClosed = false;

  const rest = (worker: Worker): void => {
    idle.push(worker);
    const end = () => {
      const place = idle.indexOf(worker);
      if (place < 0) return;
      idle.splice(place, 1);
      all.delete(worker);
      endings.delete(worker);
      void worker.terminate();
    };
    clearTimeout(endings.get(worker));
    endings.set(worker, setTimeout(end, idleMs).unref());
  };

  const start = (): Worker => {
    const worker = new Worker(new URL('./tile-worker.ts', import.meta.url));
    worker.unref();
    all.add(worker);
    worker.on('message', (answer: DrawAnswer) => {
      const waiting = running.get(worker);
      running.delete(worker);
      rest(worker);
      if ('picture' in answer) waiting?.resolve(withBuffer(answer.picture));
      else waiting?.reject(new Error(`A picture could not be drawn: ${answer.error}`));
      next();
    });
    const drop = (error: Error): void => {
      all.delete(worker);
      running.get(worker)?.reject(error);
      running.delete(worker);
      next();
    };
    worker.on('error', (cause) => drop(new Error('The thread that draws pictures failed.', { cause })));
    worker.on('exit', () => {
      if (all.has(worker)) drop(new Error('The thread that draws pictures ended.'));
    });
    return worker;
  };

  const next = (): void => {
    if (isClosed) return;
    const hasJob = queues.now.length > 0 || queues.later.length > 0;
    const worker = hasJob ? (idle.pop() ?? (all.size < threads ? start() : undefined)) : undefined;
    if (!worker) return;
    const waiting = queues.now.shift() ?? queues.later.shift();
    if (!waiting) return;
    running.set(worker, waiting);
    worker.postMessage(waiting.job);
    next();
  };

  return {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('The pool that draws pictures is closed.'));
          return;
        }
        queues[urgency].push({ job, resolve, reject });
        next();
      }),
    hurry: (job) => move(job, queues.later, queues.now),
    postpone: (job) => move(job, queues.now, queues.later),
    close: async () => {
      isClosed = true;
      const stopped = new Error('The pool that draws pictures was closed.');
      for (const waiting of [...queues.now.splice(0), ...queues.later.splice(0)]) waiting.reject(stopped);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function move(job: DrawJob, from: Waiting[], to: Waiting[]): void {
  const place = from.findIndex((waiting) => waiting.job === job);
  if (place !== -1) to.push(...from.splice(place, 1));
}

/** A Buffer arrives from another thread as a plain byte array. */
function withBuffer(picture: Picture): Picture {
  return { ...picture, avif: Buffer.from(picture.avif) };
}
