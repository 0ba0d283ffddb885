import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../fixture.ts';

let livery: TestService;
const consoleHost = 'console.localhost';
beforeAll(async () => {
  livery = await startTestService({ consoleOrigin: `http://${consoleHost}` });
}, 240_000);
afterAll(() => livery.stop());

const brand = () => `${livery.service.brands[0]?.code}.localhost`;

it('gives a link for the first administrator at the start', () => {
  expect(livery.service.firstLink).toMatch(/^http:\/\/console\.localhost\/join#[\w-]{43}$/);
});

it('answers its own host alone, whatever its port and case', async () => {
  for (const named of [consoleHost, `${consoleHost}:${livery.port}`, 'CONSOLE.localhost']) {
    const { status, text, headers } = await livery.call(named, '/api/session');
    expect([status, text]).toEqual([200, '{"state":"signed-out","isFirst":true}']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

it('leads from the console to no route of a brand, the platform, staff or tests', async () => {
  const paths = [
    '/m/home',
    '/livery/pointer',
    '/livery/stream',
    '/livery/status',
    '/livery/internal/rules',
    '/livery/test/reset',
    '/sw.js',
    '/',
  ];
  for (const path of paths) {
    const { status, text } = await livery.call(consoleHost, path);
    expect([status, JSON.parse(text).code], path).toEqual([404, 'NOT_FOUND']);
  }
});

it('leads from no other host to the console', async () => {
  const hosts = [
    brand(),
    `preview.${consoleHost}`,
    `${consoleHost}.localhost`,
    'console.example.com',
    'localhost',
    '127.0.0.1',
  ];
  for (const host of hosts) {
    const { text } = await livery.call(host, '/api/session');
    expect(text, host).not.toContain('signed-out');
    const act = await livery.call(host, '/api/sign-in', { body: { name: 'x', password: 'x', code: '000000' } });
    expect(act.text, host).not.toContain('WRONG_');
  }
});

it('is absent where nobody asked for it', async () => {
  const plain = await startTestService();
  expect((await plain.call(consoleHost, '/api/session')).status).toBe(421);
  await plain.stop();
}, 240_000);
