import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const rainPath = '/m/redRain';
const main = (page: Page) => page.getByRole('main');
const openButton = (page: Page) => main(page).getByRole('button', { name: 'Open an envelope' });

test.describe('red envelope rain', () => {
  test('counts down to its start, gives amounts while it runs, and is closed afterwards @G-247', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await signIn(page, site, { type: 0, balance: '10.00' });
    await platform.given(site, { rain: { title: 'Evening rain', startsIn: 12, lasts: 600, claimsEach: 2 } });
    // The phone's clock is wrong by an hour.
    await page.clock.install({ time: new Date(Date.now() - 3_600_000) });
    await page.goto(site.url(rainPath));
    await expect(main(page).getByRole('heading', { name: 'Evening rain' })).toBeVisible();
    await expect(main(page).getByRole('timer', { name: 'Starts in' })).toHaveText(/^00:(0\d|1[0-2])$/);
    await expect(openButton(page)).toHaveCount(0);
    await expect(main(page)).toContainText('No envelopes opened yet');
    await openButton(page).click({ timeout: 20_000 });
    await expect(main(page)).toContainText('1 envelope left for you');
    await expect(page.getByText(/There was .*£[1-5]\.\d\d.* in it/)).toBeVisible();
    await openButton(page).click();
    await expect(main(page)).toContainText('You have opened all your envelopes of this rain');
    const history = main(page).getByRole('listitem').filter({ hasText: 'Evening rain' });
    await expect(history).toHaveText([/£[1-5]\.\d\d/, /£[1-5]\.\d\d/]);
    expect(calls.of('claimRedRain')).toHaveLength(2);
    await platform.given(site, { rain: { startsIn: -60, lasts: 64 } });
    await page.goto(site.url(rainPath));
    await expect(main(page)).toContainText('This rain is over');
    await expect(openButton(page)).toHaveCount(0);
  });

  test('is open to members and agents, reached from the agent menu where the site has it @G-223', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'agentMenu.redRain': true } });
    await platform.given(site, { rain: null });
    await page.goto(site.url(rainPath));
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { userName: 'octavian', type: 41 });
    await page.goto(site.url('/m/agent/home'));
    const entry = main(page)
      .getByRole('navigation', { name: 'Agent menu' })
      .getByRole('link', { name: 'Red envelope rain' });
    await entry.click();
    await expect(page).toHaveURL(site.url(rainPath));
    await expect(main(page).getByRole('heading', { name: 'No rain is planned' })).toBeVisible();
    await page.goBack();
    await expect(entry).toBeVisible();
    await site.publish({ settings: { 'agentMenu.redRain': false } });
    await page.goto(site.url('/m/agent/home'));
    await expect(main(page).getByRole('navigation', { name: 'Agent menu' }).getByText('Online service')).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  test('says that it could not be had, and tries again', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      rain: { startsIn: 900, lasts: 60 },
      failures: { redRain: { status: 500, code: 'x' } },
    });
    await page.goto(site.url(rainPath));
    await main(page)
      .getByRole('button', { name: /try again|retry/i })
      .click();
    await expect(main(page).getByRole('timer')).toBeVisible();
  });
});
