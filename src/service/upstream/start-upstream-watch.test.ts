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
}, 60_000);
afterAll(async () => {
  await running.stop();
  await platform.close();
});

async function control() {
  const operations = await connectControl(join(running.dataDir, CONTROL_SOCKET));
  if (!operations) throw new Error('The control socket does not answer.');
  return operations;
}

it('follows the platform of a merchant while the service runs, and tells staff of its trouble', async () => {
  platform.say(aStatus({ whitelabel: { CBS3: true } }));
  const upstream = { url: platform.url, everySeconds: 5 };
  const site = { source: 'upstream', upstream, paths: { systemStatus: platform.statusPath } };
  const answer = await running.call('localhost', '/livery/test/site', { body: { base: 'karat', patch: { site } } });
  const { code } = JSON.parse(answer.text) as { code: string };
  const page = async () => (await running.call(`${code}.localhost:${running.port}`, '/m/home')).text;
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
