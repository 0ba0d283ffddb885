import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  daily: ['Daily salary contract', '/m/member/agent/getSalaryContract'],
  dividend: ['Dividend contract', '/m/member/agent/getDevidendContract'],
  hourly: ['Hourly salary contract', '/m/member/agent/getHourContract'],
} as const;
const tiers = [
  { threshold: '1000.00', rate: '0.50' },
  { threshold: '25000.00', rate: '1.25' },
];
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const offer = (page: Page) => main(page).getByRole('region', { name: 'Offered to you' });

test.describe('a contract page', () => {
  test('shows the contract of its kind to who has a session @G-259 @G-260 @G-261', async ({ aSite, page }) => {
    test.slow();
    const site = await aSite();
    await page.goto(site.url(pages.daily[1]));
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { type: 0, contracts: ['daily', 'dividend', 'hourly'] });
    for (const [title, path] of Object.values(pages)) {
      await page.goto(site.url(path));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(offer(page)).toBeVisible();
    }
  });

  test('shows the offered terms, which are accepted or rejected once @G-269', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await platform.given(site, { accounts: [{ userName: 'upline', type: 1 }] });
    const contracts = [{ kind: 'daily', tiers }, 'dividend', { kind: 'hourly', tiers }];
    await signIn(page, site, { userName: 'three', type: 3, upline: 'upline', contracts });
    for (const [kind, name, period, done] of [
      ['daily', 'Accept', 'Every day', 'You have accepted the contract'],
      ['hourly', 'Reject', 'Every hour', 'You have rejected the contract'],
    ] as const) {
      calls.forget();
      await page.goto(site.url(pages[kind][1]));
      await expect(offer(page).getByRole('row')).toHaveText([
        /From.*Rate/,
        /£1,000\.00.*0\.50%/,
        /£25,000\.00.*1\.25%/,
      ]);
      for (const fact of ['upline', period]) await expect(offer(page)).toContainText(fact);
      await offer(page).getByRole('button', { name, exact: true }).click();
      await button(page, 'Cancel').click();
      expect(calls.of('answerContract')).toEqual([]);
      await offer(page).getByRole('button', { name, exact: true }).click();
      await button(page, 'Confirm').dblclick();
      await expect(page.getByText(done)).toBeVisible();
      await expect(offer(page)).toHaveCount(0);
      expect(calls.of('answerContract')).toHaveLength(1);
      expect(JSON.parse(calls.of('answerContract')[0]?.body ?? '')).toMatchObject({ kind, answer: name.toLowerCase() });
    }
    // What was answered is asked no more: the first prompt and the last is the other one's.
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText('Dividend agreement required');
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('without an offer shows the current contract, or says that there is none @G-270', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { userName: 'plain', type: 0, contracts: [{ kind: 'hourly', state: 'accepted' }] });
    await page.goto(site.url(pages.daily[1]));
    await expect(main(page).getByRole('heading', { name: 'No contract' })).toBeVisible();
    await page.goto(site.url(pages.hourly[1]));
    await expect(main(page).getByRole('region', { name: 'Current contract' })).toContainText('0.80%');
    await expect(main(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });

  test('lets an agent offer terms within their own to a direct member', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site, { userName: 'upper', type: 1, contracts: [{ kind: 'daily', state: 'accepted' }] });
    const accounts = [
      { userName: 'lower', upline: 'upper' },
      { userName: 'lowest', upline: 'lower' },
    ];
    await platform.given(site, { accounts });
    await page.goto(site.url(`${pages.daily[1]}?member=lower`));
    const rates = main(page).getByRole('textbox', { name: 'Rate in %' });
    await expect(rates).toHaveCount(2);
    await rates.nth(1).fill('0.90');
    await main(page).getByRole('button', { name: 'Send the offer' }).click();
    await expect(page.getByText('These terms go beyond your own contract')).toBeVisible();
    await rates.nth(1).fill('0.75');
    await main(page).getByRole('button', { name: 'Send the offer' }).click();
    await expect(main(page).getByRole('region', { name: 'Waits for an answer' })).toContainText('0.75%');
    await page.goto(site.url(`${pages.daily[1]}?member=lowest`));
    await expect(page.getByText('There is no such member one level below you')).toBeVisible();
  });
});
