import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptBody, type KeySet } from '../../client/platform/encrypt.ts';
import { digestOfName } from '../../storage/limits/digest-of-name.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

interface Failed {
  readonly captcha: boolean;
}

async function guess(merchant: string, username: string, address: string, more: object = {}) {
  return platform.call<Failed>('login', {
    merchant,
    encrypted: true,
    headers: { 'x-forwarded-for': address },
    body: { username, password: 'a-wrong-guess', type: 'username', ...more },
  });
}

async function captcha(merchant: string, address: string) {
  await platform.given(merchant, { captchaText: '1234' });
  const { value } = await platform.call('captcha', { merchant, headers: { 'x-forwarded-for': address } });
  return { captcha: '1234', captchaId: value['captchaId'] };
}

describe('defence against tried-out passwords', { timeout: 240_000 }, () => {
  it('asks for a captcha per account, wherever the guesses come from, and lets the right password in with it', async () => {
    for (const last of [1, 2]) expect((await guess('d-name', 'player0', `192.0.2.${last}`)).value.captcha).toBe(false);
    expect((await guess('d-name', 'PLAYER0', '192.0.2.3')).value.captcha).toBe(true);
    const address = '192.0.2.4';
    expect((await guess('d-name', 'player0', address)).code).toBe('captcha.required');
    // The right password without a captcha is no way round it; with one it is never locked out.
    const right = { password: 'Livery-2026' };
    expect((await guess('d-name', 'player0', address, right)).code).toBe('captcha.required');
    expect(
      (await guess('d-name', 'player0', address, { ...right, ...(await captcha('d-name', address)) })).status,
    ).toBe(200);
    expect((await guess('d-name', 'player0', address)).value.captcha).toBe(false);
  });

  it('asks for a captcha per address, whichever accounts are tried, and leaves other addresses alone', async () => {
    const address = '198.51.100.7';
    for (let index = 0; index < 9; index += 1)
      expect((await guess('d-address', `stranger${index}`, address)).value.captcha).toBe(false);
    expect((await guess('d-address', 'stranger9', address)).value.captcha).toBe(true);
    expect((await guess('d-address', 'player1', address)).code).toBe('captcha.required');
    expect((await guess('d-address', 'player1', '198.51.100.8', { password: 'Livery-2026' })).status).toBe(200);
  });

  it('forgets after a quarter of an hour', async () => {
    for (let index = 0; index < 3; index += 1) await guess('d-time', 'player0', '192.0.2.9');
    expect((await guess('d-time', 'player0', '192.0.2.9')).code).toBe('captcha.required');
    platform.pass(16 * 60_000);
    expect((await guess('d-time', 'player0', '192.0.2.9')).value.captcha).toBe(false);
  });

  it('takes no password under the name of somebody else, and takes one that names nobody', async () => {
    const merchant = 'd-stated';
    const keys = (await platform.call<KeySet>('keys', { merchant })).value;
    const body = { username: 'player0', password: 'Livery-2026', type: 'username' };
    const stated = (username: string) => encryptBody({ ...body, username }, keys, 'login');
    const [, ...others] = (await stated('player0')).split('.');
    const [foreign] = (await stated('player1')).split('.');
    const enter = (text: string) =>
      fetch(`${platform.url}/wps/session/login`, {
        method: 'POST',
        headers: { merchant, 'content-type': 'application/jose', encryption: 'JWE' },
        body: text,
      });
    expect((await enter(await stated('player0'))).status).toBe(200);
    expect((await enter(await encryptBody(body, keys))).status).toBe(200);
    // A header of another body opens nothing, because what is encrypted is bound to its own.
    expect((await enter([foreign, ...others].join('.'))).status).toBe(400);
    const [key] = keys.keys;
    const lying = await new CompactEncrypt(Buffer.from(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key?.kid ?? '', name_digest: digestOfName('player1') })
      .encrypt(await importJWK(key ?? {}, 'ECDH-ES'));
    const refused = await enter(lying);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'encryption.failed' }]);
  });
});
