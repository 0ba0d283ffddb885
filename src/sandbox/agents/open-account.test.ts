import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const merchant = 'm-open';
let platform: TestSandbox;
let token: string | undefined;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish(merchant, { flags: { USERNAMEREG3: true } });
  await platform.given(merchant, { accounts: [{ userName: 'chief', type: 3 }] });
  token = (await platform.login(merchant, 'chief')).value['token'];
}, 240_000);
afterAll(() => platform.close());

const rates = (percent: string) => [{ gameType: 'RNG', percent }];
const open = (body: object) =>
  platform.call('openAccount', {
    ...{ merchant, token, encrypted: true },
    body: { kind: 'player', username: 'newcomer1', password: 'walnut734', rates: rates('0.40'), ...body },
  });
const members = () => platform.call<Answer<'teamMembers'>>('teamMembers', { merchant, token });

describe('an agent who opens an account', () => {
  it('is held to the rules of the registration and to their own rates', async () => {
    const faults: readonly (readonly [object, string, object])[] = [
      [{ username: 'x' }, 'registration.invalid', { username: [expect.anything()] }],
      [{ password: 'a1' }, 'registration.invalid', { password: [expect.anything()] }],
      [{ username: undefined }, 'registration.invalid', { username: ['required'] }],
      [{ password: 'password1' }, 'password.common', { password: ['common'] }],
      [{ username: 'chief' }, 'username.exists', { username: ['taken'] }],
      [{ rates: rates('1.21') }, 'rate.invalid', { 'rate.RNG': ['above'] }],
    ];
    for (const [body, code, fields] of faults) {
      const refused = await open(body);
      expect(refused.code, JSON.stringify(body)).toBe(code);
      expect(refused.body['value'], JSON.stringify(body)).toEqual({ fields });
    }
    expect((await open({ kind: 'operator' })).code).toBe('body.invalid');
    expect((await members()).value.list).toEqual([]);
  });

  it('gets it below them, as its kind and with its rates, and it can be used', async () => {
    expect((await open({})).value).toEqual({ userName: 'newcomer1', kind: 'player' });
    expect((await open({ username: 'subagent1', kind: 'agent' })).value).toMatchObject({ kind: 'agent' });
    const { list } = (await members()).value;
    expect(list.map(({ userName, kind }) => [userName, kind])).toEqual([
      ['newcomer1', 'player'],
      ['subagent1', 'agent'],
    ]);
    expect(list[0]?.rates[0]).toEqual({ gameType: 'RNG', percent: '0.40' });
    expect((await platform.login(merchant, 'subagent1', { password: 'walnut734' })).value).toMatchObject({ type: 3 });
    expect((await open({})).code).toBe('username.exists');
  });
});

describe('an invitation', () => {
  const invite = (kind: string) =>
    platform.call<Answer<'createInvitation'>>('createInvitation', {
      merchant,
      token,
      body: { kind, rates: rates('0.60') },
    });
  const register = async (username: string, affiliateCode: string) => {
    await platform.given(merchant, { captchaText: '1234' });
    await platform.call('captcha', { merchant });
    const body = { username, password: 'walnut734', confirmPassword: 'walnut734', captcha: '1234', affiliateCode };
    return platform.call('register', { merchant, encrypted: true, body });
  };

  it('puts who registers with it below the agent, as its kind and with its rates, until it is deleted', async () => {
    const { code, kind } = (await invite('agent')).value;
    expect(kind).toBe('agent');
    const known = await platform.call('invitationCheck', { merchant, query: { code: code.toLowerCase() } });
    expect(known.body['data']).toEqual({ success: true });
    expect((await register('invited1', code)).value).toMatchObject({ type: 3 });
    const invited = (await members()).value.list.find(({ userName }) => userName === 'invited1');
    expect(invited).toMatchObject({ kind: 'agent', isDirect: true });
    expect(invited?.rates[0]).toEqual({ gameType: 'RNG', percent: '0.60' });
    const list = async () =>
      (await platform.call<Answer<'invitations'>>('invitations', { merchant, token })).value.list;
    expect(await list()).toHaveLength(1);
    const stranger = (await platform.login(merchant, 'invited1', { password: 'walnut734' })).value['token'];
    await platform.call('deleteInvitation', { merchant, token: stranger, body: { code } });
    expect(await list()).toHaveLength(1);
    for (const _again of [1, 2]) {
      expect((await platform.call('deleteInvitation', { merchant, token, body: { code } })).status).toBe(200);
    }
    expect(await list()).toEqual([]);
    expect((await register('invited2', code)).code).toBe('invitation.wrong');
  });

  it('gives nobody more than the agent has', async () => {
    const body = { kind: 'player', rates: rates('1.30') };
    expect((await platform.call('createInvitation', { merchant, token, body })).code).toBe('rate.invalid');
  });
});
