import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Answer, Named } from '../../contracts/platform-answer.ts';
import { findByName } from '../accounts/find-account.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-cards';
const paymentPassword = '482915';
const card = { bank: 'Harbour Bank', cardHolder: 'Dora Marlow', cardNumber: '4242 4242 4242 4242' };
const numbers = ['5555555555554444', '4111111111111111', '4000056655665556', '6011111111111117'];

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { flags: { WITHDRAW: true } });
}, 240_000);
afterAll(() => platform.close());

interface Answered {
  readonly payment: Named<'Payment'>;
}

/** A player with money and a withdrawal password, by what they call. */
async function aPlayer(userName: string, more: object = {}) {
  await platform.given(merchant, { accounts: [{ userName, balance: '100.00', paymentPassword, ...more }] });
  const { token = '' } = (await platform.login(merchant, userName)).value;
  const call = <T = Named<'BankCard'>>(name: EndpointName, body?: object) =>
    platform.call<T>(name, { merchant, token, body });
  return {
    call,
    bind: (values: object = card, password = paymentPassword) =>
      call('bindBankCard', { values, paymentPassword: password }),
    list: async () => (await call<Answer<'bankCards'>>('bankCards')).value,
    withdraw: (named: number | undefined, more: object = {}) =>
      call<Answered>('withdraw', { amount: '20', paymentPassword, card: named, ...more }),
    idOf: async () => (await findByName(platform.sandbox, merchant, userName))?.id ?? 0,
  };
}

describe('binding a card', { timeout: 240_000 }, () => {
  it('is proved by the withdrawal password, and answers the last digits alone', async () => {
    const player = await aPlayer('dora');
    expect((await player.bind(card, '000000')).code).toBe('payment.wrong');
    const { value } = await player.bind();
    expect(value).toMatchObject({ bank: 'Harbour Bank', holder: 'Dora Marlow', lastDigits: '4242' });
    const { list, most, fields } = await player.list();
    expect(list).toEqual([value]);
    expect(most).toBe(5);
    expect(Object.keys(fields.schema.properties)).toEqual(['bank', 'cardHolder', 'cardNumber']);
    expect(JSON.stringify(list)).not.toMatch(/\d{5}/);
    const account = await player.idOf();
    const rows = await platform.sandbox.db.selectFrom('bank_card').selectAll().where('account', '=', account).execute();
    expect(JSON.stringify(rows)).not.toMatch(/4242|Dora|Harbour/);
    const opened = platform.sandbox.cipher.decrypt('bank_card.details', rows[0]?.details ?? '');
    expect(JSON.parse(opened)).toEqual({ ...card, cardNumber: '4242424242424242' });
  });

  it('waits for a withdrawal password, and refuses trial accounts and types that may not withdraw', async () => {
    await platform.given(merchant, { accounts: [{ userName: 'bare' }] });
    const { token } = (await platform.login(merchant, 'bare')).value;
    const body = { values: card, paymentPassword };
    expect((await platform.call('bindBankCard', { merchant, token, body })).code).toBe('payment.missing');
    for (const [userName, type, code] of [
      ['tryout', 4, 'free_reject'],
      ['barred', 40, 'no.permission'],
    ] as const) {
      const other = await aPlayer(userName, { type });
      expect((await other.bind()).code).toBe(code);
      expect((await other.call('removeBankCard', { card: 1, paymentPassword })).code).toBe(code);
      expect((await other.call('bankCards')).code).toBe(code);
    }
  });

  it('knows what a card needs: every field, and digits that fit each other', async () => {
    const player = await aPlayer('fields');
    const refused = async (values: object) => {
      const { code, body } = await player.bind(values);
      return [code, body['value']];
    };
    const { cardHolder: _holder, ...nameless } = card;
    expect(await refused(nameless)).toEqual(['fields.invalid', { fields: { cardHolder: 'required' } }]);
    for (const cardNumber of ['4242424242424241', '4242424242424224', '42424242424', 'no card'])
      expect(await refused({ ...card, cardNumber }), cardNumber).toEqual([
        'fields.invalid',
        { fields: { cardNumber: 'pattern' } },
      ]);
  });

  it('takes a card once and five at most, however many are sent at a time', async () => {
    const player = await aPlayer('many');
    const twice = await Promise.all([player.bind(), player.bind()]);
    expect(new Set(twice.map(({ code }) => code))).toEqual(new Set(['card.bound', undefined]));
    const grouped = { ...card, cardNumber: '4242-4242-4242-4242' };
    expect((await player.bind(grouped)).code, 'the same card with dashes').toBe('card.bound');
    const more = [...numbers, '378282246310005'];
    const answers = [];
    for (const cardNumber of more) answers.push(await player.bind({ ...card, cardNumber }));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined, 'card.many']);
    expect((await player.list()).list).toHaveLength(5);
  });

  it('is tried ten times a day, so that nobody tries numbers out', async () => {
    const player = await aPlayer('prober');
    await player.bind();
    for (const _turn of Array(9).keys()) expect((await player.bind()).code).toBe('card.bound');
    expect((await player.bind()).code).toBe('rate.limited');
    platform.pass(24 * 3_600_000 + 1000);
    const back = await aPlayer('prober');
    expect((await back.bind()).code).toBe('card.bound');
  });

  it('stops who guesses at the password, here as at withdrawals', async () => {
    const player = await aPlayer('guessed');
    for (const _turn of Array(5).keys()) expect((await player.bind(card, '000000')).code).toBe('payment.wrong');
    expect((await player.bind()).code).toBe('rate.limited');
    expect((await player.call('removeBankCard', { card: 1, paymentPassword })).code).toBe('rate.limited');
  });
});

describe('a withdrawal', { timeout: 240_000 }, () => {
  it('names one of the player’s cards, and shows which', async () => {
    const player = await aPlayer('payee');
    const { value } = await player.bind();
    expect((await player.withdraw(undefined)).code).toBe('card.gone');
    const { payment } = (await player.withdraw(value.id)).value;
    expect(payment).toMatchObject({ method: 'bank', state: 'paid', card: '4242' });
    const { db, cipher } = platform.sandbox;
    const row = await db.selectFrom('payment').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('42424242');
    expect(JSON.parse(cipher.decrypt('payment.entered', row.entered ?? ''))).toEqual({
      card: { ...card, cardNumber: '4242424242424242' },
    });
  });

  it('goes to no card of another, and to none that was removed; nothing is taken', async () => {
    const [player, other] = [await aPlayer('owner'), await aPlayer('stranger')];
    const { value } = await player.bind();
    expect((await other.withdraw(value.id)).code).toBe('card.gone');
    expect((await other.call('removeBankCard', { card: value.id, paymentPassword })).code).toBe('card.gone');
    expect((await player.call('removeBankCard', { card: value.id, paymentPassword: '000000' })).code).toBe(
      'payment.wrong',
    );
    expect((await player.call<boolean>('removeBankCard', { card: value.id, paymentPassword })).value).toBe(true);
    expect((await player.withdraw(value.id)).code).toBe('card.gone');
    expect((await player.call('removeBankCard', { card: value.id, paymentPassword })).code).toBe('card.gone');
    expect((await player.list()).list).toEqual([]);
    for (const { call } of [player, other]) {
      expect((await call<Answer<'wallet'>>('wallet')).value.sumBalance).toBe('100.00');
      expect((await call<Answer<'payments'>>('payments')).value.list).toEqual([]);
    }
  });

  it('is the same under the same key after its card was removed, and another one for another card', async () => {
    const player = await aPlayer('repeats');
    const [first, second] = [await player.bind(), await player.bind({ ...card, cardNumber: numbers[0] })];
    const key = { key: 'once-and-again' };
    const { payment } = (await player.withdraw(first.value.id, key)).value;
    expect((await player.withdraw(second.value.id, key)).code).toBe('payment.key');
    await player.call('removeBankCard', { card: first.value.id, paymentPassword });
    expect((await player.withdraw(first.value.id, key)).value.payment).toMatchObject({ id: payment.id, card: '4242' });
  });

  it('of a removed card is refused or came before, when both come at once', async () => {
    const player = await aPlayer('racing');
    const { value } = await player.bind();
    const [paid] = await Promise.all([
      player.withdraw(value.id),
      player.call('removeBankCard', { card: value.id, paymentPassword }),
    ]);
    const { sumBalance } = (await player.call<Answer<'wallet'>>('wallet')).value;
    expect([paid.code, sumBalance]).toEqual(paid.status === 200 ? [undefined, '80.00'] : ['card.gone', '100.00']);
  });

  it('by a way that pays to no card needs none', async () => {
    const player = await aPlayer('walleted');
    const values = { walletNumber: '12345678' };
    const { payment } = (await player.withdraw(undefined, { channel: 'express', values })).value;
    expect(payment).not.toHaveProperty('card');
  });
});

it('gives a player’s own data without the number, and lets it go with the account', { timeout: 120_000 }, async () => {
  const player = await aPlayer('leaver');
  const { value } = await player.bind();
  await player.withdraw(value.id, { amount: '100' });
  const { exportedAt: _at, ...data } = (
    await player.call<Record<string, unknown>>('exportData', { password: 'Livery-2026' })
  ).value;
  expect(data).toMatchObject({
    bankCards: [{ bank: 'Harbour Bank', holder: 'Dora Marlow', lastDigits: '4242' }],
    payments: [{ entered: { card: { bank: 'Harbour Bank', holder: 'Dora Marlow', lastDigits: '4242' } } }],
  });
  expect(JSON.stringify(data)).not.toMatch(/4242 ?4242/);
  const account = await player.idOf();
  expect((await player.call('closeAccount', { password: 'Livery-2026' })).status).toBe(200);
  const { db } = platform.sandbox;
  expect(await db.selectFrom('bank_card').selectAll().where('account', '=', account).execute()).toEqual([]);
  const rows = await db
    .selectFrom('payment')
    .select(['entered', 'card_digits'])
    .where('account', '=', account)
    .execute();
  expect(rows).toEqual([{ entered: null, card_digits: null }]);
});
