import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import type { TestService } from '../fixture.ts';
import { startTestService } from '../fixture.ts';

interface Arrival {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A platform that limits nothing and refuses everything that it is told to. */
const arrivals: Arrival[] = [];
let status = 200;
let location: string | undefined;
let isRestricted = false;
/** How many of the next calls the platform answers by letting go of the connection. */
let lost = 0;
let platform: Server;
let running: TestService;
let host = '';

beforeAll(async () => {
  platform = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      arrivals.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
      if (lost > 0 && !incoming.url?.startsWith('/wps/system/')) {
        lost -= 1;
        incoming.socket.destroy();
        return;
      }
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'set-cookie': 'a=b',
          ...(location ? { location } : {}),
        })
        .end(JSON.stringify({ value: { regionRestriction: isRestricted } }));
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  running = await startTestService({
    sandboxUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    trustedProxies: ['127.0.0.1'],
  });
  host = `karat.localhost:${running.port}`;
}, 240_000);
afterAll(async () => {
  await running.stop();
  platform.close();
});
beforeEach(() => {
  status = 200;
  location = undefined;
  isRestricted = false;
  lost = 0;
});

const call = (path: string, options: Parameters<TestService['call']>[2] = {}, brand = host) =>
  running.call(brand, path, options);

/** What arrived for somebody: before it the door asks where the visitor is. */
const passedOn = () => arrivals.filter(({ url }) => !url?.startsWith('/wps/system/region'));

/** What of a number of calls at the same moment the platform got to see. */
async function arrivedOf(count: number, path: string, options: (index: number) => Parameters<TestService['call']>[2]) {
  arrivals.length = 0;
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(path, options(index))));
  return { arrived: passedOn().length, refused: answers.filter((answer) => answer.status === 429) };
}

describe('the door to the platform', { timeout: 240_000 }, () => {
  it('follows no platform elsewhere, for a call, for a page, or for the region of a visitor', async () => {
    [status, location] = [302, `http://127.0.0.1:${(platform.address() as AddressInfo).port}/caught`];
    const asked = await call('/wps/game/list');
    expect([asked.status, asked.headers['location']]).toEqual([302, undefined]);
    await call('/m/home');
    await call('/wps/system/status');
    expect(arrivals.some(({ url }) => url?.startsWith('/wps/system/region'))).toBe(true);
    expect(arrivals.filter(({ url }) => url?.startsWith('/caught'))).toEqual([]);
  });

  it('sends the path of the list, the query in one spelling, and the merchant of the host', async () => {
    arrivals.length = 0;
    await call('/wps/game/list?q=a%20b&q=%2Fx', {
      headers: { merchant: 'soda', cookie: 'a=b', authorization: 'Bearer t' },
    });
    expect(passedOn()).toEqual([
      expect.objectContaining({
        method: 'GET',
        url: '/wps/game/list?q=a+b&q=%2Fx',
        headers: expect.objectContaining({ merchant: 'karat', authorization: 'Bearer t', 'x-forwarded-host': host }),
      }),
    ]);
    expect(passedOn()[0]?.headers).not.toHaveProperty('cookie');
  });

  it('hands a body on as it came, and a cookie of the platform to nobody', async () => {
    arrivals.length = 0;
    const answer = await call('/wps/feedback', { body: { content: 'گیم' } });
    expect(passedOn()).toMatchObject([{ method: 'POST', body: '{"content":"گیم"}' }]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('asks a question once more whose connection the platform let go, and sends nothing else again', async () => {
    const ask = async (path: string, losses: number, options: Parameters<typeof call>[1] = {}) => {
      arrivals.length = 0;
      lost = losses;
      const { status: answered } = await call(path, options);
      return [answered, passedOn().length];
    };
    expect(await ask('/wps/game/list', 1)).toEqual([200, 2]);
    expect(await ask('/wps/game/list', 9)).toEqual([502, 2]);
    expect(await ask('/wps/captcha', 9)).toEqual([502, 1]);
    const json = { 'content-type': 'application/json' };
    expect(await ask('/wps/feedback', 9, { method: 'POST', text: '{}', headers: json })).toEqual([502, 1]);
    status = 503;
    expect(await ask('/wps/game/list', 0)).toEqual([503, 1]);
  });

  it('answers 404 to what is not on the list, and the platform hears nothing', async () => {
    arrivals.length = 0;
    for (const path of ['/outbox', '/wps/outbox', '/support', '/test/calls', '/play', '/wps/session/login/']) {
      expect([path, (await call(path)).status]).toEqual([path, 404]);
    }
    expect((await call('/wps/session/login', { method: 'DELETE' })).status).toBe(404);
    expect(arrivals).toEqual([]);
  });

  it('refuses what a visitor from a blocked region calls, but for the status and customer service', async () => {
    isRestricted = true;
    arrivals.length = 0;
    for (const [path, options] of [
      ['/wps/game/list', {}],
      ['/wps/wallet', {}],
      ['/wps/session/login', { body: {} }],
    ] as const) {
      const { status: answered, headers, text: said } = await call(path, options);
      expect([path, answered, headers['cache-control']]).toEqual([path, 403, 'no-store']);
      expect(JSON.parse(said)).toMatchObject({ code: 'region.restricted' });
    }
    expect(passedOn()).toEqual([]);
    for (const path of ['/wps/customer-service', '/wps/chat/launch', '/wps/system/status']) {
      expect([path, (await call(path)).status]).toEqual([path, 200]);
    }
  });

  it('closes no call where nobody tells the region', async () => {
    status = 500;
    arrivals.length = 0;
    expect((await call('/wps/game/list', {}, `tide.localhost:${running.port}`)).status).toBe(500);
    expect(passedOn()).toHaveLength(1);
  });

  it.each(['cross-site', 'same-site'])('refuses a change that a %s page asks for', async (site) => {
    arrivals.length = 0;
    const answer = await call('/wps/feedback', { body: {}, headers: { 'sec-fetch-site': site } });
    expect([answer.status, JSON.parse(answer.text).code, arrivals.length]).toEqual([403, 'CROSS_SITE', 0]);
    const old = await call('/wps/feedback', { body: {}, headers: { origin: 'http://soda.localhost' } });
    expect([old.status, arrivals.length]).toEqual([403, 0]);
  });

  it('takes no longer body than the call may have', async () => {
    arrivals.length = 0;
    const answer = await call('/wps/feedback', { body: { content: 'a'.repeat(70_000) } });
    expect([answer.status, arrivals.length]).toEqual([413, 0]);
    expect((await call('/wps/member/icon', { body: { picture: 'a'.repeat(70_000) } })).status).toBe(200);
  });

  it('passes no body on of which nobody can tell whom it is about', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const [name, text] of [
      ['login', `{"username":"marlow","password":"x","more":${deep}}`],
      ['smsCode', `{"mobileNo":${deep}}`],
      ['login', '{"username":"marlow"'],
      ['smsCode', '{"mobileNo":{"toString":1}}'],
      ['smsCode', '{"mobileNo":["7700900111"]}'],
    ] as const) {
      arrivals.length = 0;
      const { method, path } = endpoints[name];
      const answer = await call(path, { method, text, headers: { 'content-type': 'application/json' } });
      expect([answer.status, JSON.parse(answer.text).code, passedOn()]).toEqual([400, 'BODY_UNREADABLE', []]);
    }
  });

  it('passes on what it need not read as it came, a field that is no text included', async () => {
    arrivals.length = 0;
    const { method, path } = endpoints['smsCode'];
    const text = '{"mobileNo":"7700955222","more":{"toString":1}}';
    const answer = await call(path, { method, text, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(200);
    expect(passedOn()).toHaveLength(1);
  });

  const guesses = [
    ['login', 10, (index: number) => ({ body: { username: ' Marlow', password: `guess ${index}` } })],
    [
      'changePassword',
      10,
      (index: number) => ({ body: { oldPassword: `${index}` }, headers: { authorization: 'Bearer m' } }),
    ],
    // However the header is spelt, and whatever stands beside it: it is one session.
    [
      'giveOwnProof',
      10,
      (index: number) => ({
        body: { proof: `${index}` },
        headers: { authorization: `${index % 2 === 0 ? 'Bearer' : 'bEARER'}${' '.repeat(1 + index)}m` },
      }),
    ],
    [
      'setPaymentPassword',
      10,
      (index: number) => ({ body: { old: `${index}` }, headers: { authorization: 'Bearer m' } }),
    ],
    [
      'setPasswordByPhone',
      10,
      (index: number) => ({ body: { mobileNum: '7700900111', verificationCode: `${index}` } }),
    ],
    ...(['bindBankCard', 'removeBankCard', 'excludeSelf'] as const).map(
      (name) =>
        [
          name,
          10,
          (index: number) => ({ body: { paymentPassword: `${index}` }, headers: { authorization: 'Bearer m' } }),
        ] as const,
    ),
    // A ticket of the first step stands for whoever took it.
    ['loginSecondFactor', 10, (index: number) => ({ body: { ticket: '1.a.8231f7a0', code: `${100_000 + index}` } })],
    ...(['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'] as const).map(
      (name) =>
        [
          name,
          10,
          (index: number) => ({ body: { factorCode: `${index}` }, headers: { authorization: 'Bearer m' } }),
        ] as const,
    ),
    ['verifyDetail', 20, (index: number) => ({ body: { code: `${index}` }, headers: { authorization: 'Bearer m' } })],
  ] as const;

  it.each(guesses)(
    'lets of 40 guesses at the same moment at %s only %i reach a platform without limits',
    async (name, most, of) => {
      status = 401;
      const { method, path } = endpoints[name];
      const { arrived, refused } = await arrivedOf(40, path, (index) => ({ method, ...of(index) }));
      expect([arrived, refused.length]).toEqual([most, 40 - most]);
      const seconds = Number(refused[0]?.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(JSON.parse(refused[0]?.text ?? '{}')).toEqual({
        code: 'rate.limited',
        message: expect.stringMatching(/^Too many tries\. Try again in \d+ (minutes|seconds)\.$/),
        value: { waitSeconds: seconds },
      });
    },
  );

  const floods = [
    ['smsCode', 10, () => ({ body: { mobileNo: '7700 900 111', countryDialingCode: '+44' } })],
    ['detailCode', 10, () => ({ body: {}, headers: { authorization: 'Bearer m' } })],
    ['usernameAvailability', 10, () => ({})],
    ['feedback', 20, () => ({ body: {}, headers: { authorization: 'Bearer m' } })],
  ] as const;

  it.each(floods)('lets of 40 calls of %s at the same moment only %i leave', async (name, most, of) => {
    const { method, path } = endpoints[name];
    const { arrived, refused } = await arrivedOf(40, path, () => ({ method, ...of() }));
    expect([arrived, refused.length]).toEqual([most, 40 - most]);
  });

  it('counts a mail of recovery by the name in the form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const ask = (name: string) => ({ headers, text: `username=${name}&email=${name}%40example.com` });
    expect((await arrivedOf(40, '/wps/member/password/forgot', () => ask('Marlow'))).arrived).toBe(5);
    expect((await arrivedOf(1, '/wps/member/password/forgot', () => ask('ottoline'))).arrived).toBe(1);
  });

  it('counts guesses of one brand for no other, and what goes well for nobody', async () => {
    status = 401;
    const other = `soda.localhost:${running.port}`;
    const guess = (brand: string) => call('/wps/session/login', { body: { username: 'poppy', password: 'x' } }, brand);
    for (let tries = 0; tries < 10; tries += 1) await guess(host);
    expect((await guess(host)).status).toBe(429);
    const noted = readFileSync(join(running.dataDir, 'security.log'), 'utf8');
    const lockout = { event: 'lockout', outcome: 'refused', merchant: 'karat', reference: 'login' };
    const lines = noted.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(lockout));
    expect(noted).not.toContain('poppy');
    expect((await guess(other)).status).toBe(401);
    status = 200;
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await call('/wps/session/login', { body: { username: 'tonic', password: 'right' } }, other)).status).toBe(
        200,
      );
    }
  });

  it('keeps nobody out where they got in before, however many strangers guess at their name', async () => {
    const other = `tide.localhost:${running.port}`;
    const enter = async (address: string, answers: number, username = 'sana') => {
      status = answers;
      const options = { body: { username, password: 'x' }, headers: { 'x-forwarded-for': address } };
      return (await call('/wps/session/login', options, other)).status;
    };
    expect(await enter('198.51.100.1', 200)).toBe(200);
    // Somebody else's name beside one's own makes no place known for it.
    status = 200;
    const beside = {
      body: { username: 'other', firebaseMobileNo: 'sana' },
      headers: { 'x-forwarded-for': '198.51.100.2' },
    };
    expect((await call('/wps/session/login', beside, other)).status).toBe(200);
    for (let host = 1; host <= 7; host += 1)
      await Promise.all(Array.from({ length: 10 }, () => enter(`192.0.2.${host}`, 401)));
    expect(await enter('198.51.100.2', 200)).toBe(429);
    expect(await enter('198.51.100.1', 200)).toBe(200);
    // What was known still guesses no faster than anybody at one address.
    const guesses = await Promise.all(Array.from({ length: 40 }, () => enter('198.51.100.1', 401)));
    expect(guesses.filter((answer) => answer === 401)).toHaveLength(10);
  });
});
