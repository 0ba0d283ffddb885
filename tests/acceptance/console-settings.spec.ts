import { findViolations } from '../support/axe.ts';
import { addAuthenticator, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('a setting is found by the keyboard, gathers in one draft with a flag, is looked at before, and goes live by a second person @C-773', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme' } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const [page, second] = [await anotherVisitor(desk), await anotherVisitor(desk)];
  const merchants = [site.code];
  await joinConsole(administrator.context(), page.context(), `Rana ${site.code}`, 'support', { merchants });
  await joinConsole(administrator.context(), second.context(), `Mara ${site.code}`, 'manager', { merchants });
  await addAuthenticator(second);
  await second.goto(`${consoleOrigin}/passkeys`);
  await second.getByRole('button', { name: 'Add a passkey' }).first().click();
  await second.keyboard.type('Office');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Office').first()).toBeVisible();
  await player.goto(site.url('/m/home'));
  await expect(player.getByRole('main').first()).toBeVisible();

  await page.goto(`${consoleOrigin}/flags`);
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('agegate');
  await expect(page.getByRole('button', { name: /ageGate/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /ageGate/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: /^Where visitors confirm their age/ });
  await expect(panel).toContainText('by default');
  expect(await findViolations(page, 'a setting')).toEqual([]);
  await panel.getByRole('combobox', { name: 'Value' }).selectOption('site');
  await panel.getByRole('button', { name: 'Put into the draft' }).click();
  await expect(panel.getByRole('listitem').first()).toContainText('site');
  await expect(page.getByRole('region', { name: 'Draft' })).toContainText('2 changes at 1 merchant');
  await page.keyboard.press('Control+Enter');
  const review = page.getByRole('complementary', { name: 'What will happen' });
  await expect(review.getByText('Visitors')).toBeVisible();
  await expect(review).toContainText('settings.ageGate');
  await page.keyboard.type('The regulator has written');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('complementary', { name: /and 1 more/ })).toContainText('Waits for approval');
  await expect(player.getByRole('heading', { name: /age|older|18/i })).toHaveCount(0);

  await second.goto(`${consoleOrigin}/changes`);
  await second.getByRole('button', { name: /The regulator has written/ }).click();
  await second.getByRole('button', { name: 'Approve', exact: true }).click();
  await second.keyboard.type('As asked');
  await second.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: /and 1 more/ })).toContainText('Live');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('agegate');
  await expect(page.getByRole('button', { name: /ageGate/ }).first()).toContainText('changed at 1');
});

test('a wrong value says what the setting takes, and never enters the draft @C-774', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ merchant: { name: 'Acme' } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor({ ...desk, colorScheme: 'dark' });
  await joinConsole(administrator.context(), page.context(), `Rana ${site.code}`, 'manager', {
    merchants: [site.code],
  });
  await page.goto(`${consoleOrigin}/settings/settings.ages.gate`);
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect(value).toHaveValue(/^\d+$/);
  await value.fill('17');
  await expect(page.getByRole('alert')).toHaveText('From 18 to 99.');
  await expect(page.getByRole('button', { name: 'Put into the draft' })).toBeDisabled();
  await value.fill('42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Draft' })).toContainText('1 change at 1 merchant');
  expect(await findViolations(page, 'a setting in dark')).toEqual([]);
});
