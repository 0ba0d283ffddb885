import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { ConsoleRole } from '../../src/contracts/console/roles.ts';
import type { Enrolment, Invitation } from '../../src/contracts/console/session.ts';
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

/** Lets a browser go on with the session that the administrator has. */
export async function beAdministrator(context: BrowserContext): Promise<void> {
  const kept = keptAdministrator();
  if (!kept) throw new Error('Nobody has joined the console of this stack.');
  await context.addCookies([...kept.cookies]);
}

/** Asks the console's API for whoever is signed in in a browser, as its own page does. With a body it is a POST. */
export async function callConsole(
  as: BrowserContext,
  path: string,
  body?: object,
  origin = consoleOrigin,
): Promise<DoorAnswer> {
  const cookies = await as.cookies(consoleOrigin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return callPort(stackAddress.servicePort, `/api${path}`, {
    host: new URL(consoleOrigin).host,
    headers: { cookie, ...(body ? { origin } : {}) },
    ...(body ? { body } : {}),
  });
}

/** Asks the console's API and gives its answer. @throws when the console refuses. */
export async function askConsole<T>(as: BrowserContext, path: string, body?: object): Promise<T> {
  const { status, text } = await callConsole(as, path, body);
  expect(status, `${path}: ${text}`).toBe(200);
  return JSON.parse(text) as T;
}

/** Brings a person of a role in: invited by who is signed in in `by`, joined and signed in in a browser of their own. */
export async function joinConsole(
  by: BrowserContext,
  into: BrowserContext,
  name: string,
  role: ConsoleRole,
): Promise<void> {
  const { link } = await askConsole<Invitation>(by, '/people/invite', { name, role });
  const token = new URL(link).hash.slice(1);
  const { secret } = await askConsole<Enrolment>(into, '/join', { token, name, password: `${name} keeps a long one` });
  const { headers } = await callConsole(into, '/join/confirm', { token, code: totpOf(secret) });
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec([headers['set-cookie']].flat()[0] ?? '') ?? [];
  await into.addCookies([{ name: cookie, value, url: consoleOrigin, httpOnly: true, sameSite: 'Strict' }]);
}

/** Opens the table of flags narrowed to one merchant. */
export async function openFlags(page: Page, merchant: string): Promise<void> {
  await page.goto(`${consoleOrigin}/flags?at=${merchant}`);
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
}
