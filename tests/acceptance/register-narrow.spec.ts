import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

for (const base of sweptBrands('registration on a small phone')) {
  test(`on the smallest phone the foot of a registration follows its fields instead of covering them, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const settings = { 'registration.announcement': false };
    const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'], settings });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(site.url('/m/register'));
    const main = page.getByRole('main');
    await expect(main.locator('[data-field=box]').nth(2)).toBeAttached();
    const [fields, foot] = [main.locator('[data-form=fields]'), main.locator('[data-form=foot]')];
    const [above, below] = [await fields.boundingBox(), await foot.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(-16);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main.locator('button[type=submit]'), 'a usual phone keeps it in sight').toBeInViewport({ ratio: 1 });
  });
}
