import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

/** Where the middle of something stands in the window: 0 at its left edge, 1 at its right one. */
async function placeOf(
  page: Page,
  name: string,
  role: 'navigation' | 'complementary' | 'columnheader',
): Promise<number> {
  const box = await page.getByRole(role, { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not drawn.`);
  return (box.x + box.width / 2) / (page.viewportSize()?.width ?? 1);
}

test('every page mirrors for who reads from right to left, by the keyboard, and stays so @C-760', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  const name = `Rana ${site.code}`;
  await joinConsole(administrator.context(), page.context(), name, 'manager', { merchants: [site.code] });
  await page.goto(`${consoleOrigin}/flags/flags.CBS3`);
  const panel = 'Offers live chat: shortcut, menu entries, message-centre row and unread badge.';
  await expect(page.getByRole('complementary', { name: panel })).toBeVisible();
  expect(await placeOf(page, 'Console', 'navigation')).toBeLessThan(0.5);
  expect(await placeOf(page, panel, 'complementary')).toBeGreaterThan(0.5);

  await page.getByRole('button', { name: `${name}: scheme, layout, sessions, sign out` }).press('Enter');
  await page.getByRole('radio', { name: 'From left to right' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'From right to left' })).toBeChecked();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('complementary', { name: panel })).toBeVisible();
  expect(await placeOf(page, 'Console', 'navigation')).toBeGreaterThan(0.5);
  expect(await placeOf(page, panel, 'complementary')).toBeLessThan(0.5);

  // The first column of merchants lies to the left of the switch for all of them, and the left arrow leads there.
  await page.goto(`${consoleOrigin}/flags`);
  const row = page.getByRole('row').filter({ hasText: 'CBS3' });
  const cells = row.getByRole('checkbox').or(row.getByRole('button'));
  await cells.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cells.first()).toBeFocused();

  const { id } = await askConsole<{ id: string }>(page.context(), '/stops', {
    ...{ merchants: [site.code], name: 'flags.CBS3', value: false, reason: 'The vendor is down' },
  });
  for (const path of [
    ...['flags', `flags/flags.CBS3`, 'changes', `changes/${id}`, 'merchants', `merchants/${site.code}`],
    ...[
      `merchants/${site.code}/overview`,
      'support',
      'why',
      'stop',
      'passkeys',
      'tokens',
      'sessions',
      'settings',
      'settings/settings.ages.gate',
    ],
  ]) {
    await page.setViewportSize(desk.viewport);
    await page.goto(`${consoleOrigin}/${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await findOverflow(page, `${path}, mirrored, at ${width} px`)).toEqual([]);
    }
  }
  await page.goto(`${consoleOrigin}/nowhere`);
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  expect(await findViolations(page, 'a mirrored page')).toEqual([]);
  await page.getByRole('link', { name: 'To the flags' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
});
