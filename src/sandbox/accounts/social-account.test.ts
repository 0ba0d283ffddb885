import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { type SocialPerson, writeTicket } from './social-ticket.ts';

const merchant = 'm-newcomers';
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  for (const code of [merchant, 'm-other']) {
    platform.publish(code, {
      flags: { GOOGLELOGIN3: true, USERNAMEREG3: true },
      settings: { 'login.googleClientId': 'livery-site', 'ages.birthday': 21 },
      rules: { birthday: { enabled: true, required: true } },
    });
  }
  await platform.given(merchant, { accounts: [{ userName: 'lavinia', type: 1 }] });
}, 240_000);
afterAll(() => platform.close());

const ticketOf = (subject: string, of: Partial<SocialPerson> = {}) =>
  writeTicket(platform.sandbox, { merchant, provider: 'google', subject, ...of });
const open = (body: object) => platform.call('socialLogin', { merchant, encrypted: true, body });
const grown = { birthday: '1985-03-05' };

describe('a newcomer from a provider', { timeout: 240_000 }, () => {
  it('gives a date of birth that the rules take, before there is an account', async () => {
    const ticket = ticketOf('mary');
    for (const [said, rule] of [
      [{}, 'required'],
      [{ birthday: `${new Date().getUTCFullYear() - 12}-03-05` }, 'tooYoung'],
      [{ birthday: 'long ago' }, 'birthdayFormat'],
    ] as const) {
      const refused = await open({ ticket, ...said });
      expect([said, refused.code]).toEqual([said, 'registration.invalid']);
      expect(refused.value).toMatchObject({ fields: { birthday: [rule] } });
    }
    const accounts = await platform.sandbox.db.selectFrom('social_identity').selectAll().execute();
    expect(accounts).toEqual([]);
    const opened = await open({ ticket, ...grown });
    expect(opened).toMatchObject({ status: 200, value: { userName: expect.stringMatching(/^google\d{9}$/) } });
  });

  it('stands below whom the link names, and is refused one that nobody knows', async () => {
    const ticket = ticketOf('agnes');
    expect((await open({ ticket, ...grown, recommenderId: 'nobody404' })).code).toBe('referrer.error');
    expect((await open({ ticket, ...grown, recommenderId: 'lavinia' })).status).toBe(200);
    const { db } = platform.sandbox;
    const { upline } = await db
      .selectFrom('account')
      .innerJoin('social_identity', 'social_identity.account', 'account.id')
      .select('upline')
      .where('subject', '=', 'agnes')
      .executeTakeFirstOrThrow();
    expect(upline).not.toBeNull();
  });

  it('has one account, however often a ticket is used', async () => {
    const ticket = ticketOf('rose');
    const [first, second] = [await open({ ticket, ...grown }), await open({ ticket })];
    expect([second.status, second.value['userName']]).toEqual([200, first.value['userName']]);
  });

  it('is nobody with a ticket that is made up, of another brand, or old', async () => {
    const aged = ticketOf('ellen');
    for (const ticket of ['', 'made-up', ticketOf('ellen', { merchant: 'm-other' })]) {
      expect((await open({ ticket, ...grown })).code).toBe('social.failed');
    }
    platform.pass(31 * 60_000);
    expect((await open({ ticket: aged, ...grown })).code).toBe('social.failed');
  });

  it('finds the door closed where registration is', async () => {
    platform.publish(merchant, {
      flags: { GOOGLELOGIN3: true, USERNAMEREG3: false },
      settings: { 'login.googleClientId': 'livery-site' },
    });
    expect((await open({ ticket: ticketOf('edith'), ...grown })).code).toBe('registration.closed');
  });
});
