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
import { totpOf } from '../support/totp.ts';

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

test('what stopped money is taken back by a second person who signs it, and rolled back after a passkey or a code @C-409', async ({
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

  const stepUp = (of: Page) => of.getByRole('dialog', { name: 'Show once more that it is you' });
  /** Signs in by a recovery code, which lets no money move, and asks for the state in which it did. */
  const rollBack = async (of: typeof mara) => {
    await stop();
    await of.page.context().clearCookies();
    await of.page.goto(`${consoleOrigin}/merchants/${site.code}`);
    await of.page.getByLabel('Name').fill(of.name);
    await of.page.getByLabel('Password').fill(of.password);
    await of.page.getByLabel('Code').fill(of.recoveryCodes[0] ?? '');
    await of.page.keyboard.press('Enter');
    await button(of.page, `Roll back to #${open}`).press('Enter');
    await of.page.keyboard.type('It was nothing');
    await of.page.keyboard.press('Enter');
    await expect(stepUp(of.page)).toBeVisible();
    expect(await findViolations(of.page, 'a step-up before money')).toEqual([]);
    return seqOf();
  };
  const before = await rollBack(mara);
  await page.keyboard.press('Escape');
  await expect(stepUp(page)).toHaveCount(0);
  await expect(page.getByLabel('Reason')).toHaveValue('It was nothing');
  expect(await seqOf()).toBe(before);
  await page.getByLabel('Reason').press('Enter');
  await stepUp(page).getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(seqOf).toBe(before + 1);

  const nils = await join(`Nils ${site.code}`);
  const again = await rollBack(nils);
  await expect(stepUp(nils.page).getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await expect(stepUp(nils.page).getByLabel('Code')).toBeFocused();
  await nils.page.keyboard.type('000000');
  await nils.page.keyboard.press('Enter');
  await expect(stepUp(nils.page).getByRole('alert')).toContainText('does not fit');
  expect(await seqOf()).toBe(again);
  await stepUp(nils.page).getByLabel('Code').fill(totpOf(nils.secret, 1));
  await nils.page.keyboard.press('Enter');
  await expect(nils.page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(seqOf).toBe(again + 1);
});
