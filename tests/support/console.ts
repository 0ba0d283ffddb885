import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { ConsoleRole, Scope } from '../../src/contracts/console/roles.ts';
import type { Enrolment, Invitation, JoinBody } from '../../src/contracts/console/session.ts';
import { callPort, type DoorAnswer, stackAddress } from './stack-address.ts';
import { totpOf } from './totp.ts';

/** Where the running stack has its console. */
export const consoleOrigin = `http://console.localhost:${stackAddress.servicePort}`;

/** A desk, where the console is used most. */
export const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** The first administrator of a stack, as a person would have kept it, and the browser's cookies after a sign-in. */
export interface Administrator {
  readonly name: string;
  readonly password: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

const file = join(process.env['LIVERY_ACCEPT_DATA'] ?? '', 'console-administrator.json');

/** What an earlier test or attempt in the same stack kept: the one-time link works once. */
export function keptAdministrator(): Administrator | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Administrator) : undefined;
}

/** Keeps the administrator for whoever comes later in the same stack. */
export function keepAdministrator(administrator: Administrator): void {
  writeFileSync(file, JSON.stringify(administrator));
}

/**
 * The first administrator of a stack: whoever asks first joins by `join`, since the one-time link works once, and everybody
 * else waits for that, in other processes too.
 */
export async function firstAdministrator(join: () => Promise<Administrator>): Promise<Administrator> {
  const claim = `${file}.claim`;
  for (;;) {
    const kept = keptAdministrator();
    if (kept) return kept;
    // An attempt that failed is given up after a while.
    if (existsSync(claim) && Date.now() - statSync(claim).mtimeMs > 45_000) rmSync(claim, { force: true });
    try {
      writeFileSync(claim, '', { flag: 'wx' });
    } catch {
      await setTimeout(200);
      continue;
    }
    return join();
  }
}

/** Lets a browser go on with the session that the administrator has; joins where nobody has yet. */
export async function beAdministrator(context: BrowserContext): Promise<void> {
  const kept = await firstAdministrator(async () => {
    const own = { name: 'Ines Okafor', password: 'a quiet night on duty' };
    const token = new URL(process.env['LIVERY_ACCEPT_CONSOLE_LINK'] ?? '').hash.slice(1);
    const { secret, recoveryCodes } = await enterConsole(context, { token, ...own });
    const administrator = { ...own, secret, recoveryCodes, cookies: await context.cookies(consoleOrigin) };
    keepAdministrator(administrator);
    return administrator;
  });
  // Whoever joined by the pages may have yet to sign in.
  await expect.poll(() => (keptAdministrator() ?? kept).cookies.length).toBeGreaterThan(0);
  await context.addCookies([...(keptAdministrator() ?? kept).cookies]);
}

/**
 * Asks the console's API for whoever is signed in in a browser, as its own page does. With a body it is a POST. `origin` is
 * the page's that asks, `from` an address of this machine.
 */
export async function callConsole(
  as: BrowserContext,
  path: string,
  body?: object,
  { origin = consoleOrigin, from }: { readonly origin?: string; readonly from?: string } = {},
): Promise<DoorAnswer> {
  const cookies = await as.cookies(consoleOrigin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return callPort(stackAddress.servicePort, `/api${path}`, {
    host: new URL(consoleOrigin).host,
    headers: { cookie, ...(body ? { origin } : {}) },
    ...(body ? { body } : {}),
    ...(from ? { from } : {}),
  });
}

/** Asks the console's API and gives its answer. @throws when the console refuses. */
export async function askConsole<T>(as: BrowserContext, path: string, body?: object, from?: string): Promise<T> {
  const { status, text } = await callConsole(as, path, body, from ? { from } : {});
  expect(status, `${path}: ${text}`).toBe(200);
  return JSON.parse(text) as T;
}

/** As `askConsole`, with a recovery code of the administrator where the last code was shown too long ago. */
async function askFresh<T>(administrator: BrowserContext, path: string, body: object): Promise<T> {
  let { text } = await callConsole(administrator, path, body);
  while (text.includes('"STEP_UP"')) {
    const kept = keptAdministrator();
    const [code = '', ...recoveryCodes] = kept?.recoveryCodes ?? [];
    expect(code, 'a recovery code that is left').not.toBe('');
    if (kept) keepAdministrator({ ...kept, recoveryCodes });
    // Another process may have taken the same one at this moment: what it showed counts here too.
    const { status } = await callConsole(administrator, '/step-up', { code });
    if (status !== 200) await setTimeout(3_000);
    ({ text } = await callConsole(administrator, path, body));
  }
  return JSON.parse(text) as T;
}

/** Brings a person of a role, and of a scope, in: invited by who is signed in in `by`, joined and signed in in a browser of their own. */
export async function joinConsole(
  by: BrowserContext,
  into: BrowserContext,
  name: string,
  role: ConsoleRole,
  scope: Scope = {},
): Promise<Enrolment & Pick<JoinBody, 'password'>> {
  const { link } = await askFresh<Invitation>(by, '/people/invite', { name, role, ...scope });
  const token = new URL(link).hash.slice(1);
  const password = `${name} keeps a long one`;
  return { password, ...(await enterConsole(into, { token, name, password })) };
}

async function enterConsole(into: BrowserContext, body: JoinBody): Promise<Enrolment> {
  // The suites bring in more people than one address may in a quarter of an hour.
  const from = `127.1.${randomInt(256)}.${randomInt(1, 255)}`;
  const enrolment = await askConsole<Enrolment>(into, '/join', body, from);
  const code = totpOf(enrolment.secret);
  const { headers } = await callConsole(into, '/join/confirm', { token: body.token, code }, { from });
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec([headers['set-cookie']].flat()[0] ?? '') ?? [];
  await into.addCookies([{ name: cookie, value, url: consoleOrigin, httpOnly: true, sameSite: 'Strict' }]);
  return enrolment;
}

/** An authenticator of a browser that a person is always verified at. */
export interface VirtualAuthenticator {
  /** Whether its person passes the verification: a finger that fits, or one that does not. */
  verify(isPassed: boolean): Promise<void>;
}

/** Gives the browser of a page an authenticator of its own, as a laptop has one. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** Opens the table of flags narrowed to one merchant. */
export async function openFlags(page: Page, merchant: string): Promise<void> {
  await page.goto(`${consoleOrigin}/flags?at=${merchant}`);
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
}
