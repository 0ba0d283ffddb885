import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Drags the head of the open sheet down by so many pixels and lets go. */
async function pullDown(page: Page, by: number): Promise<void> {
  const title = page.getByRole('dialog').getByRole('heading').first();
  const box = await title.boundingBox();
  if (!box) throw new Error('The sheet has no head.');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by, { steps: 4 });
  await page.mouse.up();
}

test.describe('constants', () => {
  test('a swipe counts from 60 px @A-382', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/feedback'));
    await page.getByRole('textbox', { name: 'Question type' }).click();
    const sheet = page.getByRole('dialog', { name: 'Question type' });
    const top = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(top).toBe(844);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await pullDown(page, 59);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await expect(sheet).toBeVisible();
    await pullDown(page, 61);
    await expect(sheet).toHaveCount(0);
  });
});
