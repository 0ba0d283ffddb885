import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish('m-test', { flags: { MOBILEVERCODELOGIN3: true } });
}, 120_000);
afterAll(() => platform.close());

describe('access', () => {
  it('of a disabled account ends at once, and it cannot log in', async () => {
    const { token } = (await platform.login('m-test', 'player0')).value;
    expect((await platform.call('memberInfo', { token })).status).toBe(200);
    await platform.given('m-test', { accounts: [{ userName: 'player0', disabled: true }] });
    expect(await platform.call('memberInfo', { token })).toMatchObject({ status: 401, code: 'session.ended' });
    expect((await platform.login('m-test', 'player0')).status).toBe(400);
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
