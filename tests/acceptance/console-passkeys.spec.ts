import { findViolations } from '../support/axe.ts';
import { addAuthenticator, askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import type { Invitation } from '../../src/contracts/console/session.ts';
import { expect, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

test.describe.configure({ mode: 'serial' });

test.describe('passkeys of the console', () => {
  test('one is offered on joining, signs in by the keyboard alone, and one that is removed does not @C-110 @C-111 @C-112', async ({
    anotherVisitor,
  }) => {
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const name = `Pia ${Date.now().toString(36)}`;
    const { link } = await askConsole<Invitation>(administrator.context(), '/people/invite', { name, role: 'manager' });

    const page = await anotherVisitor(desk);
    const authenticator = await addAuthenticator(page);
    await page.goto(link);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill('a key for every door');
    await page.keyboard.press('Enter');
    const secret = (await page.getByText('Scan it').locator('+ code').textContent()) ?? '';
    await page.getByRole('checkbox', { name: 'I have kept them safe.' }).check();
    await page.getByLabel('Code that the app shows now').fill(totpOf(secret));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Add a passkey, ${name}` })).toBeVisible();
    expect(await findViolations(page, 'the offer')).toEqual([]);
    await page.keyboard.type('Work laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();

    const signOut = async () => {
      await page.getByRole('button', { name: `${name}: scheme, layout, sessions, sign out` }).press('Enter');
      await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    };
    await signOut();
    expect(await findViolations(page, 'the sign-in')).toEqual([]);
    // A finger that is not the person's own opens nothing.
    await authenticator.verify(false);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('The browser gave no passkey');
    await authenticator.verify(true);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();

    await page.goto(`${consoleOrigin}/passkeys`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('used');
    expect(await findViolations(page, 'passkeys')).toEqual([]);
    await page.getByRole('button', { name: 'Remove Work laptop' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText('No passkey yet')).toBeVisible();
    await signOut();
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('This passkey opens nothing here');
  });

  test('one is added from its page by the keyboard, and not a second time on the same device @C-113', async ({
    anotherVisitor,
  }) => {
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor(desk);
    await addAuthenticator(page);
    const name = `Stu ${Date.now().toString(36)}`;
    await joinConsole(administrator.context(), page.context(), name, 'viewer');
    await page.goto(`${consoleOrigin}/passkeys`);
    const add = async (words: string) => {
      await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await add('Desk');
    await expect(page.getByRole('listitem').filter({ hasText: 'Desk' })).toBeVisible();
    await add('Desk again');
    await expect(page.getByRole('alert')).toContainText('The browser gave no passkey');
    expect(await findViolations(page, 'a passkey that is refused')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listitem').filter({ hasText: 'Desk' })).toHaveCount(1);
  });
});
