import { logIn } from '../support/account.ts';
import { bottomBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const words = 'System upgrading, please try again later';

test.describe('short messages in the form of each theme', () => {
  // Chamak lets players in by a code alone.
  for (const base of ['karat', 'ninety', 'tide', 'amber', 'soda'] as const) {
    test(`${base}: read out, and over neither the field in use, the action nor the tabs`, async ({
      aSite,
      page,
      platform,
    }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      const site = await aSite({ base });
      await page.goto(site.url('/m/login'));
      await platform.given(site, { failures: { login: { status: 503, code: 'system.upgrading' } } });
      await logIn(page);
      const region = page.getByRole('region', { name: 'Notifications' });
      await expect(region.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(region.locator('[data-toast="sign"] svg')).toBeVisible();
      const own = await region.boundingBox();
      for (const kept of [page.locator('input:focus'), page.locator('[data-form="foot"]'), bottomBar(page)]) {
        const other = (await kept.count()) === 0 ? null : await kept.first().boundingBox();
        if (!own || !other) continue;
        const isOver = other.y < own.y + own.height && other.y + other.height > own.y;
        expect(isOver, JSON.stringify({ own, other })).toBe(false);
      }
    });
  }
});
