import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are kept by argon2id with 19 MiB and two passes, each under a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Livery-2026'), hashPassword('Livery-2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('are compared exactly as they were typed, to the last of many characters', async () => {
    const password = ` Pässwörd ${'x'.repeat(200)} `;
    const hash = await hashPassword(password);
    const tries = [password.trim(), password.toLowerCase(), password.slice(0, -2), `${password} `, password];
    const fits = await Promise.all(tries.map((tried) => isPassword(tried, hash)));
    expect(fits).toEqual([false, false, false, false, true]);
  });

  it('fit nobody who has none', async () => {
    expect(await isPassword('', undefined)).toBe(false);
    expect(await isPassword('', null)).toBe(false);
  });
});
