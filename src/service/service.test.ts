import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import fastJsonPatch from 'fast-json-patch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../contracts/canonical-json.ts';
import type { Problem } from '../contracts/problems.ts';
import type { ReleaseEvent } from '../contracts/release.ts';
import { connectControl } from './control-client.ts';
import { CONTROL_SOCKET } from './control-socket.ts';
import type { TestService } from './fixture.ts';
import { startTestService } from './fixture.ts';
import { unpackSource } from './publishing/pack-source.ts';

let running: TestService;
beforeAll(async () => {
  running = await startTestService();
}, 240_000);
afterAll(() => running.stop());

async function aSite(
  patch: Record<string, unknown> = {},
  without: string[] = [],
): Promise<{ code: string; host: string }> {
  const answer = await running.call('localhost', '/livery/test/site', { body: { base: 'karat', patch, without } });
  if (answer.status !== 200) throw new Error(answer.text);
  const { code } = JSON.parse(answer.text);
  return { code, host: `${code}.localhost:${running.port}` };
}

async function control() {
  const operations = await connectControl(join(running.dataDir, CONTROL_SOCKET));
  if (!operations) throw new Error('The control socket does not answer.');
  return operations;
}

/** Opens a stream and gives the events that have arrived so far. */
function openStream(host: string): Promise<{ events: ReleaseEvent[]; close(): void }> {
  return new Promise((resolve, reject) => {
    const events: ReleaseEvent[] = [];
    const outgoing = request(
      { host: '127.0.0.1', port: running.port, path: '/livery/stream', headers: { host } },
      (response) => {
        response.setEncoding('utf8').on('data', (chunk: string) => {
          for (const line of chunk.split('\n')) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)));
        });
        response.on('error', () => {});
        resolve({ events, close: () => outgoing.destroy() });
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('site service', () => {
  it('serves the page of a brand by host, with the release and the status inside', async () => {
    const { host } = await aSite({ site: { flags: { CBS3: true } } });
    const page = await running.call(host, '/m/home');
    expect(page.status).toBe(200);
    expect(page.text).toContain('"seq":1');
    expect(page.text).toContain('"CBS3":true');
    expect(page.text).toContain('"status":{"status":0,"ip":"127.0.0.1"}');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('answers 421 to a host that it does not serve', async () => {
    expect((await running.call('nobody.localhost', '/m/home')).status).toBe(421);
    expect((await running.call('karat.example.evil', '/m/home')).status).toBe(421);
  });

  it('chooses the language of the cookie when the site offers it', async () => {
    const { host } = await aSite();
    const page = (cookie: string) => running.call(host, '/m/home', { headers: { cookie } });
    expect((await page('a=b; livery-language=ur')).text).toContain('lang="ur"');
    expect((await page('a=b; __Host-livery-language=ur')).text).toContain('lang="ur"');
    expect((await page('livery-language=ur; __Host-livery-language=en')).text).toContain('lang="en"');
    expect((await page('x-livery-language=ur')).text).toContain('lang="en"');
    expect((await page('livery-language=xx')).text).toContain('lang="en"');
  });

  it('pushes a flag as a patch that leads to the announced hash, and takes it back', async () => {
    const { code, host } = await aSite({ site: { flags: { CBS3: false } } });
    const stream = await openStream(host);
    const operations = await control();
    const before = await running.call(host, '/livery/pointer');
    const base = JSON.parse(before.text).manifest.parts.site;
    const site = JSON.parse((await running.call(host, `/livery/parts/${base}.json`)).text);
    const note = { code, author: 'mira', reason: 'chat is staffed' };
    expect(await operations.override({ ...note, name: 'flags.CBS3', value: true })).toMatchObject({
      kind: 'published',
      pointer: { seq: 2 },
    });
    await expect.poll(() => stream.events.length).toBe(1);
    const [event] = stream.events;
    expect(event).toMatchObject({ seq: 2, base });
    const patched = fastJsonPatch.applyPatch(site, structuredClone(event?.patch ?? []) as never).newDocument;
    expect(patched.flags.CBS3).toBe(true);
    expect(createHash('sha256').update(canonicalJson(patched)).digest('hex')).toBe(event?.hash);
    expect(await operations.rollback({ ...note, reason: 'wrong' })).toMatchObject({
      pointer: { seq: 3, release: JSON.parse(before.text).release },
    });
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ seq: 3, hash: base });
    stream.close();
  });

  it('hands out what is live and what was, with the live changes of each', async () => {
    const { code } = await aSite();
    const operations = await control();
    await operations.override({ code, author: 'mira', reason: 'chat is staffed', name: 'flags.CBS3', value: true });
    const [live, first] = [await operations.source({ code }), await operations.source({ code, seq: 1 })];
    expect(live).toMatchObject({
      value: { seq: 2, author: 'mira', reason: 'chat is staffed', overrides: [{ name: 'flags.CBS3', value: true }] },
    });
    expect(first).toMatchObject({ value: { seq: 1, overrides: [] } });
    const packed = live.kind === 'answer' ? live.value.packed : '';
    expect((await unpackSource(Buffer.from(packed, 'base64'))).files.has('merchant.json')).toBe(true);
    expect(await operations.source({ code, seq: 9 })).toMatchObject({ kind: 'impossible' });
    expect(await operations.merchants({})).toContain(code);
  });

  it('refuses a change that does not compile, with the reason, and keeps what is live', async () => {
    const { code, host } = await aSite();
    const operations = await control();
    const result = await operations.override({
      code,
      author: 'mira',
      reason: 'typo',
      name: 'flags.CBS33',
      value: true,
    });
    expect(result).toMatchObject({ kind: 'refused', problems: [{ code: 'FLAG_UNKNOWN', nearest: 'CBS3' }] });
    expect(JSON.parse((await running.call(host, '/livery/pointer')).text).seq).toBe(1);
  });

  it('gives parts for ever and compressed, and keeps origins to itself', async () => {
    const { host } = await aSite();
    const { parts } = JSON.parse((await running.call(host, '/livery/pointer')).text).manifest;
    const validators = await running.call(host, `/livery/parts/${parts.validators}.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(validators.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await running.call(host, `/livery/parts/${parts.validators}.svg`)).status).toBe(404);
    expect((await running.call(host, `/livery/parts/${parts.origins}.json`)).status).toBe(404);
  });

  it('derives the status from maintenance and region, and says so in page and call', async () => {
    const { host } = await aSite({ site: { maintenance: true } });
    const first = await running.call(host, '/wps/system/status');
    expect(JSON.parse(first.text).value).toMatchObject({ maintenance: true, regionRestriction: false });
    const again = await running.call(host, '/wps/system/status', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect((await running.call(host, '/m/login')).text).toContain('"status":{"status":1');
  });

  it('closes pages and calls of a site under maintenance with 503, and goes on telling its status and releases', async () => {
    const { host, code } = await aSite({ site: { maintenance: true, paths: { wallet: '/pay/purse' } } });
    const closed = { 'retry-after': '60', 'livery-maintenance': '1' };
    for (const path of ['/', '/m', '/m/home', '/m/login', '/m/member/home']) {
      const page = await running.call(host, path);
      expect(page, path).toMatchObject({
        status: 503,
        headers: { ...closed, 'content-type': 'text/html; charset=utf-8' },
      });
      expect(page.text).toContain('"status":{"status":1');
    }
    const calls = ['/wps/game/list', '/pay/purse', '/art/games/ember-tiger'];
    const answers = await Promise.all([
      ...calls.map((path) => running.call(host, path)),
      running.call(host, '/wps/session/login', { body: {}, headers: { origin: `http://${host}` } }),
    ]);
    for (const { status, headers, text } of answers) {
      expect({ status, headers }).toMatchObject({ status: 503, headers: { ...closed, 'cache-control': 'no-store' } });
      expect(JSON.parse(text)).toMatchObject({ code: 'system.upgrading' });
    }
    const service = [
      '/wps/customer-service',
      '/wps/chat/launch?b2c=1',
      '/wps/chat/window?ticket=t',
      '/wps/chat/window/conversation',
      '/wps/chat/chat.js',
    ];
    const answer = await running.call(host, '/wps/chat/window/conversation', {
      text: 'text=Hello',
      headers: { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers['livery-maintenance']]).toEqual([200, undefined]);
    for (const path of [...service, '/wps/system/status', '/livery/pointer', '/manifest.webmanifest']) {
      const { status, headers } = await running.call(host, path);
      expect([path, status, headers['livery-maintenance']]).toEqual([path, 200, undefined]);
    }
    const open = await aSite();
    expect((await running.call(open.host, '/m/home')).status).toBe(200);
    expect((await running.call(open.host, '/m/home')).headers).not.toHaveProperty('livery-maintenance');
    expect(code).not.toBe(open.code);
  });

  it('passes platform calls on under the merchant of the host, whatever the browser claims', async () => {
    const { code, host } = await aSite();
    const answer = await running.call(host, '/wps/game/list?x=1', { headers: { merchant: 'karat' } });
    expect(JSON.parse(answer.text).value).toMatchObject({ url: '/wps/game/list?x=1', headers: { merchant: code } });
    const foreign = await running.call(host, '/wps/session/login', {
      body: {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('shows the effective site only to who holds the internal key', async () => {
    const { code } = await aSite();
    expect((await running.call('127.0.0.1', `/livery/internal/site/${code}`)).status).toBe(403);
  });

  it('compiles a site without a contribution, a condition, a flag', async () => {
    const { host } = await aSite({ site: { flags: { CBS3: true } } }, ['liveChat.row', 'flag:CBS3']);
    const { manifest } = JSON.parse((await running.call(host, '/livery/pointer')).text);
    const site = JSON.parse((await running.call(host, `/livery/parts/${manifest.parts.site}.json`)).text);
    expect(site.flags.CBS3).toBe(false);
    expect(site.slots['messageCentre.row'].map(({ id }: { id: string }) => id)).not.toContain('liveChat.row');
  });

  it('compiles a site without a field, a rule, a length, a call, a text, and with a setting at its default', async () => {
    const { host } = await aSite({ merchant: { settings: { 'trial.goHome': false } } }, [
      'form:loginUsername.password',
      'form:loginUsername.username#minLength',
      'setting:trial.goHome',
      'rule:username.min=7',
      'call:wallet',
      'text:errors.captcha',
      'site:maintenance=true',
    ]);
    const { manifest } = JSON.parse((await running.call(host, '/livery/pointer')).text);
    const part = async (hash: string) => JSON.parse((await running.call(host, `/livery/parts/${hash}.json`)).text);
    const site = await part(manifest.parts.site);
    expect(site).toMatchObject({ maintenance: true, paths: { wallet: '/wps/taken-away' } });
    expect(site.settings['trial.goHome']).toBe(true);
    const { loginUsername, registrationUsername } = await part(manifest.parts.forms);
    expect(Object.keys(loginUsername.schema.properties).toSorted()).toEqual(['captcha', 'username']);
    expect(loginUsername.schema.required).toEqual(['username']);
    expect(loginUsername.schema.properties.username).not.toHaveProperty('minLength');
    expect(loginUsername.$id).toBe(site.forms.loginUsername);
    expect(registrationUsername.schema.properties.username.minLength).toBe(7);
    expect((await part(manifest.parts.strings.en)).errors.captcha).toBe('—');
  });

  it('refuses to take away what nobody declares', async () => {
    await expect(aSite({}, ['form:loginUsername.nobody'])).rejects.toThrow('nothing to take away');
    await expect(aSite({}, ['nobody.item'])).rejects.toThrow('to take away');
  });

  it('refuses a domain that another live merchant has, at its place, and a first publisher keeps it', async () => {
    const { code } = await aSite({ merchant: { domains: ['one.example', 'shared.example'] } });
    const merchant = { domains: ['two.example', 'shared.example'] };
    const body = { base: 'karat', patch: { merchant } };
    const answer = await running.call('localhost', '/livery/test/site', { body });
    expect(answer.status).toBe(422);
    const { problems } = JSON.parse(answer.text) as { problems: readonly Problem[] };
    expect(problems).toMatchObject([
      { code: 'DOMAIN_TAKEN', pointer: '/domains/1', message: expect.stringContaining(code) },
    ]);
    expect(problems[0]?.line).toBeGreaterThan(1);
    expect((await running.call('shared.example', '/m/home')).status).toBe(200);
  });

  it('ends an override at its time, and shows what lay below it', async () => {
    const { code, host } = await aSite({ site: { flags: { CBS3: false } } });
    const operations = await control();
    const change = { code, author: 'mira', reason: 'one second', name: 'flags.CBS3' };
    await operations.override({ ...change, value: true });
    const until = new Date(Date.now() + 1_200).toISOString();
    await operations.override({ ...change, value: false, until });
    expect((await running.call(host, '/m/home')).text).toContain('"CBS3":false');
    await expect.poll(async () => (await running.call(host, '/m/home')).text, { timeout: 6_000 }).toContain('"seq":4');
    expect((await running.call(host, '/m/home')).text).toContain('"CBS3":true');
  });

  it('gives an error card a reference, which explains what was behind it', async () => {
    const { code, host } = await aSite();
    const { release } = JSON.parse((await running.call(host, '/livery/pointer')).text);
    const body = { release, seq: 1, reason: 'Loading failed', page: '/m/help', call: 'help 500 server.error' };
    const answer = await running.call(host, '/livery/report', { body });
    expect(answer.status).toBe(200);
    const { reference } = JSON.parse(answer.text);
    const operations = await control();
    expect(await operations.why({ reference })).toMatchObject({
      kind: 'answer',
      value: { card: { ...body, merchant: code, reference }, change: { seq: 1, action: 'publish', author: 'test' } },
    });
    expect(await operations.why({ reference: 'NOBODY' })).toMatchObject({ kind: 'impossible' });
  });
});
