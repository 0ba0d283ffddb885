import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer } from '../../contracts/platform-answer.ts';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import type { OpenAnswer, RoundAnswer } from '../play/protocol.ts';
import { launchIn } from '../play/launch-in.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const currencies = [
  { code: 'JPY', decimals: 0, amount: '2501', finer: '2501.5', fee: '38', smallest: '1', held: '10000', cap: '20000' },
  {
    code: 'KWD',
    decimals: 3,
    amount: '25.125',
    finer: '25.1255',
    fee: '0.377',
    smallest: '0.001',
    held: '90.000',
    cap: '500',
  },
] as const;

describe.each(currencies)('money of $code', { timeout: 240_000 }, (currency) => {
  const { code, decimals, amount, finer, fee, smallest, held, cap } = currency;
  const merchant = `m-${code.toLowerCase()}`;
  const units = (text: string) => unitsOf(text, decimals);
  let token = '';
  beforeAll(async () => {
    const identity = { ...aSitePart().identity, currency: { code, symbol: code } };
    const flags = { DEPOSIT: true, WITHDRAW: true, MANPLAYREB3: true, REFERRAL: true };
    platform.publish(merchant, { flags, identity });
    const player = { userName: 'dora', balance: held, paymentPassword: '482915', promotionCounts: { RAFFLE: 1 } };
    await platform.given(merchant, { account: player });
    token = (await platform.login(merchant, 'dora')).value['token'] ?? '';
  }, 240_000);

  const ask = <T>(name: EndpointName, body?: object, query: Record<string, string> = {}) =>
    platform.call<T>(name, { merchant, token, query, ...(body ? { body } : {}) });
  const balance = async () => (await ask<Answer<'wallet'>>('wallet')).value.sumBalance;
  const order = (way: 'deposit' | 'withdraw', wanted: string, more: object) =>
    ask<Answer<'deposit'>>(way, { key: randomUUID(), amount: wanted, ...more });

  /** What a call moved, in smallest units. */
  async function moved(act: () => Promise<unknown>): Promise<bigint> {
    const before = units(await balance());
    await act();
    return units(await balance()) - before;
  }

  it('is told with the decimals of the currency, and methods and amounts make sense in it', async () => {
    expect(await balance()).toBe(held);
    const { value } = await ask<Answer<'paymentMethods'>>('paymentMethods');
    const cashier = (await ask<Answer<'cashier'>>('cashier')).value;
    const texts = [
      ...value.list.flatMap(({ limits: [limit], fee: own }) => [limit?.min, limit?.max, own.fixed]),
      ...cashier.amounts,
    ];
    for (const text of texts) expect(text).toBe(fromMinor(units(text ?? ''), decimals));
    expect(value.list.find(({ id }) => id === 'bank')?.limits).toEqual([
      { currency: code, ...(decimals === 0 ? { min: '1000', max: '500000' } : { min: '10.000', max: '5000.000' }) },
    ]);
  });

  it('is paid in to the smallest unit, and nothing finer', async () => {
    expect(await moved(() => order('deposit', amount, { channel: 'bank' }))).toBe(units(amount));
    expect((await order('deposit', finer, { channel: 'bank' })).code).toBe('amount.invalid');
    const card = { channel: 'card', values: { cardHolder: 'D Field' } };
    const { value } = await order('deposit', amount, card);
    expect(value.payment).toMatchObject({ amount, fee, total: fromMinor(units(amount) + units(fee), decimals) });
    await platform.given(merchant, { pays: 'now' });
    await expect
      .poll(async () => (await ask<Answer<'payments'>>('payments')).value.totals.paidIn)
      .toBe(fromMinor(units(amount) * 2n, decimals));
  });

  it('is staked and won in smallest units, and the records say the same', async () => {
    const launched = await ask<{ url: string }>('launch', undefined, {
      gameId: 'ember-tiger',
      gameType: 'RNG',
      playType: 'trad',
    });
    const page = randomUUID() + randomUUID().slice(0, 8);
    const post = async <T>(path: string, body: object): Promise<T> => {
      const headers = { 'content-type': 'application/json', play: page };
      return (
        await fetch(`${platform.url}/play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json() as Promise<T>;
    };
    const opened = await post<OpenAnswer>('open', { launch: launchIn(launched.value.url) });
    expect(opened.currency.decimals).toBe(decimals);
    expect(BigInt(opened.balance)).toBe(units(await balance()));
    const rounds: RoundAnswer[] = [];
    const net = await moved(async () => {
      for (let count = 0; count < 12; count += 1)
        rounds.push(await post<RoundAnswer>('round', { key: randomUUID(), bet: { stake: opened.smallestStake } }));
    });
    const [staked, won] = [
      rounds.reduce((sum, { stake }) => sum + stake, 0),
      rounds.reduce((sum, { payout }) => sum + payout, 0),
    ];
    expect(net).toBe(BigInt(won - staked));
    const records = (await ask<Answer<'betRecords'>>('betRecords')).value;
    expect(records.sums).toEqual({ count: 12, stake: fromMinor(staked, decimals), win: fromMinor(won, decimals) });
    for (const bet of records.list)
      expect([bet.stake, bet.win]).toEqual([bet.stake, bet.win].map((text) => fromMinor(units(text), decimals)));
    const session = (await ask<Answer<'playSession'>>('playSession')).value;
    expect(session).toMatchObject({ staked: fromMinor(staked, decimals), net: fromMinor(net, decimals) });
  });

  it('is given as rebate and reward in whole units, and limited to the smallest', async () => {
    const { stakes, amount: due } = (await ask<Answer<'rebate'>>('rebate')).value;
    expect(units(due)).toBe((units(stakes) * 50n) / 10_000n);
    const { list } = (await ask<Answer<'rewards'>>('rewards')).value;
    expect(list).toMatchObject([{ kind: 'RAFFLE', amount: decimals === 0 ? '800' : '8.000' }]);
    expect(await moved(() => ask('claimReward', { kind: 'RAFFLE' }))).toBe(units(list[0]?.amount ?? ''));
    const limit = (wanted: string) =>
      ask<Answer<'setPlayLimit'>>('setPlayLimit', { kind: 'deposit', span: 'day', amount: wanted });
    expect((await limit(finer)).code).toBe('limit.invalid');
    const { value } = await limit(cap);
    const day = value.limits.find(({ kind, span }) => kind === 'deposit' && span === 'day');
    expect(day).toMatchObject({
      amount: fromMinor(units(cap), decimals),
      used: fromMinor(units(amount) * 2n, decimals),
    });
    const left = units(cap) - units(amount) * 2n;
    expect((await order('deposit', fromMinor(left + 1n, decimals), { channel: 'bank' })).code).toBe('limit.deposit');
    expect(await moved(() => order('deposit', fromMinor(left, decimals), { channel: 'bank' }))).toBe(left);
  });

  it('is paid out to the smallest unit, and never more than there is', async () => {
    const express = { channel: 'express', paymentPassword: '482915', values: { walletNumber: '12345678' } };
    const whole = await balance();
    expect((await order('withdraw', fromMinor(units(whole) + 1n, decimals), express)).code).toBe('balance.low');
    const wanted = fromMinor(units(amount) + units(smallest), decimals);
    expect(await moved(() => order('withdraw', wanted, express))).toBe(-units(wanted));
    await platform.given(merchant, { pays: 'now' });
    const { list } = (await ask<Answer<'transactions'>>('transactions')).value;
    for (const movement of list) expect(movement.amount).toBe(fromMinor(units(movement.amount), decimals));
    const sum = list.reduce((total, movement) => total + units(movement.amount), 0n);
    expect(fromMinor(sum, decimals)).toBe(await balance());
  });

  it('sums to nought in every movement, and in all of them', async () => {
    const { rows } = await sql<{ sum: string }>`
      select sum(entry.amount)::text as sum from entry join movement on movement.id = entry.movement
      where movement.merchant = ${merchant} group by rollup (movement.id)`.execute(platform.sandbox.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Number(row.sum)).toBe(0);
    const { rows: finest } = await sql<{ scale: number }>`
      select max(scale(trim_scale(entry.amount)))::int as scale from entry join movement on movement.id = entry.movement
      where movement.merchant = ${merchant}`.execute(platform.sandbox.db);
    expect(finest[0]?.scale ?? 0).toBeLessThanOrEqual(decimals);
  });
});
