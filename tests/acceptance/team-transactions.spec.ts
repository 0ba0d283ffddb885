import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const recordPath = '/m/transaction/record?types=A';
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('listitem');

test.describe('the transaction record of a team', () => {
  test('lists what members moved by type, day and member; scrolling loads page 2 @G-244', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await signIn(page, site, { userName: 'chief', type: 1 });
    const bonuses = Array.from({ length: 40 }, () => ({ day: 1, kind: 'bonus', amount: '3.00' }));
    const below = { password: 'Livery-2026', type: 0 };
    const accounts = [
      { userName: 'lower', upline: 'chief', ...below, history: [{ day: 2, kind: 'deposit', amount: '50.00' }] },
      { userName: 'deep', upline: 'lower', ...below, history: bonuses },
    ];
    await platform.given(site, { accounts });
    await page.goto(site.url(recordPath));
    await expect(rows(page)).toHaveCount(35);
    await expect(rows(page).first()).toContainText('deep');
    const [first] = calls.of('transactions');
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({ types: 'A', page: '1' });
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(41);
    expect(Object.fromEntries(calls.of('transactions').at(-1)?.query ?? [])).toMatchObject({ types: 'A', page: '2' });
    await main(page).getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('lower');
    await main(page).getByRole('button', { name: 'Today', exact: true }).click();
    await expect(main(page).getByRole('heading', { name: 'No movements like these' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Last 7 days', exact: true }).click();
    await expect(rows(page)).toHaveCount(1);
    await main(page).getByRole('searchbox', { name: 'Member' }).fill('deep');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: 'No movements like these' })).toBeVisible();
    const group = main(page).getByRole('group', { name: 'Kind' });
    await group.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rows(page).first()).toContainText('deep');
    const { searchParams } = new URL(`http://x/?${calls.of('transactions').at(-1)?.query.toString() ?? ''}`);
    expect(searchParams.get('member')).toBe('deep');
    expect(searchParams.get('startDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('is the own record for who is no agent', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await signIn(page, site, { userName: 'plain', type: 0, history: [{ day: 0, kind: 'deposit', amount: '12.00' }] });
    await page.goto(site.url(recordPath));
    await expect(rows(page)).toHaveCount(1);
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    expect(calls.of('transactions')[0]?.query.get('types')).toBeNull();
  });
});
