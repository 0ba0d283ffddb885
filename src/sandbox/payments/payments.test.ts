import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import { findLostRows } from '../database/key-use.ts';
import { plans } from '../pay-provider/plans.ts';
import { announceWaiting } from './announce.ts';
import { merchant, type OpenPayments, openPayments } from './payments.fixture.ts';

// The names are the keys of the list itself.
const endpointNames = Object.keys(endpoints) as EndpointName[];
let pay: OpenPayments;
beforeAll(async () => {
  pay = await openPayments();
}, 240_000);
afterAll(() => pay.platform.close());

const card = { channel: 'card', amount: '40', values: { cardHolder: 'Dora' } };
const transfer = (reference: string, place: number, amount: number, event = `${reference}/e${place}`) => ({
  ...{ event, reference, kind: 'transfer', transfer: `${reference}/t${place}`, amount, currency: 'GBP' },
});

describe('ordering', { timeout: 240_000 }, () => {
  it('pays at once where the method does, and answers the same payment for the same key', async () => {
    const body = { channel: 'bank', amount: '50', key: 'order-of-the-test' };
    const answers = await Promise.all([1, 2, 3].map(() => pay.order(body)));
    expect(new Set(answers.map(({ value }) => value.payment.id)).size).toBe(1);
    expect(answers[0]?.value.payment).toMatchObject({
      state: 'paid',
      amount: '50.00',
      total: '50.00',
      direction: 'deposit',
    });
    expect(await pay.balance()).toBe('150.00');
    expect((await pay.order({ ...body, amount: '60' })).code).toBe('payment.key');
    expect((await pay.order({ ...body, key: 'short' })).code).toBe('body.invalid');
  });

  it('knows the fields of a method, and keeps what was entered for nobody to read', async () => {
    const { channel, amount } = card;
    const refused = await pay.order({ channel, amount });
    expect([refused.code, refused.body['value']]).toEqual(['fields.invalid', { fields: { cardHolder: 'required' } }]);
    const { payment } = (await pay.order({ ...card, values: { cardHolder: ' Dora ', more: 'x' } })).value;
    const { db, cipher } = pay.platform.sandbox;
    const { entered } = await db
      .selectFrom('payment')
      .select('entered')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow();
    expect(entered).not.toContain('Dora');
    expect(cipher.decrypt('payment.entered', entered ?? '')).toBe('{"cardHolder":"Dora"}');
    expect((await pay.order({ ...card, channel: 'nothing' })).code).toBe('method.gone');
  });

  it('offers methods that were added while it ran, in the place of those of the same id', async () => {
    const fields = { schema: { type: 'object', properties: {} }, ui: {} };
    const added = {
      ...{
        id: 'pigeon',
        title: { en: 'By pigeon' },
        fee: { fixed: '0', percent: '0' },
        expectedSeconds: 9,
        next: 'paid',
      },
      ...{ fields, limits: [{ currency: 'GBP', min: '1.00', max: '2.00' }] },
    };
    await pay.platform.given(merchant, {
      paymentMethods: [added, { ...added, id: 'dinars', limits: [{ currency: 'KWD', min: '1.000', max: '2.000' }] }],
    });
    const { value } = await pay.call<{ list: readonly { id: string }[] }>('paymentMethods');
    expect(value.list.map(({ id }) => id)).toEqual(['bank', 'card', 'wallet', 'counter', 'pigeon', 'dinars']);
    expect((await pay.order({ channel: 'pigeon', amount: '1.50' })).value.payment.title).toMatchObject({
      en: 'By pigeon',
    });
    expect((await pay.order({ channel: 'dinars', amount: '1.500' })).code).toBe('method.gone');
  });
});

it('offers no method whose pattern is broken or can take for ever', { timeout: 60_000 }, async () => {
  const method = (id: string, pattern: string) => ({
    ...{ id, title: { en: id }, fee: { fixed: '0', percent: '0' }, expectedSeconds: 9, next: 'paid' },
    fields: { schema: { type: 'object', properties: { way: { type: 'string', pattern } } }, ui: {} },
    limits: [{ currency: 'GBP', min: '1.00', max: '2.00' }],
  });
  const paymentMethods = [method('broken', '('), method('endless', '^(a+)+$'), method('plain', '[a-z]{2,9}')];
  await pay.platform.given(merchant, { paymentMethods });
  const { value } = await pay.call<{ list: readonly { id: string }[] }>('paymentMethods');
  const ids = value.list.map(({ id }) => id);
  expect(ids.filter((id) => paymentMethods.some((added) => added.id === id))).toEqual(['plain']);
  const order = { channel: 'endless', amount: '1', values: { way: `${'a'.repeat(40)}!` } };
  expect((await pay.order(order)).code).toBe('method.gone');
  expect((await pay.order({ ...order, channel: 'plain' })).code).toBe('fields.invalid');
});

describe('the provider', { timeout: 240_000 }, () => {
  beforeAll(() => pay.platform.given(merchant, { pays: 'refuse' }));

  it.each([
    ['now', 'paid', '40.00'],
    ['twice', 'paid', '40.00'],
    ['disorder', 'paid', '40.00'],
    ['less', 'short', '19.70'],
    ['refuse', 'failed', '0.00'],
    ['never', 'pending', '0.00'],
  ] as const)('that pays %s leaves the payment %s', async (pays, state, credited) => {
    const before = await pay.balance();
    const { payment } = (await pay.order(card)).value;
    expect(payment).toMatchObject({ state: 'pending', amount: '40.00', fee: '0.60', total: '40.60' });
    expect(payment.step).toMatchObject({ kind: 'hosted', url: expect.stringContaining('/pay?order=') });
    await pay.platform.given(merchant, { pays });
    expect((await pay.read(payment.id)).state).toBe(state);
    expect(Number(await pay.balance()) - Number(before)).toBeCloseTo(Number(credited), 2);
    // Nothing of it is open for the next one.
    if (pays === 'never') await pay.platform.given(merchant, { pays: 'refuse' });
  });

  it('is heard after the payment has expired', async () => {
    const before = Number(await pay.balance());
    const { payment } = (await pay.order({ channel: 'counter', amount: '20' })).value;
    expect(payment.step?.lines?.map(({ value }) => value)).toContain(payment.reference);
    pay.platform.pass(31 * 60_000);
    await pay.signIn();
    expect(await pay.read(payment.id)).toMatchObject({ state: 'expired', changedAt: payment.expiresAt });
    expect((await pay.send(transfer(payment.reference, 1, Math.round(Number(payment.total) * 100)))).status).toBe(200);
    expect((await pay.read(payment.id)).state).toBe('paid');
    expect(Number(await pay.balance())).toBeCloseTo(before + 20, 2);
  });

  it('takes nothing for an order that waited too long, or that was open when a break began', async () => {
    await pay.platform.given(merchant, {
      accounts: [{ userName: 'rested', password: 'Livery-2026', balance: '0.00' }],
    });
    const token = (await pay.platform.login(merchant, 'rested')).value['token'];
    const order = async (session = token) => {
      const call = { merchant, token: session, body: card };
      const { value } = await pay.platform.call<{ payment: { step: { url: string } } }>('deposit', call);
      return value.payment.step.url;
    };
    const pressed = async (url: string) => {
      const body = new URLSearchParams([...new URL(url).searchParams, ['plan', 'now']]);
      return (await fetch(`${pay.platform.url}/pay`, { method: 'POST', body, redirect: 'manual' })).status;
    };
    const first = await order();
    expect((await fetch(first)).status).toBe(200);
    pay.platform.pass(31 * 60_000);
    expect([(await fetch(first)).status, await pressed(first)]).toEqual([404, 404]);
    const session = (await pay.platform.login(merchant, 'rested')).value['token'];
    const second = await order(session);
    const paused = { merchant, token: session, body: { hours: 24 } };
    expect((await pay.platform.call('takeTimeOut', paused)).status).toBe(200);
    expect([(await fetch(second)).status, await pressed(second)]).toEqual([404, 404]);
    await pay.platform.given(merchant, { pays: 'now' });
    const again = (await pay.platform.login(merchant, 'rested')).value['token'];
    const { value } = await pay.platform.call<{ list: object[] }>('payments', { merchant, token: again });
    expect(value.list).toMatchObject([{ state: 'expired' }, { state: 'expired' }]);
    await pay.signIn();
  });

  it('has a page that ends an order, for who has its key, and leads back', async () => {
    const origin = { 'x-forwarded-host': 'm-pay.localhost:4000', 'x-forwarded-proto': 'http' };
    const token = (await pay.platform.login(merchant, 'dora')).value['token'];
    const { value } = await pay.platform.call<{ payment: { id: number; step: { url: string } } }>('deposit', {
      ...{ merchant, token, body: card, headers: origin },
    });
    const { url } = value.payment.step;
    const page = await fetch(url);
    expect(await page.text()).toContain('40.60 GBP');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://m-pay.localhost:4000;");
    const body = new URLSearchParams([...new URL(url).searchParams, ['plan', 'now']]);
    const wrong = new URLSearchParams([...body].map(([name, text]) => [name, name === 'key' ? 'guessed' : text]));
    const act = (sent: URLSearchParams) =>
      fetch(`${pay.platform.url}/pay`, { method: 'POST', body: sent, redirect: 'manual' });
    expect((await act(wrong)).status).toBe(404);
    const left = await act(body);
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      `http://m-pay.localhost:4000/m/voucherCenter?payment=${value.payment.id}`,
    ]);
    expect((await pay.read(value.payment.id)).state).toBe('paid');
  });
});

describe('messages of a provider', { timeout: 240_000 }, () => {
  it('are refused unsigned, altered, old and a second time', async () => {
    const { payment } = (await pay.order(card)).value;
    const message = transfer(payment.reference, 1, 4060);
    expect(await pay.send(message, { signature: '' })).toMatchObject({ code: 'callback.refused' });
    expect(await pay.send(message, { signature: '0'.repeat(64) })).toMatchObject({ code: 'callback.refused' });
    const old = String(Math.floor(pay.platform.sandbox.now().getTime() / 1000) - 301);
    expect(await pay.send(message, { seconds: old })).toMatchObject({ code: 'callback.refused' });
    const seconds = String(Math.floor(pay.platform.sandbox.now().getTime() / 1000));
    expect((await pay.send(message, { seconds })).status).toBe(200);
    expect(await pay.send(message, { seconds })).toMatchObject({ status: 409, code: 'callback.replayed' });
    expect((await pay.send(message, { seconds: String(Number(seconds) + 1) })).status, 'told again').toBe(200);
    expect(await pay.send({ ...transfer(payment.reference, 9, 4060), currency: 'USD' })).toMatchObject({ status: 400 });
    expect(await pay.send({ ...message, amount: 0.5 })).toMatchObject({ status: 400 });
    expect(await pay.read(payment.id)).toMatchObject({ state: 'paid', received: '40.60' });
  });

  it('credit what was ordered and no more, in whatever order and however often they come', async () => {
    // Seeded, so that a failure comes again.
    let seed = 20_260_305;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 12; round += 1) {
      const before = Math.round(Number(await pay.balance()) * 100);
      const { payment } = (await pay.order(card)).value;
      const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => 1 + Math.floor(random() * 4000));
      const messages = parts.flatMap((amount, place) =>
        Array.from({ length: 1 + Math.floor(random() * 3) }, (_, again) =>
          transfer(payment.reference, place, amount, `${payment.reference}/${place}/${again}`),
        ),
      );
      const failed = { event: `${payment.reference}/f`, reference: payment.reference, kind: 'failed' };
      const all = [...messages, ...(random() < 0.5 ? [failed] : [])].toSorted(() => random() - 0.5);
      const answers = await Promise.all(all.map((message) => pay.send(message)));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
      const received = parts.reduce((sum, part) => sum + part, 0);
      const credited = Math.min(4000, Math.max(0, received - 60));
      expect(Math.round(Number(await pay.balance()) * 100) - before, JSON.stringify(parts)).toBe(credited);
      expect((await pay.read(payment.id)).state).toBe(received >= 4060 ? 'paid' : 'short');
    }
    expect(await pay.sums()).toEqual(new Set([0]));
  });
});

describe('withdrawals', { timeout: 240_000 }, () => {
  const express = { channel: 'express', amount: '30', paymentPassword: '482915', values: { walletNumber: '12345678' } };

  it('are told to the provider when the process ended before it could, and once', async () => {
    const { sandbox } = pay.platform;
    const { id, reference } = (await pay.order(express, 'withdraw')).value.payment;
    const begin = vi.spyOn(sandbox.provider, 'begin');
    await announceWaiting(sandbox);
    expect(begin, 'one that it knows').not.toHaveBeenCalled();
    await sandbox.db.updateTable('payment').set({ announced_at: null }).where('id', '=', id).execute();
    await announceWaiting(sandbox);
    await announceWaiting(sandbox);
    expect(begin.mock.calls).toEqual([[expect.objectContaining({ reference, amount: 2900, returnUrl: '' })]]);
    await pay.platform.given(merchant, { pays: 'refuse' });
    expect((await pay.read(id)).state).toBe('failed');
  });

  it('are not taken back: no call that the player may make undoes one that waits', async () => {
    const { payment } = (await pay.order(express, 'withdraw')).value;
    const before = await pay.balance();
    const { id, reference } = payment;
    const words = { id, payment: id, reference, action: 'cancel', cancel: true, state: 'cancelled', amount: '30' };
    const calls = endpointNames.filter((name) => {
      const { method, path } = endpoints[name];
      return method !== 'GET' && path.startsWith('/wps/wallet/') && name !== 'deposit';
    });
    expect(calls.length).toBeGreaterThan(2);
    for (const name of calls) {
      const { status } = await pay.call(name, words);
      // Bringing everything to the main wallet is asked for without words, and finds everything there.
      if (name !== 'collectWallets') expect(status, name).toBeGreaterThanOrEqual(400);
    }
    expect([(await pay.read(id)).state, await pay.balance()]).toEqual(['pending', before]);
    await pay.platform.given(merchant, { pays: 'refuse' });
  });

  it('take the money at once, and give it back once when they fail', async () => {
    const before = Number(await pay.balance());
    const { payment } = (await pay.order(express, 'withdraw')).value;
    expect(payment).toMatchObject({ state: 'pending', fee: '1.00', total: '29.00' });
    expect(Number(await pay.balance())).toBeCloseTo(before - 30, 2);
    const { reference } = payment;
    await Promise.all([1, 2, 3].map((each) => pay.send({ event: `${reference}/f${each}`, reference, kind: 'failed' })));
    expect((await pay.read(payment.id)).state).toBe('failed');
    expect(Number(await pay.balance())).toBeCloseTo(before, 2);
    await pay.platform.given(merchant, { pays: 'refuse' });
    expect(Number(await pay.balance())).toBeCloseTo(before, 2);
  });

  it('stay paid when a failure is told afterwards', async () => {
    const before = Number(await pay.balance());
    const { payment } = (await pay.order(express, 'withdraw')).value;
    await pay.platform.given(merchant, { pays: 'disorder' });
    expect((await pay.read(payment.id)).state).toBe('paid');
    expect(Number(await pay.balance())).toBeCloseTo(before - 30, 2);
  });

  it('give back what was not sent when they fail after a part, and no money comes out of it', async () => {
    const before = Number(await pay.balance());
    const { reference, id } = (await pay.order(express, 'withdraw')).value.payment;
    expect((await pay.send(transfer(reference, 1, 1000))).status).toBe(200);
    expect((await pay.send({ event: `${reference}/f`, reference, kind: 'failed' })).status).toBe(200);
    expect((await pay.read(id)).state).toBe('failed');
    expect(Number(await pay.balance())).toBeCloseTo(before - 11, 2);
    expect((await pay.send(transfer(reference, 2, 500))).status).toBe(200);
    expect(Number(await pay.balance())).toBeCloseTo(before - 16, 2);
    expect((await pay.send(transfer(reference, 3, 1400))).status).toBe(200);
    expect((await pay.read(id)).state).toBe('paid');
    expect(Number(await pay.balance())).toBeCloseTo(before - 30, 2);
    expect(await pay.sums()).toEqual(new Set([0]));
  });

  it('refuse to be sent after they failed when the money was spent, and somebody can read of it', async () => {
    const { reference, id } = (await pay.order(express, 'withdraw')).value.payment;
    await pay.send({ event: `${reference}/f`, reference, kind: 'failed' });
    const has = await pay.balance();
    const note = vi.spyOn(pay.platform.sandbox.security, 'note');
    const rest = (await pay.order({ ...express, amount: has }, 'withdraw')).value.payment;
    expect(await pay.send(transfer(reference, 1, 2900))).toMatchObject({ status: 409, code: 'balance.low' });
    expect([(await pay.read(id)).state, await pay.balance()]).toEqual(['failed', '0.00']);
    const noted = { event: 'withdraw', outcome: 'refused', reference: `sent after failing ${reference}` };
    expect(note).toHaveBeenCalledWith(expect.objectContaining(noted));
    await pay.send({ event: `${rest.reference}/f`, reference: rest.reference, kind: 'failed' });
    expect((await pay.send(transfer(reference, 1, 2900))).status, 'told again').toBe(200);
    expect(Number(await pay.balance())).toBeCloseTo(Number(has) - 30, 2);
  });

  it('are counted with the deposits, by state and direction, and movements name them', async () => {
    interface Totals {
      readonly list: readonly { readonly state: string }[];
      readonly totals: { readonly count: number; readonly paidIn: string; readonly paidOut: string };
    }
    const out = (await pay.call<Totals>('payments', undefined, { direction: 'withdraw' })).value;
    expect(out.totals).toEqual({ count: 7, paidIn: '0.00', paidOut: '90.00' });
    const failed = (await pay.call<Totals>('payments', undefined, { state: 'failed' })).value;
    expect(new Set(failed.list.map(({ state }) => state))).toEqual(new Set(['failed']));
    const today = pay.platform.sandbox.now().toISOString().slice(0, 10);
    const years = { startDate: '2020-01-01', endDate: today };
    const all = (await pay.call<Totals>('payments')).value.totals;
    expect((await pay.call<Totals>('payments', undefined, years)).value.totals).toEqual(all);
    const past = { startDate: '2020-01-01', endDate: '2020-12-31' };
    expect((await pay.call<Totals>('payments', undefined, past)).value.totals.count).toBe(0);
    expect((await pay.call('payments', undefined, { ...past, endDate: '2019-01-01' })).code).toBe('body.invalid');
    const { id } = await pay.platform.sandbox.db.selectFrom('payment').select('id').limit(1).executeTakeFirstOrThrow();
    const only = { id: String(id), startDate: '2021-05-02', endDate: '2021-05-02' };
    const at = (moment: string) =>
      pay.platform.sandbox.db
        .updateTable('payment')
        .set({ created_at: new Date(moment) })
        .where('id', '=', id)
        .execute();
    const counted = async (timeZone?: string) =>
      (await pay.call<Totals>('payments', undefined, { ...only, ...(timeZone === undefined ? {} : { timeZone }) }))
        .value.totals.count;
    await at('2021-05-01T20:00:00Z');
    expect([await counted(), await counted('Asia/Karachi'), await counted('Mars/Base')]).toEqual([0, 1, 0]);
    await at('2021-05-02T20:00:00Z');
    expect([await counted(), await counted('Asia/Karachi'), await counted('+05:00')]).toEqual([1, 0, 1]);
    const { list } = (await pay.call<{ list: readonly { kind: string; payment?: object }[] }>('transactions')).value;
    expect(list.filter(({ kind, payment }) => kind === 'deposit' && payment === undefined)).toEqual([]);
    expect(list.find(({ kind }) => kind === 'withdraw')?.payment).toMatchObject({ state: 'paid' });
    expect(await pay.sums()).toEqual(new Set([0]));
  });
});

it('leaves data that the next start can read, also of a method that asks for nothing', async () => {
  const { db, cipher } = pay.platform.sandbox;
  const bare = await db.selectFrom('payment').select('id').where('entered', 'is', null).execute();
  expect(bare.length).toBeGreaterThan(0);
  expect(await findLostRows(db, cipher)).toEqual([]);
});

it('has a plan for every ending that a tester may ask for', () => {
  expect(plans).toEqual(['now', 'later', 'less', 'twice', 'disorder', 'refuse', 'never']);
});
