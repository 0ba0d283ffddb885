import type { Page } from '@playwright/test';
import { createAccount, fillRegistration, input, plainRegistration, sessionOf } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** The worker that serves the page, and whether another one waits. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { controller } = navigator.serviceWorker;
    return {
      isServed: controller !== null && controller === registration?.active && controller.state === 'activated',
      isWaiting: registration?.waiting !== null,
    };
  });

async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    Reflect.set(globalThis, 'sameDocument', true);
    const registration = await navigator.serviceWorker.getRegistration();
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Reflect.set(globalThis, 'newWorker', true);
      Reflect.set(globalThis, 'takenAt', Date.now());
    });
    registration?.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed') Reflect.set(globalThis, 'installedAt', Date.now());
      });
    });
    await registration?.update();
  });
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true);
const hasNewWorker = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'newWorker') === true);
const served = { isServed: true, isWaiting: false };

test.use({ serviceWorkers: 'allow' });

test.describe('an update of the engine', () => {
  test.describe.configure({ timeout: 180_000 });

  test('never interrupts an open form, and is taken at the next start', async ({ aSite, page, context }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await expect.poll(() => workers(page), { timeout: 30_000 }).toEqual(served);
    await fillRegistration(page);
    await input(page, 'username').focus();
    await site.update('second build');
    await lookForUpdate(page);
    await expect.poll(() => workers(page)).toEqual({ isServed: true, isWaiting: true });
    await expect(input(page, 'username')).toBeFocused();
    await expect(input(page, 'password')).toHaveValue('walnut734');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: 'newplayer1' });
    expect([await isSameDocument(page), await hasNewWorker(page)]).toEqual([true, false]);
    expect(await workers(page)).toEqual({ isServed: true, isWaiting: true });
    await page.close();
    const again = await context.newPage();
    await again.goto(site.url('/m/help'));
    // The browser lets the worker before it end what it is doing first.
    await expect.poll(() => workers(again), { timeout: 75_000 }).toEqual(served);
  });

  test('within a minute of the registration is taken 200 ms after it has come, and nobody is told @G-206', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url('/m/help'));
    await expect.poll(() => workers(page), { timeout: 30_000 }).toEqual(served);
    await site.update('second build');
    await lookForUpdate(page);
    await expect.poll(() => hasNewWorker(page)).toBe(true);
    const [installedAt = 0, takenAt = 0] = await page.evaluate(() =>
      ['installedAt', 'takenAt'].map((name) => Number(Reflect.get(globalThis, name))),
    );
    expect(takenAt - installedAt).toBeGreaterThanOrEqual(195);
    await expect(page.getByText('Updating…', { exact: true })).toHaveCount(0);
  });

  test('is taken without a reload where nobody types; after a minute it is told for 2 s @A-370 @A-385 @A-386', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda' });
    await page.clock.install();
    await page.goto(site.url('/m/help'));
    await expect.poll(() => workers(page), { timeout: 30_000 }).toEqual(served);
    const notice = page.getByText('Updating…', { exact: true });
    await site.update('second build');
    await lookForUpdate(page);
    await expect.poll(() => hasNewWorker(page)).toBe(true);
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await page.evaluate(() => {
      const region = () => document.querySelector('[aria-label="Notifications"]');
      new MutationObserver(() => {
        const isShown = region()?.textContent?.includes('Updating…') === true;
        const name = isShown ? 'noticeAt' : 'noticeGoneAt';
        if (Reflect.has(globalThis, 'noticeAt') !== isShown && !Reflect.has(globalThis, name))
          Reflect.set(globalThis, name, Date.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await site.update('third build');
    await lookForUpdate(page);
    await expect(notice).toBeVisible();
    await expect(notice).toHaveCount(0);
    const [installedAt = 0, toldAt = 0, goneAt = 0] = await page.evaluate(() =>
      ['installedAt', 'noticeAt', 'noticeGoneAt'].map((name) => Number(Reflect.get(globalThis, name))),
    );
    expect(toldAt - installedAt).toBeGreaterThanOrEqual(195);
    expect(goneAt - toldAt).toBeGreaterThan(1600);
    expect(goneAt - toldAt).toBeLessThan(2900);
    expect(await isSameDocument(page)).toBe(true);
  });
});
