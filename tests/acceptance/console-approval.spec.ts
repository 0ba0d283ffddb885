import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { addAuthenticator, beAdministrator, consoleOrigin, desk, joinConsole, openFlags } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function propose(page: Page, merchant: string, flag: string, reason: string): Promise<void> {
  await openFlags(page, merchant);
  await page
    .getByRole('checkbox', { name: new RegExp(`^${flag} at`) })
    .first()
    .press('Space');
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Reason').fill(reason);
  await page.keyboard.press('Control+Enter');
  await expect(panel(page, `${flag} on`)).toContainText('Waits for approval');
}

test('two people in two browsers: what touches money is signed by a second person, or refused @C-405', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { DEPOSIT: false, WITHDRAW: false } });
  const first = await anotherVisitor(desk);
  await beAdministrator(first.context());
  const second = await anotherVisitor(desk);
  await addAuthenticator(second);
  const mara = `Mara ${site.code}`;
  await joinConsole(first.context(), second.context(), mara, 'manager');
  await second.goto(`${consoleOrigin}/changes`);
  await expect(second.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible();

  await propose(first, site.code, 'DEPOSIT', 'The new gateway is ready');
  const proposed = panel(first, 'DEPOSIT on');
  await expect(button(first, 'Approve')).toHaveCount(0);
  await expect(button(first, 'Reject')).toBeVisible();

  // The other console hears of it by itself; a passkey is asked for before anything else.
  await second.getByRole('button', { name: /The new gateway is ready/ }).press('Enter');
  await button(second, 'Approve').press('Enter');
  await second.getByLabel('Reason').fill('Checked with the cashier');
  await expect(panel(second, 'DEPOSIT on')).toContainText('You have none yet');
  await expect(button(second, 'Approve')).toBeDisabled();
  expect(await findViolations(second, 'an approval without a passkey')).toEqual([]);
  await button(second, 'Add a passkey').press('Enter');
  await second.keyboard.type('Office');
  await second.keyboard.press('Enter');
  await expect(button(second, 'Approve')).toBeEnabled();
  await expect(second.getByLabel('Reason')).toHaveValue('Checked with the cashier');
  expect(await findViolations(second, 'an approval')).toEqual([]);
  await second.getByLabel('Reason').press('Enter');
  await expect(panel(second, 'DEPOSIT on')).toContainText(`Approved by ${mara}`);
  await expect(panel(second, 'DEPOSIT on')).toContainText('Signed with a passkey.');
  await expect(proposed).toContainText(`Approved by ${mara}`);
  await expect(proposed).toContainText('Live');

  await propose(first, site.code, 'WITHDRAW', 'The bank says yes');
  await second.getByRole('button', { name: /The bank says yes/ }).press('Enter');
  await button(second, 'Reject').press('Enter');
  await second.getByLabel('Reason').fill('The bank has said no such thing');
  await second.keyboard.press('Enter');
  await expect(panel(second, 'WITHDRAW on')).toContainText('Rejected by');
  await expect(panel(first, 'WITHDRAW on')).toContainText('The bank has said no such thing');
});
