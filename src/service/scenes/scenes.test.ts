import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../storage/free-port.fixture.ts';
import { startTestService, type TestService } from '../fixture.ts';

const merchantsDir = mkdtempSync(join(tmpdir(), 'livery-scenes-'));
const asked: unknown[] = [];
const staff = createServer((request, response) => {
  void json(request).then((body) => {
    asked.push(body);
    const { type } = Object(body);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value: { token: `token of ${type}`, userName: 'somebody', type } }));
  });
});
let start: TestService;
let alone: TestService;
let startPort: number;

beforeAll(async () => {
  const dir = join(merchantsDir, 'small');
  cpSync(resolve(import.meta.dirname, '../../../tests/brands/smallest'), dir, { recursive: true });
  const file = join(dir, 'merchant.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), code: 'small' }));
  await new Promise<void>((done) => staff.listen(0, '127.0.0.1', done));
  startPort = await findFreePort();
  const staffUrl = `http://127.0.0.1:${(staff.address() as AddressInfo).port}`;
  start = await startTestService({ merchantsDir, startPage: { port: startPort, staffUrl } });
  alone = await startTestService({ merchantsDir });
}, 240_000);
afterAll(async () => {
  await Promise.all([start.stop(), alone.stop()]);
  staff.close();
  rmSync(merchantsDir, { recursive: true, force: true });
});

const agent = '41.en.light.empty.small.scene.localhost';
const policyOf = (headers: Readonly<Record<string, unknown>>) => String(headers['content-security-policy']);

describe('a scene', () => {
  it('is the page for its visitor, signed in, and its calls are answered in its state @T-098', async () => {
    const { status, text, headers } = await start.call(agent, '/m/home');
    expect(status).toBe(200);
    const [, frame = ''] = /id="livery-frame">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(frame)).toMatchObject({
      merchant: 'small',
      visitor: { memberType: 41, language: 'en', scheme: 'light' },
      session: { token: 'token of 41', userName: 'somebody', type: 41, merchantCode: 'small', firstTimeLogin: false },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect((await start.call(agent, '/livery/frame.js')).status).toBe(200);
    const { headers: passed } = JSON.parse((await start.call(agent, '/wps/banners')).text).value;
    expect(passed).toMatchObject({ merchant: 'small', 'platform-state': 'empty' });
    await start.call(agent, '/m/home');
    expect(asked).toEqual([
      { merchant: 'small', type: 41 },
      { merchant: 'small', type: 41, token: 'token of 41' },
    ]);
  });

  it('leaves the brand itself as it is: no session, no script, no state', async () => {
    const { text } = await start.call('small.localhost', '/m/home');
    expect(text).not.toContain('livery-frame');
    expect((await start.call('small.localhost', '/livery/frame.js')).status).toBe(404);
    const { text: answer } = await start.call('small.localhost', '/wps/banners', {
      headers: { 'platform-state': 'error' },
    });
    expect(answer).not.toContain('platform-state');
    const guest = await start.call('guest.en.dark.menu.small.scene.localhost', '/m/home');
    expect(guest.text).toContain('"opensMenu":true');
    expect(guest.text).not.toContain('"session"');
  });

  it('is no address where visitor, scheme, state or brand are none', async () => {
    for (const name of [
      '7.en.light.empty.small',
      '41.en.grey.empty.small',
      '41.en.light.broken.small',
      '41.en.light.empty.other',
    ])
      expect((await start.call(`${name}.scene.localhost`, '/m/home')).status, name).toBe(421);
  });

  it('may be framed by the start page alone, and there is none without a start page @T-099', async () => {
    for (const host of [agent, 'small.localhost']) {
      const { headers } = await start.call(host, '/m/home');
      expect(policyOf(headers), host).toMatch(new RegExp(`frame-ancestors http://localhost:${startPort};`));
    }
    expect((await alone.call(agent, '/m/home')).status).toBe(421);
    const { headers } = await alone.call('small.localhost', '/m/home');
    expect(policyOf(headers)).toContain("frame-ancestors 'none';");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('the page of states', () => {
  const read = async (query: string) => {
    const answer = await fetch(`http://localhost:${startPort}/states${query}`);
    return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
  };

  it('shows the frames that its address names, and links to every other choice by its address @T-098', async () => {
    const query = '?screen=help.screen&visitor=41&language=en&scheme=light&state=empty&width=320&brand=all';
    const { status, text, policy } = await read(query);
    expect(status).toBe(200);
    expect(policy).toContain(`frame-src http://*.localhost:${start.port};`);
    expect(text).toContain(`<iframe src="http://${agent}:${start.port}/m/help"`);
    expect(text).toContain(`${query.replaceAll('&', '&amp;').replace('visitor=41', 'visitor=guest')}#visitor`);
    expect(text.match(/aria-current="true"/g)).toHaveLength(7);
  });

  it('says what an address names that is not there, as text', async () => {
    const { status, text } = await read('?state=%3Cb%3E&screen=nowhere.screen');
    expect(status).toBe(404);
    expect(text).toContain('There is no state “&lt;b&gt;”.');
    expect(text).toContain('There is no screen “nowhere.screen”.');
    expect(text).toContain(`<iframe src="http://guest.en.dark.usual.small.scene.localhost:${start.port}/m/home"`);
  });
});
