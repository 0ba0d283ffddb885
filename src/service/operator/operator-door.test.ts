import { get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../storage/free-port.fixture.ts';
import { startTestService } from '../fixture.ts';
import { PortError } from '../http/open-port.ts';
import { createMetrics } from './metrics.ts';
import { openOperatorDoor } from './operator-door.ts';
import { createReadiness } from './readiness.ts';

const alarm = { name: 'database', since: '2030-01-01T00:00:00Z', message: 'silence' } as const;

async function aDoor() {
  const parts = { brands: () => 2, alarms: () => [alarm] };
  const readiness = createReadiness(parts);
  const metrics = createMetrics({ ...parts, streams: () => 7 });
  const port = await findFreePort();
  const options = { address: '127.0.0.1', port, health: readiness.health, metrics };
  const door = await openOperatorDoor(options);
  onTestFinished(() => door.close());
  return { readiness, options, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

it('is ready between its start and its end, whatever alarm is raised', async () => {
  const { readiness, ask } = await aDoor();
  const states: unknown[] = [];
  const look = async () => {
    const answer = await ask('/livery/health');
    states.push([answer.status, await answer.json()]);
  };
  await look();
  readiness.opened();
  await look();
  readiness.ending();
  await look();
  const alarms = [alarm];
  expect(states).toEqual([
    [503, { alive: true, ready: false, reasons: ['The service is starting.'], alarms }],
    [200, { alive: true, ready: true, reasons: [], alarms }],
    [503, { alive: true, ready: false, reasons: ['The service is ending.'], alarms }],
  ]);
});

it('gives numbers to Prometheus and nothing else to anybody', async () => {
  const { ask, options } = await aDoor();
  const text = await (await ask('/metrics')).text();
  expect(text).toContain('livery_streams 7');
  expect(text).toContain('livery_brands 2');
  expect(text).toContain('livery_alarms{name="database"} 1');
  expect(text).toContain('livery_alarms{name="platform"} 0');
  expect((await ask('/livery/pointer')).status).toBe(404);
  await expect(openOperatorDoor(options)).rejects.toThrow(PortError);
});

it('answers on the loopback to names of this machine alone', async () => {
  const { options } = await aDoor();
  const statusAt = (host: string) =>
    new Promise((resolve, reject) => {
      const { address, port } = options;
      const asked = { host: address, port, path: '/metrics', headers: { host } };
      get(asked, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  for (const host of ['localhost', '127.0.0.1:9100', '[::1]:9100']) expect(await statusAt(host), host).toBe(200);
  for (const host of ['rebind.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'karat.localhost'])
    expect(await statusAt(host), host).toBe(421);
});

it('counts the answers of a service on a port that players do not have', { timeout: 120_000 }, async () => {
  const port = await findFreePort();
  const node = await startTestService({ operator: { address: '127.0.0.1', port } });
  onTestFinished(() => node.stop());
  await node.call('karat.localhost', '/livery/pointer');
  expect((await node.call('karat.localhost', '/metrics')).status).toBe(404);
  expect((await node.call('karat.localhost', '/livery/health')).status).toBe(404);
  const health: unknown = await (await fetch(`http://127.0.0.1:${port}/livery/health`)).json();
  expect(health).toMatchObject({ ready: true });
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/livery_answer_seconds_count\{route="\/livery\/pointer",status="2xx"\} 1/);
});
