import type { Page } from '@playwright/test';
import { encryptBody, type KeySet } from '../../src/client/platform/encrypt.ts';
import { endpoints } from '../../src/contracts/endpoints.ts';
import type { TestSite } from './a-site.ts';
import { sentPath } from './moved-paths.ts';
import { platform } from './platform.ts';
import { callPort, stackAddress } from './stack-address.ts';

/** Who shall be signed in; everything the platform's scenario door takes for an account may be given too. */
export interface MemberOptions {
  readonly userName?: string;
  readonly type?: number;
  readonly [other: string]: unknown;
}

export const memberName = 'rosalind';
export const memberPassword = 'Livery-2026';
const usualAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface LoginValue {
  readonly token: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/**
 * Makes an account, logs it in over the real login call and gives the page that session, once: a sign-out or a
 * session that the site clears is not undone by the next page.
 */
export async function signIn(page: Page, site: TestSite, options: MemberOptions = {}): Promise<LoginValue> {
  const { userName = memberName, type = 0, ...account } = options;
  await platform.given(site, { accounts: [{ userName, type, password: memberPassword, ...account }] });
  const value = await newSession(site, userName);
  const record = { token: value.token, merchantCode: site.code, userName: value.userName, type, firstTimeLogin: false };
  await page.addInitScript(
    ({ host, session }) => {
      if (location.hostname !== host || localStorage.getItem('test.session') === session) return;
      localStorage.setItem('test.session', session);
      sessionStorage.setItem('MC_SESSION_INFO', session);
    },
    { host: new URL(site.url()).hostname, session: JSON.stringify(record) },
  );
  return value;
}

/** Gives the open page the session of another member type, as if they had just logged in, and reloads it. */
export async function become(page: Page, site: TestSite, type: number): Promise<void> {
  const userName = `kind${type}`;
  await platform.given(site, { accounts: [{ userName, type, password: memberPassword }] });
  const { token } = await newSession(site, userName);
  const record = { token, merchantCode: site.code, userName, type, firstTimeLogin: false };
  await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(record));
  await page.reload();
}

/** Logs an account in over the real login call, outside any browser, on whatever device its user agent names. */
export async function newSession(site: TestSite, username: string, userAgent = usualAgent): Promise<LoginValue> {
  const { host } = new URL(site.url());
  const headers = { Merchant: site.code, ModuleId: endpoints.login.module, Gateway: '3', 'user-agent': userAgent };
  const keys = await callPort(stackAddress.servicePort, sentPath('keys'), { host, headers });
  const body = await encryptBody(
    { username, password: memberPassword, type: 'username' },
    JSON.parse(keys.text) as KeySet,
    'login',
  );
  const answer = await callPort(stackAddress.servicePort, sentPath('login'), {
    host,
    text: body,
    headers: { ...headers, 'content-type': 'application/jose', Encryption: 'JWE' },
  });
  if (answer.status !== 200) throw new Error(`The login of ${username} answered ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as { readonly value: LoginValue }).value;
}
