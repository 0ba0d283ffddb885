import { join } from 'node:path';
import { loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { everyScreenFlags, everyScreenSettings, walkEveryScreen } from '../support/every-screen.ts';
import { findOverflow } from '../support/overflow.ts';
import { mirrored, pseudoPack, stretched } from '../support/pseudo-locale.ts';
import { openMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const engine = await loadEngineTexts(join(import.meta.dirname, '../../src'));
const words = engine['en'] ?? {};

/** The narrowest phone that the sites are made for (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

test.describe('languages', () => {
  test.use({ viewport: narrow });

  for (const [language, base, change] of [
    ['en-XA', 'karat', stretched],
    ['ar-XB', 'soda', mirrored],
    ['ur', 'chamak', undefined],
  ] as const) {
    test(`no text leaves its place at 320 px in ${language} on ${base}`, async ({
      aSite,
      page,
      platform,
      anotherVisitor,
    }) => {
      test.setTimeout(300_000);
      const site = await aSite({
        base,
        language,
        languages: [...new Set([language, 'en'])],
        flags: everyScreenFlags,
        settings: everyScreenSettings,
        ...(change ? { strings: { [language]: pseudoPack(words, change) } } : {}),
      });
      const found: string[] = [];
      const look = async (own: typeof page, where: string) => void found.push(...(await findOverflow(own, where)));
      const visitor = () => anotherVisitor({ viewport: narrow });
      await walkEveryScreen({ site, platform, language, page, anotherVisitor: visitor, look });
      expect(found).toEqual([]);
    });
  }

  test('a merchant brings a language that the engine does not speak; what it leaves out stays English', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({
      languages: ['en', 'fr'],
      strings: { fr: { login: { title: 'Connexion' } } },
    });
    await page.goto(site.url());
    const menu = await openMenu(page);
    await menu.getByText('Language', { exact: true }).click();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto(site.url('/m/login'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });
});
