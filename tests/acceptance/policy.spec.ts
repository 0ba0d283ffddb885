import { logIn, player, sessionOf } from '../support/account.ts';
import { topBar, walkTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const open = { base: 'soda', flags: { FREEPLAY3: true } } as const;
const regulated = { ...open, merchant: { policy: 'uk' }, settings: { 'ages.gate': 21 } };

test.describe('a brand under the policy pack uk', () => {
  test('asks for the age before a trial, once in a browser; without the pack nobody asks', async ({ aSite, page }) => {
    const site = await aSite(regulated);
    await page.goto(site.url('/m/login'));
    const start = page.getByRole('button', { name: 'Free trial' });
    const gate = page.getByRole('dialog', { name: 'Are you 21 or older?' });
    await start.click();
    await expect(gate).toContainText('21 or older and have read the terms');
    await gate.getByRole('button', { name: 'No', exact: true }).click();
    await expect(gate).toHaveCount(0);
    expect(await sessionOf(page)).toBeUndefined();
    await start.click();
    await gate.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url('/m/trail'));
    await start.click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);

    const free = await aSite(open);
    await page.goto(free.url('/m/login'));
    await expect(page.getByRole('timer')).toHaveCount(0);
    await start.click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await expect(gate).toHaveCount(0);
  });

  test('has the session clock in its place above the bars, from the first paint on every page', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(regulated);
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/home'));
    const clock = page.getByRole('timer', { name: 'Session clock' });
    await expect(clock).toContainText(/Time \d\d:\d\d\s*Your session 0:\d\d:\d\d/);
    const place = await clock.boundingBox();
    const bar = await topBar(page).boundingBox();
    expect(place?.y).toBe(0);
    expect(bar?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before ?? '');
    await walkTo(page, '/m/login');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await walkTo(page, '/m/help');
    await expect(page.getByRole('heading', { name: 'Help' }).first()).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect(clock).toBeInViewport();
    // A live change cannot take it away.
    await expect(site.publish({ settings: { 'session.clock': false } })).rejects.toThrow(/POLICY_BROKEN/);
    await expect(clock).toBeVisible();
  });
});
