import type { Page } from '@playwright/test';
import { input, logIn } from '../support/account.ts';
import { recordSteps } from '../support/record-steps.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const newcomer = { userName: 'openedone1', password: 'walnut734' };
const settings = { 'launch.target': 'frame' };

// Reels that turn for seconds prove nothing more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function payIn(page: Page, amount: string): Promise<void> {
  await input(page, 'amount').fill(amount);
  await page.getByRole('button', { name: 'Deposit now' }).click();
}

test.describe('the walk of money', () => {
  test('an agent opens an account, the new player pays in, plays and loses, and the rebate arrives and is explained', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    test.slow();
    const site = await aSite({ flags: { DEPOSIT: true }, settings });
    const player = await anotherVisitor();
    const ofAgent = recordSteps(page, 'money-agent');
    const ofPlayer = recordSteps(player, 'money-player');
    await signIn(page, site, { type: 3 });

    await ofAgent('open an account with a rate below one’s own', async () => {
      await page.goto(site.url('/m/agentRegister'));
      await input(page, 'username').fill(newcomer.userName);
      await input(page, 'password').fill(newcomer.password);
      await input(page, 'confimpsw').fill(newcomer.password);
      await main(page).locator('input[name="rate.RNG"]').fill('0.40');
      await main(page).getByRole('button', { name: 'Open the account' }).click();
      await expect(page.getByText(`${newcomer.userName} now stands in your team`)).toBeVisible();
    });
    await ofPlayer('sign in for the first time', async () => {
      await player.goto(site.url('/m/login'));
      await logIn(player, newcomer);
      await expect(player).toHaveURL(site.url('/m/home'));
    });
    await ofPlayer('pay in', async () => {
      await visit(player, '/m/voucherCenter');
      await payIn(player, '500');
      await expect(player.getByText('Your deposit is in your balance')).toBeVisible();
      await expect(main(player)).toContainText('500.00');
    });
    let staked = 0;
    await ofPlayer('play until a round is lost', async () => {
      await player.goto(site.url('/m/slot-games'));
      await main(player)
        .getByRole('button', { name: /Ember Tiger, / })
        .first()
        .click();
      const game = player.frameLocator('iframe');
      for (const _step of [1, 2, 3]) await game.getByRole('button', { name: 'Higher stake' }).click();
      for (let isLost = false; !isLost; ) {
        const played = player.waitForResponse(/\/play\/round$/);
        await game.getByRole('button', { name: 'Spin', exact: true }).click();
        const round = (await (await played).json()) as { readonly stake: number; readonly payout: number };
        staked += round.stake;
        isLost = round.payout === 0;
        await expect(game.getByRole('status')).toContainText(/You won|came back|No win/);
        await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
      }
    });
    await ofPlayer('see in the record where it went', async () => {
      await visit(player, '/m/transaction/record');
      await expect(main(player)).toContainText('Ember Tiger');
      await expect(main(player)).toContainText('Bank transfer');
    });
    await ofAgent('find the rebate of yesterday, and of what it is', async () => {
      await platform.given(site, { accounts: [{ ...newcomer, daysPassed: 1 }] });
      await page.goto(site.url('/m/member/teamRebate'));
      const line = main(page).getByRole('listitem').filter({ hasText: newcomer.userName });
      const pounds = (units: number) =>
        `£${(units / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
      // The agent has 1.20 of the house and gave 0.40 on.
      await expect(line).toContainText(`${pounds(staked)} × 0.80%`);
      await expect(line).toContainText(pounds(Math.floor((staked * 80) / 10_000)));
      await expect(line).toContainText('Paid');
    });
    await ofAgent('find it in the wallet', async () => {
      await visit(page, '/m/transaction/record');
      await expect(main(page)).toContainText('Agent rebate');
    });
  });

  test('a player sets a limit, meets it, and waits for a higher one', async ({ aSite, page, platform }) => {
    const site = await aSite({ flags: { DEPOSIT: true }, settings });
    const step = recordSteps(page, 'limit');
    await signIn(page, site, { userName: 'rosalind', balance: '0.00' });
    const limits = main(page).getByRole('region', { name: 'Limits on deposits' });
    const limit = limits.locator('[data-fact="fact"]').filter({ hasText: 'Each day' });
    const use = limits.getByRole('listitem').filter({ hasText: 'Each day' });
    const setLimit = async (amount: string) => {
      await limit.getByRole('button', { name: /Set a limit|Change/ }).click();
      await input(page, 'limit').fill(amount);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    };
    await step('set a limit', async () => {
      await page.goto(site.url('/m/safePlay'));
      await setLimit('50');
      await expect(page.getByText('Your limit holds from now on')).toBeVisible();
    });
    await step('meet it', async () => {
      await visit(page, '/m/voucherCenter');
      await payIn(page, '30');
      await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
      await page.goto(site.url('/m/voucherCenter'));
      await payIn(page, '40');
      await expect(main(page)).toContainText(/Your own limit for the day leaves .*20\.00/);
    });
    await step('ask for a higher one, which waits', async () => {
      await visit(page, '/m/safePlay');
      await setLimit('90');
      await expect(use).toContainText(/Will be .*90\.00.* from/);
      await page.goto(site.url('/m/voucherCenter'));
      await payIn(page, '40');
      await expect(main(page)).toContainText(/Your own limit for the day leaves .*20\.00/);
    });
    await step('wait, and pay in', async () => {
      const wanted = [{ kind: 'deposit', span: 'day', amount: '50', next: { amount: '90', inHours: -1 } }];
      await platform.given(site, {
        accounts: [{ userName: 'rosalind', password: 'Livery-2026', safePlay: { limits: wanted } }],
      });
      await page.goto(site.url('/m/safePlay'));
      await expect(limit).toContainText('90.00');
      await expect(use).not.toContainText('Will be');
      await page.goto(site.url('/m/voucherCenter'));
      await payIn(page, '40');
      await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
    });
  });
});
