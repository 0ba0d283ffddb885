import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectControl } from '../control-client.ts';
import { CONTROL_SOCKET } from '../control-socket.ts';
import type { TestService } from '../fixture.ts';
import { startTestService } from '../fixture.ts';
import type { ForeignPlatform } from './foreign-platform.fixture.ts';
import { aStatus, openForeignPlatform } from './foreign-platform.fixture.ts';

let running: TestService;
let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await openForeignPlatform();
  running = await startTestService();
}, 240_000);
afterAll(async () => {
  await running.stop();
  await platform.close();
});

async function control() {
  const operations = await connectControl(join(running.dataDir, CONTROL_SOCKET));
  if (!operations) throw new Error('The control socket does not answer.');
  return operations;
}

async function aFollower(upstream: Record<string, unknown>, paths: Record<string, string> = {}) {
  const own = { systemStatus: platform.statusPath, ...paths };
  const site = { source: 'upstream', upstream: { url: platform.url, ...upstream }, paths: own };
  const answer = await running.call('localhost', '/livery/test/site', { body: { base: 'karat', patch: { site } } });
  const { code } = JSON.parse(answer.text) as { code: string };
  return { code, host: `${code}.localhost:${running.port}` };
}

it('follows the platform of a merchant while the service runs, and tells staff of its trouble', async () => {
  platform.say(aStatus({ whitelabel: { CBS3: true } }));
  const { code, host } = await aFollower({ everySeconds: 5 });
  const page = async () => (await running.call(host, '/m/home')).text;
  await expect.poll(page, { timeout: 20_000 }).toContain('"CBS3":true');

  const operations = await control();
  const history = await operations.history({ code, limit: 1 });
  expect(history).toMatchObject({ value: [{ author: 'platform', action: 'upstream' }] });
  platform.behave({ code: 503 });
  await expect
    .poll(() => operations.upstreams({ code }), { timeout: 20_000 })
    .toMatchObject([{ merchant: code, url: platform.url, failure: { message: expect.stringContaining('503') } }]);
  expect(await page()).toContain('"CBS3":true');
});

it('asks a platform at once when staff want it, and not only at its time', async () => {
  platform.behave('well');
  platform.say(aStatus({ whitelabel: { CBS3: false } }));
  const { code, host } = await aFollower({ everySeconds: 3_600 });
  const operations = await control();
  await expect
    .poll(async () => (await operations.upstreams({ code }))[0]?.answeredAt, { timeout: 20_000 })
    .toBeDefined();
  platform.say(aStatus({ whitelabel: { CBS3: true } }));
  expect(await operations.askUpstream({ code })).toMatchObject({ kind: 'answer', value: [{ merchant: code }] });
  expect((await running.call(host, '/m/home')).text).toContain('"CBS3":true');
  expect(await operations.askUpstream({ code: 'nobody' })).toMatchObject({ kind: 'impossible' });
});

it('answers the status itself, also under the path that the platform has it', async () => {
  platform.behave('well');
  platform.say(aStatus({ whitelabel: { CBS3: true } }));
  const { host } = await aFollower({ passCalls: true });
  const answer = await running.call(host, platform.statusPath);
  expect(JSON.parse(answer.text)).toMatchObject({ value: { pointer: { seq: expect.any(Number) } } });
});

it('passes calls on to the platform only when it is told to, and no path that is no call', async () => {
  const paths = { login: '/api/v2/session' };
  const [asked, own] = [await aFollower({ passCalls: true }, paths), await aFollower({}, paths)];
  const login = (host: string, path = '/api/v2/session') => running.call(host, path, { body: { sealed: 'x' } });
  expect(await login(asked.host)).toMatchObject({ status: 404, text: '{"error":"E_NO_ROUTE"}' });
  expect(platform.questions).toContainEqual({ path: '/api/v2/session', merchant: asked.code, tag: undefined });
  expect((await login(own.host)).text).toContain('"url":"/api/v2/session"');
  expect((await login(asked.host, '/api/v2/other')).text).toBe('Not found.\n');
  expect((await running.call(asked.host, '/nowhere')).text).toBe('Not found.\n');
});
