import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findByName } from '../accounts/find-account.ts';
import { signMessage } from '../pay-provider/sign-message.ts';
import { deposit, withdraw } from '../wallet/cashier.ts';
import { merchant, type OpenPayments, openPayments, secret } from './payments.fixture.ts';
import { receiveMessage } from './receive-message.ts';

let pay: OpenPayments;
beforeAll(async () => {
  pay = await openPayments();
}, 240_000);
afterAll(() => pay.platform.close());

/** What statements held for update and wrote to, in their order. */
function recorder() {
  const steps: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const text = JSON.stringify(node);
      const [, table = ''] = /"IdentifierNode","name":"(\w+)"/.exec(text) ?? [];
      if (node.kind === 'InsertQueryNode') steps.push(`insert ${table}`);
      if (text.includes('"ForUpdate"')) steps.push(`hold ${table}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { steps, plugin };
}

// Only PostgreSQL runs two of them at once: who refers to the account before holding it waits for the other, for ever.
it('holds the wallet before the payment, in orders and in messages', async () => {
  const { steps, plugin } = recorder();
  const sandbox = { ...pay.platform.sandbox, db: pay.platform.sandbox.db.withPlugin(plugin) };
  const { id = 0 } = (await findByName(sandbox, merchant, 'dora')) ?? {};
  const member = { id, name: 'dora', type: 0, nickname: undefined };
  const frame = {
    merchant,
    member,
    token: '',
    language: 'en',
    address: '',
    query: {},
    header: () => undefined,
  } as const;
  const stepsOf = async (act: () => Promise<unknown>) => {
    steps.length = 0;
    await act();
    return steps.filter((step) => /account|payment$/.test(step)).slice(0, 2);
  };
  const paidIn = { ...frame, body: { channel: 'card', amount: '40', values: { cardHolder: 'Dora' } } };
  expect(await stepsOf(() => deposit(sandbox, paidIn))).toEqual(['hold account', 'insert payment']);
  const values = { walletNumber: '12345678' };
  const paidOut = { ...frame, body: { channel: 'express', amount: '30', paymentPassword: '482915', values } };
  expect(await stepsOf(() => withdraw(sandbox, paidOut))).toEqual(['hold account', 'insert payment']);
  const { reference } = await sandbox.db.selectFrom('payment').select('reference').executeTakeFirstOrThrow();
  const raw = JSON.stringify({ event: 'told', reference, kind: 'failed' });
  const seconds = String(Math.floor(sandbox.now().getTime() / 1000));
  const signed = { seconds, raw, signature: signMessage(secret, seconds, raw) };
  expect(await stepsOf(() => receiveMessage(sandbox, signed))).toEqual(['hold account', 'hold payment']);
});
