import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('constants', () => {
  test('a list loads more from 500 px before its end, at most once a second @A-381', async ({ aSite, page, calls }) => {
    const site = await aSite({ settings: { 'pageSize.sharedList': 24 } });
    await page.clock.install();
    await page.goto(site.url('/m/all-games'));
    const tiles = page.getByRole('main').getByRole('listitem');
    await expect(tiles).toHaveCount(24);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    calls.forget();
    await scrollTo(page, 501);
    await page.clock.runFor(1100);
    expect(calls.of('games')).toHaveLength(0);
    await scrollTo(page, 499);
    await expect.poll(() => calls.of('games').length).toBe(1);
    await expect(tiles).toHaveCount(48);
    await scrollTo(page, 499);
    await page.clock.runFor(800);
    expect(calls.of('games')).toHaveLength(1);
    await page.clock.runFor(300);
    await expect.poll(() => calls.of('games').length).toBe(2);
  });
});

/** Scrolls until so many pixels of the page are left below the window, and waits until the page has heard of it. */
async function scrollTo(page: Page, left: number): Promise<void> {
  await page.evaluate(
    (rest) =>
      new Promise<void>((heard) => {
        addEventListener('scroll', () => heard(), { once: true });
        window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - rest);
      }),
    left,
  );
}
