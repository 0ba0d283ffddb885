import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { startBare } from './bare-process.ts';
import { openListeners } from './listeners.ts';
import type { Figure } from './measure.ts';
import { kibibytes, milliseconds, quantile } from './measure.ts';
import { memoryOf } from './memory-of.ts';

const ROUNDS = 7;
/** An event that has not come by then is lost. */
const LOST_MS = 30_000;

/**
 * From the command "switch the flag" to the event in every open connection, against a bare SSE server that is handed
 * the same bytes, with the memory that the service needs for a connection. The service compiles, writes the transaction and
 * fans out in that time.
 *
 * @throws when an event does not come to every connection.
 */
export async function measureLiveDelivery(count: number): Promise<Figure[]> {
  const ours = await ofService(count);
  const bare = await ofBareServer(count, ours.event);
  const delays = ([0.5, 0.99] as const).map((share): Figure => {
    const [own, reference] = [quantile(ours.samples, share), quantile(bare, share)];
    return {
      name: `flag → applied, ${count} connections, p${share * 100}`,
      value: milliseconds(own),
      against: `bare SSE ${milliseconds(reference)}`,
      ratio: own / reference,
    };
  });
  return [
    ...delays,
    {
      name: `memory of each of ${count} connections`,
      value: kibibytes(ours.bytesEach),
      against: `${ROUNDS + 1} events each, none lost`,
    },
  ];
}

interface ServiceFigures {
  /** Milliseconds from the command to each event. */
  readonly samples: readonly number[];
  readonly event: string;
  /** Memory of the service with all connections open over that without one, by connection. */
  readonly bytesEach: number;
}

async function ofService(count: number): Promise<ServiceFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const port = await findFreePort();
  const service = await startServiceProcess(folder, port);
  const alone = memoryOf(service.child.pid, 'VmRSS');
  const listeners = await openListeners(count, { port, host: `karat.localhost:${port}`, path: '/livery/stream' });
  try {
    const bytesEach = ((memoryOf(service.child.pid, 'VmRSS') - alone) * 1024 ** 2) / count;
    const samples: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const heard = listeners.heard('event: release', LOST_MS);
      const startedAt = performance.now();
      const note = { code: 'karat', author: 'bench', reason: `round ${round}` };
      await service.operations.override({ ...note, name: 'flags.CBS3', value: round % 2 === 0 });
      const moments = await heard;
      // The first change compiles validators; it is in the compile figures.
      if (round > 0) samples.push(...moments.map((moment) => moment - startedAt));
    }
    return { samples, event: listeners.lastEvent(), bytesEach };
  } finally {
    listeners.close();
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofBareServer(count: number, event: string): Promise<number[]> {
  const port = await findFreePort();
  const bare = await startBare('sse', port);
  const listeners = await openListeners(count, { port, host: 'bare', path: '/' });
  try {
    const samples: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const heard = listeners.heard('event: release', LOST_MS);
      const startedAt = performance.now();
      await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: event });
      const moments = await heard;
      if (round > 0) samples.push(...moments.map((moment) => moment - startedAt));
    }
    return samples;
  } finally {
    listeners.close();
    bare.stop();
  }
}
