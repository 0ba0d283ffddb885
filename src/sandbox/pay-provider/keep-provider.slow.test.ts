import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { ordersPath } from './contract.ts';
import { type KeptProvider, keepProvider } from './keep-provider.ts';
import { sendSigned } from './sign-message.ts';

const merchant = 'm-apart';
const secret = 'the secret of the tests';
const card = { channel: 'card', amount: '40', values: { cardHolder: 'Dora' } };

interface Ordered {
  readonly payment: { readonly id: number; readonly state: string; readonly step: { readonly url: string } };
}

let platform: TestSandbox;
let provider: KeptProvider;
let folder = '';
let token: string | undefined;
beforeAll(async () => {
  platform = await openTestSandbox({
    providerSecret: secret,
    keepProvider: (options) => {
      folder = options.folder;
      provider = keepProvider(options);
      return provider;
    },
  });
  platform.publish(merchant, { flags: { DEPOSIT: true } });
  await platform.given(merchant, { account: { userName: 'dora', balance: '0.00' } });
  token = (await platform.login(merchant, 'dora')).value['token'];
}, 240_000);
afterAll(() => platform.close());

const order = () => platform.call<Ordered>('deposit', { merchant, token, body: card });
const statusOf = async (url: string) => (await fetch(url)).status;
const balance = async () =>
  (await platform.call<{ sumBalance: string }>('wallet', { merchant, token })).value.sumBalance;

/** Presses the button of an order's page that pays now. */
async function pay(url: string): Promise<number> {
  const body = new URLSearchParams([...new URL(url).searchParams, ['plan', 'now']]);
  return (await fetch(`${platform.url}/pay`, { method: 'POST', body, redirect: 'manual' })).status;
}

describe('the payment provider', { timeout: 120_000 }, () => {
  it('is a process of its own with a file of its own, from the first page or order on', async () => {
    expect([provider.pid(), provider.url()], 'nobody has ordered').toEqual([undefined, '']);
    await vi.waitFor(async () => expect(await statusOf(`${platform.url}/pay`), 'its own word').toBe(404), {
      ...{ timeout: 30_000, interval: 100 },
    });
    const { step } = (await order()).value.payment;
    expect(await statusOf(step.url)).toBe(200);
    expect(provider.pid()).not.toBe(process.pid);
    expect(existsSync(`${folder}/orders.sqlite`)).toBe(true);
  });

  it('takes orders that are signed, lately, and nothing else', async () => {
    const now = new Date();
    const url = `${provider.url()}${ordersPath}`;
    const signed = (message: object, by = secret, at = now) => sendSigned(url, message, { secret: by, now: at });
    const whole = {
      ...{ reference: 'PA-1', direction: 'deposit', currency: 'GBP', decimals: 2, amount: 4060 },
      ...{ returnUrl: '', next: 'hosted' },
    };
    expect(await signed(whole, 'another secret')).toBe(401);
    expect(await signed(whole, secret, new Date(now.getTime() - 301_000))).toBe(401);
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(whole) })).status).toBeGreaterThanOrEqual(400);
    for (const broken of [{ amount: 0.5 }, { amount: -1 }, { direction: 'up' }, { reference: '' }, { next: 'never' }])
      expect(await signed({ ...whole, ...broken }), JSON.stringify(broken)).toBe(400);
    expect(await signed(whole)).toBe(200);
    expect(await signed(whole), 'told again').toBe(200);
  });

  it('is started again when it is killed, knows its orders, and hears of those that it missed', async () => {
    const known = (await order()).value.payment;
    expect(await statusOf(known.step.url)).toBe(200);
    const killed = provider.pid();
    process.kill(killed ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(provider.pid()).not.toBe(killed), { timeout: 30_000, interval: 5 });
    const missed = await order();
    expect(missed).toMatchObject({ status: 200, value: { payment: { state: 'pending' } } });
    const pages = [known, missed.value.payment].map(({ step }) => step.url);
    for (const page of pages)
      await vi.waitFor(async () => expect(await statusOf(page)).toBe(200), { timeout: 30_000, interval: 100 });
    expect(await Promise.all(pages.map(pay))).toEqual([200, 200]);
    expect(await balance()).toBe('80.00');
    expect(await Promise.all(pages.map(pay)), 'pressed again').toEqual([200, 200]);
    expect(await balance()).toBe('80.00');
  });

  it('leaves the pages saying so while it cannot be reached', async () => {
    const { step } = (await order()).value.payment;
    process.kill(provider.pid() ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(provider.url()).toBe(''), { timeout: 30_000, interval: 1 });
    const answer = await fetch(step.url);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await vi.waitFor(async () => expect(await statusOf(step.url)).toBe(200), { timeout: 30_000, interval: 100 });
  });
});
