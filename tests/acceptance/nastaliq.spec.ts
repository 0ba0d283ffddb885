import { findCutStrokes } from '../support/cut-strokes.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// Titles, tabs and labels with the highest strokes of the product: گیم rises by 2.3 times its size.
const pages = [
  '/m/vendors',
  '/m/live-games',
  '/m/safePlay',
  '/m/voucherCenter',
  '/m/feedback',
  '/m/changePsw',
  '/m/transaction/payments',
];

test.describe('Nastaliq', () => {
  for (const base of ['chamak', 'tide'] as const) {
    test(`keeps every stroke on ${base}`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'] });
      await signIn(page, site, { balance: '20.00' });
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(site.url(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
        // The word on the raised flower stands on its petals, which reach over the bar.
        found.push(...(await findCutStrokes(page, path)).filter((stroke) => !stroke.includes('چلیں')));
      }
      expect(found).toEqual([]);
    });
  }
});
