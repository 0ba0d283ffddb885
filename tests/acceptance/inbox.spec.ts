import type { Page } from '@playwright/test';
import { bottomBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const inbox = '/m/webEmail';
const brands = sweptBrands('rows of the mailbox');

/** The title lines of messages, by their place. */
const lines = (page: Page) => page.getByRole('main').locator('summary');

test.describe('the mailbox', () => {
  for (const base of brands) {
    test(`${base}: rows of the theme's own form are chosen as a whole, and what is done with them stands at the foot`, async ({
      aSite,
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const site = await aSite({ base, language: 'en' });
      await signIn(page, site, { inboxUnread: 3 });
      await page.goto(site.url(inbox));
      const main = page.getByRole('main');
      await expect(main.getByText('3 unread')).toBeVisible();
      await main.getByRole('button', { name: 'Select' }).click();
      const group = main.getByRole('group', { name: 'Inbox' });
      const boxes = group.getByRole('checkbox');
      await expect(boxes).toHaveCount(3);
      await expect(group.getByRole('checkbox', { name: 'Message 2' })).not.toBeChecked();
      await expect(main.getByRole('button', { name: 'Delete' })).toBeDisabled();
      // The whole row is what is pressed, up to its date.
      await group.getByText('Message 2').locator('xpath=ancestor::label').locator('[data-row="end"]').click();
      await expect(group.getByRole('checkbox', { name: 'Message 2' })).toBeChecked();
      await expect(main.getByText('1 selected')).toBeVisible();
      const foot = await main.locator('[data-form="foot"]').boundingBox();
      const bar = await bottomBar(page).boundingBox();
      expect(
        Math.abs((foot?.y ?? 0) + (foot?.height ?? 0) - (bar?.y ?? 0)),
        JSON.stringify({ foot, bar }),
      ).toBeLessThan(base === 'tide' || base === 'chamak' ? 40 : 4);
      await main.getByRole('button', { name: 'Mark as read' }).click();
      await expect(main.getByText('2 unread')).toBeVisible();
      await expect(lines(page).filter({ hasText: 'Message 2' })).toHaveAttribute('data-seen', 'read');
      await expect(lines(page).filter({ hasText: 'Message 1' })).toHaveAttribute('data-seen', 'unread');
    });
  }

  test('what was read steps back, and says so when nothing is left', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda' });
    await signIn(page, site, { inboxUnread: 2 });
    await page.goto(site.url(inbox));
    const ground = (place: number) =>
      lines(page)
        .nth(place)
        .evaluate((line) => getComputedStyle(line).backgroundColor);
    await expect(lines(page)).toHaveCount(2);
    const unread = await ground(0);
    await lines(page).nth(0).click();
    await expect(page.getByText('1 unread')).toBeVisible();
    await expect.poll(() => ground(0)).not.toBe(unread);
    await lines(page).nth(1).click();
    await expect(page.getByText('All read')).toBeVisible();
  });
});
