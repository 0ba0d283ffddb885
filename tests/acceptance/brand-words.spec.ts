import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findOverflow } from '../support/overflow.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

interface BrandWords {
  readonly errors: { readonly loadingFailed: string };
}

for (const language of ['en', 'ur'] as const) {
  for (const base of sweptBrands('own words')) {
    test(`what could not be loaded is said in the words of ${base} in ${language}, whole on a narrow screen`, async ({
      aSite,
      page,
      network,
    }) => {
      const file = join(import.meta.dirname, '../../merchants', base, `strings/${language}.json`);
      const { errors } = JSON.parse(readFileSync(file, 'utf8')) as BrandWords;
      const site = await aSite({ base, language, languages: ['en', 'ur'], ownWords: true });
      await network.breakCall('help', 500);
      await page.goto(site.url('/m/help'));
      const failed = page.getByRole('main').getByRole('alert');
      await expect(failed).toContainText(errors.loadingFailed);
      await expect(page.locator('body')).not.toContainText('click to retry');
      expect(await findOverflow(page, base)).toEqual([]);
    });
  }
}
