import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { demandAscending, openStreamPage, type StreamPage } from './stream-page.ts';

// Two nodes over one PostgreSQL, one a minute ahead of time and one a minute behind: changes at both in turn reach the pages
// of both, no page goes back, and what has an end ends once: not before its time by more than the clock that is ahead, and at
// its time at the latest. (An alarm says that the clocks are apart: src/service/alarms/alarms.test.ts.)
const apartMs = 60_000;
const rounds = 20;
/** A change reaches the pages of the other node by its notification, and by the poll at the latest. */
const arrivesWithinMs = 6_000;
const lastsMs = 70_000;
const host = 'karat.localhost';
const server = await startPostgresServer();
const folder = mkdtempSync(join(tmpdir(), 'livery-clocks-'));
const shift = import.meta.resolve('./shift-clock.mjs');
const nodes: ServiceProcess[] = [];
const pages: StreamPage[] = [];

try {
  for (const [name, shiftMs] of [
    ['ahead', apartMs],
    ['behind', -apartMs],
  ] as const) {
    const port = await findFreePort();
    nodes.push(
      await startServiceProcess(join(folder, name), port, undefined, undefined, {
        DATABASE_URL: server.url,
        NODE_OPTIONS: `--import=${shift}`,
        LIVERY_FAULT_CLOCK_MS: String(shiftMs),
      }),
    );
    pages.push(await openStreamPage(port, host));
  }
  const [ahead, behind] = nodes as [ServiceProcess, ServiceProcess];

  for (let round = 0; round < rounds; round += 1) {
    const seq = await change(round % 2 === 0 ? ahead : behind, round % 2 === 0);
    await arrived(seq);
  }

  const startedAt = Date.now();
  const changed = await change(ahead, true, new Date(startedAt + apartMs + lastsMs));
  await arrived(changed);
  await arrived(changed + 1, lastsMs + arrivesWithinMs);
  const endedAfterMs = Date.now() - startedAt;
  // The node ahead ends it once its own clock has come there, which is when it was promised there.
  demand(endedAfterMs >= lastsMs - 1_000, `it ended after ${endedAfterMs} ms`);
  await wait(arrivesWithinMs);
  const answer = await behind.operations.history({ code: 'karat', limit: 5 });
  const lines = answer.kind === 'answer' ? answer.value : [];
  const ends = lines.filter(({ author }) => author === 'schedule').length;
  demand(ends === 1, `the override ended ${ends} times`);
  demandAscending(pages);
  process.stdout.write(
    `clocks two minutes apart: ${rounds} changes of both nodes in order at both, an end of ${lastsMs / 1000} s came once, after ${(endedAfterMs / 1000).toFixed(1)} s\n`,
  );
} finally {
  for (const { socket } of pages) socket.destroy();
  for (const node of nodes) await node.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Changes a flag at a node; gives the seq of the change. */
async function change({ operations }: ServiceProcess, value: boolean, until?: Date): Promise<number> {
  const end = until ? { until: until.toISOString() } : {};
  const note = { code: 'karat', author: 'fault', reason: 'clocks apart', name: 'flags.CBS3' };
  const result = await operations.override({ ...note, value, ...end });
  if (result.kind !== 'published') throw new Error(`A change was ${result.kind}.`);
  return result.pointer.seq;
}

async function arrived(seq: number, withinMs = arrivesWithinMs): Promise<void> {
  const until = performance.now() + withinMs;
  while (!pages.every(({ seqs }) => seqs.some((one) => one >= seq))) {
    demand(performance.now() < until, `not every page had seq ${seq} within ${withinMs} ms`);
    await wait(20);
  }
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
