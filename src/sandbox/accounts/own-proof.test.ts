import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';
import { findByName } from './find-account.ts';

const merchant = 'm-proof';
const password = 'Livery-2026';
const quarter = 15 * 60_000;
/** Each of these would help whoever found a phone with a session on it to keep the account. */
const guarded: readonly (readonly [EndpointName, object])[] = [
  ['endOtherSessions', {}],
  ['endSession', { session: '00000000-0000-4000-8000-000000000000' }],
  ['changePassword', { oldPassword: password, newPassword: 'thief-2026', confirmNewPassword: 'thief' }],
  ['detailCode', { field: 'email', value: 'thief@mail.com' }],
  ['verifyDetail', { field: 'email', value: 'thief@mail.com', code: '246810' }],
];

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
  await platform.given(merchant, { smsCode: '246810' });
}, 240_000);
afterAll(() => platform.close());

async function aSession(userName: string): Promise<string> {
  await platform.given(merchant, { smsCode: '246810', accounts: [{ userName, password }] });
  return (await platform.login(merchant, userName)).value['token'] ?? '';
}

const prove = (token: string, body: object) =>
  platform.call('giveOwnProof', { merchant, token, encrypted: true, body });

describe('a proof that it is the player', { timeout: 240_000 }, () => {
  it('is their sign-in for a quarter of an hour, and their password for as long again', async () => {
    const token = await aSession('olivia');
    const ask = (name: EndpointName, body: object) => platform.call(name, { merchant, token, body });
    expect((await ask('endOtherSessions', {})).status).toBe(200);
    platform.pass(quarter + 1000);
    for (const [name, body] of guarded) expect((await ask(name, body)).code, name).toBe('proof.needed');
    expect((await prove(token, { password: 'not-this-one' })).code).toBe('password.wrong');
    expect((await ask('endOtherSessions', {})).code).toBe('proof.needed');
    expect((await prove(token, { password })).value).toBe(true);
    for (const [name, body] of guarded) expect((await ask(name, body)).code, name).not.toBe('proof.needed');
    platform.pass(quarter + 1000);
    expect((await ask('endOtherSessions', {})).code).toBe('proof.needed');
  });

  it('is none of another of their sessions', async () => {
    const token = await aSession('otto');
    platform.pass(quarter + 1000);
    const other = (await platform.login(merchant, 'otto')).value['token'] ?? '';
    expect((await prove(other, { password })).status).toBe(200);
    expect((await platform.call('endOtherSessions', { merchant, token, body: {} })).code).toBe('proof.needed');
  });

  it('is not renewed by itself where only a sign-in can prove', async () => {
    const token = await aSession('odette');
    const id = (await findByName(platform.sandbox, merchant, 'odette'))?.id ?? 0;
    await platform.sandbox.db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await platform.call('ownProof', { merchant, token })).value).toEqual({ proof: 'signIn' });
    platform.pass(quarter / 2);
    expect((await prove(token, {})).status).toBe(200);
    platform.pass(quarter / 2 + 1000);
    expect((await platform.call('endOtherSessions', { merchant, token, body: {} })).code).toBe('proof.needed');
    expect((await prove(token, {})).code).toBe('signin.again');
  });

  it('is guessed at a few times only', async () => {
    const token = await aSession('oscar');
    const answers = [];
    for (let tries = 0; tries < 20; tries += 1)
      answers.push((await prove(token, { password: `guess-${tries}` })).status);
    expect(answers).toContain(429);
    expect(answers.indexOf(429)).toBeLessThanOrEqual(10);
    expect((await prove(token, { password })).status).toBe(429);
  });
});
