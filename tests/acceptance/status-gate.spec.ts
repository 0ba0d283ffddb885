import type { Page } from '@playwright/test';
import { bottomBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const routes = ['/m/home', '/m/login', '/m/register', '/m/help', '/m/app', '/m/member/home', '/m/activity'];
const maintenance = 'System upgrading, please try again later';
const restricted = 'Your IP address or location is blocked';

test.describe('status gate', () => {
  test('status 0 shows the lobby @A-215', async ({ aSite, page }) => {
    const site = await aSite({ maintenance: false });
    await page.goto(site.url());
    await expect(bottomBar(page)).toBeVisible();
    await expect(page.getByText(maintenance)).toHaveCount(0);
  });

  test('maintenance closes every route, login included @A-216 @A-221 @G-355', async ({ aSite, page }) => {
    const site = await aSite({ maintenance: true });
    for (const route of routes) {
      await page.goto(site.url(route));
      await expect(page.getByText(maintenance)).toBeVisible();
      await expect(page.locator('[data-empty="mark"] svg')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
      await expect(bottomBar(page)).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  });

  test('a blocked region closes every route and names the address @A-217 @G-356', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, { regionRestriction: true });
    for (const route of routes) {
      await page.goto(site.url(route));
      await expect(page.getByText(restricted)).toBeVisible();
      await expect(page.getByText('127.0.0.1')).toBeVisible();
      await expect(bottomBar(page)).toHaveCount(0);
    }
  });

  test('maintenance goes before restriction, and neither shows the page @A-218', async ({ aSite, page, platform }) => {
    for (const [isMaintained, isRestricted, shown] of [
      [true, false, maintenance],
      [false, true, restricted],
      [true, true, maintenance],
      [false, false, undefined],
    ] as const) {
      const site = await aSite({ maintenance: isMaintained });
      await platform.given(site, { regionRestriction: isRestricted });
      await page.goto(site.url());
      if (shown) await expect(page.getByText(shown)).toBeVisible();
      else await expect(bottomBar(page)).toBeVisible();
      for (const text of [maintenance, restricted]) {
        if (text !== shown) await expect(page.getByText(text)).toHaveCount(0);
      }
    }
  });

  test('the status is kept, and carries a reload until the call says another one @A-219 @G-198', async ({
    aSite,
    page,
    network,
    platform,
  }) => {
    const site = await aSite();
    await page.goto(site.url());
    await expect(bottomBar(page)).toBeVisible();
    const kept = () => page.evaluate((key) => localStorage.getItem(key) ?? '', `${site.code}.status`);
    await expect.poll(kept).toContain('"status":0');
    await network.cut('systemStatus');
    await page.reload();
    await expect(bottomBar(page)).toBeVisible();
    const answer = await network.hold('systemStatus');
    await page.reload();
    await expect(bottomBar(page)).toBeVisible();
    await platform.given(site, { regionRestriction: true });
    answer();
    await expect(page.getByText(restricted)).toBeVisible();
    await expect.poll(kept).toContain('"status":2');
  });

  test('a first visit whose status nobody tells waits, says so and can try again; the site may open it @A-008 @G-198', async ({
    aSite,
    page,
    network,
    platform,
    anotherVisitor,
  }) => {
    const silent = (times: number) => ({ failures: { systemRegion: { status: 500, code: 'unknown.error', times } } });
    const site = await aSite();
    await platform.given(site, silent(1000));
    const answer = await network.hold('systemStatus');
    await page.goto(site.url());
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    answer();
    const failed = page.getByRole('alert').filter({ hasText: 'Loading failed, click to retry' });
    await expect(failed).toBeVisible();
    await expect(bottomBar(page)).toHaveCount(0);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeVisible();
    // Who has been here before has a status.
    const known = await anotherVisitor();
    await known.addInitScript((key) => localStorage.setItem(key, '{"status":0,"ip":""}'), `${site.code}.status`);
    await known.goto(site.url());
    await expect(bottomBar(known)).toBeVisible();
    await platform.given(site, silent(0));
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(bottomBar(page)).toBeVisible();
    const open = await aSite({ settings: { 'status.failOpen': true } });
    await platform.given(open, silent(1000));
    await page.goto(open.url());
    await expect(bottomBar(page)).toBeVisible();
  });

  test('a change while the page is open closes it and lifts again without a reload @A-220', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    await page.clock.install();
    const site = await aSite();
    await page.goto(site.url());
    await expect(bottomBar(page)).toBeVisible();
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    const asked = () => calls.of('systemStatus').length;
    const first = asked();

    await platform.given(site, { regionRestriction: true });
    await comeBack(page);
    expect(asked(), 'asks at most once a minute').toBe(first);
    await page.clock.fastForward(61_000);
    await comeBack(page);
    await expect(page.getByText(restricted)).toBeVisible();

    await platform.given(site, { regionRestriction: false });
    await page.clock.fastForward(61_000);
    await comeBack(page);
    await expect(bottomBar(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  });
});

/** The player looks at another tab and back. */
async function comeBack(page: Page): Promise<void> {
  for (const hidden of [true, false]) {
    await page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
}
