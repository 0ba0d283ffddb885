import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

for (const language of ['en', 'ur']) {
  test(`in text twice as large the bar over a game shows the whole name, and nothing over its edge, in ${language}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'chamak', language, languages: ['en', 'ur'] });
    await signIn(page, site, { balance: '123456.50' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/hot-games'));
      await page
        .getByRole('button', { name: /^Ember Tiger/ })
        .first()
        .click();
      const bar = page.locator('header').filter({ hasText: 'Ember Tiger' });
      const name = bar.getByRole('heading').locator('bdi').first();
      await expect(name).toHaveText('Ember Tiger');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await page.evaluate(() => document.fonts.ready);
      const hidden = await name.evaluate((words) => Math.max(0, words.scrollWidth - words.clientWidth));
      expect(hidden, `${width} px`).toBe(0);
      expect(await name.evaluate(linesOf), 'no line within a word').toBeLessThanOrEqual(2);
      const [plate, money] = [await bar.boundingBox(), await bar.getByText('123,456.50').boundingBox()];
      expect((money?.x ?? 0) + (money?.width ?? width)).toBeLessThanOrEqual(width);
      expect((money?.y ?? 0) + (money?.height ?? 0)).toBeLessThanOrEqual((plate?.y ?? 0) + (plate?.height ?? 0));
      const labels = [bar.getByText(textOf(language, 'play:balance')), bar.locator('p')];
      if (language === 'ur') for (const label of labels) expect(await label.evaluate(roomOf)).toBeGreaterThanOrEqual(2);
    }
  });
}

/** How many lines words take. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 12);
  return new Set(lines.map(({ bottom }) => Math.round(bottom / 12))).size;
}

/** How many times the size of its letters a line is high. */
function roomOf(element: Element): number {
  return element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize);
}
