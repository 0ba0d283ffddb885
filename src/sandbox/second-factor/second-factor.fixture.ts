import { Secret, TOTP } from 'otpauth';
import type { TestSandbox } from '../sandbox.fixture.ts';

/** The password of every account that a test sandbox begins with. */
export const password = 'Livery-2026';

/** What an authenticator app shows for a secret at a moment, by settings of its own. */
export function codeOf(secret: string, at: Date): string {
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: at.getTime() });
}

/** A code of six digits that no step near a moment has; each `index` gives another one. */
export function wrongCode(secret: string, at: Date, index: number): string {
  const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => codeOf(secret, new Date(at.getTime() + steps * 30_000)));
  const all = Array.from({ length: index + near.length + 1 }, (_, place) => String(100_000 + place));
  return all.filter((code) => !near.includes(code))[index] ?? '';
}

/** Publishes a site that offers a second factor, switches one on for a player, and gives what they hold then. */
export async function switchOn(platform: TestSandbox, merchant: string, name = 'player0') {
  platform.publish(merchant, { settings: { 'login.secondFactor': 'optional' } });
  const { token } = (await platform.login(merchant, name)).value;
  const begun = await platform.call('beginSecondFactor', { merchant, token, encrypted: true, body: { password } });
  const { secret = '' } = begun.value;
  const confirmed = await platform.call<{ readonly recoveryCodes: readonly string[] }>('confirmSecondFactor', {
    ...{ merchant, token },
    body: { code: codeOf(secret, platform.sandbox.now()) },
  });
  // The code that switched it on is used up; what follows begins a second into a step, so that none ends meanwhile.
  platform.pass(31_000 + 30_000 - (platform.sandbox.now().getTime() % 30_000));
  return {
    ...{ token, secret, uri: begun.value['uri'] ?? '', recoveryCodes: confirmed.value.recoveryCodes },
    code: () => codeOf(secret, platform.sandbox.now()),
    wrong: (index = 0) => wrongCode(secret, platform.sandbox.now(), index),
  };
}

/** The first step of a login, and what sends a code as the second. */
export async function beginLogin(platform: TestSandbox, merchant: string, name = 'player0') {
  const first = await platform.login(merchant, name);
  const { ticket } = first.value;
  const enter = (code: unknown, headers: Readonly<Record<string, string>> = {}) =>
    platform.call('loginSecondFactor', { merchant, encrypted: true, headers, body: { ticket, code } });
  return { first, ticket, enter };
}
