import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCipher } from '../storage/encryption/cipher.ts';
import { findByName } from './accounts/find-account.ts';
import { encryptedColumns } from './database/encrypt-old-rows.ts';
import { describeOlderKeys } from './database/key-use.ts';
import { eraseMember } from './privacy/erase-member.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-rotation-'));
const [older, newer] = [randomBytes(32), randomBytes(32)];
const merchant = 'm-rotate';
const password = 'Livery-2026';
const flags = { USERNAMEREG3: true, FEEDBACK3: true };
const settings = { 'encryption.register': true };
const rules = { email: { enabled: true, required: true, min: 1, max: 60 } };
let platform: TestSandbox;

/** Starts the sandbox over the same data with other keys. */
async function startWith(...keys: readonly Uint8Array[]): Promise<void> {
  await platform?.close();
  platform = await openTestSandbox({ keepDataIn: join(folder, 'data'), cipher: openCipher(keys) });
  platform.publish(merchant, { flags, settings, rules });
}

async function register(email: string, username: string) {
  await platform.given(merchant, { captchaText: '1234' });
  await platform.call('captcha', { merchant });
  const body = { username, email, password: 'Walnut734', confirmPassword: 'Walnut734', captcha: '1234' };
  return (await platform.call('register', { merchant, encrypted: true, body })).code;
}

async function exclude(userName: string): Promise<void> {
  const { token } = (await platform.login(merchant, userName)).value;
  const body = { months: 12, password };
  expect((await platform.call('excludeSelf', { merchant, token, encrypted: true, body })).status).toBe(200);
}

const rowsUnder = async (start: string) => {
  const places = [...encryptedColumns, { table: 'account', column: 'name' }];
  const counts = places.map(async ({ table, column }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where starts_with(${sql.ref(column)}, ${start})`.execute(platform.sandbox.db);
    return rows[0]?.count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
const formatOlder = () => describeOlderKeys(platform.sandbox.db, platform.sandbox.cipher, platform.sandbox.now());

describe('a storage key that is put before the older one', { timeout: 240_000 }, () => {
  const question = 'Where is my bonus of last week?';

  beforeAll(async () => {
    await startWith(older);
    const named = (userName: string) => ({ userName, password, balance: '0.00', email: `${userName}@mail.example` });
    await platform.given(merchant, { accounts: ['stays', 'leaves', 'erased'].map(named) });
    const { token } = (await platform.login(merchant, 'stays')).value;
    await platform.given(merchant, { captchaText: '1234' });
    const { captchaId } = (await platform.call('captcha', { merchant })).value;
    const body = { type: 1, content: question, captcha: '1234', captchaId };
    expect((await platform.call('feedback', { merchant, token, body })).status).toBe(200);
    await exclude('leaves');
    await exclude('erased');
    await eraseMember(platform.sandbox, (await findByName(platform.sandbox, merchant, 'erased'))?.id ?? 0);
  }, 240_000);
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets everybody in as before, and everything is under it from the start on', async () => {
    const before = openCipher([older]).start;
    expect(await rowsUnder(before)).toBeGreaterThan(3);
    await startWith(newer, older);
    expect(await rowsUnder(before)).toBe(0);
    const { token } = (await platform.login(merchant, 'stays')).value;
    const { body } = await platform.call('feedbackList', { merchant, token });
    expect(JSON.stringify(body)).toContain(question);
    expect(await register('somebody@mail.example', 'newcomer')).toBeUndefined();
  });

  it('keeps out who has excluded themselves, also one whose account is erased', async () => {
    expect(await register('leaves@mail.example', 'again1')).toBe('registration.refused');
    expect(await register('Erased@mail.example', 'again2')).toBe('registration.refused');
  });

  it('says until when the older one must stay: as long as it finds somebody whom nothing else does', async () => {
    const [said] = await formatOlder();
    expect(said).toMatch(/^The older storage key [\w-]{8} must stay: 1 exclusions are found by it, the last until 20/);
    platform.pass(370 * 24 * 3_600_000);
    expect(await formatOlder()).toEqual([
      `The older storage key ${openCipher([older]).keyIds[0]} is needed no more: take it out of LIVERY_STORAGE_KEY or storage.key.`,
    ]);
  });

  it('is enough alone for everything but that', async () => {
    await startWith(newer);
    expect(await formatOlder()).toEqual([]);
    expect((await platform.login(merchant, 'stays')).status).toBe(200);
    expect(await register('leaves@mail.example', 'again3')).toBe('registration.refused');
  });
});
