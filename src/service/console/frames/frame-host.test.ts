import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FrameLine, FramesAnswer, FramesOf } from '../../../contracts/console/frames.ts';
import { startTestService, type TestService } from '../../fixture.ts';

const consoleHost = 'console.localhost';
const consoleOrigin = `http://${consoleHost}`;
let livery: TestService;
let merchant = '';
let cookie = '';

beforeAll(async () => {
  livery = await startTestService({ consoleOrigin, previewsOrigin: 'http://preview.localhost' });
  merchant = livery.service.brands[0]?.code ?? '';
  const token = new URL(livery.service.firstLink ?? '').hash.slice(1);
  const { secret } = JSON.parse((await act('/join', { token, name: 'Ines', password: 'a quiet night on duty' })).text);
  const joined = await act('/join/confirm', { token, code: new TOTP({ secret }).generate() });
  cookie = String(joined.headers['set-cookie']).split(';')[0] ?? '';
}, 240_000);
afterAll(() => livery.stop());

const act = (path: string, body: unknown) =>
  livery.call(consoleHost, `/api${path}`, { body, headers: { origin: consoleOrigin, cookie } });
const pointer = async () => (await livery.call(`${merchant}.localhost`, '/livery/pointer')).text;

async function aDraft() {
  const changes = [{ merchant, name: 'flags.CBS3', value: !(await isOn()) }];
  return { changes, base: { [merchant]: JSON.parse(await pointer()).seq } };
}

const look = async () => frames({ changes: (await aDraft()).changes });

async function frames(of: FramesOf): Promise<FramesAnswer> {
  const { status, text } = await act('/frames', { merchant, of });
  expect(status, text).toBe(200);
  return JSON.parse(text);
}

const isOn = async () => (await livery.call(`${merchant}.localhost`, '/m/home')).text.includes('"CBS3":true');
const valueAt = async (frame: FrameLine) => (await livery.call(hostOf(frame), '/m/home')).text.includes('"CBS3":true');
const hostOf = ({ address }: { readonly address: string }) => new URL(address).host;

it('shows what is live and what a change makes of it, and nothing goes live', async () => {
  const live = await pointer();
  const { before, after } = await look();
  const on = await isOn();
  const [was, is] = await Promise.all([before, after].map((one) => livery.call(hostOf(one ?? after), '/m/home')));
  expect(was?.text).toContain(`"CBS3":${on}`);
  expect(is?.text).toContain(on ? '"CBS3":false' : '"CBS3":true');
  expect(await pointer()).toBe(live);
});

it('@C-304 lets the console alone show a frame, and a frame load nothing of others but pictures', async () => {
  const { after } = await look();
  const { headers } = await livery.call(hostOf(after), '/m/home');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${consoleOrigin}`);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/frame-src|unsafe|nonce/);
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const own = await livery.call(consoleHost, '/');
  expect(own.headers['content-security-policy']).toContain('frame-src http://*.preview.localhost;');
  const brand = await livery.call(`${merchant}.localhost`, '/m/home');
  expect(brand.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(brand.text).not.toContain('frame.js');
  expect((await livery.call(`${merchant}.localhost`, '/livery/frame.js')).status).toBe(404);
});

it('@C-303 passes on what draws a page for a guest, without a player, and nothing else', async () => {
  const host = hostOf((await look()).after);
  const headers = { authorization: 'Bearer somebody' };
  const banners = await livery.call(host, '/wps/banners', { headers });
  expect(banners.status).toBe(200);
  expect(banners.text).toContain(`"merchant":"${merchant}"`);
  expect(banners.text).not.toContain('somebody');
  const refused = [
    ['GET', '/wps/wallet'],
    ['GET', '/wps/member/trial'],
    ['GET', '/wps/game/launch'],
    ['POST', '/wps/session/login'],
    ['POST', '/wps/wallet/deposit'],
    ['PUT', '/wps/member/register'],
    ['DELETE', '/wps/session/logout'],
    ['POST', '/livery/report'],
    ['POST', '/livery/test/reset'],
  ] as const;
  for (const [method, path] of refused) {
    const { status, text } = await livery.call(host, path, {
      method,
      headers,
      ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
    });
    expect([status, text.includes('PREVIEW')], `${method} ${path}`).toEqual([403, true]);
  }
  for (const path of ['/livery/internal/rules', '/livery/test/reset', '/sw.js', '/api/session', '/elsewhere'])
    expect((await livery.call(host, path)).status, path).toBe(404);
});

it('@C-305 serves the parts of what is not published at its frames alone', async () => {
  const { before, after } = await look();
  const manifestAt = async (host: string) => JSON.parse((await livery.call(host, '/livery/pointer')).text).manifest;
  const site = `/livery/parts/${(await manifestAt(hostOf(after))).parts.site}.json`;
  expect((await livery.call(hostOf(after), site)).status).toBe(200);
  expect((await livery.call(hostOf(before ?? after), site)).status).toBe(404);
  expect((await livery.call(`${merchant}.localhost`, site)).status).toBe(404);
});

it('@C-306 shows a change set that waits by what it would do, and one that is published by what it did', async () => {
  const { changes, base } = await aDraft();
  const { text } = await act('/change-sets', { changes, base, reason: 'to look at it later' });
  const set = JSON.parse(text);
  expect(set.state).toBe('published');
  const answer = await frames({ changeSet: set.id });
  expect([answer.before?.seq, answer.after.seq]).toEqual([1, 2]);
  const [was, is] = await Promise.all([answer.before, answer.after].map((one) => valueAt(one ?? answer.after)));
  expect([was, is]).toEqual([!changes[0]?.value, changes[0]?.value]);
  const nobody = { changeSet: '00000000-0000-4000-8000-000000000000' };
  expect((await act('/frames', { merchant, of: nobody })).status).toBe(404);
});

it('@C-307 opens a state of the history as it was, marked as past, and what is live without a mark', async () => {
  const past = await frames({ seq: 1 });
  expect(past.before).toBeUndefined();
  expect(past.screens.length).toBeGreaterThan(20);
  const shown = await livery.call(hostOf(past.after), '/m/home');
  expect(shown.text).toContain('Past: #1, live since ');
  expect((await livery.call(hostOf((await frames({ seq: 2 })).after), '/m/home')).text).not.toContain('Past');
  expect((await act('/frames', { merchant, of: { seq: 99 } })).status).toBe(404);
});

it('@C-308 says what differs between any two states, in the words of livery diff', async () => {
  const compare = async (from: number | string, to: number) => {
    const query = `/merchants/${merchant}/compare?from=${from}&to=${to}`;
    const answer = await livery.call(consoleHost, `/api${query}`, { headers: { cookie } });
    return { status: answer.status, json: JSON.parse(answer.text) };
  };
  const { json } = await compare(1, 2);
  expect(json.noticed.join(' ')).toMatch(/liveChat\.\w+ (?:disappears from|appears in) messageCentre\.row/);
  expect(json.values.join(' ')).toMatch(/flags\.CBS3: (?:on → off|off → on) \(/);
  expect([json.from.seq, json.to.words, json.isSeen]).toEqual([1, expect.stringContaining('switched CBS3'), true]);
  const back = (await compare(2, 1)).json.values;
  expect(back).not.toEqual(json.values);
  expect((await compare(1, 1)).json).toMatchObject({ noticed: [], values: [], words: [], isSeen: false });
  expect([(await compare(1, 99)).status, (await compare('x', 1)).status]).toEqual([404, 400]);
  expect(JSON.parse((await act('/frames', { merchant, of: { from: 1, to: 1 } })).text).kind).toBe('same');
});

it('@C-302 asks over TLS for a key beside the name, which travels in clear: in the address, then by a cookie', async () => {
  const origin = 'https://console.example.com';
  const tls = await startTestService({ consoleOrigin: origin, previewsOrigin: 'https://preview.example.com' });
  const ask = (path: string, body: unknown, own = '') =>
    tls.call('console.example.com', `/api${path}`, { body, headers: { origin, cookie: own } });
  const token = new URL(tls.service.firstLink ?? '').hash.slice(1);
  const { secret } = JSON.parse((await ask('/join', { token, name: 'Ines', password: 'a quiet night on duty' })).text);
  const joined = await ask('/join/confirm', { token, code: new TOTP({ secret }).generate() });
  const session = String(joined.headers['set-cookie']).split(';')[0] ?? '';
  const code = tls.service.brands[0]?.code ?? '';
  const { after } = JSON.parse((await ask('/frames', { merchant: code, of: { seq: 1 } }, session)).text);
  const { host, pathname, search } = new URL(after.address);
  const page = await tls.call(host, `${pathname}${search}`);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  const given = String(page.headers['set-cookie']);
  expect(given).toMatch(/^__Host-livery-frame=[0-9a-f]{40}; Path=\/; Secure; HttpOnly; SameSite=None; Partitioned$/);
  const kept = { cookie: `livery-language=en; ${given.split(';')[0]}` };
  const { manifest } = JSON.parse((await tls.call(host, '/livery/pointer', { headers: kept })).text);
  const part = await tls.call(host, `/livery/parts/${manifest.parts.site}.json`, { headers: kept });
  expect([part.status, part.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  for (const path of [pathname, '/livery/pointer', `${pathname}?frame=`, `${pathname}?frame=${'0'.repeat(40)}`]) {
    expect((await tls.call(host, path)).status, path).toBe(410);
    expect((await tls.call(host, path, { headers: { cookie: '__Host-livery-frame=' } })).status, path).toBe(410);
  }
  // The key of another frame opens no other one.
  const other = new URL(
    JSON.parse((await ask('/frames', { merchant: code, of: { seq: 1 } }, session)).text).after.address,
  );
  expect((await tls.call(other.host, `${other.pathname}${other.search}`)).status).toBe(200);
  expect((await tls.call(host, `${pathname}${other.search}`)).status).toBe(410);
  const foreign = { cookie: `__Host-livery-frame=${other.searchParams.get('frame')}` };
  expect((await tls.call(host, pathname, { headers: foreign })).status).toBe(410);
  await tls.stop();
}, 120_000);

it('@C-302 ends with the session of the person, and asks for one', async () => {
  const host = hostOf((await look()).after);
  expect((await livery.call(host, '/m/home')).status).toBe(200);
  await act('/sign-out', {});
  const over = await livery.call(host, '/m/home');
  expect([over.status, over.text.includes('This preview is over')]).toEqual([410, true]);
  expect(over.headers['content-security-policy']).toContain(`frame-ancestors ${consoleOrigin}`);
  expect((await act('/frames', { merchant, of: { seq: 1 } })).status).toBe(401);
});
