import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';
import { askChat, openChat } from '../chat/chat.fixture.ts';
import { findByName } from './find-account.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish('m-test', { flags: { MOBILEVERCODELOGIN3: true } });
}, 240_000);
afterAll(() => platform.close());

describe('access', () => {
  it('of a disabled account ends at once, and it cannot log in', async () => {
    const { token } = (await platform.login('m-test', 'player0')).value;
    expect((await platform.call('memberInfo', { token })).status).toBe(200);
    await platform.given('m-test', { accounts: [{ userName: 'player0', disabled: true }] });
    expect(await platform.call('memberInfo', { token })).toMatchObject({ status: 401, code: 'session.ended' });
    expect((await platform.login('m-test', 'player0')).status).toBe(400);
  });

  it('of a disabled account is over for good on every device, whoever disabled it, and the log says so', async () => {
    const { db, security } = platform.sandbox;
    const merchant = 'm-kept-out';
    platform.publish(merchant, { flags: { CBS3: true } });
    await platform.given(merchant, { accounts: [{ userName: 'keptout', password: 'Livery-2026' }] });
    const id = (await findByName(platform.sandbox, merchant, 'keptout'))?.id ?? 0;
    const ask = (act: string) =>
      fetch(`${platform.staffUrl}/members/${act}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'livery-internal': 'key-of-the-machine' },
        body: JSON.stringify({ merchant, name: 'keptout' }),
      });
    const live = () =>
      db.selectFrom('session').select('id').where('account', '=', id).where('revoked_at', 'is', null).execute();
    const notes = vi.spyOn(security, 'note');
    const ways = [
      async () => expect(await (await ask('disable')).json()).toEqual({ value: { ended: 2 } }),
      () => db.updateTable('account').set({ disabled: true }).where('id', '=', id).execute(),
    ];
    for (const disable of ways) {
      const signIn = async () => (await platform.login(merchant, 'keptout')).value['token'] ?? '';
      const tokens = [await signIn(), await signIn()];
      await platform.call('chatLaunch', { merchant, token: tokens[0] });
      const chat = await openChat(platform, merchant, tokens[1]);
      expect((await askChat(chat, { merchant })).status).toBe(200);
      expect(await live()).toHaveLength(2);
      expect(await db.selectFrom('chat_ticket').selectAll().execute()).not.toEqual([]);
      await disable();
      expect(await live()).toEqual([]);
      expect(await db.selectFrom('chat_ticket').selectAll().execute()).toEqual([]);
      expect((await askChat(chat, { merchant })).status).toBe(401);
      expect((await platform.login(merchant, 'keptout')).code).toBe('login.failed');
      expect((await ask('enable')).status).toBe(200);
      for (const token of tokens)
        expect((await platform.call('memberInfo', { merchant, token })).code).toBe('session.ended');
      expect((await platform.login(merchant, 'keptout')).status).toBe(200);
      await ask('sign-out');
    }
    const noted = { outcome: 'done', merchant, account: id };
    expect(notes).toHaveBeenCalledWith({ event: 'staff.act', ...noted, reference: 'member desk: disabled' });
    expect(notes).toHaveBeenCalledWith({ event: 'session.end', ...noted, reference: 'member desk: 2 ended' });
    notes.mockRestore();
  });

  it('that begins while the account is disabled ends before it is used', async () => {
    const { db } = platform.sandbox;
    const { token } = (await platform.login('m-test', 'player2')).value;
    const id = (await findByName(platform.sandbox, 'm-test', 'player2'))?.id ?? 0;
    const own = () => db.updateTable('session').where('account', '=', id);
    await db.updateTable('account').set({ disabled: true }).where('id', '=', id).execute();
    await own().set({ revoked_at: null }).execute();
    expect((await platform.call('memberInfo', { token })).code).toBe('session.ended');
    await db.updateTable('account').set({ disabled: false }).where('id', '=', id).execute();
    expect((await platform.call('memberInfo', { token })).code).toBe('session.ended');
  });

  it('by a code of an SMS ends after two minutes', async () => {
    await platform.given('m-test', { smsCode: '246810' });
    const number = { mobileNum: '7700900501', countryDialingCode: '+44' };
    await platform.call('smsCode', { body: number });
    platform.pass(121_000);
    const body = { username: '7700900501', password: '246810', type: 'sms', countryDialingCode: '+44' };
    expect(await platform.call('login', { encrypted: true, body })).toMatchObject({ code: 'verification.code.error' });
    await platform.call('smsCode', { body: number });
    platform.pass(119_000);
    expect((await platform.call('login', { encrypted: true, body })).status).toBe(200);
  });

  it('leaves nothing of a player in a cache on the way', async () => {
    const { token } = (await platform.login('m-test', 'player1')).value;
    for (const name of ['memberInfo', 'wallet', 'memberDetails', 'inbox', 'betRecords', 'transactions'] as const) {
      const answer = await fetch(`${platform.url}${endpoints[name].path}`, {
        headers: { merchant: 'm-test', authorization: `Bearer ${token}` },
      });
      expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([name, 200, 'no-store']);
    }
  });
});
