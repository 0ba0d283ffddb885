import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cipher, openCipher } from '../../storage/encryption/cipher.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console/console.fixture.ts';
import { makeLink } from '../console/people/links.ts';
import { makeWhyLink, openWhyLink } from '../console/why/why-links.ts';
import { makePass, readPassKey } from '../passes/passes.ts';
import type { Database } from '../store/tables.ts';
import { rekeySecrets } from './rekey-secrets.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const underOlder = openCipher([older]);
const underBoth = openCipher([newer, older]);
const underNewer = openCipher([newer]);
const password = 'three walnuts by the sea';
let staff: TestConsole;
let mara: Staff;

beforeAll(async () => {
  staff = await openTestConsole({ cipher: underOlder });
  mara = await staff.join('Mara Quill');
}, 240_000);
afterAll(() => staff.close());

/** Goes on as a node that was started again with other keys. */
function restartWith(cipher: Cipher): void {
  Object.assign(staff.context, { cipher });
}

async function signsIn(): Promise<number> {
  // A code works once.
  staff.pass(30_000);
  return (await staff.signIn({ name: mara.name, code: staff.code(mara.secret) })).status;
}

/** Columns of the database that hold something under a key, whatever table they are in. */
async function columnsUnder(db: Database, start: string): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')`.execute(db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where strpos(${sql.ref(column)}::text, ${start}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

it('moves everything that the store holds to the current key, so that the older one may go', async () => {
  const { db, context } = staff;
  const { link } = await makeLink(context, { role: 'viewer', name: 'Jonah Pike' });
  const token = new URL(link).hash.slice(1);
  const begun = await staff.call('POST', '/join', { body: { token, name: 'Jonah Pike', password } });
  expect(begun.status).toBe(200);
  const encrypted = ['console_links.enrolment', 'console_people.totp'];
  expect(await columnsUnder(db, underOlder.start)).toEqual(encrypted);

  restartWith(underBoth);
  expect(await signsIn()).toBe(200);
  const done = await rekeySecrets(db, underBoth, staff.now());
  expect(done).toMatchObject({ current: underBoth.keyIds[0], older: [underOlder.keyIds[0]], moved: 2, lost: [] });
  expect(await columnsUnder(db, underOlder.start)).toEqual([]);
  expect(await columnsUnder(db, underNewer.start)).toEqual(encrypted);
  expect(await rekeySecrets(db, underBoth, staff.now())).toMatchObject({ moved: 0, lost: [] });

  restartWith(underNewer);
  expect(await signsIn()).toBe(200);
  const code = staff.code(begun.json.secret);
  expect((await staff.call('POST', '/join/confirm', { body: { token, code } })).status).toBe(200);
});

it('says what lies under a key that is not there, and leaves it', async () => {
  const stranger = openCipher([randomBytes(32)]);
  const before = await staff.db.selectFrom('console_people').select('totp').orderBy('id').execute();
  const { moved, lost } = await rekeySecrets(staff.db, stranger, staff.now());
  expect({ moved, lost }).toEqual({
    moved: 0,
    lost: [{ place: 'console_people.totp', keyId: underNewer.keyIds[0], count: 2 }],
  });
  expect(await staff.db.selectFrom('console_people').select('totp').orderBy('id').execute()).toEqual(before);
});

it('opens links that were sealed before as long as the older key is there, and names the end of the last one', async () => {
  const { db } = staff;
  const sealing = { cipher: underOlder, origin: 'https://console.example.com', now: staff.now };
  const question = { subject: 'flag', name: 'CBS3' } as never;
  const state = new URL(makeWhyLink(sealing, 'karat', question).link).searchParams.get('state') ?? '';
  const since = staff.now().toISOString();
  const { key } = await makePass(
    { db, cipher: underOlder },
    { merchant: 'karat', note: '', by: 'Mara Quill', person: 'one', since, endsAt: since },
  );
  const { linksUntil } = await rekeySecrets(db, underBoth, staff.now());
  const opened = openWhyLink({ cipher: underBoth, now: staff.now }, 'karat', state) as unknown as { endsAt: string };
  expect(opened).toMatchObject({ name: 'CBS3', endsAt: linksUntil });
  expect(readPassKey(underBoth, key)).toBeDefined();
  expect(readPassKey(underNewer, key)).toBeUndefined();
  expect(() => openWhyLink({ cipher: underNewer, now: staff.now }, 'karat', state)).toThrow('altered');
});
