import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfRetention } from '../../storage/pruning/faults-of-retention.fixture.ts';
import { nameKey } from '../accounts/personal-data.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { pruneSandbox } from './prune-sandbox.ts';
import { retention } from './retention.ts';

const day = 24 * 3_600_000;
const merchant = 'm-prune';
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

it('has a rule and a reason for every table', async () => {
  expect(await faultsOfRetention(platform.sandbox.db, retention)).toEqual([]);
});

it('deletes what is over and keeps what is young, money and accounts', { timeout: 240_000 }, async () => {
  const { db } = platform.sandbox;
  await leaveTraces('7700900801');
  const account = () =>
    db
      .selectFrom('account')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('name_key', '=', nameKey(platform.sandbox.cipher, merchant, 'player0'))
      .executeTakeFirstOrThrow();
  expect((await account()).temporary_hash).not.toBeNull();
  const before = await counts();
  platform.pass(60 * day);
  await leaveTraces('7700900802');
  const both = await counts();
  await pruneSandbox(db, platform.sandbox.now());
  const after = await counts();
  for (const table of pruned) {
    expect(before[table], table).toBeGreaterThan(0);
    expect(both[table], table).toBe(2 * (before[table] ?? 0));
    expect(after[table], table).toBe(before[table]);
  }
  expect(after.entry).toBe(both.entry);
  expect(after.account).toBe(both.account);
  expect((await account()).temporary_hash).not.toBeNull();
  platform.pass(day);
  await pruneSandbox(db, platform.sandbox.now());
  expect((await account()).temporary_hash).toBeNull();
  expect((await platform.login(merchant, 'player0')).status).toBe(200);
});

const pruned = ['session', 'captcha', 'sms_code', 'outbox', 'encryption_key'] as const;

async function leaveTraces(mobileNo: string): Promise<void> {
  await platform.call('captcha', { merchant });
  await platform.call('smsCode', { merchant, body: { mobileNo, countryDialingCode: '+44' } });
  const body = { username: 'player0', email: `player0@${merchant}.example` };
  expect((await platform.call('forgotPassword', { merchant, body })).status).toBe(200);
  await platform.login(merchant, 'player0');
  await platform.sandbox.later.settled();
}

async function counts() {
  const counted = [...pruned, 'entry', 'account'] as const;
  const rows = await Promise.all(
    counted.map(async (table) => {
      const { count } = await platform.sandbox.db
        .selectFrom(table)
        .select((query) => query.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, Number(count)] as const;
    }),
  );
  return Object.fromEntries(rows) as Record<(typeof counted)[number], number>;
}
