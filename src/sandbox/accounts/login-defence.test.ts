import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
});
