import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import type { DrawJob } from './draw-job.ts';
import { createDrawPool } from './draw-pool.ts';

const job: DrawJob = { kind: 'banner', name: 'karat-1', direction: 'ltr' };

it('ends a thread that has had nothing to draw for a while, and starts another for the next picture', {
  timeout: 240_000,
}, async () => {
  const ended: Promise<unknown>[] = [];
  const hear = (worker: Worker) => ended.push(once(worker, 'exit'));
  process.on('worker', hear);
  const pool = createDrawPool({ idleMs: 20 });
  onTestFinished(async () => {
    process.removeListener('worker', hear);
    await pool.close();
  });
  await pool.draw(job, 'now');
  expect(ended).toHaveLength(1);
  await ended[0];
  const second = pool.draw(job, 'now');
  second.catch(() => undefined);
  await expect.poll(() => ended.length).toBe(2);
});
