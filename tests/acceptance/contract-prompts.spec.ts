import type { Page } from '@playwright/test';
import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { visit } from '../support/shell.ts';
import { become, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const asked: readonly EndpointName[] = ['dividendInfo', 'salaryContract', 'dividendContract'];
const kinds = ['daily', 'dividend', 'hourly'] as const;
const words = {
  daily: 'Daily salary agreement required',
  dividend: 'Dividend agreement required',
  hourly: 'Hourly salary agreement required',
};
const three = { userName: 'three', type: 3 };
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** As in a new session, nothing has been prompted yet. */
async function forgetPrompts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage)) if (/contractPrompts/.test(name)) sessionStorage.removeItem(name);
  });
}

/** Milliseconds since the page got the last file or answer that it asked for. */
function quietMs(): number {
  const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  return performance.now() - Math.max(...ends);
}

test.describe('prompts for contracts', () => {
  // The lobby's pictures would come before what is asked for here.
  test.beforeEach(({ network }) => network.cut(/\/art\//));

  test('come on each home for what waits, each kind once per session @G-263', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await signIn(page, site, { ...three, contracts: ['daily'] });
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText(words.daily);
    for (const name of asked) expect(calls.of(name)).toHaveLength(1);
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toHaveCount(0);
    await platform.given(site, { accounts: [{ ...three, password: 'Livery-2026', contracts: kinds }] });
    calls.forget();
    await page.goto(site.url('/m/agent/home'));
    await expect(dialog(page)).toContainText(words.dividend);
    for (const name of asked) expect(calls.of(name)).toHaveLength(1);
    // A page that is left ends its prompts: what it has not shown comes with the next home.
    await button(page, 'Go').click();
    await expect(main(page).getByRole('region', { name: 'Offered to you' })).toBeVisible();
    await page.goto(site.url('/m/home'));
    await expect(dialog(page)).toContainText(words.hourly);
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [id, kind, path] of [
    ['G-264', 'daily', '/m/member/agent/getSalaryContract'],
    ['G-265', 'dividend', '/m/member/agent/getDevidendContract'],
    ['G-266', 'hourly', '/m/member/agent/getHourContract'],
  ] as const) {
    test(`say that a ${kind} contract is required; Cancel closes, Go leads to its page @${id}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite();
      await platform.given(site, { accounts: [{ userName: 'upline', type: 1 }] });
      const tiers = [
        { threshold: '1000.00', rate: '0.50' },
        { threshold: '25000.00', rate: '1.25' },
      ];
      await signIn(page, site, { ...three, upline: 'upline', contracts: [{ kind, tiers }] });
      await page.goto(site.url('/m/agent/home'));
      await expect(dialog(page)).toContainText(words[kind]);
      // Who offers what, from which figures on, and that nothing changes before an answer.
      await expect(dialog(page)).toContainText('upline');
      await expect(dialog(page).getByRole('row')).toHaveText([
        /From.*Rate/,
        /£1,000\.00.*0\.50%/,
        /£25,000\.00.*1\.25%/,
      ]);
      await expect(dialog(page)).toContainText('Until you answer, nothing changes');
      await expect(button(page, 'Go')).toBeVisible();
      await button(page, 'Cancel').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(site.url('/m/agent/home'));
      await forgetPrompts(page);
      await page.goto(site.url('/m/agent/home'));
      await button(page, 'Go').click();
      await expect(page).toHaveURL(site.url(path));
      await expect(main(page).getByRole('region', { name: 'Offered to you' })).toBeVisible();
    });
  }

  test('follow one another: daily, dividend, hourly @G-267', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { ...three, contracts: kinds });
    await page.goto(site.url('/m/agent/home'));
    for (const kind of kinds) {
      await expect(dialog(page)).toContainText(words[kind]);
      await button(page, 'Cancel').click();
    }
    await expect(dialog(page)).toHaveCount(0);
  });

  test('are for fields that hold something; empty ones of any form ask for nothing @G-262', async ({
    aSite,
    page,
    platform,
  }) => {
    test.slow();
    const site = await aSite();
    await signIn(page, site);
    for (const [kind, fields] of [
      ['daily', { dailysalreqtype: 'D', divtypecompperiodreq: '', contracthoursalreq: [] }],
      ['dividend', { dailysalreqtype: {}, divtypecompperiodreq: [{ period: 'M' }], contracthoursalreq: null }],
      ['hourly', { dailysalreqtype: null, contracthoursalreq: { hours: 1 } }],
    ] as const) {
      await platform.given(site, { answers: { dividendInfo: fields, salaryContract: {}, dividendContract: {} } });
      await page.goto(site.url('/m/home'));
      await expect(dialog(page)).toContainText(words[kind]);
      await button(page, 'Cancel').click();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('count a field of any of three answers, asked for by GET with the token @G-334 @G-335 @G-336', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    const { token } = await signIn(page, site);
    const nothing = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    const none = { dividendInfo: nothing, salaryContract: nothing, dividendContract: nothing };
    for (const name of asked) {
      await platform.given(site, { answers: { ...none, [name]: { ...nothing, divtypecompperiodreq: 'M' } } });
      calls.forget();
      await page.goto(site.url('/m/home'));
      await expect(dialog(page), name).toContainText(words.dividend);
      const [call, ...more] = calls.of(name);
      expect(more, name).toEqual([]);
      expect(call?.method, name).toBe('GET');
      expect(call?.headers['authorization'], name).toBe(`Bearer ${token}`);
      await forgetPrompts(page);
    }
  });

  test('neither come to types 4, 40, 41 and 42 nor ask for them; to 0 and 3 they come @G-268', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    const types = [4, 40, 41, 42, 0, 3];
    const accounts = types.map((type) => ({ userName: `kind${type}`, type, contracts: ['daily'] }));
    await platform.given(site, { accounts });
    await page.goto(site.url('/m/help'));
    for (const type of [4, 40, 41, 42]) {
      calls.forget();
      await become(page, site, type);
      await page.goto(site.url('/m/home'));
      await expect(main(page).getByRole('region', { name: 'Hot games' }), String(type)).toBeVisible();
      await expect.poll(() => calls.of('wallet').length, String(type)).toBeGreaterThan(0);
      // The part that asks is loaded with the other popups: whoever leaves before it is there is asked nothing in any case.
      await expect.poll(() => page.evaluate(quietMs)).toBeGreaterThan(1000);
      await visit(page, '/m/activity');
      for (const name of asked) expect(calls.of(name), `${type} ${name}`).toEqual([]);
      await expect(dialog(page)).toHaveCount(0);
    }
    for (const type of [0, 3]) {
      await forgetPrompts(page);
      await become(page, site, type);
      await page.goto(site.url('/m/home'));
      await expect(dialog(page), String(type)).toContainText(words.daily);
      await button(page, 'Cancel').click();
    }
  });
});
