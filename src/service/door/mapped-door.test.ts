import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encryptBody, type KeySet } from '../../client/platform/encrypt.ts';
import { startTestService, type TestService } from '../fixture.ts';
import { type OtherDialect, openOtherDialect, otherDialect } from '../mapping/other-dialect.fixture.ts';

const secret = 'k-482915';
const answers = new Map<string, readonly [number, unknown]>();
const received: { readonly url: string; readonly body: string; readonly headers: unknown }[] = [];
const closing: (() => unknown)[] = [];
let ours: Server;
let dialect: OtherDialect;
let running: TestService;

/** What stands behind the dialect: whatever the test says, and the keys that the platform publishes. */
beforeAll(async () => {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), use: 'enc', alg: 'ECDH-ES', kid: 'p' };
  ours = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const path = (incoming.url ?? '').split('?')[0] ?? '';
      if (path !== '/wps/keys') received.push({ url: incoming.url ?? '', body, headers: incoming.headers });
      const [status, given] = answers.get(path) ?? [200, { value: {} }];
      response.writeHead(status, { 'content-type': 'application/json', etag: '"1"', 'set-cookie': 'a=b' });
      response.end(JSON.stringify(path === '/wps/keys' ? { keys: [jwk] } : given));
    });
  });
  await new Promise<void>((done) => ours.listen(0, '127.0.0.1', done));
  const platformUrl = `http://127.0.0.1:${(ours.address() as AddressInfo).port}`;
  const tls = await generate([{ name: 'commonName', value: 'platform' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  dialect = await openOtherDialect({ platformUrl, key: secret, tls: { cert: tls.cert, key: tls.private } });
  process.env['PLATFORM_KARAT__KEY'] = secret;
  process.env['PLATFORM_CA'] = tls.cert;
  const platformMapping = { ...otherDialect, ca: { env: 'PLATFORM_CA' } };
  running = await startTestService({ sandboxUrl: dialect.url, platformMapping });
  closing.push(
    () => running.stop(),
    () => dialect.close(),
    () => ours.close(),
  );
}, 240_000);
afterAll(async () => {
  for (const close of closing) await close();
  delete process.env['PLATFORM_KARAT__KEY'];
  delete process.env['PLATFORM_CA'];
});
afterEach(() => {
  answers.clear();
  received.length = 0;
});

const call = async (path: string, options: Parameters<TestService['call']>[2] = {}) => {
  const answer = await running.call(`karat.localhost:${running.port}`, path, options);
  return { ...answer, body: JSON.parse(answer.text) as unknown };
};
const lastArrival = () => dialect.arrivals.at(-1);

describe('the door to a platform of another dialect', { timeout: 240_000 }, () => {
  it('decrypts the login, sends it in the platform’s words over its own CA, and reads the session', async () => {
    const keys = JSON.parse((await call('/wps/keys')).text) as KeySet;
    const body = await encryptBody({ username: 'marlow', password: 'Livery-2026', type: 'username' }, keys, 'login');
    answers.set('/wps/session/login', [
      200,
      { value: { token: 't-1', userName: 'marlow', type: 0, firstTimeLogin: false } },
    ]);
    const headers = { 'content-type': 'application/jose', encryption: 'JWE', 'x-api-key': 'forged', cookie: 'a=b' };
    const answer = await call('/wps/session/login', { method: 'POST', text: body, headers });
    expect([answer.status, answer.body]).toEqual([
      200,
      { value: { token: 't-1', userName: 'marlow', type: 0, firstTimeLogin: false } },
    ]);
    expect(lastArrival()).toMatchObject({
      method: 'POST',
      path: '/gateway/v3/auth/sign-in',
      body: { credentials: { login: 'marlow', secret: 'Livery-2026' }, via: 'web', type: 'username' },
      headers: { 'x-api-key': secret, 'x-channel': 'mobile', merchant: 'karat', 'content-type': 'application/json' },
    });
    for (const name of ['encryption', 'cookie']) expect(lastArrival()?.headers).not.toHaveProperty(name);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const damaged = await call('/wps/session/login', { method: 'POST', text: `${body}x`, headers });
    expect([damaged.status, damaged.body]).toMatchObject([400, { code: 'BODY_UNREADABLE' }]);
  });

  it('counts guesses by the name that it decrypts, whatever their header states', async () => {
    const keys = JSON.parse((await call('/wps/keys')).text) as KeySet;
    answers.set('/wps/session/login', [400, { code: 'login.failed', message: 'wrong' }]);
    const headers = { 'content-type': 'application/jose', encryption: 'JWE' };
    const bodies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        encryptBody({ username: 'ottoline', password: `guess ${index}` }, keys, index % 2 ? 'login' : undefined),
      ),
    );
    const all = await Promise.all(
      bodies.map((body) => call('/wps/session/login', { method: 'POST', text: body, headers })),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('carries the token where the platform reads it, fields in the path, and fields as a body', async () => {
    answers.set('/wps/wallet', [200, { value: { sumBalance: '20.00' } }]);
    const headers = { authorization: 'Bearer t-1', 'if-none-match': '"1"' };
    const wallet = await call('/wps/wallet?merchantCode=karat', { headers });
    expect([wallet.status, wallet.body]).toEqual([200, { value: { sumBalance: '20.00' } }]);
    expect(lastArrival()).toMatchObject({ path: expect.stringMatching(/^\/gateway\/v3\/brands\/karat\/wallet/) });
    expect(lastArrival()?.headers).toMatchObject({ 'x-session': 't-1' });
    for (const name of ['authorization', 'if-none-match']) expect(lastArrival()?.headers).not.toHaveProperty(name);
    expect(wallet.headers).not.toHaveProperty('etag');

    const bets = [{ id: 31, gameName: 'Ember Tiger', stake: '5.00', win: '0.00', placedAt: '2026-03-05T14:05:00Z' }];
    answers.set('/wps/records/bets', [200, { value: { list: bets, totalPages: 1 } }]);
    const records = await call('/wps/records/bets?page=2&pageSize=10', { headers });
    expect(records.body).toEqual({ value: { list: bets, totalPages: 1 } });
    expect(lastArrival()).toMatchObject({
      method: 'POST',
      path: '/gateway/v3/history/bets',
      body: { pageNo: '2', pageSize: '10' },
    });

    answers.set('/wps/wallet/methods', [200, { value: { list: [{ id: 'bank' }] } }]);
    const methods = await call('/wps/wallet/methods?direction=withdraw&language=en', { headers });
    expect(methods.body).toEqual({ value: { list: [{ id: 'bank' }] } });
    expect(lastArrival()?.path).toBe('/gateway/v3/cashier/withdraw?language=en');
  });

  it.each(['..', '.', 'a/b', 'a%2fb', 'a?b', 'a#b', '//evil.example', '', 'a\\b', 'a b', 'x'.repeat(101)])(
    'lets no field %j choose the path',
    async (direction) => {
      const before = dialect.arrivals.length;
      const answer = await call(`/wps/wallet/methods?${new URLSearchParams({ direction }).toString()}`);
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'FIELD_UNFIT' }]);
      expect(dialect.arrivals.slice(before).filter(({ path }) => path.includes('cashier'))).toEqual([]);
    },
  );

  it('says failures in the codes of the contract, with their status', async () => {
    answers.set('/wps/session/login', [400, { code: 'login.failed', message: 'wrong', value: { captcha: true } }]);
    const refused = await call('/wps/session/login', { body: { username: 'a', password: 'b' } });
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'login.failed', message: 'wrong', value: { captcha: true } },
    ]);
    answers.set('/wps/wallet', [401, { code: 'session.ended', message: 'out' }]);
    const ended = await call('/wps/wallet', { headers: { authorization: 'Bearer t-0' } });
    expect([ended.status, ended.body]).toEqual([401, { code: 'session.ended', message: 'out' }]);
    answers.set('/wps/wallet', [404, { code: 'user.not.exist', message: 'who' }]);
    expect(await call('/wps/wallet')).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^T-/) } });
  });

  it('asks for no call that the platform lacks, and none without its key', async () => {
    const before = dialect.arrivals.length;
    const absent = await call('/wps/lottery/list');
    expect([absent.status, absent.body]).toMatchObject([404, { code: 'CALL_ABSENT' }]);
    expect(dialect.arrivals.slice(before).map(({ path }) => path)).not.toContain('/gateway/v3/wps/lottery/list');
    for (const { headers } of dialect.arrivals) expect(headers['x-api-key']).toBe(secret);
  });

  it('asks for the region in the platform’s words too, and opens no restricted site', async () => {
    answers.set('/wps/system/region', [200, { value: { regionRestriction: true } }]);
    expect(await call('/wps/wallet')).toMatchObject({ status: 403, body: { code: 'region.restricted' } });
    expect(lastArrival()?.path).toMatch(/^\/gateway\/v3\/wps\/system\/region\?ip=/);
  });
});
