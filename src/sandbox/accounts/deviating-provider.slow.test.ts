import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSitePart } from '../../engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { type Deviation, type DeviatingProvider, openDeviatingProvider } from './deviating-provider.fixture.ts';

const merchant = 'm-social';
const redirectUri = `https://${merchant}.example/m/login/return`;
const reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.end('{}');
});

let platform: TestSandbox;
let provider: DeviatingProvider;
let other: DeviatingProvider;
let elsewhereUrl: string;
beforeAll(async () => {
  [platform, provider, other] = await Promise.all([
    openTestSandbox(),
    openDeviatingProvider(),
    openDeviatingProvider(),
  ]);
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/caught`;
  platform.publish(merchant, {
    flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true, USERNAMEREG3: true },
    settings: { 'login.googleClientId': 'livery-site', 'login.facebookClientId': 'livery-site' },
    identity: { ...aSitePart().identity, domains: [`${merchant}.example`] },
  });
  const clientSecret = 'a-secret';
  await platform.given(merchant, {
    social: { google: { issuer: provider.issuer, clientSecret }, facebook: { issuer: other.issuer, clientSecret } },
  });
}, 240_000);
beforeEach(() => provider.use({}));
afterAll(async () => {
  await Promise.all([platform.close(), provider.close(), other.close()]);
  elsewhere.close();
});

const start = (body: object) =>
  platform.call('socialStart', { merchant, body: { provider: 'google', redirectUri, ...body } });

const open = (body: object) => platform.call('socialLogin', { merchant, encrypted: true, body });

/** Signs in as a browser does that comes back with a code. */
async function signIn(deviation: Deviation, iss: string = provider.issuer) {
  provider.use(deviation);
  const { value, code } = await start({});
  if (value === undefined) return { code, status: 0, value };
  provider.expect(new URL(value['url'] ?? '').searchParams.get('nonce') ?? '');
  return platform.call('socialLogin', {
    merchant,
    encrypted: true,
    body: { state: value['state'], code: 'any', iss },
  });
}

describe('a provider of sign-ins', { timeout: 240_000 }, () => {
  it('that keeps to the protocol lets its people in, and none of its tokens reaches a browser', async () => {
    const asked = await signIn({});
    expect(asked).toMatchObject({ status: 409, code: 'social.newcomer' });
    const opened = await open({ ticket: asked.value?.['ticket'] });
    expect(opened.status).toBe(200);
    const again = await signIn({});
    expect(again.status).toBe(200);
    expect(again.value?.['userName']).toBe(opened.value?.['userName']);
    expect(JSON.stringify([asked, opened, again])).not.toMatch(/theirs|id_token|access_token/);
  });

  it.each<[string, Deviation]>([
    ['names another issuer in its metadata', { metadataIssuer: 'https://accounts.google.com' }],
    ['has its token issued by another', { issuer: 'https://accounts.google.com' }],
    ['brings the token of another site', { audience: 'another-site' }],
    ['repeats a token of an earlier sign-in', { nonce: 'an-old-one' }],
    ['brings a token that it has not signed', { isForged: true }],
  ])('that %s lets nobody in', async (_what, deviation) => {
    expect((await signIn(deviation)).code).toMatch(/^social\.(?:failed|unavailable)$/);
  });

  it('is not confused with another: an answer in the name of a second one is refused', async () => {
    expect((await signIn({}, other.issuer)).code).toBe('social.failed');
  });

  it('leads the platform nowhere else: neither its metadata nor the code and secret follow a redirect', async () => {
    const moved = elsewhereUrl;
    expect((await signIn({ metadataMovedTo: moved })).code).toBe('social.unavailable');
    expect((await signIn({ tokensMovedTo: moved })).code).toBe('social.failed');
    expect(reached).toEqual([]);
  });

  it.each([
    'https://evil.example/m/login/return',
    `https://${merchant}.example.evil.example/m/login/return`,
    `https://${merchant}.example/m/login/return?next=//evil.example`,
    `https://${merchant}.example/m/login/return/../../evil`,
    `https://${merchant}.example:8443/m/login/return`,
    `http://${merchant}.example/m/login/return`,
    `https://evil.example@${merchant}.example/m/login/return`,
    'javascript:alert(1)',
    '//evil.example/m/login/return',
  ])('sends nobody back to %s', async (foreign) => {
    expect((await start({ redirectUri: foreign })).code).toBe('body.invalid');
  });
});
