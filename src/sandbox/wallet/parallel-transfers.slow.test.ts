import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { type PostgresServer, startPostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

// The embedded database runs one transaction after the other, so that only PostgreSQL shows what the locks are for.
const merchant = 'm-parallel';
const paymentPassword = '482915';
let server: PostgresServer;
let platform: TestSandbox;
let token: string | undefined;

beforeAll(async () => {
  server = await startPostgresServer();
  platform = await openTestSandbox({ databaseUrl: server.url });
  platform.publish(merchant, { flags: { WITHDRAW: true }, settings: { 'wallet.mode': 'multi' } });
}, 300_000);
afterAll(async () => {
  await platform.close();
  await server.stop();
}, 120_000);

async function enter(userName: string): Promise<void> {
  const wallets = ['one', 'two'].map((id) => ({ id, title: { en: id }, vendors: [id.toUpperCase()] }));
  await platform.given(merchant, { wallets, account: { userName, balance: '100.00', paymentPassword } });
  token = (await platform.login(merchant, userName)).value['token'];
}

const move = (to: string, key: string = randomUUID()) =>
  platform.call('transfer', { merchant, token, body: { from: 'main', to, amount: '30.00', key } });
const withdraw = () => {
  const body = { amount: '60.00', channel: 'express', paymentPassword, values: { walletNumber: '12345678' } };
  return platform.call('withdraw', { merchant, token, body });
};
const held = async () => {
  const { value } = await platform.call<Answer<'wallets'>>('wallets', { merchant, token });
  return { sum: value.sumBalance, all: value.list.map(({ balance }) => balance) };
};

/** Movements that do not sum to nought, and wallets of players below it. */
async function faults(): Promise<readonly unknown[]> {
  const { db } = platform.sandbox;
  const uneven = await sql`select movement from entry group by movement having sum(amount) <> 0`.execute(db);
  const below = await sql`
    select ledger.kind from ledger join entry on entry.ledger = ledger.id
    where ledger.account is not null group by ledger.id having sum(entry.amount) < 0`.execute(db);
  return [...uneven.rows, ...below.rows];
}

it('moves the same money once, of 40 transfers at the same moment', async () => {
  await enter('forty');
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => move(index % 2 === 0 ? 'one' : 'two')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'balance.low')).toHaveLength(37);
  const { sum, all } = await held();
  expect([sum, all[0]]).toEqual(['100.00', '10.00']);
  expect(await faults()).toEqual([]);
});

it('makes a transfer once, of 40 under one key at the same moment', async () => {
  await enter('key');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 40 }, () => move('one', key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(await held()).toEqual({ sum: '100.00', all: ['70.00', '30.00', '0.00'] });
});

it('pays out what lies in every wallet once, while money moves between them', async () => {
  await enter('both');
  await move('one');
  const acts = Array.from({ length: 12 }, (_, index) => {
    if (index % 3 === 0) return withdraw();
    return index % 3 === 1 ? move('two') : platform.call('collectWallets', { merchant, token });
  });
  const answers = await Promise.all(acts);
  const paid = answers.filter((answer, index) => index % 3 === 0 && answer.status === 200);
  expect(paid).toHaveLength(1);
  expect((await held()).sum).toBe('40.00');
  expect(await faults()).toEqual([]);
});
