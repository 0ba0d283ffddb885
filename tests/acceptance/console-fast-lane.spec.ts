import { findViolations } from '../support/axe.ts';
import { beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, two keystrokes and a reason close a site with a message in each language and a time of return, in the form of dates of the brand @C-600 @C-605 @C-606', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({
    merchant: { name: 'Acme Lane', languages: { default: 'en', offered: ['en', 'ur'] } },
    settings: { 'dates.list': 'DD/MM/YYYY', 'dates.timeZone': 'Asia/Karachi' },
  });
  await player.goto(site.url());
  const page = await anotherVisitor();
  await beAdministrator(page.context());
  await page.goto(`${consoleOrigin}/merchants`);
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('For emergencies')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.type('New tables are set up');
  await expect(page.getByRole('button', { name: 'Choose merchants' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Acme Lane').check();
  await page.getByText('Message to players').click();
  await page.getByLabel('English').fill('New tables are being set up.');
  const urdu = page.getByLabel('Urdu');
  await expect(urdu).toHaveAttribute('dir', 'rtl');
  await urdu.fill('نئی میزیں لگ رہی ہیں۔');
  await page.getByText('After 1 hour').click();
  expect(await findViolations(page, 'fast lane')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Close/ }).click();
  await expect(page.getByRole('complementary', { name: 'Maintenance' })).toContainText('New tables are set up');

  await expect(player.getByText('New tables are being set up.')).toBeVisible();
  const end = new Date(Date.now() + 60 * 60_000);
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Karachi' }).format(end);
  await expect(player.getByText(new RegExp(`^Back at about \\d\\d:\\d\\d, ${day}$`))).toBeVisible();
  await player.context().addCookies([{ name: 'livery-language', value: 'ur', url: site.url() }]);
  await player.evaluate(() => localStorage.clear());
  await player.goto(site.url());
  const message = player.getByText('نئی میزیں لگ رہی ہیں۔');
  await expect(message).toBeVisible();
  expect(await message.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await findViolations(player, 'maintenance with a message')).toEqual([]);
});

test('by a link of the console a tester sees the closed site while players see maintenance, until it is left or revoked @C-613', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({ maintenance: true, merchant: { name: 'Acme Pass' } });
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  await page.goto(`${consoleOrigin}/stop?at=${site.code}`);
  await page.getByLabel('What for').fill('Trying the tables');
  await page.keyboard.press('Enter');
  const link = (await page.getByRole('status').locator('code').textContent()) ?? '';
  expect(await findViolations(page, 'links for testers')).toEqual([]);

  const tester = await anotherVisitor();
  const answer = await tester.goto(link);
  expect(answer?.status()).toBe(200);
  expect(tester.url()).not.toContain('key=');
  await expect(tester.getByText('Testing: players see the maintenance page.')).toBeVisible();
  await expect(
    tester
      .getByRole('link', { name: 'Log in' })
      .or(tester.getByRole('button', { name: 'Log in' }))
      .first(),
  ).toBeVisible();
  expect(await findViolations(tester, 'testing a closed site')).toEqual([]);
  expect(await tester.evaluate(async () => (await fetch('/wps/game/list')).status)).toBe(200);
  await player.goto(site.url());
  await expect(player.getByRole('heading', { name: 'We will be right back' })).toBeVisible();

  await tester.getByRole('link', { name: 'End testing' }).click();
  await expect(tester.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  await tester.goto(link);
  await expect(tester.getByText('Testing: players see the maintenance page.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Trying the tables' }).click();
  await expect(page.getByText('The link opens nothing any more.')).toBeVisible();
  await expect(async () => expect((await tester.goto(link))?.status()).toBe(410)).toPass();
});
