import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { startBare } from './bare-process.ts';
import { openListeners } from './listeners.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';

const ROUNDS = 7;

/**
 * From the command "switch the flag" to the event in every open connection, against a bare SSE server that is handed
 * the same bytes. The service compiles, writes the transaction and fans out in that time.
 */
export async function measureLiveDelivery(count: number): Promise<Figure[]> {
  const ours = await ofService(count);
  const bare = await ofBareServer(count, ours.event);
  return ([0.5, 0.99] as const).map((share) => {
    const [own, reference] = [quantile(ours.samples, share), quantile(bare, share)];
    return {
      name: `flag → applied, ${count} connections, p${share * 100}`,
      value: milliseconds(own),
      against: `bare SSE ${milliseconds(reference)}`,
      ratio: own / reference,
    };
  });
}

async function ofService(count: number): Promise<{ samples: number[]; event: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const port = await findFreePort();
  const service = await startServiceProcess(folder, port);
  const listeners = await openListeners(count, { port, host: `karat.localhost:${port}`, path: '/livery/stream' });
  try {
    const samples: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const heard = listeners.heard('event: release');
      const startedAt = performance.now();
      const note = { code: 'karat', author: 'bench', reason: `round ${round}` };
      await service.operations.override({ ...note, name: 'flags.CBS3', value: round % 2 === 0 });
      const moments = await heard;
      // The first change compiles validators; it is in the compile figures.
      if (round > 0) samples.push(...moments.map((moment) => moment - startedAt));
    }
    return { samples, event: listeners.lastEvent() };
  } finally {
    listeners.close();
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofBareServer(count: number, event: string): Promise<number[]> {
  const port = await findFreePort();
  const stop = await startBare('sse', port);
  const listeners = await openListeners(count, { port, host: 'bare', path: '/' });
  try {
    const samples: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const heard = listeners.heard('event: release');
      const startedAt = performance.now();
      await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: event });
      const moments = await heard;
      if (round > 0) samples.push(...moments.map((moment) => moment - startedAt));
    }
    return samples;
  } finally {
    listeners.close();
    stop();
  }
}
