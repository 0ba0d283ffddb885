import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../sandbox.fixture.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';
import { type IdentityToolkit, openIdentityToolkit } from './identity-toolkit.fixture.ts';

const flags = { MOBILEVERCODELOGIN3: true };
const project = { apiKey: 'a-key', projectId: 'demo-site' };
let platform: TestSandbox;
let toolkit: IdentityToolkit;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  platform = await openTestSandbox();
  toolkit = await openIdentityToolkit({ ...project, now: () => platform.sandbox.now().getTime() });
  settings = {
    'sms.firebaseApiKey': project.apiKey,
    'sms.firebaseProjectId': project.projectId,
    'sms.firebaseEmulator': toolkit.origin,
  };
  platform.publish('m-phone', { flags, settings: { ...settings, 'recovery.phone': true } });
}, 240_000);
afterAll(async () => {
  await platform.close();
  await toolkit.close();
});

async function ask(call: string, body: object): Promise<Record<string, string>> {
  const address = `${toolkit.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${project.apiKey}`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

/** Signs in at the provider by the code that it sends. */
async function provenToken(phoneNumber = '+447700900500'): Promise<string> {
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber, recaptchaToken: 'solved' });
  const listed = await fetch(`${toolkit.origin}/emulator/v1/projects/${project.projectId}/verificationCodes`);
  const { verificationCodes } = await listed.json();
  const { code } = verificationCodes.find((sent: Record<string, string>) => sent['sessionInfo'] === sessionInfo);
  const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code });
  if (idToken === undefined) throw new Error('The provider gave no token.');
  return idToken;
}

const number = { firebaseMobileNo: '07700900500', countryDialingCode: '+44' };
const logIn = (more: object, merchant = 'm-phone') =>
  platform.call('login', {
    merchant,
    encrypted: true,
    body: { type: 'firebase', firebaseChannel: 'sms', ...number, ...more },
  });

describe('a login by a number that a third party has checked', { timeout: 240_000 }, () => {
  it('lets the owner of the number in, once for each sign-in', async () => {
    const firebaseIdToken = await provenToken();
    expect(await logIn({ firebaseIdToken })).toMatchObject({ status: 200, value: { userName: 'player0' } });
    expect((await logIn({ firebaseIdToken })).code).toBe('verification.code.error');
  });

  it('sends the token nowhere else, whatever the third party answers', async () => {
    const reached: (string | undefined)[] = [];
    const moved = createServer((request, response) => {
      reached.push(request.url);
      response.writeHead(307, { location: '/caught' }).end();
    });
    await new Promise<void>((ready) => moved.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`;
    platform.publish('m-moved', { flags, settings: { ...settings, 'sms.firebaseEmulator': origin } });
    const answer = await logIn({ firebaseIdToken: await provenToken() }, 'm-moved');
    moved.close();
    expect(answer.code).toBe('verification.unavailable');
    expect(reached).toHaveLength(1);
  });

  it('refuses no token, one of another number, one that somebody else signed, and an old one', async () => {
    expect((await logIn({})).code).toBe('verification.code.error');
    expect((await logIn({ firebaseIdToken: 'not.a.token' })).code).toBe('verification.code.error');
    expect((await logIn({ firebaseIdToken: await provenToken('+447700900199') })).code).toBe('verification.code.error');
    const at = Math.floor(platform.sandbox.now().getTime() / 1000);
    const forged = await new SignJWT({ auth_time: at, firebase: { sign_in_provider: 'phone' } })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('anybody')
      .setAudience(project.projectId)
      .sign(new Uint8Array(32));
    expect((await logIn({ firebaseIdToken: forged })).code).toBe('verification.code.error');
    const firebaseIdToken = await provenToken();
    platform.pass(5 * 60_000 + 1000);
    expect((await logIn({ firebaseIdToken })).code).toBe('verification.code.error');
  });

  it('answers a number without an account like a wrong password', async () => {
    const stranger = { firebaseMobileNo: '7700900198', firebaseIdToken: await provenToken('+447700900198') };
    expect((await logIn(stranger)).code).toBe('login.failed');
  });

  it('takes the own codes of the platform for nothing, and the other way round', async () => {
    const body = { mobileNum: '7700900500', countryDialingCode: '+44' };
    expect((await platform.call('smsCode', { merchant: 'm-phone', body })).code).toBe('no.permission');
    expect((await logIn({ type: 'sms', username: '7700900500', password: '123456' })).code).toBe('no.permission');
    platform.publish('m-own', { flags });
    expect((await logIn({ firebaseIdToken: await provenToken() }, 'm-own')).code).toBe('no.permission');
  });

  it('says that the third party cannot be asked', async () => {
    platform.publish('m-dead', { flags, settings: { ...settings, 'sms.firebaseEmulator': 'http://127.0.0.1:1' } });
    const firebaseIdToken = await provenToken('+447700900177');
    const dead = await logIn({ firebaseIdToken, firebaseMobileNo: '7700900177' }, 'm-dead');
    expect(dead).toMatchObject({ status: 502, code: 'verification.unavailable' });
  });
});

describe('a password by a number that a third party has checked', { timeout: 240_000 }, () => {
  it('is set with the token and not by the code alone', async () => {
    platform.pass(1000);
    const body = {
      mobileNum: '7700900500',
      countryDialingCode: '+44',
      verificationCode: '123456',
      newPassword: 'fresh-Pass-9',
    };
    const set = (more: object) =>
      platform.call('setPasswordByPhone', { merchant: 'm-phone', encrypted: true, body: { ...body, ...more } });
    expect((await set({})).code).toBe('verification.code.error');
    expect(await set({ firebaseIdToken: await provenToken() })).toMatchObject({ value: { userName: 'player0' } });
  });
});
