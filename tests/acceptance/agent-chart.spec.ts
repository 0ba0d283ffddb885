import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const overview = '/m/agent/team/overview';
const history = [
  { day: 5, kind: 'bet', amount: '10.00', win: '40.00' },
  { day: 3, kind: 'bet', amount: '40.00', win: '15.00' },
];
const slider = (page: Page) => page.getByRole('main').getByRole('slider');
const loss = /: −\D*25\.00/;
const gain = /: \+\D*30\.00/;
const nothing = /: [^−+\d]*0\.00/;

/** Presses the middle of one of seven bars, counted from the left edge. */
async function pressBar(chart: Locator, place: number) {
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.click({ position: { x: ((place + 0.5) * width) / 7, y: height / 2 } });
}

test.describe('the chart of the team overview', () => {
  test('says each day and its amount to keyboard, touch and screen reader, and is a table besides', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    await platform.given(site, { accounts: [{ userName: 'below1', upline: 'rosalind', history }] });
    await page.goto(site.url(overview));
    await expect(page.getByText('Team balance')).toBeVisible();
    await expect(slider(page), 'one day is no chart').toHaveCount(0);
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    const chart = slider(page);
    await expect(chart).toHaveAccessibleName('Net profit by day');
    await expect(chart).toHaveAttribute('aria-valuetext', loss);
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(page.locator('main figure div:has(> [data-current])'), 'focus is seen').toHaveCSS(
      'outline-style',
      'solid',
    );
    await expect(chart).toHaveAttribute('aria-valuetext', nothing);
    await page.keyboard.press('ArrowRight');
    await expect(chart).toHaveAttribute('aria-valuetext', gain);
    await expect(page.locator('main figure')).toContainText('30.00');
    await pressBar(chart, 3);
    await expect(chart).toHaveAttribute('aria-valuetext', loss);
    await pressBar(chart, 6);
    await expect(chart).toHaveAttribute('aria-valuetext', nothing);
    await page.getByText('Show as a table').click();
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row').nth(1)).toContainText('30.00');
    await expect(table.getByRole('row').last()).toContainText(/Total.*5\.00/);
    expect(await findViolations(page, 'chart')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const figure = await page.locator('main figure').boundingBox();
    const scroller = page.getByRole('region', { name: 'Net profit by day' });
    for (const part of [chart, scroller]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((figure?.x ?? 0) + (figure?.width ?? 0) + 1);
    }
  });

  test('runs from right to left in Urdu, bars as well as arrow keys', async ({ aSite, page, platform }) => {
    // Where it is tomorrow already the bars stand one day further on.
    const site = await aSite({ base: 'chamak', language: 'ur', settings: { 'dates.timeZone': 'Europe/London' } });
    await signIn(page, site, { type: 3 });
    await platform.given(site, { accounts: [{ userName: 'below1', upline: 'rosalind', history }] });
    await page.goto(site.url(overview));
    await page.locator('main [aria-pressed]').nth(2).click();
    const chart = slider(page);
    await expect(chart).toHaveAttribute('aria-valuetext', loss);
    // Seven days end today: the bar of five days ago is the second from the right, that of three days ago the fourth.
    await pressBar(chart, 5);
    await expect(chart).toHaveAttribute('aria-valuetext', gain);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', loss);
    const bars = page.locator('main figure [data-current]');
    const [oldest, newest] = [await bars.first().boundingBox(), await bars.last().boundingBox()];
    expect(oldest?.x).toBeGreaterThan(newest?.x ?? Infinity);
    expect(await findViolations(page, 'chart')).toEqual([]);
  });
});

test.describe('the days of a team', () => {
  test.use({ timezoneId: 'Asia/Karachi' });

  test('begin by the clock of the agent’s device, and by the site’s where it has one', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ settings: { 'dates.timeZone': 'device' } });
    await signIn(page, site, { type: 3 });
    const pages = [
      [overview, 'teamOverview'],
      ['/m/agent/home', 'teamKpi'],
      ['/m/teamBetting', 'teamBets'],
      ['/m/agent/team/pnl', 'teamPnl'],
      ['/m/transaction/record?types=A', 'transactions'],
    ] as const;
    for (const zone of ['Asia/Karachi', null]) {
      if (zone === null) await site.publish({ settings: { 'dates.timeZone': 'Europe/London' } });
      for (const [path, call] of zone === null ? pages.slice(0, 2) : pages) {
        calls.forget();
        await page.goto(site.url(path));
        await expect.poll(() => calls.of(call).length, `${call} by ${zone}`).toBeGreaterThan(0);
        expect(
          calls.of(call).map(({ query }) => query.get('timeZone')),
          `${call} by ${zone}`,
        ).toEqual(calls.of(call).map(() => zone));
      }
    }
  });
});
