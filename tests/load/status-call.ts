import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import { startBare } from './bare-process.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { processorMsOf } from './processor-time.ts';

const SECONDS = 4;
const CALLERS = 32;
/** A process that has just started interprets what it compiles later; a service of players did that long ago. */
const WARM_UP_SECONDS = 2;

/** The status call of the service against a bare Fastify route that answers the same JSON. */
export async function measureStatusCall(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  const port = await findFreePort();
  const barePort = await findFreePort();
  const platform = await startOpenPlatform();
  const more = { LIVERY_FAULT_PLATFORM: platform.origin };
  const service = await startServiceProcess(folder, port, undefined, undefined, more);
  const reference = await startBare('fastify', barePort);
  try {
    const host = `karat.localhost:${port}`;
    const { status, text } = await callPort(port, '/wps/system/status', { host });
    // A refusal is cheap, and costs a question to the platform.
    if (status !== 200) throw new Error(`The status call answers ${status}: ${text}`);
    await callPort(barePort, '/', { method: 'PUT', body: JSON.parse(text) });
    const ofService = { port, host, path: '/wps/system/status' };
    const ofBare = { port: barePort, host: 'bare', path: '/' };
    for (const call of [ofService, ofBare]) await load(call, WARM_UP_SECONDS);
    const own: Samples = { times: [], processorMs: 0 };
    const bare: Samples = { times: [], processorMs: 0 };
    // Turns, so that a slow moment of the machine meets both.
    for (let turn = 0; turn < 2; turn += 1) {
      await addSamples(own, service.child.pid, ofService);
      await addSamples(bare, reference.pid, ofBare);
    }
    return figuresOf(own, bare);
  } finally {
    reference.stop();
    await service.kill();
    platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Samples {
  /** Milliseconds that each call took. */
  times: readonly number[];
  /** Milliseconds of processor time that the server took for all of them. */
  processorMs: number;
}

function figuresOf(own: Samples, bare: Samples): Figure[] {
  const perSecond = ({ times }: Samples) => Math.round(times.length / (SECONDS * 2));
  const perCall = ({ times, processorMs }: Samples) => processorMs / times.length;
  return [
    {
      name: 'status call, calls per second',
      value: String(perSecond(own)),
      against: `bare Fastify ${perSecond(bare)}`,
      ratio: own.times.length / bare.times.length,
    },
    {
      name: 'status call, processor time per call',
      value: microseconds(perCall(own)),
      against: `bare Fastify ${microseconds(perCall(bare))}`,
      ratio: perCall(own) / perCall(bare),
    },
    ...([0.5, 0.99] as const).map((share) => ({
      name: `status call, p${share * 100}`,
      value: milliseconds(quantile(own.times, share)),
      against: `bare Fastify ${milliseconds(quantile(bare.times, share))}`,
      ratio: quantile(own.times, share) / quantile(bare.times, share),
    })),
  ];
}

function microseconds(value: number): string {
  return `${Math.round(value * 1_000)} µs`;
}

/** A platform that restricts nobody; without it the service refuses, since nobody can say who may see the site. */
async function startOpenPlatform(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"value":{"regionRestriction":false}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function addSamples(samples: Samples, pid: number | undefined, call: Call): Promise<void> {
  const before = processorMsOf(pid);
  samples.times = samples.times.concat(await load(call, SECONDS));
  samples.processorMs += processorMsOf(pid) - before;
}

interface Call {
  readonly port: number;
  readonly host: string;
  readonly path: string;
}

async function load({ port, host, path }: Call, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const samples: number[] = [];
  const end = performance.now() + seconds * 1_000;
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
