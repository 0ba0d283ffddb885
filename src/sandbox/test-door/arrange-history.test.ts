import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
});
afterAll(() => platform.close());

it('gives an account an upline, a day of registration and a past', async () => {
  const history = [
    { day: 3, kind: 'deposit', amount: '100.00' },
    { day: 2, kind: 'bet', amount: '30.00', win: '12.50', gameType: 'LIVE' },
    { day: '2026-01-05', kind: 'withdraw', amount: '20.00' },
    { day: 0, kind: 'bonus', amount: '1.00' },
  ];
  await platform.given('m-test', {
    accounts: [
      { userName: 'above', type: 3 },
      { userName: 'below', type: 0, upline: 'above', registered: '2026-01-04', history },
    ],
  });
  const token = (await platform.login('m-test', 'below')).value['token'];
  expect((await platform.call('wallet', { token })).value).toEqual({ sumBalance: '63.50' });
  const { value } = await platform.call<{ list: { kind: string; amount: string; at: string }[] }>('transactions', {
    token,
  });
  const kinds = value.list.map(({ kind, amount }) => `${kind} ${amount}`);
  expect(kinds).toEqual(['bonus 1.00', 'payout 12.50', 'stake -30.00', 'deposit 100.00', 'withdraw -20.00']);
  expect(value.list.at(-1)?.at).toBe('2026-01-05T12:00:00.000Z');
  const rows = await platform.sandbox.db
    .selectFrom('account as below')
    .innerJoin('account as above', 'above.id', 'below.upline')
    .select(['above.type', 'below.created_at'])
    .where('below.created_at', '<', new Date('2026-01-05'))
    .execute();
  expect(rows).toEqual([{ type: 3, created_at: new Date('2026-01-04T12:00:00Z') }]);
});

it('puts an account back by days with its rates, so that what it played today is settled as yesterday’s', async () => {
  const merchant = 'm-days';
  platform.publish(merchant);
  await platform.given(merchant, {
    accounts: [
      { userName: 'over', type: 3 },
      {
        ...{ userName: 'under', upline: 'over', rates: { RNG: '0.40' } },
        history: [{ day: 0, kind: 'bet', amount: '100.00' }],
      },
    ],
  });
  const token = (await platform.login(merchant, 'over')).value['token'];
  const day = new Date(platform.sandbox.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await platform.given(merchant, { account: { userName: 'under', daysPassed: 1 } });
  const { value } = await platform.call<{ list: readonly object[] }>('teamRebates', {
    ...{ merchant, token, query: { startDate: day, endDate: day } },
  });
  // The agent has 1.20 of the house and gave 0.40 on.
  expect(value.list).toMatchObject([
    { userName: 'under', base: '100.00', rate: '0.80', amount: '0.80', state: 'paid' },
  ]);
});
