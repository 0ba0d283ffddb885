import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestService } from '../fixture.ts';
import { startTestService } from '../fixture.ts';

let running: TestService;
let host = '';
beforeAll(async () => {
  running = await startTestService({ trustedProxies: ['127.0.0.1'], gamesUrl: 'https://games.example/behind' });
  const made = await running.call('localhost', '/livery/test/site', { body: { base: 'karat' } });
  host = `${JSON.parse(made.text).code}.localhost:${running.port}`;
}, 180_000);
afterAll(() => running.stop());

/** One answer of every kind: page, data, file, platform, refusal, and what is not there. */
const paths = [
  ...['/m/home', '/livery/pointer', '/wps/system/status', '/manifest.webmanifest', '/assets/app.js', '/wps/help'],
  ...['/livery/internal/site/karat', '/livery/parts/none.json', '/nothing', '/wps/nothing'],
];

async function ask(headers: Record<string, string> = {}): Promise<readonly (readonly [string, Answer])[]> {
  return Promise.all(paths.map(async (path) => [path, await running.call(host, path, { headers })] as const));
}

describe('every answer', () => {
  it('is read as what it says it is, and tells other sites nothing of the page', async () => {
    const answers = await ask();
    for (const [path, { headers }] of answers) {
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect([path, headers['referrer-policy']]).toEqual([path, 'strict-origin-when-cross-origin']);
      expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/^[a-z]+\/[a-z.+-]+/)]);
    }
  });

  it('stands in no frame, and shows nothing where it is no page', async () => {
    for (const [path, { headers }] of await ask()) {
      const policy = String(headers['content-security-policy']);
      expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
      expect([path, policy]).toEqual([path, expect.stringContaining("base-uri 'none'")]);
      const isScript = String(headers['content-type']).includes('javascript');
      expect([path, policy.includes("default-src 'none'")]).toEqual([path, !isScript]);
    }
  });

  it('frames games where browsers reach the sandbox, which is another address behind a proxy', async () => {
    const { headers } = await running.call(host, '/m/home');
    expect(String(headers['content-security-policy'])).toMatch(/frame-src https:\/\/games\.example[; ]/);
  });

  it('is asked for by TLS for a year once a browser came by TLS', async () => {
    const year = 'max-age=31536000; includeSubDomains';
    for (const [path, { headers }] of await ask({ 'x-forwarded-proto': 'https' }))
      expect([path, headers['strict-transport-security']]).toEqual([path, year]);
    for (const [path, { headers }] of await ask())
      expect([path, headers['strict-transport-security']]).toEqual([path, undefined]);
  });

  it('is given to no page of another origin, and sets no cookie', async () => {
    for (const [path, { headers }] of await ask({ origin: 'https://evil.example' })) {
      const names = Object.keys(headers).filter((name) => /^(?:access-control-|set-cookie)/.test(name));
      expect([path, names]).toEqual([path, []]);
    }
  });

  it('is never an answer to TRACE', async () => {
    for (const path of paths) {
      const { status, text } = await running.call(host, path, { method: 'TRACE', headers: { 'x-secret': 'told' } });
      expect([path, status >= 400 && status < 500, text.includes('told')]).toEqual([path, true, false]);
    }
  });
});
