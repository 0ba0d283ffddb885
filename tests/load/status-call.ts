import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import { startBare } from './bare-process.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';

const SECONDS = 4;
const CALLERS = 32;

/** The status call of the service against a bare Fastify route that answers the same JSON. */
export async function measureStatusCall(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const port = await findFreePort();
  const barePort = await findFreePort();
  const service = await startServiceProcess(folder, port);
  const stopBare = await startBare('fastify', barePort);
  try {
    const host = `karat.localhost:${port}`;
    const { text } = await callPort(port, '/wps/system/status', { host });
    await callPort(barePort, '/', { method: 'PUT', body: JSON.parse(text) });
    // Turns, so that a slow moment of the machine meets both.
    let own: readonly number[] = [];
    let bare: readonly number[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      own = own.concat(await load(port, host, '/wps/system/status'));
      bare = bare.concat(await load(barePort, 'bare', '/'));
    }
    const perSecond = (samples: readonly number[]) => Math.round(samples.length / (SECONDS * 2));
    return [
      {
        name: 'status call, calls per second',
        value: String(perSecond(own)),
        against: `bare Fastify ${perSecond(bare)}`,
        ratio: own.length / bare.length,
      },
      ...([0.5, 0.99] as const).map((share) => ({
        name: `status call, p${share * 100}`,
        value: milliseconds(quantile(own, share)),
        against: `bare Fastify ${milliseconds(quantile(bare, share))}`,
        ratio: quantile(own, share) / quantile(bare, share),
      })),
    ];
  } finally {
    stopBare();
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(port: number, host: string, path: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const samples: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  const call = () =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      request({ host: '127.0.0.1', port, path, headers: { host }, agent }, (response) => {
        response.resume().on('end', () => {
          samples.push(performance.now() - startedAt);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < end) await call();
    }),
  );
  agent.destroy();
  return samples;
}
