import type { Page } from '@playwright/test';
import { languageCookie } from '../../src/contracts/browser-names.ts';
import { brokenWords } from '../support/broken-words.ts';
import { walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const [width, height] = [390, 844];

/** Text of twice its size, as a player sets it in the browser; queries by the size of letters are asked again. */
async function enlarge(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const one of [width + 1, width]) await page.setViewportSize({ width: one, height });
}

for (const base of sweptBrands('toasts in large text')) {
  test(`a short message in large text leaves the header free and takes a quarter of the window, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const settings = { 'toast.freeRejectMs': 10_000 };
    const site = await aSite({ base, language: 'ur', languages: ['en', 'ur'], ownWords: true, settings });
    await signIn(page, site, { type: 4 });
    await page.setViewportSize({ width, height });
    for (const language of ['ur', 'en'] as const) {
      await page.context().addCookies([{ name: languageCookie, value: language, url: site.url('/') }]);
      await page.goto(site.url('/m/home'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const controls = page.locator('header').locator('a, button');
      await expect(controls.first()).toBeVisible();
      await enlarge(page);
      await walkTo(page, '/m/webEmail');
      const message = page.locator('[data-toast=message]');
      await expect(message).toBeVisible();
      await expect.poll(() => message.evaluate((one) => one.getAnimations().length)).toBe(0);
      const box = await message.boundingBox();
      expect(box?.height, language).toBeLessThan(height / 4);
      expect(await controls.evaluateAll(coveredBy, box), language).toEqual([]);
      expect(await message.evaluate(brokenWords), language).toEqual([]);
      expect(await message.evaluate(signBesideWords), language).toBe(true);
    }
  });
}

for (const base of sweptBrands('still notices').filter((one) => one !== 'soda')) {
  test(`the notice of a player who wants less motion is seen whole in large text, at ${base}`, async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base, language: 'en' });
    const title = 'Withdrawals are paid around the clock';
    await platform.given(site, { announcements: [{ type: 'PL', title, content: '<p>Every day</p>' }] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/home'));
    const notice = page.getByRole('main').getByRole('button', { name: title });
    await expect(notice).toBeVisible();
    await enlarge(page);
    const [line, words] = [await notice.boundingBox(), await notice.locator('span').boundingBox()];
    expect(words?.width ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(line?.width ?? 0);
    expect(words?.height ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(line?.height ?? 0);
  });
}

/** Names of the controls that lie below a box. Runs in the page. */
function coveredBy(
  controls: readonly Element[],
  box: { readonly y: number; readonly height: number } | null,
): readonly string[] {
  return controls
    .filter((control) => {
      const { top, bottom, height } = control.getBoundingClientRect();
      return box === null || (height > 0 && top < box.y + box.height && bottom > box.y);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

/** Whether the sign of a message stands at the height of its words and not above them. Runs in the page. */
function signBesideWords(message: Element): boolean {
  const [sign, words] = ['sign', 'words'].map((part) => message.querySelector(`[data-toast=${part}]`));
  if (!sign || !words) return false;
  const { bottom } = sign.getBoundingClientRect();
  return bottom > words.getBoundingClientRect().top + 20;
}
