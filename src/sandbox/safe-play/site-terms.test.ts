import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { signatureHeaders, signMessage } from '../pay-provider/sign-message.ts';
import { callbackPath } from '../payments/receive-message.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-terms';
const day = 24 * 3_600_000;
let platform: TestSandbox;
let token = '';
beforeAll(async () => {
  platform = await openTestSandbox();
  const settings = {
    'safePlay.monthlyDepositCap': 1000,
    'safePlay.shortestTimeOutHours': 72,
    'safePlay.shortestExclusionMonths': 3,
  };
  platform.publish(merchant, { flags: { DEPOSIT: true, WITHDRAW: true, USERNAMEREG3: true }, settings });
  await platform.given(merchant, { accounts: [{ userName: 'held', password: 'Livery-2026', balance: '0.00' }] });
  await enter();
}, 240_000);
afterAll(() => platform.close());

const enter = async () => {
  token = (await platform.login(merchant, 'held')).value['token'] ?? '';
};
const ask = (name: EndpointName, body?: object) =>
  platform.call<Answer<'safePlay'>>(name, { merchant, token, ...(body === undefined ? {} : { body }) });
/** Tells the platform as the payment provider does, and gives the status of the answer. */
async function notify(message: object): Promise<number> {
  const raw = JSON.stringify(message);
  const seconds = String(Math.floor(platform.sandbox.now().getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    [signatureHeaders.time]: seconds,
    [signatureHeaders.signature]: signMessage(platform.sandbox.providerSecret, seconds, raw),
  };
  return (await fetch(`${platform.url}${callbackPath}`, { method: 'POST', headers, body: raw })).status;
}
const pay = (amount: string) => ask('deposit', { channel: 'bank', amount });

it('lets nobody over the cap of the month, in parallel neither, whatever limit they have set, and says what is left', async () => {
  expect((await ask('safePlay')).value.depositCap).toBe('1000.00');
  await ask('setPlayLimit', { kind: 'deposit', span: 'month', amount: '5000' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => pay('300')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = await pay('101');
  expect(refused).toMatchObject({ status: 409, code: 'limit.cap', value: { limit: '1000.00', left: '100.00' } });
  expect((await pay('100')).status).toBe(200);
  expect((await pay('10')).value).toMatchObject({ left: '0.00' });
  platform.pass(32 * day);
  await enter();
  expect((await pay('1000')).status).toBe(200);
});

it('keeps the room of an order that was not paid in time while its money may still arrive, and gives it back when none will', async () => {
  platform.pass(32 * day);
  await enter();
  await ask('setPlayLimit', { kind: 'deposit', span: 'week', amount: '700' });
  const order = () => ask('deposit', { channel: 'card', amount: '600', values: { cardHolder: 'Held' } });
  const { status, value } = await order();
  expect(status).toBe(200);
  const { reference, total } = (value as unknown as { payment: { reference: string; total: string } }).payment;
  platform.pass(31 * 60_000);
  await enter();
  expect(await pay('500')).toMatchObject({ code: 'limit.cap', value: { left: '400.00', held: '600.00' } });
  expect((await pay('400')).status).toBe(200);
  const transfer = { event: 'late/1', reference, kind: 'transfer', transfer: 'late/1', currency: 'GBP' };
  expect(await notify({ ...transfer, amount: Math.round(Number(total) * 100) })).toBe(200);
  expect((await pay('10')).value).toMatchObject({ left: '0.00' });

  platform.pass(32 * day);
  await enter();
  const refused = (await order()).value as unknown as { payment: { reference: string } };
  platform.pass(31 * 60_000);
  await enter();
  expect((await pay('500')).code).toBe('limit.cap');
  expect(await notify({ event: 'late/2', reference: refused.payment.reference, kind: 'failed' })).toBe(200);
  expect((await pay('500')).status).toBe(200);
});

it('offers no break that is shorter than the site says', async () => {
  const { timeOutHours, exclusionMonths } = (await ask('safePlay')).value;
  expect([timeOutHours, exclusionMonths]).toEqual([
    [72, 168, 336, 672, 1008],
    [3, 6, 12, 24, 60],
  ]);
  expect((await ask('takeTimeOut', { hours: 24 })).code).toBe('pause.invalid');
  expect((await ask('takeTimeOut', { hours: 72 })).status).toBe(200);
});
