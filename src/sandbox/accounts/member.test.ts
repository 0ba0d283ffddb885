import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-member';
let platform: TestSandbox;
let token: string;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { flags: { DEPOSIT: true, WITHDRAW: true, MANPLAYREB3: true } });
  await platform.given(merchant, { smsCode: '246810', account: { userName: 'dora', balance: '100.00' } });
  token = (await platform.login(merchant, 'dora')).value.token ?? '';
}, 240_000);
afterAll(() => platform.close());

const call = (name: EndpointName, body?: object) => platform.call(name, { merchant, token, body });

describe('head icon', { timeout: 240_000 }, () => {
  it('takes one of its icons and no other', async () => {
    expect((await call('setHeadIcon', { icon: 7 })).value).toEqual({ icon: 7 });
    expect((await call('setHeadIcon', { icon: 99 })).code).toBe('body.invalid');
  });

  it('takes a picture by its content, whatever it is called, and draws it anew', async () => {
    const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0a5' } })
      .png()
      .toBuffer();
    const taken = await call('setHeadIcon', { picture: png.toString('base64') });
    expect(taken.value.picture).toMatch(/^data:image\/webp;base64,/);
    const drawn = Buffer.from(taken.value.picture?.split(',')[1] ?? '', 'base64');
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64');
    expect((await call('setHeadIcon', { picture: script })).code).toBe('picture.invalid');
    expect((await call('setHeadIcon', { picture: 'GIF89a' })).code).toBe('picture.invalid');
    expect((await call('headIcon')).value.picture).toBe(taken.value.picture);
    expect((await call('setHeadIcon', { icon: 2 })).value).toEqual({ icon: 2 });
  });
});

describe('details', { timeout: 240_000 }, () => {
  it('names the player anew, and refuses an empty name', async () => {
    expect((await call('setNickname', { nickname: '  Duchess  of  Dice ' })).value.nickname).toBe('Duchess of Dice');
    expect((await call('memberInfo')).value.nickname).toBe('Duchess of Dice');
    expect((await call('setNickname', { nickname: '   ' })).code).toBe('nickname.invalid');
  });

  it('proves a mail address by the code that was sent there, and keeps it then', async () => {
    const detail = { field: 'email', value: 'dora@mail.com' };
    expect((await call('verifyDetail', { ...detail, code: '246810' })).code).toBe('verification.code.error');
    expect((await call('detailCode', detail)).status).toBe(200);
    expect((await call('verifyDetail', { ...detail, code: '246810' })).value).toBe(true);
    const { items } = (await call('memberDetails')).value;
    expect(items).toContainEqual({ field: 'email', value: 'do•••@mail.com', state: 'verified' });
    expect((await call('detailCode', { field: 'email', value: 'other@mail.com' })).code).toBe('detail.fixed');
    expect((await call('detailCode', { field: 'mobileNum', value: 'no number' })).code).toBe('mobile.invalid');
  });
});

describe('withdrawal password and cashier', { timeout: 240_000 }, () => {
  const wanted = { paymentPassword: '482915', confirmPaymentPassword: '482915' };

  it('pays in within the limits of the way', async () => {
    expect((await call('deposit', { channel: 'bank', amount: '50' })).value.sumBalance).toBe('150.00');
    for (const amount of ['5', '5000.01', '1e3', '-20', 'ten'])
      expect((await call('deposit', { channel: 'bank', amount })).code, amount).toBe('amount.invalid');
  });

  it('pays out only with the withdrawal password, and never more than there is', async () => {
    expect((await call('withdraw', { amount: '20', paymentPassword: '482915' })).code).toBe('payment.missing');
    expect((await call('setPaymentPassword', { ...wanted, loginPassword: 'wrong-one' })).code).toBe('password.wrong');
    expect((await call('setPaymentPassword', { ...wanted, confirmPaymentPassword: '1' })).code).toBe(
      'confirm.different',
    );
    const guessed = { paymentPassword: '112233', confirmPaymentPassword: '112233' };
    expect((await call('setPaymentPassword', guessed)).code).toBe('password.common');
    expect((await call('setPaymentPassword', { paymentPassword: '12', confirmPaymentPassword: '12' })).code).toBe(
      'password.invalid',
    );
    expect((await call('setPaymentPassword', { ...wanted, loginPassword: 'Livery-2026' })).value).toBe(true);
    expect((await call('withdraw', { amount: '20', paymentPassword: '000000' })).code).toBe('payment.wrong');
    const values = { bank: 'Harbour Bank', cardHolder: 'Player', cardNumber: '4242424242424242' };
    const { id: card } = (await call('bindBankCard', { values, paymentPassword: '482915' })).value;
    expect((await call('withdraw', { amount: '2000', card, paymentPassword: '482915' })).code).toBe('balance.low');
    expect((await call('withdraw', { amount: '20', card, paymentPassword: '482915' })).value.sumBalance).toBe('130.00');
    const changed = { paymentPassword: '739204', confirmPaymentPassword: '739204' };
    expect((await call('setPaymentPassword', { ...wanted, oldPaymentPassword: '482915' })).code).toBe(
      'modify.new.old.same',
    );
    expect((await call('setPaymentPassword', { ...changed, oldPaymentPassword: '482915' })).value).toBe(true);
    const withdrawals = await Promise.all(
      [1, 2, 3].map(() => call('withdraw', { amount: '60', card, paymentPassword: '739204' })),
    );
    expect(withdrawals.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(withdrawals.map(({ code }) => code)).toContain('balance.low');
  });

  it('stops who guesses', async () => {
    for (const _turn of [1, 2, 3, 4, 5]) await call('withdraw', { amount: '10', paymentPassword: '999999' });
    expect((await call('withdraw', { amount: '10', paymentPassword: '739204' })).code).toBe('rate.limited');
  });
});

describe('rewards and rebate', { timeout: 240_000 }, () => {
  it('pays each reward once and counts down', async () => {
    await platform.given(merchant, { promotionCounts: { RAFFLE: 1 } });
    expect((await call('rewards')).value.list).toEqual([
      { kind: 'RAFFLE', title: 'Raffle prize', amount: '8.00', count: 1 },
    ]);
    expect((await call('claimReward', { kind: 'RAFFLE' })).value.amount).toBe('8.00');
    expect((await call('claimReward', { kind: 'RAFFLE' })).code).toBe('reward.gone');
    expect((await call('rewards')).value.list).toEqual([]);
  });

  it('gives back a share of the stakes since the last time', async () => {
    const player = (await platform.login(merchant, 'player0')).value.token;
    const ask = (name: EndpointName, body?: object) => platform.call(name, { merchant, token: player, body });
    // The demo player is of the level Silver.
    expect((await ask('rebate')).value).toEqual({ percent: '0.70', stakes: '37.00', amount: '0.25' });
    expect((await ask('claimRebate', {})).value.amount).toBe('0.25');
    const { list } = (await ask('transactions')).value as unknown as { list: readonly Record<string, string>[] };
    expect(list[0]).toMatchObject({ kind: 'rebate', amount: '0.25', note: '0.70 % × 37.00' });
    expect((await ask('rebate')).value).toMatchObject({ stakes: '0.00', amount: '0.00' });
    expect((await ask('claimRebate', {})).code).toBe('reward.gone');
  });
});
