import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedData } from '../merchants/seed-data.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-apply';
const staff = `Basic ${Buffer.from(`support:${seedData.demo.password}`).toString('base64')}`;
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { settings: { 'activity.apply': true } });
  await platform.given(merchant, {
    accounts: ['nora', 'otto'].map((userName) => ({ userName, balance: '10.00' })),
    announcements: [{ type: 'PR', title: 'Rainy day', content: 'Apply.' }],
  });
}, 240_000);
afterAll(() => platform.close());

const desk = (path: string, body?: Record<string, string>) =>
  fetch(`${platform.staffUrl}/support/applications${path}`, {
    headers: { authorization: staff },
    redirect: 'manual',
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
  });

async function applicant(userName: string) {
  const token = (await platform.login(merchant, userName)).value['token'];
  const ask = <T>(name: 'promotionApplications' | 'transactions' | 'wallet') =>
    platform.call<T>(name, { merchant, token });
  const { id } = await platform.sandbox.db
    .selectFrom('announcement')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PR')
    .executeTakeFirstOrThrow();
  await platform.call('promotionApply', { merchant, token, body: { announcementId: id, remark: `By ${userName}` } });
  const page = await (await desk('')).text();
  const form = new RegExp(`By ${userName}.*?/support/applications(/\\d+)`, 's').exec(page)?.[1] ?? '';
  return {
    form,
    sent: async () => (await ask<readonly object[]>('promotionApplications')).value,
    record: async () => (await ask<{ list: readonly object[] }>('transactions')).value.list,
    balance: async () => (await ask<{ sumBalance: string }>('wallet')).value.sumBalance,
  };
}

it('pays what staff give for an application, once, and the record names the promotion', async () => {
  const nora = await applicant('nora');
  expect((await nora.sent())[0]).not.toHaveProperty('state');
  for (const amount of ['', '0', '-5', '1.234', 'much'])
    expect((await desk(nora.form, { decision: 'approve', amount })).status, amount).toBe(400);
  const pressed = await Promise.all([1, 2, 3].map(() => desk(nora.form, { decision: 'approve', amount: '12.50' })));
  expect(pressed.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(await nora.sent()).toMatchObject([{ state: 'approved', reward: '12.50' }]);
  expect((await nora.record())[0]).toMatchObject({ kind: 'reward', amount: '12.50', note: 'Rainy day' });
  expect(await nora.balance()).toBe('22.50');
});

it('pays nothing for one that staff decline, and nobody else decides', async () => {
  const otto = await applicant('otto');
  const stranger = await fetch(`${platform.staffUrl}/support/applications${otto.form}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve', amount: '5' }),
  });
  expect(stranger.status).toBe(401);
  expect((await desk(otto.form, { decision: 'decline' })).status).toBe(303);
  expect((await desk(otto.form, { decision: 'approve', amount: '5' })).status).toBe(400);
  expect(await otto.sent()).toMatchObject([{ state: 'declined' }]);
  expect(await otto.balance()).toBe('10.00');
});
