import { aGame, gameList, wallTiles } from '../support/games.ts';
import { holdTile } from '../support/hold-tile.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const details = {
  minBet: '0.50',
  returnPercent: 94.7,
  gameClassify: 'VIDEO',
  supportPlay: 1,
  iconUrl: '/art/games/none',
};

test.describe('the menu of a game', () => {
  for (const base of sweptBrands('menu of a game')) {
    test(`says what is worth knowing and offers one thing a row at ${base}`, async ({ aSite, page, platform }) => {
      const site = await aSite({ base, language: 'en' });
      await signIn(page, site);
      await platform.given(site, { answers: { games: gameList([aGame(1, details)]) } });
      await page.goto(site.url('/m/slot-games'));
      await holdTile(wallTiles(page).first());
      const menu = page.getByRole('dialog', { name: 'Game 1' });
      await expect(menu).toContainText('Made by');
      await expect(menu).toContainText('Jollylark');
      const sign = await menu.locator('dd', { hasText: '0.50' }).textContent();
      expect(sign?.replaceAll(/[\d.\s]/g, ''), 'the stake names its currency').not.toBe('');
      await expect(menu.locator('dd', { hasText: '94.7%' })).toBeVisible();
      await expect(menu.locator('img'), 'a picture that cannot be had leaves its sign').toHaveCount(0);
      await expect(menu.locator('svg').first()).toBeVisible();
      const names = ['Play', 'Try with play money', 'Add to favourites'];
      for (const [width, size] of [
        [390, '100%'],
        [320, '100%'],
        [390, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
        const rows = await Promise.all(
          names.map((name) =>
            menu.getByRole('button', { name, exact: true }).evaluate((button) => {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              return { left, right, top, bottom, isCut: button.scrollWidth > button.clientWidth + 1 };
            }),
          ),
        );
        for (const [index, { left, right, top, isCut }] of rows.entries()) {
          expect(isCut, `${names[index]} at ${width}`).toBe(false);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(right - left, 'takes the whole row').toBeGreaterThan(width * 0.8);
          expect(top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? 0);
        }
      }
    });
  }
});
