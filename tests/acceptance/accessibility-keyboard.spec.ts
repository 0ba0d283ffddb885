import type { Page } from '@playwright/test';
import { openMenu, sideMenu, topBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.describe('keyboard', () => {
  test('the first stop leads past the bars to the content, and the address stays', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    await expect(page.getByRole('main').getByText('Terms').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(site.url('/m/help'));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('an open dialog keeps the focus, Escape closes it and gives the focus back', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    const toggle = topBar(page).getByRole('button', { name: 'Menu' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(sideMenu(page)).toBeVisible();
    const stops = new Set<string>();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      stops.add(await whereFocusIs(page));
    }
    // Between the last stop and the first, the browser's own bars have their turn.
    expect([...stops].filter((stop) => stop !== 'browser')).toEqual(['dialog']);
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  test('a dialog leaves by moving and fading, for 150 to 250 ms; calm motion does without', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await openMenu(page);
    const leaving = await leave(page);
    expect(leaving).toHaveLength(2);
    for (const { ms, moved } of leaving) {
      expect(ms).toBeGreaterThanOrEqual(150);
      expect(ms).toBeLessThanOrEqual(250);
      expect(['transform', 'opacity']).toContain(moved);
    }
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMenu(page);
    for (const { ms } of await leave(page)) expect(ms).toBeLessThan(1);
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
  });
});

function whereFocusIs(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'browser';
    return activeElement.closest('dialog') ? 'dialog' : activeElement.outerHTML.slice(0, 80);
  });
}

/** Closes the menu and gives what moves at that moment. */
function leave(page: Page): Promise<readonly { readonly ms: number; readonly moved: string | undefined }[]> {
  return page.evaluate(async () => {
    const close = document.querySelector<HTMLElement>('dialog[open] button');
    close?.click();
    await Promise.resolve();
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('[data-leaving]')) return [];
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const standard = ['offset', 'computedOffset', 'easing', 'composite'];
      return [{ ms: Number(effect.getTiming().duration), moved: moved.find((name) => !standard.includes(name)) }];
    });
  });
}
