import type { Page } from '@playwright/test';
import { wallTiles } from '../support/games.ts';
import { isRecording, recordSteps } from '../support/record-steps.ts';
import { visit } from '../support/shell.ts';
import { memberName, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const main = (page: Page) => page.getByRole('main');

// Wheels that turn for seconds prove nothing more.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });
// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => (isRecording ? undefined : network.cut(/\/art\/games\//)));

/** The whole way of a player, in three brands and both directions of writing. */
test.describe('the walk', () => {
  for (const [base, language] of [
    ['karat', 'en'],
    ['tide', 'ur'],
    ['amber', 'en'],
    ['karat', 'ur'],
  ] as const) {
    test(`${base} in ${language}: browse, search, favourite, play, win, record`, async ({ aSite, page }) => {
      const text = (key: string) => textOf(language, key);
      const step = recordSteps(page, `${base}-${language}`);
      const site = await aSite({
        ...{ base, language, languages: [language], settings: { 'launch.target': 'frame' } },
        navigation: { 'home.section': ['home.categories', 'home.games', 'winners.board'] },
      });
      await signIn(page, site, { balance: '5000.00' });
      let game = '';
      const tile = () => wallTiles(page).first();

      await step('browse to a vendor of live tables', async () => {
        await page.goto(site.url());
        await page
          .getByRole('navigation', { name: text('home:categories') })
          .getByText(text('home:category.LIVE'))
          .click();
        const tables = main(page)
          .getByRole('region', { name: text('home:category.LIVE') })
          .locator('[data-tile]');
        await tables.first().getByRole('button').or(tables.first().getByRole('link')).first().click();
        await expect(tile()).toBeVisible();
        game = (await tile().getByRole('button').first().getAttribute('aria-label'))?.split(',')[0] ?? '';
      });
      await step('search for a table by its name', async () => {
        await main(page).getByRole('searchbox').fill(game);
        await main(page).getByRole('searchbox').press('Enter');
        await expect(main(page).getByRole('heading', { name: text('games:heading.search') })).toBeVisible();
        await expect(tile()).toContainText(game);
      });
      await step('mark it, and find it among the favourites', async () => {
        const kept = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && answer.url().includes('favourite'),
        );
        await tile().locator('[aria-pressed]').click();
        await kept;
        await visit(page, '/m/favorite');
        await expect(wallTiles(page)).toHaveCount(1);
        await expect(tile()).toContainText(game);
      });
      let won = '';
      const frame = page.frameLocator('iframe');
      await step('play a round that wins whatever comes', async () => {
        await tile().getByRole('button').first().click();
        await expect(main(page).getByRole('heading', { name: game })).toBeVisible();
        for (const place of ['.place.even.red', '.place.even.black', '.place.zero']) await frame.locator(place).click();
        const played = page.waitForResponse(/\/play\/round$/);
        await frame.locator('.controls button.primary').click();
        const { payout } = (await (await played).json()) as { readonly payout: number };
        won = (payout / 100).toLocaleString('en', { minimumFractionDigits: 2 });
        expect(payout).toBeGreaterThan(0);
      });
      await step('see the win', async () => {
        await expect(frame.getByRole('status')).toContainText(won);
        await main(page)
          .getByRole('button', { name: text('play:back') })
          .click();
        await expect(wallTiles(page)).toHaveCount(1);
        await page.goto(site.url());
        const board = main(page).getByRole('region', { name: text('winners:title') });
        const masked = `${memberName.slice(0, 2)}***${memberName.slice(-1)}`;
        await expect(board.getByRole('button').filter({ hasText: masked })).toContainText(won);
      });
      await step('find the bet in the record', async () => {
        await visit(page, '/m/gameRecord');
        await expect(main(page).getByText(game, { exact: true }).first()).toBeVisible();
        await expect(main(page)).toContainText(won);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ur' ? 'rtl' : 'ltr');
      });
    });
  }
});
