import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/safePlay';

test.describe('a brand under the policy pack us-pa', () => {
  // Reels that turn for seconds prove nothing more.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const regulated = { base: 'soda', merchant: { policy: 'us-pa' } } as const;

  test('lets a player limit a single bet, and a game takes no higher one and says so', async ({ aSite, page }) => {
    const free = await aSite({ base: 'soda' });
    await signIn(page, free);
    await page.goto(free.url(ownPage));
    await expect(page.getByRole('region', { name: 'Limits on losses' })).toBeVisible();
    const stakes = page.getByRole('region', { name: 'Limit on a single stake' });
    await expect(stakes).toHaveCount(0);

    const site = await aSite(regulated);
    await signIn(page, site, { balance: '50.00' });
    await page.goto(site.url(ownPage));
    await expect(stakes).toContainText(/Each bet\s*No limit/);
    await stakes.getByRole('button', { name: 'Set a limit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Stake of each bet' });
    expect(await findViolations(page, 'the limit of a bet')).toEqual([]);
    await input(page, 'limit').fill('1');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your limit holds from now on')).toBeVisible();
    await expect(stakes).toContainText(/Each bet\s*.*1\.00/);

    await page.goto(site.url('/m/slot-games'));
    await page
      .getByRole('button', { name: /Ember Tiger, / })
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/You won|came back|No win/);
    await frame.getByRole('button', { name: 'Higher stake' }).click();
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/Your own limit is .*1\.00 for a single bet/);
    await frame.getByRole('link', { name: 'My limits' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
    await expect(site.publish({ settings: { 'safePlay.stakeLimit': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });

  test('asks again at the end of its time whether a limit shall be raised, and keeps it until then', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ ...regulated, flags: { DEPOSIT: true } });
    await signIn(page, site, {
      safePlay: {
        limits: [
          { kind: 'deposit', span: 'week', amount: '20', next: { amount: '90', inHours: -1, asks: true } },
          { kind: 'loss', span: 'month', amount: '30', next: { inHours: -1, asks: true } },
        ],
      },
    });
    await page.goto(site.url(ownPage));
    const deposits = page.getByRole('region', { name: 'Limits on deposits' });
    const row = (span: string) => deposits.locator('[data-fact="fact"]').filter({ hasText: span });
    await expect(row('Each week')).toContainText('20.00');
    const week = deposits.getByRole('listitem').filter({ hasText: 'Each week' });
    await expect(week).toContainText(/You asked for .*90\.00\. Do you still want it\?/);
    expect(await findViolations(page, 'a raise that asks')).toEqual([]);
    await week.getByRole('button', { name: 'Yes, raise it' }).click();
    await expect(row('Each week')).toContainText('90.00');
    await expect(week.getByRole('button', { name: 'Yes, raise it' })).toHaveCount(0);
    const month = page.getByRole('region', { name: 'Limits on losses' }).getByRole('listitem');
    await expect(month).toContainText('You asked to take this limit away');
    await month.getByRole('button', { name: 'Keep my limit' }).click();
    await expect(page.getByText('Your limit stays as it is')).toBeVisible();
    await expect(month).toContainText('Each month');
    await expect(month.getByRole('button')).toHaveCount(0);

    await row('Each week').getByRole('button', { name: 'Change' }).click();
    const sheet = page.getByRole('dialog', { name: 'Deposits each week' });
    await expect(sheet).toContainText('only when the time of this one has run out and you have said so again');
    await input(page, 'limit').fill('200');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/You can say so again from/)).toBeVisible();
    await expect(week).toContainText(/Can be .*200\.00 from .*, once you have said so again/);
    await expect(row('Each week')).toContainText('90.00');
    await expect(site.publish({ settings: { 'safePlay.raiseAtEnd': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
