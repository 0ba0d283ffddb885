import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../storage/database/migrate.ts';
import type { OpenDatabase } from '../../storage/database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../../storage/database/test-database.fixture.ts';
import { openCipher } from '../../storage/encryption/cipher.ts';
import { createKeyRing } from '../keys/key-ring.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';
import { encryptOldRows } from './encrypt-old-rows.ts';
import { findLostRows } from './key-use.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

it('leaves no code, number, private key or mailed password in the files', { timeout: 240_000 }, async () => {
  const keeping = mkdtempSync(join(tmpdir(), 'livery-at-rest-'));
  const platform = await openTestSandbox({ keepDataIn: keeping });
  const merchant = 'm-rest';
  await platform.given(merchant, { smsCode: '8305172946' });
  const asked = await platform.call('smsCode', {
    merchant,
    body: { mobileNo: '7700900731', countryDialingCode: '+44' },
  });
  expect(asked.status).toBe(200);
  const answer = { username: 'player0', email: `player0@${merchant}.example` };
  expect((await platform.call('forgotPassword', { merchant, body: answer })).status).toBe(200);
  expect((await platform.login(merchant, 'player0')).status).toBe(200);
  const readOutbox = async () => (await fetch(`${platform.staffUrl}/test/outbox?merchant=${merchant}`)).json();
  await expect.poll(async () => (await readOutbox()).length).toBe(2);
  const messages: readonly { readonly to: string; readonly text: string }[] = await readOutbox();
  const password = messages.map(({ text }) => /password (\S+) within/.exec(text)?.[1]).find((word) => word) ?? '';
  expect(messages.map(({ to }) => to).sort()).toEqual(['+447700900731', answer.email]);
  expect(password).toHaveLength(12);
  expect(messages.some(({ text }) => text.includes('8305172946'))).toBe(true);
  await sql`checkpoint`.execute(platform.sandbox.db);
  await platform.close();

  const files = globSync('**', { cwd: keeping }).map((name) => join(keeping, name));
  const holds = (text: string) => files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(text));
  expect(holds('Your new password')).not.toEqual([]);
  for (const secret of ['8305172946', '7700900731', password, '"d":', '"d": ']) expect(holds(secret)).toEqual([]);
  rmSync(keeping, { recursive: true, force: true });
});

describe.each(databaseKinds)('encryptOldRows (%s)', (kind) => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const now = () => new Date();
  let opened: OpenDatabase<Tables>;

  beforeAll(async () => {
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '012'));
    opened = await openTestDatabase<Tables>(kind, before);
    await sql`insert into outbox (merchant, kind, recipient, subject, body, created_at)
      values ('m', 'sms', '+447700900123', 'Code', '482913 is your code', now()),
             ('m', 'sms', '+447700900123', 'Code', '716044 is your code', now())`.execute(opened.db);
    await sql`insert into encryption_key (kid, public_jwk, private_jwk, created_at)
      values ('k', '{"kid":"k"}', '{"kid":"k","d":"secret"}', now())`.execute(opened.db);
    await migrate(opened.db, migrations);
  }, 240_000);

  afterAll(() => opened.close());

  it('encrypts what lay there in clear, once', async () => {
    const cipher = openCipher([older]);
    await encryptOldRows(opened.db, cipher);
    const read = () => opened.db.selectFrom('outbox').select(['recipient', 'body']).orderBy('id').execute();
    const rows = await read();
    expect(rows.map(({ recipient }) => cipher.decrypt('outbox.recipient', recipient))).toEqual(
      Array(2).fill('+447700900123'),
    );
    expect(rows.map(({ body }) => cipher.decrypt('outbox.body', body))).toEqual([
      '482913 is your code',
      '716044 is your code',
    ]);
    const [key] = await opened.db.selectFrom('encryption_key').select('private_jwk').execute();
    expect(JSON.parse(cipher.decrypt('encryption_key.private_jwk', key?.private_jwk ?? ''))).toMatchObject({
      kid: 'k',
    });
    await encryptOldRows(opened.db, cipher);
    expect(await read()).toEqual(rows);
  });

  it('says what is lost with a key, keeps it, and offers other keys meanwhile', async () => {
    const other = openCipher([newer]);
    const lost = await findLostRows(opened.db, other);
    expect(lost).toHaveLength(3);
    expect(lost[1]).toMatch(/^2 rows of outbox.body cannot be read: their key [\w-]{8} is not there\. Put it into/);
    const { keys } = await createKeyRing(opened.db, other, now).publicKeys();
    expect(keys.map(({ kid }) => kid)).not.toContain('k');
    expect(await findLostRows(opened.db, openCipher([newer, older]))).toEqual([]);
  });
});
