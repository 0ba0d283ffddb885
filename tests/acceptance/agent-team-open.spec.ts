import { fillRegistration, input, plainRegistration } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('an agent opens an account under the rules of the registration @G-256', async ({ aSite, page, calls }) => {
  const site = await aSite();
  await signIn(page, site, { type: 3 });
  await page.goto(site.url('/m/agentRegister'));
  const main = page.getByRole('main');
  const press = () => main.getByRole('button', { name: 'Open the account' }).click();
  const errorOf = (name: string) => main.locator('[data-field="frame"]').filter({ has: input(page, name) });
  await input(page, 'username').fill('x');
  await input(page, 'password').fill('walnut734');
  await input(page, 'confimpsw').fill('walnut735');
  await press();
  await expect(input(page, 'username')).toHaveAttribute('aria-invalid', 'true');
  await expect(errorOf('confimpsw')).toContainText('Confirmation password not matched');
  await input(page, 'username').fill('openedone1');
  await input(page, 'confimpsw').fill('walnut734');
  await main.locator('input[name="rate.RNG"]').fill('1.21');
  await press();
  await expect(errorOf('rate.RNG')).toContainText('Not above your own 1.20%');
  expect(calls.of('openAccount')).toHaveLength(0);
  await main.getByRole('radio', { name: 'Agent' }).check();
  await main.locator('input[name="rate.RNG"]').fill('0.60');
  await press();
  await expect(page.getByText('openedone1 now stands in your team')).toBeVisible();
  expect(calls.of('openAccount')[0]?.body, 'the password travels encrypted').not.toContain('walnut734');
  await page.goto(site.url('/m/member/team'));
  const row = main.locator('[role=listitem]').filter({ hasText: 'openedone1' });
  for (const word of ['Agent', /0\.00%.{1,3}–.{1,3}0\.60%/]) await expect(row).toContainText(word);
});

test('an invitation link is made, copied, followed and deleted @G-257', async ({
  aSite,
  page,
  context,
  anotherVisitor,
}) => {
  const site = await aSite(plainRegistration());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site.url()).origin });
  await signIn(page, site, { type: 3 });
  await page.goto(site.url('/m/agentRegister'));
  const main = page.getByRole('main');
  await page.getByRole('tab', { name: 'Invitation links' }).click();
  await main.locator('input[name="rate.RNG"]').fill('0.70');
  await main.getByRole('button', { name: 'Create invitation link' }).click();
  const rows = main.locator('ul > li');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/0\.00%.{1,3}–.{1,3}0\.70%/);
  const code = (await rows.locator('strong').textContent()) ?? '';
  const link = site.url(`/m/register?affiliateCode=${code}`);
  await expect(rows).toContainText(link);
  await rows.getByRole('button', { name: `Copy the link ${code}` }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const visitor = await anotherVisitor();
  await visitor.goto(link);
  await fillRegistration(visitor, { username: 'invitedone1' });
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor).toHaveURL(site.url('/m/home'));
  await rows.getByRole('button', { name: `Delete the link ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: `Delete the link ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(0);
  await page.goto(site.url('/m/member/team'));
  await expect(main.locator('[role=listitem]').filter({ hasText: 'invitedone1' })).toContainText(
    /0\.00%.{1,3}–.{1,3}0\.70%/,
  );
});
