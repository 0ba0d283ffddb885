import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import {
  type Administrator,
  askConsole,
  beAdministrator,
  callConsole,
  consoleOrigin,
  desk,
  firstAdministrator,
  joinConsole,
  keepAdministrator,
  openFlags,
} from '../support/console.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

// The first administrator joins once in the life of a stack, and everybody else comes by way of them.
test.describe.configure({ mode: 'serial' });

const ines = 'Ines Okafor';
const chat = (player: Page) => player.getByRole('main').getByText('Live chat');
const main = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
// Its key stands in it.
const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ });
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

async function signIn(page: Page, kept: Administrator, code: string): Promise<void> {
  await page.goto(consoleOrigin);
  await page.getByLabel('Name').fill(kept.name);
  await page.getByLabel('Password').fill(kept.password);
  await page.getByLabel('Code').fill(code);
  await main(page, 'Sign in').click();
}

async function join(page: Page, link: string): Promise<Administrator> {
  const password = 'a quiet night on duty';
  await page.goto(link);
  await page.getByLabel('Name').fill(ines);
  await page.getByLabel('Password').fill(password);
  await main(page, 'Next').click();
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  expect(await findViolations(page, 'joining')).toEqual([]);
  const secret = (await page.getByText('Scan it').locator('+ code').textContent()) ?? '';
  const recoveryCodes = await page.getByRole('list').getByRole('listitem').allTextContents();
  expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);
  await page.getByRole('checkbox', { name: 'I have kept them safe.' }).check();
  await page.getByLabel('Code that the app shows now').fill('000000');
  await main(page, 'Confirm and open the console').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Code that the app shows now').fill(totpOf(secret));
  await main(page, 'Confirm and open the console').click();
  await main(page, 'Not now').click();
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
  const kept = { name: ines, password, secret, recoveryCodes, cookies: [] };
  keepAdministrator(kept);
  await main(page, `${ines}: scheme, layout, sessions, sign out`).click();
  await main(page, 'Sign out').click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return kept;
}

test.describe('the console', () => {
  test('the first administrator joins by the link, once, and signs in with a code; a wrong one is refused @C-122', async ({
    anotherVisitor,
  }, { retry }) => {
    const page = await anotherVisitor(desk);
    const link = process.env['LIVERY_ACCEPT_CONSOLE_LINK'] ?? '';
    const kept = await firstAdministrator(() => join(page, link));
    await signIn(page, kept, '000000');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findViolations(page, 'sign-in')).toEqual([]);
    // The code of the confirmation is used up; the app's next one is taken a little early.
    const [recovery = '', ...recoveryCodes] = kept.recoveryCodes;
    await signIn(page, kept, retry === 0 ? totpOf(kept.secret, 1) : recovery);
    await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
    keepAdministrator({ ...kept, recoveryCodes, cookies: await page.context().cookies() });
    const second = await anotherVisitor(desk);
    await second.goto(link);
    await second.getByLabel('Name').fill('Somebody else');
    await second.getByLabel('Password').fill('another long password');
    await main(second, 'Next').click();
    await expect(second.getByRole('alert')).toBeVisible();
  });

  test('a signed-out browser is answered nothing, and another page cannot act for a person @C-124', async ({
    anotherVisitor,
  }) => {
    const page = await anotherVisitor(desk);
    for (const path of ['/flags', '/merchants', '/change-sets', '/sessions', '/events', '/people'])
      expect((await callConsole(page.context(), path)).status, path).toBe(401);
    await beAdministrator(page.context());
    const brand = `http://karat.localhost:${stackAddress.servicePort}`;
    expect((await callConsole(page.context(), '/sign-out', {}, { origin: brand })).status).toBe(403);
    expect((await callConsole(page.context(), '/session')).text).toContain('"signed-in"');
    expect((await callPort(stackAddress.servicePort, '/api/session', { host: new URL(brand).host })).status).toBe(404);
  });

  test('@C-508 CBS3 by three keystrokes, its impact before, a reason, an open page without it, and back by one click @C-203', async ({
    aSite,
    page: player,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme' } });
    await player.goto(site.url('/m/message'));
    await expect(chat(player)).toBeVisible();
    await player.evaluate(() => Reflect.set(globalThis, 'untouched', true));

    const page = await anotherVisitor(desk);
    await beAdministrator(page.context());
    await openFlags(page, site.code);
    for (const key of ['/', 'c', 'b']) await page.keyboard.press(key);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('CBS3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Draft' })).toContainText('1 change at 1 merchant');
    await page.keyboard.press('Control+Enter');
    const review = panel(page, 'What will happen');
    await expect(review.getByText('Acme').first()).toBeVisible();
    await expect(review.getByText('Visitors')).toBeVisible();
    await expect(review).toContainText(/chat/i);
    expect(await findViolations(page, 'review')).toEqual([]);
    // Nothing has happened so far, and without a reason nothing will.
    await expect(chat(player)).toBeVisible();
    await expect(publish(page)).toBeDisabled();
    await page.getByLabel('Reason').fill('The chat vendor has an outage');
    await page.keyboard.press('Control+Enter');
    const done = panel(page, 'CBS3 off');
    await expect(done).toContainText('The chat vendor has an outage');
    await expect(done).toContainText('Live');
    await expect(chat(player)).toHaveCount(0);
    // The page says that it shows it.
    await expect(done.getByRole('status')).toContainText('1 of 1');
    await expect(done.getByRole('status')).toContainText(/half within [\d.]+ m?s/);
    expect(await findViolations(page, 'arrival')).toEqual([]);

    await done.getByRole('button', { name: 'Undo' }).click();
    await page.keyboard.press('Enter');
    await expect(done).toContainText('Undone by');
    await expect(chat(player)).toBeVisible();
    expect(await player.evaluate(() => Reflect.get(globalThis, 'untouched'))).toBe(true);
  });

  test('the second of two people to publish is told what changed, loses nothing, and publishes after a look @C-212', async ({
    aSite,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: true, MAILCEN: true } });
    const first = await anotherVisitor(desk);
    await beAdministrator(first.context());
    const second = await anotherVisitor(desk);
    await joinConsole(first.context(), second.context(), `Tomas ${site.code}`, 'manager');

    await openFlags(first, site.code);
    await first.getByRole('checkbox', { name: /^CBS3 at/ }).click();
    await first.keyboard.press('Control+Enter');
    await expect(panel(first, 'What will happen').getByText('Visitors')).toBeVisible();

    await openFlags(second, site.code);
    await second.getByRole('checkbox', { name: /^MAILCEN at/ }).click();
    await second.keyboard.press('Control+Enter');
    await second.getByLabel('Reason').fill('Inbox closed for the night');
    await publish(second).click();
    await expect(panel(second, 'MAILCEN off')).toBeVisible();

    // The open console hears of it, and whoever goes on all the same is stopped.
    await expect(first.getByRole('status', { name: 'Notifications' })).toContainText('Inbox closed for the night');
    await first.getByLabel('Reason').fill('Chat closed for the night');
    await publish(first).click();
    const notice = panel(first, 'What will happen').getByRole('alert').filter({ hasText: 'Somebody was quicker' });
    await expect(notice).toContainText(`Tomas ${site.code}`);
    await expect(notice).toContainText('Inbox closed for the night');
    await expect(first.getByLabel('Reason')).toHaveValue('Chat closed for the night');
    await notice.getByRole('button', { name: 'Look again' }).click();
    await publish(first).click();
    await expect(panel(first, 'CBS3 off')).toContainText('Chat closed for the night');
  });

  test('maintenance on a phone: two keystrokes and a reason close a site, and the fast lane opens it again @C-607', async ({
    aSite,
    page: player,
    anotherVisitor,
  }) => {
    const site = await aSite({ merchant: { name: 'Acme' } });
    await player.goto(site.url());
    const page = await anotherVisitor();
    await beAdministrator(page.context());
    await page.goto(`${consoleOrigin}/stop?at=${site.code}`);
    await expect(page.getByText('For emergencies')).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.type('Payments are stuck');
    expect(await findViolations(page, 'fast lane')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Maintenance')).toContainText('Payments are stuck');
    await expect(player.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
    await page.goto(`${consoleOrigin}/stop?at=${site.code}`);
    await expect(page.getByText('For emergencies')).toBeVisible();
    await page.keyboard.press('o');
    await page.keyboard.type('Payments are back');
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Opened after maintenance')).toBeVisible();
  });

  test('a viewer sees all and changes nothing, and everything is reached by the palette @C-130', async ({
    aSite,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme Palette' } });
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor({ ...desk, colorScheme: 'dark' });
    await joinConsole(administrator.context(), page.context(), `Ana ${site.code}`, 'viewer');
    await openFlags(page, site.code);
    await expect(page.getByRole('checkbox', { name: /^CBS3 at/ })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
    const stop = { merchants: [site.code], name: 'flags.CBS3', value: false, reason: 'A viewer tries' };
    expect((await callConsole(page.context(), '/stops', stop)).status).toBe(403);
    expect(await findViolations(page, 'flags in dark')).toEqual([]);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('acme pal');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Acme Palette', level: 1 })).toBeVisible();
    expect(await findViolations(page, 'merchants in dark')).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('CBS3');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/flags\/flags\.CBS3/);
    await expect(page.getByRole('heading', { name: 'Where it is asked for' })).toBeVisible();
    expect(await findViolations(page, 'a flag in dark')).toEqual([]);
    // Sessions end from elsewhere: the administrator closes this person.
    const people = await askConsole<readonly { id: string; name: string }[]>(administrator.context(), '/people');
    const ana = people.find(({ name }) => name === `Ana ${site.code}`);
    await askConsole(administrator.context(), `/people/${ana?.id ?? ''}`, { isClosed: true });
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
