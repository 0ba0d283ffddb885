import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { findByName } from '../accounts/find-account.ts';
import { type SocialPerson, writeTicket } from '../accounts/social-ticket.ts';
import { eraseMember } from '../privacy/erase-member.ts';
import { day, openPlayers, password, type Players } from './safe-play.fixture.ts';

const merchant = 'm-contacts';
const flags = { DEPOSIT: true, WITHDRAW: true, USERNAMEREG3: true, FACEBOOKLOGIN3: true };
const settings = { 'login.facebookClientId': 'livery-site' };
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { flags, settings });
}, 240_000);
afterAll(() => players.platform.close());

describe('an exclusion', { timeout: 240_000 }, () => {
  it('opens no new account with the same mail address, also when the old account is erased', async () => {
    const token = await players.aPlayer('vanished', { email: 'vanished@mail.example', balance: '0.00' });
    await players.ask('setPlayLimit', token, { kind: 'loss', span: 'day', amount: '5' });
    await players.platform.call('excludeSelf', { merchant, token, encrypted: true, body: { months: 12, password } });
    const id = (await findByName(players.platform.sandbox, merchant, 'vanished'))?.id ?? 0;
    await eraseMember(players.platform.sandbox, id);
    const { db } = players.platform.sandbox;
    expect(await db.selectFrom('play_limit').selectAll().where('account', '=', id).execute()).toEqual([]);
    const kept = await db.selectFrom('play_pause').selectAll().where('account', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain('vanished');
    const email = { enabled: true, required: true, min: 1, max: 60 };
    players.platform.publish(merchant, { flags, settings: { 'encryption.register': true }, rules: { email } });
    const register = async (address: string, username: string) => {
      await players.platform.given(merchant, { captchaText: '1234' });
      await players.platform.call('captcha', { merchant });
      const own = { username, email: address, password: 'Walnut734', confirmPassword: 'Walnut734', captcha: '1234' };
      return players.platform.call('register', { merchant, encrypted: true, body: own });
    };
    expect((await register('Vanished@Mail.example', 'newname1')).code).toBe('registration.refused');
    expect((await register('somebody@mail.example', 'newname2')).status).toBe(200);
    players.platform.publish(merchant, { flags, settings });
  });

  it('opens no new account with the same person of a provider, also one without mail address whose account is erased', async () => {
    const person = { merchant, provider: 'facebook', subject: '1029384756' } as const;
    const arrive = (who: SocialPerson) =>
      players.platform.call<{ token?: string; userName?: string }>('socialLogin', {
        ...{ merchant, encrypted: true },
        body: { ticket: writeTicket(players.platform.sandbox, who), birthday: '1985-03-05' },
      });
    const { token = '', userName = '' } = (await arrive(person)).value;
    await players.platform.call('excludeSelf', { merchant, token, encrypted: true, body: { months: 6 } });
    expect(await arrive(person)).toMatchObject({ status: 200, value: { userName } });
    await eraseMember(
      players.platform.sandbox,
      (await findByName(players.platform.sandbox, merchant, userName))?.id ?? 0,
    );
    expect((await arrive(person)).code).toBe('registration.refused');
    expect((await arrive({ ...person, subject: '5647382910' })).status).toBe(200);
    players.platform.pass(190 * day);
    expect((await arrive(person)).status).toBe(200);
  });

  it('lets the mail address into no account of another, by a provider or proved later, and its owner still prove it', async () => {
    const email = 'walled@mail.example';
    const leaving = await players.aPlayer('walled', { email });
    await players.platform.call('excludeSelf', {
      merchant,
      token: leaving,
      encrypted: true,
      body: { months: 6, password },
    });
    const ticket = writeTicket(players.platform.sandbox, { merchant, provider: 'facebook', subject: '77001', email });
    const arrived = await players.platform.call('socialLogin', { merchant, encrypted: true, body: { ticket } });
    expect(arrived.code).toBe('registration.refused');
    await players.platform.given(merchant, { smsCode: '246810' });
    const proveBy = async (token: string) => {
      expect((await players.ask('detailCode', token, { field: 'email', value: email })).status).toBe(200);
      return players.ask('verifyDetail', token, { field: 'email', value: email, code: '246810' });
    };
    const other = await players.aPlayer('otherdoor');
    expect((await proveBy(other)).code).toBe('registration.refused');
    const { items } = (
      await players.platform.call<Answer<'memberDetails'>>('memberDetails', { merchant, token: other })
    ).value;
    expect(items).toContainEqual({ field: 'email', state: 'missing' });
    players.platform.pass(2 * 60_000);
    expect((await proveBy(await players.enter('walled'))).status).toBe(200);
  });
});
