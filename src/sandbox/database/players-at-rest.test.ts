import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../../storage/database/test-database.fixture.ts';
import { migrate } from '../../storage/database/migrate.ts';
import { openCipher } from '../../storage/encryption/cipher.ts';
import { findByMobile, findByName } from '../accounts/find-account.ts';
import { say } from '../chat/conversations.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';
import { encryptOldRows } from './encrypt-old-rows.ts';
import { refuseLostPlayers } from './key-use.ts';
import { migrations } from './migrations.ts';
import { openSandboxDatabase } from './open-database.ts';
import type { Tables } from './tables.ts';

/** The files below a folder that hold one of the texts, in any letter case, write-ahead log included. */
function filesWith(folder: string, texts: readonly string[]): readonly string[] {
  return globSync('**', { cwd: folder }).filter((name) => {
    if (!statSync(join(folder, name)).isFile()) return false;
    const bytes = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
    return texts.some((text) => bytes.includes(text.toLowerCase()));
  });
}

const personal = {
  username: 'quillfeather',
  nickname: 'Zephyrine',
  email: 'quill@feather-mail.example',
  payeeName: 'Philippa Quillfeather',
  idNumber: 'AB778812X',
  birthday: '1987-03-14',
};

it('leaves nothing of who a player is, or of what they wrote, in the files', { timeout: 240_000 }, async () => {
  const keeping = mkdtempSync(join(tmpdir(), 'livery-players-'));
  const platform = await openTestSandbox({ keepDataIn: keeping });
  const merchant = 'm-players';
  const on = (required: boolean) => ({ enabled: true, required, min: 1, max: 60 });
  platform.publish(merchant, {
    flags: { USERNAMEREG3: true, CBS3: true },
    settings: { 'encryption.register': true },
    rules: { nickname: on(false), email: on(false), payeeName: on(false), idNumber: on(false), birthday: on(false) },
  });
  const password = 'Walnut734';
  await platform.given(merchant, { captchaText: '1234' });
  await platform.call('captcha', { merchant });
  const form = { ...personal, password, confirmPassword: password, captcha: '1234' };
  const named = await platform.call('register', { merchant, encrypted: true, body: form });
  expect(named.body).toMatchObject({ value: { userName: personal.username } });
  await platform.given(merchant, { accounts: [{ userName: 'numbered', mobile: '447700900731' }] });
  const token = named.value['token'];
  await platform.call('setNickname', { merchant, token, body: { nickname: 'Morwenna' } });
  await platform.call('detailCode', { merchant, token, body: { field: 'mobileNum', value: '07700900732' } });
  const picture = await platform.call('captcha', { merchant });
  const content = 'My card 5105 1051 is refused';
  const question = { type: 1, captcha: '1234', captchaId: picture.value['captchaId'], content };
  expect((await platform.call('feedback', { merchant, token, body: question })).status).toBe(200);
  const { url = '' } = (await platform.call('chatLaunch', { merchant, token })).value;
  await fetch(new URL(url, platform.url), { redirect: 'manual' });
  expect(await say(platform.sandbox, { conversation: 1, text: 'I live in Sandpiper Lane' })).toBe(true);
  expect(await findByName(platform.sandbox, merchant, 'QuillFeather')).toMatchObject({
    ...{ name: personal.username, nickname: 'Morwenna', email: personal.email },
    profile: { payeeName: personal.payeeName, idNumber: personal.idNumber, birthday: personal.birthday },
  });
  expect(await findByMobile(platform.sandbox, merchant, '447700900731')).toMatchObject({ name: 'numbered' });
  // A letter that names the player, as the demonstration's accounts have one.
  const seeded = await platform.login(merchant, 'player0');
  const mine = await platform.call<{ list: readonly { title: string }[] }>('inbox', {
    ...{ merchant, token: seeded.value['token'] },
  });
  expect(mine.value.list.map(({ title }) => title)).toContain('Welcome, player0');
  await sql`checkpoint`.execute(platform.sandbox.db);
  await platform.close();

  expect(filesWith(keeping, [merchant])).not.toEqual([]);
  const numbers = ['7700900731', '7700900732'];
  const words = ['Morwenna', '5105 1051', 'Sandpiper', 'numbered', 'Welcome, player0'];
  for (const text of [...Object.values(personal), ...numbers, ...words])
    expect(filesWith(keeping, [text]), text).toEqual([]);
  rmSync(keeping, { recursive: true, force: true });
});

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '016'));
const makeMerchant = sql`insert into merchant (code) values ('m'), ('n')`;
const clearRows = sql`insert into account (merchant, name, name_key, type, email, mobile, nickname, profile, created_at)
  select merchant, 'Old' || number, 'old' || number, 0, 'old' || number || '@clear-mail.example', '4477009' || 10000 + number,
    null, case when number % 2 = 0 then '{}' else '{"payeeName":"Clearwater"}' end::jsonb, now()
  from generate_series(1, 450) as number, (values ('m'), ('n')) as merchants (merchant)`;

describe.each(databaseKinds)('encryptOldRows for players (%s)', (kind) => {
  it('carries every player over, found by name and number, once and under the current key', {
    timeout: 120_000,
  }, async () => {
    const [first, second] = [randomBytes(32), randomBytes(32)];
    const { db, close } = await openTestDatabase<Tables>(kind, older);
    await makeMerchant.execute(db);
    await clearRows.execute(db);
    await sql`insert into feedback (merchant, account, type, content, created_at) values ('m', 1, 1, 'In clear', now())`.execute(
      db,
    );
    await sql`insert into inbox_message (merchant, account, title, content, created_at)
      select 'm', 1, title::jsonb, '{"en":"Words","ur":"Words"}', now()
      from (values ('{"en":"Welcome, Old1","ur":"Old1"}'), ('{"en":"A bonus","ur":"A bonus"}')) as rows (title)`.execute(
      db,
    );
    await migrate(db, migrations);
    const letters = await db.selectFrom('inbox_message').select('title').orderBy('id').execute();
    expect(letters.map(({ title }) => title.en)).toEqual(['Welcome, {{name}}', 'A bonus']);
    expect(JSON.stringify(letters)).not.toContain('Old1');
    const read = () => db.selectFrom('account').selectAll().orderBy('id').execute();
    let before: Awaited<ReturnType<typeof read>> = [];
    for (const keys of [[first], [second, first]]) {
      const cipher = openCipher(keys);
      await encryptOldRows(db, cipher);
      const rows = await read();
      expect(rows).toHaveLength(900);
      expect(JSON.stringify(rows)).not.toMatch(/"old\d+"|@clear|4477009\d{5}|Clearwater/i);
      expect(rows.map(({ name_key: key }) => key)).not.toEqual(before.map(({ name_key: key }) => key));
      const sandbox = { db, cipher } as never;
      expect(await findByName(sandbox, 'm', 'OLD7')).toMatchObject({
        ...{ merchant: 'm', name: 'Old7', email: 'old7@clear-mail.example', mobile: '447700910007', nickname: null },
        profile: { payeeName: 'Clearwater' },
      });
      expect(await findByMobile(sandbox, 'n', '447700910450')).toMatchObject({
        merchant: 'n',
        name: 'Old450',
        profile: null,
      });
      expect(await findByName(sandbox, 'm', 'old451')).toBeUndefined();
      await encryptOldRows(db, cipher);
      expect(await read()).toEqual(rows);
      before = rows;
    }
    const question = await db.selectFrom('feedback').select('content').executeTakeFirstOrThrow();
    expect(openCipher([second]).decrypt('feedback.content', question.content)).toBe('In clear');
    await expect(refuseLostPlayers(db, openCipher([first]))).rejects.toThrow(
      /^900 rows of account.name cannot be read/,
    );
    await encryptOldRows(db, openCipher([first]));
    expect(await read()).toEqual(before);
    await close();
  });
});

it('forgets what lay there in clear, in the tables and in the log of the embedded database', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-carried-'));
  const opened = await openDatabase<Tables>({ dataDir, what: 'data' }, (db) => migrate(db, older));
  await makeMerchant.execute(opened.db);
  await clearRows.execute(opened.db);
  await opened.close();
  const clear = ['old7@clear-mail', '447700910007', 'Clearwater'];
  for (const text of clear) expect(filesWith(dataDir, [text]), text).not.toEqual([]);
  await (await openSandboxDatabase({ dataDir }, openCipher([randomBytes(32)]))).close();
  for (const text of clear) expect(filesWith(dataDir, [text]), text).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});
