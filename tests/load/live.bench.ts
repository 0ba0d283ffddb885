import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';
import { findFreePort } from '../../scripts/start/require-free-port.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { openDoor } from '../support/stack-address.ts';
import { type Figure, percentile } from './measure.ts';
import { type OpenStreams, openStreams } from './open-streams.ts';

const code = 't-live';
const repeats = 5;

/** From "switch this flag" to the event with the change in every open stream, and the same bytes from a bare server. */
export async function benchLive(count: number): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-live-'));
  const { dir: buildDir } = await buildClient();
  const service = await startServiceProcess({ dataDir, buildDir });
  const switchFlag = (isOn: boolean) =>
    openDoor(service.port, '/livery/test/site', {
      body: { base: 'karat', code, patch: { site: { flags: { CBS3: isOn } } } },
    });
  try {
    await switchFlag(false);
    const host = `${code}.localhost:${service.port}`;
    const streams = await openStreams({ port: service.port, host, path: '/livery/stream', count });
    const ours = await repeat(streams, 'release', (round) => switchFlag(round % 2 === 0));
    const event = streams.latest();
    streams.close();
    const bare = await benchBare(count, event);
    return [
      { what: `flag to ${count} streams, p50`, milliseconds: ours.p50, note: `event of ${event.length} bytes` },
      { what: `flag to ${count} streams, p99`, milliseconds: ours.p99, note: 'compile and transaction included' },
      { what: `first to last of ${count} streams`, milliseconds: ours.spread },
      { what: `bare server, ${count} streams, p50`, milliseconds: bare.p50, note: 'the same bytes' },
      { what: `bare server, ${count} streams, p99`, milliseconds: bare.p99 },
      { what: `bare server, first to last of ${count}`, milliseconds: bare.spread },
    ];
  } finally {
    await service.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly spread: number;
}

async function repeat(streams: OpenStreams, event: string, act: (round: number) => Promise<unknown>): Promise<Spread> {
  const times: number[] = [];
  const spreads: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const arrivals = streams.nextEvent(event);
    const began = performance.now();
    const acted = act(round);
    const arrived = await arrivals;
    await acted;
    times.push(...arrived.map((time) => time - began));
    spreads.push(Math.max(...arrived) - Math.min(...arrived));
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), spread: percentile(spreads, 0.5) };
}

async function benchBare(count: number, event: string): Promise<Spread> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'run-bare-stream.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  try {
    const streams = await openStreams({ port, host: 'bare', path: '/', count });
    const measured = await repeat(streams, 'release', () => post(port, event));
    streams.close();
    return measured;
  } finally {
    child.kill();
  }
}

function post(port: number, bytes: string): Promise<void> {
  return new Promise((done, fail) => {
    const outgoing = request({ host: '127.0.0.1', port, method: 'POST' }, (answer) => {
      answer.resume().on('end', () => done());
    });
    outgoing.once('error', fail);
    outgoing.end(bytes, 'latin1');
  });
}
