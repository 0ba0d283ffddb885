import type { Page } from '@playwright/test';
import type { EndpointName } from '../../src/contracts/endpoints.ts';
import type { CallRecorder } from '../support/calls.ts';
import { become, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const asked: readonly EndpointName[] = ['dividendInfo', 'salaryContract', 'dividendContract'];
const pages = {
  daily: ['dailysalreqtype', 'Daily salary agreement required', '/m/member/agent/getSalaryContract'],
  dividend: ['divtypecompperiodreq', 'Dividend agreement required', '/m/member/agent/getDevidendContract'],
  hourly: ['contracthoursalreq', 'Hourly salary agreement required', '/m/member/agent/getHourContract'],
} as const;
const kinds = ['daily', 'dividend', 'hourly'] as const;
const titles = { daily: 'Daily salary contract', dividend: 'Dividend contract', hourly: 'Hourly salary contract' };
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Waits until the home has asked for contracts and has shown what it shows of them. */
async function settled(page: Page, calls: CallRecorder, count = 1): Promise<void> {
  for (const name of asked) await expect.poll(() => calls.of(name).length, name).toBe(count);
  await expect(main(page).getByRole('region', { name: 'Hot games' })).toBeVisible();
  await page.waitForTimeout(700);
}

test.describe('contracts that wait for an answer', () => {
  test('are prompted one after another, daily, dividend, hourly, each once per session @G-263 @G-264 @G-265 @G-266 @G-267', async ({
    aSite,
    page,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await signIn(page, site, { userName: 'three', type: 3, contracts: kinds });
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText(pages.daily[1]);
    for (const name of asked) expect(calls.of(name)).toHaveLength(1);
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toContainText(pages.dividend[1]);
    await expect(button(page, 'Cancel')).toBeVisible();
    await button(page, 'Go').click();
    await expect(page).toHaveURL(site.url(pages.dividend[2]));
    await expect(main(page).getByRole('region', { name: 'Offered to you' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    calls.forget();
    await page.goto(site.url('/m/agent/home'));
    await expect(dialog(page)).toContainText(pages.hourly[1]);
    for (const name of asked) expect(calls.of(name)).toHaveLength(1);
    await button(page, 'Go').click();
    await expect(page).toHaveURL(site.url(pages.hourly[2]));
    calls.forget();
    await page.goto(site.url('/m/home'));
    await settled(page, calls);
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => {
      for (const name of Object.keys(sessionStorage)) if (/contractPrompts/.test(name)) sessionStorage.removeItem(name);
    });
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText(pages.daily[1]);
    await button(page, 'Go').click();
    await expect(page).toHaveURL(site.url(pages.daily[2]));
  });

  test('are those whose field is filled in any of three answers @G-262 @G-334 @G-335 @G-336', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    const nothing = { dividendInfo: {}, salaryContract: {}, dividendContract: {} };
    const { token } = await signIn(page, site, { type: 0 });
    for (const [place, kind] of kinds.entries()) {
      const [field, words] = pages[kind];
      const answers = { ...nothing, [asked[place] ?? '']: { [field]: kind === 'daily' ? 'D' : [{ kind }] } };
      await platform.given(site, { answers });
      calls.forget();
      await page.goto(site.url('/m/home'));
      await expect(dialog(page)).toContainText(words);
      await button(page, 'Cancel').click();
      await expect(dialog(page)).toHaveCount(0);
      for (const name of asked) {
        const [call] = calls.of(name);
        expect(call?.method, name).toBe('GET');
        expect(call?.headers['authorization'], name).toBe(`Bearer ${token}`);
      }
    }
    const empty = { dailysalreqtype: '', divtypecompperiodreq: [], contracthoursalreq: {} };
    const answers = { dividendInfo: empty, salaryContract: { dailysalreqtype: null }, dividendContract: {} };
    await platform.given(site, { answers });
    await page.evaluate(() => {
      for (const name of Object.keys(sessionStorage)) if (/contractPrompts/.test(name)) sessionStorage.removeItem(name);
    });
    calls.forget();
    await page.goto(site.url('/m/home'));
    await settled(page, calls);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('are neither asked for nor prompted for types 4, 40, 41 and 42; for 0 and 3 they are @G-268', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    const contracts = ['daily'];
    const types = [4, 40, 41, 42, 0, 3];
    const accounts = types.map((type) => ({ userName: `kind${type}`, type, password: 'Livery-2026', contracts }));
    await platform.given(site, { accounts });
    await page.goto(site.url('/m/help'));
    for (const type of [4, 40, 41, 42]) {
      calls.forget();
      await become(page, site, type);
      await page.goto(site.url('/m/home'));
      await expect.poll(() => calls.of('wallet').length, String(type)).toBeGreaterThan(0);
      await expect(main(page).getByRole('region', { name: 'Hot games' })).toBeVisible();
      await page.waitForTimeout(500);
      for (const name of asked) expect(calls.of(name), `${type} ${name}`).toEqual([]);
      await expect(dialog(page)).toHaveCount(0);
    }
    for (const type of [0, 3]) {
      await become(page, site, type);
      await page.goto(site.url('/m/home'));
      await expect(dialog(page), String(type)).toContainText(pages.daily[1]);
      await page.evaluate(() => {
        for (const name of Object.keys(sessionStorage))
          if (/contractPrompts/.test(name)) sessionStorage.removeItem(name);
      });
      await page.goto(site.url('/m/help'));
    }
  });
});

test.describe('a contract page', () => {
  test('shows the terms of its kind to be accepted or rejected, once @G-259 @G-260 @G-261 @G-269', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await platform.given(site, { accounts: [{ userName: 'upline', type: 1, password: 'Livery-2026' }] });
    const tiers = [
      { threshold: '1000.00', rate: '0.50' },
      { threshold: '25000.00', rate: '1.25' },
    ];
    const contracts = [{ kind: 'daily', period: 'day', tiers }, 'dividend', { kind: 'hourly', tiers }];
    await signIn(page, site, { userName: 'three', type: 3, upline: 'upline', contracts });
    for (const kind of kinds) {
      await page.goto(site.url(pages[kind][2]));
      await expect(page.getByRole('heading', { level: 1, name: titles[kind] })).toBeVisible();
      await expect(main(page).getByRole('region', { name: 'Offered to you' })).toBeVisible();
    }
    for (const [kind, name, done] of [
      ['daily', 'Accept', 'You have accepted the contract'],
      ['hourly', 'Reject', 'You have rejected the contract'],
    ] as const) {
      calls.forget();
      await page.goto(site.url(pages[kind][2]));
      const offer = main(page).getByRole('region', { name: 'Offered to you' });
      await expect(offer.getByRole('row')).toHaveText([/From.*Rate/, /£1,000\.00.*0\.50%/, /£25,000\.00.*1\.25%/]);
      await expect(offer).toContainText('upline');
      await expect(offer).toContainText(kind === 'daily' ? 'Every day' : 'Every hour');
      await offer.getByRole('button', { name, exact: true }).click();
      await button(page, 'Cancel').click();
      expect(calls.of('answerContract')).toEqual([]);
      await offer.getByRole('button', { name, exact: true }).click();
      await button(page, 'Confirm').dblclick();
      await expect(page.getByText(done)).toBeVisible();
      await expect(offer).toHaveCount(0);
      expect(calls.of('answerContract')).toHaveLength(1);
      expect(JSON.parse(calls.of('answerContract')[0]?.body ?? '')).toMatchObject({ kind, answer: name.toLowerCase() });
    }
    calls.forget();
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText(pages.dividend[1]);
    await button(page, 'Cancel').click();
    await page.waitForTimeout(500);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('without an offer shows the current contract or says that there is none; guests log in @G-270', async ({
    aSite,
    page,
  }) => {
    const site = await aSite();
    await page.goto(site.url(pages.daily[2]));
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { userName: 'plain', type: 0, contracts: [{ kind: 'hourly', state: 'accepted' }] });
    await page.goto(site.url(pages.daily[2]));
    await expect(main(page).getByRole('heading', { name: 'No data' })).toBeVisible();
    await page.goto(site.url(pages.hourly[2]));
    await expect(main(page).getByRole('region', { name: 'Current contract' })).toContainText('0.80%');
    await expect(main(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });

  test('lets an agent offer terms within their own to a direct member', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const contracts = [{ kind: 'daily', state: 'accepted' }];
    await signIn(page, site, { userName: 'upper', type: 1, contracts });
    const below = { password: 'Livery-2026', type: 0 };
    const accounts = [
      { userName: 'lower', upline: 'upper', ...below },
      { userName: 'lowest', upline: 'lower', ...below },
    ];
    await platform.given(site, { accounts });
    await page.goto(site.url(`${pages.daily[2]}?member=lower`));
    const rates = main(page).getByRole('textbox', { name: 'Rate in %' });
    await expect(rates).toHaveCount(2);
    await rates.nth(1).fill('0.90');
    await main(page).getByRole('button', { name: 'Send the offer' }).click();
    await expect(page.getByText('These terms go beyond your own contract')).toBeVisible();
    await rates.nth(1).fill('0.75');
    await main(page).getByRole('button', { name: 'Send the offer' }).click();
    await expect(main(page).getByRole('region', { name: 'Waits for an answer' })).toContainText('0.75%');
    await page.goto(site.url(`${pages.daily[2]}?member=lowest`));
    await expect(page.getByText('There is no such member one level below you')).toBeVisible();
  });
});
