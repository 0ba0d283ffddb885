import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import type { SecurityEvent } from '../../storage/security-log/security-log.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { noted as notedCalls } from './note-call.ts';

const merchant = 'm-noted';
const folder = mkdtempSync(join(tmpdir(), 'livery-noted-'));
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox({ keepDataIn: folder });
  await platform.given(merchant, { account: { userName: 'marlowe', balance: '100.00' } });
}, 240_000);
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const text = () => readFileSync(join(folder, 'security.log'), 'utf8');
/** What was noted since the last time that somebody asked. */
let seen = 0;
function noted(): SecurityEvent[] {
  const lines = text().split('\n').slice(0, -1);
  return lines.slice(seen, (seen = lines.length)).map((line) => JSON.parse(line));
}

it('notes logins, passwords, money, ended sessions and refusals, with ids and without secrets', {
  timeout: 120_000,
}, async () => {
  const login = await platform.login(merchant, 'marlowe');
  const token = login.value.token;
  const account = expect.any(Number);
  const base = { merchant, address: '127.0.0.1', outcome: 'done' };
  expect(noted()).toMatchObject([{ ...base, event: 'login', account, reference: 'login' }]);

  expect((await platform.login(merchant, 'marlowe', { password: 'Wrong-2026' })).status).toBe(400);
  const guessed = noted();
  expect(guessed).toMatchObject([{ ...base, event: 'login', outcome: 'refused', reference: 'login login.failed' }]);
  expect(guessed[0]).not.toHaveProperty('account');

  await platform.call('deposit', { merchant, token, body: { channel: 'bank', amount: '50' } });
  await platform.call('withdraw', { merchant, token, body: { amount: '20', paymentPassword: '135790' } });
  expect(noted()).toMatchObject([
    { ...base, event: 'deposit', account, amount: '50' },
    {
      ...base,
      event: 'withdraw',
      account,
      amount: '20',
      outcome: 'refused',
      reference: expect.stringMatching(/payment/),
    },
  ]);

  const newPassword = 'Livery-2027';
  const change = { oldPassword: 'Livery-2026', newPassword, confirmNewPassword: newPassword };
  expect((await platform.call('changePassword', { merchant, token, encrypted: true, body: change })).status).toBe(200);
  await platform.call('logout', { merchant, token });
  expect((await platform.call('wallet', { merchant, token })).status).toBe(401);
  expect(noted()).toMatchObject([
    { ...base, event: 'password', account, reference: 'changePassword' },
    { ...base, event: 'session.end', account },
    { ...base, event: 'refusal', outcome: 'refused', reference: 'wallet session.ended' },
  ]);

  const body = { mobileNo: '7700900741', countryDialingCode: '+44' };
  for (let turn = 0; turn < 2; turn += 1) await platform.call('smsCode', { merchant, body });
  expect(noted()).toMatchObject([{ ...base, event: 'lockout', outcome: 'refused', reference: 'smsCode sms.tooSoon' }]);

  for (const secret of [token, 'Livery-2026', newPassword, 'Wrong-2026', '135790', '7700900741', 'marlowe'])
    expect(text()).not.toContain(secret);
});

it('notes a new way to get the account back, an account that an agent opens, and money that is collected', {
  timeout: 120_000,
}, async () => {
  await platform.given(merchant, { accounts: [{ userName: 'ottoline', password: 'Livery-2026' }] });
  const { token } = (await platform.login(merchant, 'ottoline')).value;
  noted();
  const value = 'ottoline@new-mail.example';
  await platform.given(merchant, { smsCode: '246810' });
  for (const [name, more] of [
    ['detailCode', {}],
    ['verifyDetail', { code: '246810' }],
  ] as const)
    expect((await platform.call(name, { merchant, token, body: { field: 'email', value, ...more } })).status).toBe(200);
  await platform.call('claimReward', { merchant, token, body: { kind: 'RAFFLE' } });
  await platform.call('openAccount', { merchant, token, encrypted: true, body: {} });
  expect(noted()).toMatchObject([
    { event: 'contact', outcome: 'done', account: expect.any(Number), reference: 'verifyDetail' },
    { event: 'reward', reference: expect.stringContaining('claimReward') },
    { event: 'registration', outcome: 'refused', reference: expect.stringContaining('openAccount') },
  ]);
  expect(text()).not.toContain('new-mail');
});

describe('what is noted whatever comes of it', () => {
  it('is never a GET, which pages, pictures and links of strangers can send', () => {
    for (const name of Object.keys(notedCalls) as (keyof typeof notedCalls)[])
      expect(endpoints[name].method, name).not.toBe('GET');
    for (const name of ['verifyDetail', 'detailCode', 'claimReward', 'setNickname', 'giveOwnProof'] as const)
      expect(endpoints[name].method, name).not.toBe('GET');
  });
});
