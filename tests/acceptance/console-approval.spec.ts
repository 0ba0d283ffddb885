import type { Page } from '@playwright/test';
import type { ChangeSet } from '../../src/contracts/console/change-sets.ts';
import type { MerchantLine } from '../../src/contracts/console/merchants.ts';
import { findViolations } from '../support/axe.ts';
import {
  addAuthenticator,
  askConsole,
  beAdministrator,
  consoleOrigin,
  desk,
  joinConsole,
  openFlags,
} from '../support/console.ts';
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

test('what stopped money is taken back, and rolled back, by a second person who signs it @C-409', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { DEPOSIT: true } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const stop = () =>
    askConsole<ChangeSet>(administrator.context(), '/stops', {
      ...{ merchants: [site.code], name: 'flags.DEPOSIT', value: false, reason: 'Something is wrong' },
    });
  const seqOf = async () => {
    const lines = await askConsole<readonly MerchantLine[]>(administrator.context(), '/merchants');
    return lines.find(({ code }) => code === site.code)?.seq ?? 0;
  };
  const merchants = [site.code];
  const join = async (name: string) => {
    const page = await anotherVisitor(desk);
    const person = await joinConsole(administrator.context(), page.context(), name, 'manager', { merchants });
    return { page, ...person };
  };
  const mara = await join(`Mara ${site.code}`);
  const { page } = mara;
  await addAuthenticator(page);

  const { id } = await stop();
  await page.goto(`${consoleOrigin}/changes/${id}`);
  await button(page, 'Undo').press('Enter');
  await page.keyboard.press('Enter');
  const off = panel(page, 'DEPOSIT off');
  await expect(off).toContainText('You have none yet');
  await expect(button(page, 'Undo')).toBeDisabled();
  // The frames' own controls come with them.
  await expect(off.getByRole('combobox').first()).toBeVisible();
  expect(await findViolations(page, 'an undo without a passkey')).toEqual([]);
  const stopped = await seqOf();
  await button(page, 'Add a passkey').press('Enter');
  await page.keyboard.type('Office');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeEnabled();
  expect(await seqOf()).toBe(stopped);
  await page.getByLabel('Reason').press('Enter');
  await expect(off).toContainText(`Undone by ${mara.name}`);
  await expect(off).toContainText('Signed with a passkey.');
  const open = await seqOf();
  expect(open).toBe(stopped + 1);

  const dialog = (of: Page) => of.getByRole('dialog', { name: `Roll back to #${open}` });
  const lines = (of: Page) => of.getByRole('complementary').getByRole('listitem');
  /** Asks for the state in which money moved. */
  const rollBack = async (of: Page) => {
    await stop();
    await of.goto(`${consoleOrigin}/merchants/${site.code}`);
    await button(of, `Roll back to #${open}`).press('Enter');
    await of.keyboard.type('It was nothing');
    return seqOf();
  };
  const before = await rollBack(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(lines(page).filter({ hasText: `went back to seq ${open}, signed with a passkey` })).toHaveCount(1);
  expect(await seqOf()).toBe(before + 1);

  const nils = await join(`Nils ${site.code}`);
  await addAuthenticator(nils.page);
  const again = await rollBack(nils.page);
  await nils.page.keyboard.press('Enter');
  await expect(dialog(nils.page)).toContainText('You have none yet');
  await expect(button(nils.page, 'Roll back')).toBeDisabled();
  expect(await findViolations(nils.page, 'a rollback without a passkey')).toEqual([]);
  await button(nils.page, 'Add a passkey').press('Enter');
  await nils.page.keyboard.type('Office');
  await nils.page.keyboard.press('Enter');
  await expect(button(nils.page, 'Roll back')).toBeEnabled();
  await expect(nils.page.getByLabel('Reason')).toHaveValue('It was nothing');
  expect(await seqOf()).toBe(again);
  await nils.page.getByLabel('Reason').press('Enter');
  await expect(nils.page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(seqOf).toBe(again + 1);
});
