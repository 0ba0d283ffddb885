import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectControl } from '../control-client.ts';
import { CONTROL_SOCKET } from '../control-socket.ts';
import { startTestService, type TestService } from '../fixture.ts';
import { openJsonLog } from '../log/service-log.ts';

let livery: TestService;
const logged: string[] = [];
const consoleHost = 'console.localhost';
beforeAll(async () => {
  livery = await startTestService({
    consoleOrigin: `http://${consoleHost}`,
    log: openJsonLog((line) => void logged.push(line)),
  });
}, 240_000);
afterAll(() => livery.stop());

const brand = () => `${livery.service.brands[0]?.code}.localhost`;

it('gives a link for the first administrator at the start @C-122', () => {
  expect(livery.service.firstLink).toMatch(/^http:\/\/console\.localhost\/join#[\w-]{43}$/);
});

it('answers its own host alone, whatever its port and case @C-120', async () => {
  for (const named of [consoleHost, `${consoleHost}:${livery.port}`, 'CONSOLE.localhost']) {
    const { status, text, headers } = await livery.call(named, '/api/session');
    expect([status, text]).toEqual([200, '{"state":"signed-out","isFirst":true,"hasPasskeys":true}']);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

it('leads from the console to no route of a brand, the platform, staff or tests @C-120', async () => {
  const paths = [
    '/m/home',
    '/livery/pointer',
    '/livery/stream',
    '/livery/status',
    '/livery/internal/rules',
    '/livery/test/reset',
    '/sw.js',
    '/people/1',
    '/api/nothing',
  ];
  for (const path of paths) {
    const { status, text } = await livery.call(consoleHost, path);
    expect([status, JSON.parse(text).code], path).toEqual([404, 'NOT_FOUND']);
  }
});

it('gives its page at its own addresses, under a policy that takes scripts from this host alone @C-121', async () => {
  for (const path of [
    '/',
    '/join',
    '/flags/flags.CBS3',
    '/changes/abc',
    '/stop?name=maintenance',
    '/sessions',
    '/support/ab/1',
    '/settings',
    '/settings/settings.ages.gate',
    '/questions',
    '/questions/ab/1',
    '/applications',
    '/applications/ab/1',
  ]) {
    const { status, text, headers } = await livery.call(consoleHost, path);
    expect([status, text], path).toEqual([200, '<!doctype html><title>Console</title>']);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe/);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

it('says by its page that an address has nothing, and to programs by a refusal @C-121', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml' };
  const visited = await livery.call(consoleHost, '/nowhere/at/all', { headers });
  expect([visited.status, visited.text]).toEqual([404, '<!doctype html><title>Console</title>']);
  expect(visited.headers['content-security-policy']).toContain("script-src 'self'");
  const asked = await livery.call(consoleHost, '/api/nothing', { headers });
  expect([asked.status, JSON.parse(asked.text).code]).toEqual([404, 'NOT_FOUND']);
});

it('leads from no other host to the console @C-120', async () => {
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

it('leads what follows a malformed request on its connection to no brand @C-120', async () => {
  const card = (reason: string) => ({ release: 'f00', seq: 1, reason, page: '/m/home' });
  const followed = JSON.stringify(card('followed'));
  const packet = [
    `GET /api/session HTTP/1.1\r\nHost: ${consoleHost}\r\nConnection: merchant\r\n\r\n`,
    `POST /livery/report HTTP/1.1\r\nHost: ${brand()}\r\nContent-Type: application/json\r\n`,
    `Content-Length: ${followed.length}\r\n\r\n${followed}`,
  ].join('');
  const answered = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(livery.port, '127.0.0.1', () => socket.write(packet));
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  // What is asked later is done later.
  await livery.call(brand(), '/livery/report', { body: card('asked') });
  const countOf = (reason: string) => logged.filter((line) => line.includes(`"reason":"${reason}"`)).length;
  expect([countOf('followed'), countOf('asked')]).toEqual([0, 1]);
});

it('is absent where nobody asked for it @C-120', async () => {
  const plain = await startTestService();
  expect((await plain.call(consoleHost, '/api/session')).status).toBe(421);
  await plain.stop();
}, 240_000);

it('lets a further administrator in from the server itself @C-122', async () => {
  const socket = await connectControl(join(livery.dataDir, CONTROL_SOCKET));
  const answer = await socket?.inviteStaff({ name: 'Ines Okafor' });
  const link = answer?.kind === 'answer' ? new URL(answer.value.link) : undefined;
  expect(link?.origin).toBe(`http://${consoleHost}`);
  const body = { token: link?.hash.slice(1), name: 'ignored', password: 'correct horse battery' };
  const headers = { origin: `http://${consoleHost}` };
  const { text } = await livery.call(consoleHost, '/api/join', { body, headers });
  expect(JSON.parse(text)).toMatchObject({ name: 'Ines Okafor', role: 'administrator' });
});

it('tells an open console of a move that somebody made elsewhere, once @C-510', async () => {
  const act = async (path: string, body: unknown) => {
    const answer = await livery.call(consoleHost, `/api${path}`, {
      body,
      headers: { origin: `http://${consoleHost}` },
    });
    return { json: JSON.parse(answer.text), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const token = new URL(livery.service.firstLink ?? '').hash.slice(1);
  const { json } = await act('/join', { token, name: 'Ines', password: 'correct horse battery' });
  const code = new TOTP({ secret: json.secret }).generate();
  const { cookie } = await act('/join/confirm', { token, code });
  expect(cookie).toMatch(/^livery-console=/);
  const heard: string[] = [];
  const stream = get({
    port: livery.port,
    host: '127.0.0.1',
    path: '/api/events',
    headers: { host: consoleHost, cookie },
  });
  stream.on('response', (answer) => answer.on('data', (bytes) => heard.push(String(bytes))));
  await expect.poll(() => heard.join('')).toContain('retry');
  const merchant = livery.service.brands[0]?.code ?? '';
  const moved = `event: moved\ndata: {"merchant":"${merchant}"`;
  const socket = await connectControl(join(livery.dataDir, CONTROL_SOCKET));
  await socket?.override({ code: merchant, name: 'maintenance', value: true, author: 'Sam', reason: 'upgrade' });
  await expect.poll(() => heard.join(''), { timeout: 10_000 }).toContain(moved);
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Other brands may still be arriving from the start.
  expect(heard.join('').split(moved)).toHaveLength(2);
  stream.destroy();
});
