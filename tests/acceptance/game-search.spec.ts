import type { Page } from '@playwright/test';
import { chunkOf } from '../support/chunk-of.ts';
import type { CallRecorder } from '../support/calls.ts';
import { wallTiles } from '../support/games.ts';
import { walkTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('searchbox');
const searches = (calls: CallRecorder) =>
  calls.of('games').flatMap(({ query }) => (query.get('gameName') ? [query.get('gameName')] : []));
const lastQuery = (calls: CallRecorder) => Object.fromEntries(calls.of('games').at(-1)?.query ?? []);

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

/** Stops the clock of a page that has its games, so that only the test moves it on. */
async function stopClock(page: Page): Promise<void> {
  await expect(wallTiles(page).first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test.describe('the search of a list', () => {
  test('Enter and the icon search at once, and only once @G-073 @G-074 @G-077', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    await stopClock(page);
    await box(page).fill('tiger');
    await box(page).press('Enter');
    await expect.poll(() => searches(calls)).toEqual(['tiger']);
    await page.clock.runFor(1000);
    await box(page).fill('koi');
    await main(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => searches(calls)).toEqual(['tiger', 'koi']);
    await page.clock.runFor(1000);
    await expect(wallTiles(page).first()).toContainText(/koi/i);
    expect(searches(calls)).toEqual(['tiger', 'koi']);
  });

  test('typing waits 500 ms after the last key, on the search page 200 ms @G-075 @G-076', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    for (const [path, pause] of [
      ['/m/slot-games', 500],
      ['/m/search', 200],
    ] as const) {
      await page.goto(site.url(path));
      await stopClock(page);
      calls.forget();
      for (const letter of 'koi') {
        await box(page).press(letter);
        if (letter !== 'i') await page.clock.runFor(100);
      }
      await page.clock.runFor(pause - 20);
      expect(searches(calls), `${path} before ${pause} ms`).toEqual([]);
      await page.clock.runFor(40);
      await expect.poll(() => searches(calls), { message: path }).toEqual(['koi']);
      await page.clock.runFor(2000);
      expect(searches(calls), path).toEqual(['koi']);
      await page.clock.resume();
    }
  });

  test('keeps type and vendor and begins at page 1; cleared, the whole list is back @G-078 @G-059', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await page.goto(site.url('/m/fishing-games?vassalage=JL'));
    const whole = { gameType: 'FISH', vassalage: 'JL', pageNo: '1' };
    await expect.poll(() => lastQuery(calls)).toMatchObject({ ...whole, gameName: '' });
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    await box(page).fill('x');
    await expect.poll(() => lastQuery(calls)).toMatchObject({ ...whole, gameName: 'x' });
    await expect(main(page).getByRole('heading', { name: 'Results' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => lastQuery(calls)).toMatchObject({ ...whole, gameName: '' });
    await expect(main(page).getByRole('heading', { name: 'Your selection' })).toBeVisible();
  });
});

test.describe('the search page', () => {
  test('its code comes with the first visit; before typing it shows what is hot @G-017', async ({ aSite, page }) => {
    const site = await aSite();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const chunk = await chunkOf('src/features/games/screens/search-screen.tsx');
    await page.goto(site.url());
    expect(scripts).not.toContain(chunk);
    await walkTo(page, '/m/search');
    await expect(box(page)).toBeFocused();
    await expect(main(page).getByRole('heading', { name: 'Hot games' })).toBeVisible();
    expect(scripts.filter((path) => path === chunk)).toHaveLength(1);
  });

  test('finds games of every type, more of them at a tap; an unknown name finds none @G-079', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite({ settings: { 'pageSize.gameList': 12 } });
    await page.goto(site.url('/m/search'));
    await expect(wallTiles(page).first()).toBeVisible();
    const release = await network.hold('games');
    await box(page).fill('an');
    await expect(main(page).locator('[data-ghost]')).toHaveCount(16);
    release();
    await expect(wallTiles(page)).toHaveCount(12);
    expect(lastQuery(calls)).toMatchObject({ gameName: 'an', gameType: '', vassalage: '', pageNo: '1' });
    for (const words of await wallTiles(page).allTextContents()) expect(words).toMatch(/an/i);
    await main(page).getByRole('button', { name: 'Load more' }).click();
    await expect(wallTiles(page)).toHaveCount(24);
    await box(page).fill('no such game');
    await expect(main(page).getByText('No games found')).toBeVisible();
  });
});
