import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import type { SiteOptions } from '../support/a-site.ts';
import { walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).or(main(page).getByRole('link', { name })).first();

test.describe('screens for members', () => {
  const flags = { DEPOSIT: true, WITHDRAW: true, MANPLAYREB3: true };
  const screens: readonly (readonly [id: string, path: string, shows: string | RegExp])[] = [
    ['A-016', '/m/set', /Change password.*Sign out/s],
    ['A-023', '/m/webEmail', 'Message 1'],
    ['A-024', '/m/feedback', /out of 200|\/ ?200/],
    ['A-026', '/m/member/home', /75\.50.*Deposit/s],
    ['A-027', '/m/voucherCenter', /Way to pay.*Deposit now/s],
    ['A-028', '/m/withdraw', 'Withdrawal password'],
    ['A-029', '/m/gameRecord', 'No bets yet'],
    ['A-030', '/m/transaction/record?types=A', 'Opening balance'],
    ['A-031', '/m/rewardCenter', /Raffle prize.*Collect/s],
    ['A-033', '/m/securityCenter', /Login password.*Withdrawal password/s],
    ['A-034', '/m/securitycenter/fundspasswordbox', /Confirm withdrawal password.*Save/s],
  ];
  for (const [id, path, shows] of screens) {
    test(`${path} shows what it is for @${id}`, async ({ aSite, page }) => {
      const site: Awaited<ReturnType<typeof aSite>> = await aSite({ flags } satisfies SiteOptions);
      await signIn(page, site, {
        balance: '75.50',
        inboxUnread: 1,
        promotionCounts: { RAFFLE: 1 },
        paymentPassword: '135790',
      });
      await page.goto(site.url(path));
      await expect(main(page)).toContainText(shows);
      await expect(page).toHaveURL(site.url(path));
    });
  }

  test('change password is reached from the settings @A-015', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/set'));
    await press(page, 'Change password').click();
    await expect(page).toHaveURL(site.url('/m/changePsw'));
    await expect(input(page, 'newPassword')).toBeVisible();
  });

  test('manual rebate follows its flag @A-035', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site);
    await page.goto(site.url('/m/member/manualRebate'));
    await expect(main(page)).toContainText('Ready to collect');
    await site.publish({ flags: { MANPLAYREB3: false } });
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('favourites send a guest home @A-032', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    await walkTo(page, '/m/favorite');
    await expect(page).toHaveURL(site.url('/m/home'));
    await signIn(page, site);
    await page.goto(site.url('/m/favorite'));
    await expect(page.locator('main > :not([aria-busy])')).not.toHaveCount(0);
    await expect(page).toHaveURL(site.url('/m/favorite'));
  });

  for (const [id, paths] of [
    ['A-037', ['/m/member/benefits']],
    [
      'A-044',
      [
        '/m/webEmail',
        '/m/voucherCenter',
        '/m/withdraw',
        '/m/gameRecord',
        '/m/transaction/record',
        '/m/rewardCenter',
        '/m/securityCenter',
        '/m/securityCenter/FundsPasswordBox',
        '/m/member/manualRebate',
        '/m/set',
        '/m/changePsw',
      ],
    ],
  ] as const) {
    test(`a guest is asked to log in, then sees the page they wanted: ${paths.length} pages @${id}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ flags: { ...flags, vipBenefit: true } });
      await platform.given(site, { accounts: [{ userName: 'rosalind', type: 0, password: 'Livery-2026' }] });
      for (const path of paths) {
        await page.goto(site.url('/m/help'));
        await walkTo(page, path);
        await expect(page, path).toHaveURL(site.url('/m/login'));
      }
      await input(page, 'username').fill('rosalind');
      await input(page, 'password').fill('Livery-2026');
      await main(page).getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL(site.url(paths.at(-1) ?? ''));
    });
  }
});
