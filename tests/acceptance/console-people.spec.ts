import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

const main = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test.describe('people of the console', () => {
  test('whoever came in by a recovery code shows a code before they invite; the invitation is listed and withdrawn @C-150 @C-140', async ({
    anotherVisitor,
  }, { retry }) => {
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor(desk);
    const omar = await joinConsole(administrator.context(), page.context(), `Omar Haddad ${retry}`, 'administrator');
    await page.context().clearCookies();
    await page.goto(`${consoleOrigin}/people`);
    await page.getByLabel('Name').fill(omar.name.toUpperCase());
    await page.getByLabel('Password').fill(omar.password);
    await page.getByLabel('Code').fill(omar.recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

    const guest = `Nadia ${retry}`;
    await main(page, 'Invite somebody').click();
    await page.getByLabel('Name').fill(guest);
    await page.keyboard.press('Enter');
    const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(stepUp.getByLabel('Code')).toBeFocused();
    expect(await findViolations(page, 'step-up')).toEqual([]);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(stepUp.getByRole('alert')).toContainText('does not fit');
    // Whoever closes it has done nothing, and their form is as it was.
    await page.keyboard.press('Escape');
    await expect(stepUp).toHaveCount(0);
    await expect(rowOf(page, guest)).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue(guest);
    await main(page, 'Make the link').click();
    await stepUp.getByLabel('Code').fill(totpOf(omar.secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `A link for ${guest}` })).toContainText('/join#');
    await page.keyboard.press('Escape');

    await expect(rowOf(page, guest)).toContainText('the link works until');
    expect(await findViolations(page, 'people')).toEqual([]);
    await main(page, `Withdraw the invitation of ${guest}`).click();
    await expect(rowOf(page, guest)).toHaveCount(0);
  });

  test('a password is changed at the sessions, and a lost second factor by a one-time link @C-143 @C-144', async ({
    anotherVisitor,
  }, { retry }) => {
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor();
    const tomas = await joinConsole(administrator.context(), page.context(), `Tomas Lind ${retry}`, 'support');
    await page.goto(`${consoleOrigin}/sessions`);
    await main(page, 'Change password').click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByLabel('Password that you have').fill('not what it was');
    await dialog.getByLabel('New password').fill('a rainy night on duty');
    await dialog.getByLabel('Code').fill(totpOf(tomas.secret, 1));
    expect(await findViolations(page, 'password')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('do not go together');
    await dialog.getByLabel('Password that you have').fill(tomas.password);
    await dialog.getByLabel('Code').fill(totpOf(tomas.secret, 1));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await administrator.goto(`${consoleOrigin}/people`);
    await main(administrator, `New second factor for ${tomas.name}`).click();
    const made = administrator.getByRole('dialog', { name: `A link for ${tomas.name}` });
    const link = (await made.locator('code').textContent()) ?? '';
    await administrator.keyboard.press('Escape');
    await expect(rowOf(administrator, tomas.name)).toContainText('waits for a new second factor');

    await page.goto(link);
    await page.getByLabel('Password').fill('a rainy night on duty');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    const secret = (await page.getByText('Scan it').locator('+ code').textContent()) ?? '';
    await page.getByRole('checkbox', { name: 'I have kept them safe.' }).check();
    await page.getByLabel('Code that the app shows now').fill(totpOf(secret));
    await main(page, 'Confirm and open the console').click();
    await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
  });

  test('somebody is let in for one merchant and one group of flags, sees and changes nothing else, and gets more @C-165', async ({
    aSite,
    anotherVisitor,
  }, { retry }) => {
    const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme Grant' } });
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor(desk);
    const vera = await joinConsole(administrator.context(), page.context(), `Vera Grant ${retry}`, 'support');
    await administrator.goto(`${consoleOrigin}/people`);
    await administrator.getByRole('button', { name: `Access of ${vera.name}`, exact: true }).click();
    const access = administrator.getByRole('dialog', { name: `Access of ${vera.name}` });
    await access.getByRole('button', { name: 'All merchants' }).focus();
    await administrator.keyboard.press('Enter');
    const picker = administrator.getByRole('group', { name: 'Merchants' });
    await picker.getByRole('checkbox', { name: `Acme Grant ${site.code}` }).check();
    await administrator.keyboard.press('Escape');
    await access.getByRole('checkbox', { name: 'Support', exact: true }).check();
    await expect(access).toContainText('Flags of these groups alone');
    expect(await findViolations(administrator, 'access')).toEqual([]);
    await access.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(administrator, vera.name)).toContainText('at Acme Grant · flags of Support');

    await page.goto(consoleOrigin);
    await page.getByLabel('Name').fill(vera.name);
    await page.getByLabel('Password').fill(vera.password);
    await page.getByLabel('Code').fill(totpOf(vera.secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
    await page.getByRole('link', { name: 'Merchants' }).click();
    await expect(page.getByText('Acme Grant').first()).toBeVisible();
    await expect(page.getByText('Karat')).toHaveCount(0);
    await page.goto(`${consoleOrigin}/flags?at=${site.code}`);
    await expect(page.getByRole('checkbox', { name: /^CBS3 at/ })).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: /^USERNAMEREG3 at/ })).toBeDisabled();
  });

  test('a token is made by the keyboard, shown once, acts, and is revoked @C-186', async ({ anotherVisitor }, {
    retry,
  }) => {
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor(desk);
    await joinConsole(administrator.context(), page.context(), `Lea ${retry}`, 'support');
    await page.goto(`${consoleOrigin}/tokens`);
    await main(page, 'Make a token').click();
    await page.keyboard.type('nightly job');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'change flags' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'roll back' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Agents', exact: true }).check();
    expect(await findViolations(page, 'a new token')).toEqual([]);
    await main(page, 'Make it').focus();
    await page.keyboard.press('Enter');
    const made = page.getByRole('dialog', { name: 'Token nightly job' });
    const token = (await made.locator('code').textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'nightly job')).toContainText('never used');
    await expect(page.getByText(token)).toHaveCount(0);
    const bearer = { host: new URL(consoleOrigin).host, headers: { authorization: `Bearer ${token}` } };
    expect((await callPort(stackAddress.servicePort, '/api/flags', bearer)).status).toBe(200);
    await page.reload();
    await expect(rowOf(page, 'nightly job')).toContainText('read, change flags');
    await expect(rowOf(page, 'nightly job')).toContainText('Agents');
    await expect(rowOf(page, 'nightly job')).toContainText('used');
    expect(await findViolations(page, 'tokens')).toEqual([]);
    await main(page, 'Revoke nightly job').click();
    await expect(page.getByText('No tokens')).toBeVisible();
    expect((await callPort(stackAddress.servicePort, '/api/flags', bearer)).status).toBe(401);
  });
});
