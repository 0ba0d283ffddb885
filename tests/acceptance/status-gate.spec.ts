import type { Page } from '@playwright/test';
import { bottomBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const routes = ['/m/home', '/m/login', '/m/register', '/m/help', '/m/app', '/m/member/home', '/m/activity'];
const maintenance = 'System upgrading, please try again later';
const restricted = 'Your IP address or location is blocked';

/** Calls that a closed site refuses whoever asks, also without its page. */
const calls = [
  ['GET', '/wps/game/list'],
  ['GET', '/wps/wallet'],
  ['POST', '/wps/session/login'],
  ['POST', '/wps/feedback'],
] as const;

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

  test('under maintenance calls are closed, and customer service with its chat is reached @A-216 @A-221', async ({
    aSite,
    page,
    platform,
  }) => {
    const customerService = [
      { type: 'LIVECHAT', title: 'Ask Ada' },
      { type: 'EMAIL', title: 'By mail', url: 'https://help.karat.example' },
    ];
    const site = await aSite({ maintenance: true, flags: { CBS3: true }, customerService, merchant: { name: 'Acme' } });
    await platform.given(site, { regionRestriction: true });
    await page.goto(site.url('/m/login'));
    await expect(page.getByText(maintenance)).toBeVisible();
    for (const [method, path] of calls) expect(await codeOf(page, method, path)).toEqual([503, 'system.upgrading']);
    await page.getByRole('button', { name: 'Customer service' }).click();
    const service = page.getByRole('dialog', { name: 'Customer service' });
    await expect(service.getByRole('button', { name: 'By mail' })).toBeVisible();
    await expect(service.getByRole('button', { name: 'Send us a message' })).toHaveCount(0);
    await service.getByRole('button', { name: 'Ask Ada' }).click();
    await expect(page.getByRole('heading', { name: 'Live chat · Acme' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('When do you open?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('When do you open?');
  });

  test('a blocked region closes the calls of an open page too, and with them the page @A-217', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await page.goto(site.url());
    await expect(bottomBar(page)).toBeVisible();
    expect((await codeOf(page, 'GET', '/wps/game/list'))[0]).toBe(200);
    await platform.given(site, { regionRestriction: true });
    for (const [method, path] of calls) expect(await codeOf(page, method, path)).toEqual([403, 'region.restricted']);
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send us a message' })).toHaveCount(0);
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

/** Status and code of a call as the page's own code gets it. */
async function codeOf(page: Page, method: string, path: string): Promise<readonly [number, unknown]> {
  return page.evaluate(
    async ([usedMethod, usedPath]) => {
      const answer = await fetch(usedPath, { method: usedMethod, ...(usedMethod === 'POST' ? { body: '{}' } : {}) });
      const { code }: { readonly code?: string } = await answer.json();
      return [answer.status, code] as const;
    },
    [method, path] as const,
  );
}
