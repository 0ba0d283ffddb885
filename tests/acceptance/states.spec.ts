import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { findOverflow, findSmallTargets } from '../gallery/page-checks.ts';
import { findViolations } from '../support/axe.ts';
import { stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const states = `http://localhost:${stackAddress.startPort}/states`;
const brands = ['Amberline', 'Chamak', 'Karat', 'Ninety', 'Soda', 'Tidewell'];

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('list', { name: group }).getByRole('link', { name, exact: true });
const frameOf = (page: Page, brand: string): FrameLocator => page.getByTitle(new RegExp(`^${brand}, `)).contentFrame();

async function expectEmptyInbox(page: Page): Promise<void> {
  const shown = frameOf(page, 'Karat');
  await expect(shown.getByText(textOf('ur', 'messages:empty'))).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shown.locator('html')).toHaveAttribute('data-scheme', 'light');
}

test.describe('the page of states', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('visitor, language, scheme and state are a click each, and the address alone opens the same @T-098', async ({
    page,
    anotherVisitor,
  }) => {
    await page.goto(`http://localhost:${stackAddress.startPort}/`);
    await page.getByRole('link', { name: 'Every screen' }).click();
    await choose(page, 'Brand', 'Karat').click();
    await page.getByText('Screen: Home').click();
    await choose(page, 'Screen', 'Inbox').click();
    await expect(page.locator('[data-brand]')).toHaveCount(1);
    await expect(page.getByText('It sends this visitor to')).toBeVisible();
    await choose(page, 'Visitor', 'player').click();
    await expect(frameOf(page, 'Karat').locator('main')).toContainText(/\d{4}/);
    await expect(page.getByText('It sends this visitor to')).toHaveCount(0);
    await choose(page, 'Language', 'Urdu').click();
    await choose(page, 'Scheme', 'light').click();
    await choose(page, 'State', 'empty lists').click();
    await expect(choose(page, 'State', 'empty lists')).toHaveAttribute('aria-current', 'true');
    await expectEmptyInbox(page);
    const other = await anotherVisitor({ viewport: { width: 1440, height: 900 } });
    await other.goto(page.url());
    await expectEmptyInbox(other);
    // What one frame shows, no other does: the next brand's platform is as usual, and so is this one's at its own address.
    await choose(page, 'State', 'as usual').click();
    await expect(frameOf(page, 'Karat').locator('main')).toContainText(/\d{4}/);
    await expectEmptyInbox(other);
  });

  test('every brand stands beside the others, and one with its menu open or its form refused', async ({ page }) => {
    await page.goto(`${states}?screen=help.screen&language=ur`);
    for (const brand of brands) {
      await page.getByTitle(new RegExp(`^${brand}, `)).scrollIntoViewIfNeeded();
      await expect(frameOf(page, brand).locator('main')).toContainText(textOf('ur', 'help:search'));
    }
    await page.goto(`${states}?visitor=41&state=menu&brand=chamak`);
    await expect(frameOf(page, 'Chamak').getByRole('dialog')).toBeVisible();
    await page.goto(`${states}?screen=login.screen&state=refused&brand=soda`);
    await expect(frameOf(page, 'Soda').locator('main [aria-invalid=true]').first()).toBeVisible();
  });

  test('the keyboard alone chooses, and goes on where it was', async ({ page }) => {
    await page.goto(`${states}?brand=karat&screen=help.screen`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(choose(page, 'Screen', 'Home')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choose(page, 'Visitor', 'guest')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/visitor=0.*#visitor$/);
    await expect(choose(page, 'Visitor', 'player')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await expect(choose(page, 'Visitor', 'guest')).toBeFocused();
    await expect(frameOf(page, 'Karat').locator('main')).toContainText(textOf('en', 'help:search'));
  });

  for (const width of [1440, 1024, 390]) {
    test(`no violation, small target or overflow at ${width} px, in both schemes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const query of ['?brand=karat&screen=help.screen', '?brand=none&width=1024&screen=help.screen']) {
        await page.goto(states + query);
        await page.locator('summary').click();
        await page.emulateMedia({ colorScheme: 'light' });
        found.push(...(await findViolations(page, query)), ...(await page.evaluate(findOverflow)));
        found.push(...(await page.evaluate(findSmallTargets)));
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await findViolations(page, `${query} dark`, ['color-contrast'])));
      }
      expect(found).toEqual([]);
    });
  }

  test('a page of another origin can frame neither a brand nor a scene @T-099', async ({ page, faultWatch }) => {
    faultWatch.expectFault(/frame-ancestors/);
    const scene = `http://guest.en.dark.usual.karat.scene.localhost:${stackAddress.servicePort}/m/help`;
    const brand = `http://karat.localhost:${stackAddress.servicePort}/m/help`;
    const frames = [brand, scene].map((address) => `<iframe src="${address}"></iframe>`).join('');
    const other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frames));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    try {
      // The same machine, and the start page's own name: but another port, and so another origin.
      await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
      await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length).toBe(2);
    } finally {
      other.closeAllConnections();
      other.close();
    }
    await page.goto(scene);
    await expect(page.locator('main')).toContainText(textOf('en', 'help:search'));
  });
});
