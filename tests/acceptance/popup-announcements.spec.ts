import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const first = { type: 'PL', title: 'Doors open at eight', content: '<p>Come <strong>in</strong></p>' };
const line = (page: Page) => page.getByRole('region', { name: /Notices|Announcements/ });

test.describe('popup announcements', () => {
  test.use({ noticePopup: true });

  test('show once a session, when there are any, unless the flag stands @G-176 @G-177', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite();
    const popup = { type: 'PU', title: 'Welcome in', content: '<p>Good evening</p>' };
    await platform.given(site, { announcements: [popup, first] });
    const dialog = (visitor: Page) => visitor.getByRole('dialog', { name: popup.title });
    await page.goto(site.url());
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBe('1');
    await dialog(page).getByRole('button', { name: 'I know' }).click();
    await page.reload();
    await expect(line(page)).toContainText(first.title);
    await expect(dialog(page)).toHaveCount(0);
    const again = await anotherVisitor();
    await again.goto(site.url());
    await expect(dialog(again)).toBeVisible();
    const flagged = await anotherVisitor();
    await flagged.addInitScript(() => sessionStorage.setItem('NOTICE_POP', 'yes'));
    await flagged.goto(site.url());
    await expect(line(flagged)).toContainText(first.title);
    await expect(dialog(flagged)).toHaveCount(0);
    await platform.given(site, { announcements: [first] });
    const later = await anotherVisitor();
    await later.goto(site.url());
    await expect(line(later)).toContainText(first.title);
    await expect(later.getByRole('dialog')).toHaveCount(0);
  });
});
