import type { Locator, Page } from '@playwright/test';
import type { CallRecorder } from '../support/calls.ts';
import { gameList, severalGames, wallTiles } from '../support/games.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const ghosts = (page: Page) => page.locator('main [data-ghost]');
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const vendors = (page: Page) => page.getByRole('navigation', { name: 'Vendors' });
const more = (page: Page) => main(page).getByRole('button', { name: 'Load more' });
const asked = (calls: CallRecorder) => Object.fromEntries(calls.of('games').at(-1)?.query ?? []);

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('lists by path', () => {
  for (const [id, path, wanted] of [
    ['G-003', '/m/slot-games', { gameType: 'RNG', vassalage: '', pageNo: '1' }],
    ['G-004', '/m/provider', { gameType: 'RNG' }],
    ['G-005', '/m/poker-games', { gameType: 'PVP' }],
    ['G-006', '/m/fishing-games', { gameType: 'FISH' }],
    ['G-008', '/m/roulette', { gameType: 'LIVE', gameClassify: 'ROULETTE' }],
    ['G-009', '/m/baccarat', { gameType: 'LIVE', gameClassify: 'BACCARAT' }],
    ['G-010', '/m/inHouse', { gameType: 'RNG', vassalage: 'BGS' }],
    ['G-011', '/m/pg-soft', { gameType: 'RNG', vassalage: 'PG' }],
  ] as const) {
    test(`${path} asks for its games and shows them @${id}`, async ({ aSite, page, calls }) => {
      const site = await aSite();
      await page.goto(site.url(path));
      await expect.poll(() => asked(calls)).toMatchObject(wanted);
      await expect(wallTiles(page).first()).toBeVisible();
    });
  }

  test('e-sports and cockfight are sports with vendors of their own @G-007 @G-048 @G-049', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await page.goto(site.url('/m/sport-games?gameType=ESPORTS'));
    await expect.poll(() => asked(calls)).toMatchObject({ gameType: 'SPORTS', vassalage: 'AV,AI,IMES,TF,IA' });
    await expect(wallTiles(page).first()).toBeVisible();
    await page.goto(site.url('/m/sport-games?gameType=COCKFIGHT'));
    await expect.poll(() => asked(calls)).toMatchObject({ gameType: 'SPORTS', vassalage: 'SV3,DS88,DIG,WGB,WS168' });
  });

  test('the general list reads its query; bingo and JILI are slots @G-020 @G-046 @G-047', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    const opens = async (query: string, wanted: Readonly<Record<string, string>>) => {
      await page.goto(site.url(`/m/games${query}`));
      await expect.poll(() => asked(calls)).toMatchObject(wanted);
      calls.forget();
    };
    await opens('', { gameType: 'RNG' });
    await opens('?gameType=FISH&type=HUNT&vassalage=JL', { gameType: 'FISH', gameClassify: 'HUNT', vassalage: 'JL' });
    await opens('?gameType=BINGO', { gameType: 'RNG', gameClassify: 'BG' });
    await expect(vendors(page)).toHaveCount(0);
    await opens('?gameType=JILI', { gameType: 'RNG', vassalage: 'JL' });
    await expect(vendors(page)).toHaveCount(0);
  });

  test('all, hot, favourites and recent begin without a type and without a vendor menu @G-050 @G-039', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [type, call] of [
      ['ALL', 'games'],
      ['HOT', 'hotGames'],
      ['FAV', 'favourites'],
      ['RECENT', 'recent'],
    ] as const) {
      await page.goto(site.url(`/m/games?gameType=${type}`));
      await expect.poll(() => calls.of(call).length, { message: type }).toBeGreaterThan(0);
      expect(calls.of(call)[0]?.query.get('gameType') ?? '', type).toBe('');
      await expect(main(page).getByRole('searchbox')).toBeVisible();
      await expect(vendors(page), type).toHaveCount(0);
      calls.forget();
    }
    await page.goto(site.url('/m/slot-games'));
    await expect(vendors(page)).toBeVisible();
  });
});

const nineTypes = ['slots', 'live', 'fishing', 'poker', 'sports', 'esports', 'lottery', 'elott', 'cockfight'].map(
  (type) => `home.${type}`,
);
const typeTabs = (page: Page) => page.getByRole('navigation', { name: 'Game types' }).getByRole('button');
const inView = (tabs: Locator) =>
  tabs.evaluateAll(
    (all) =>
      all.filter((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return left >= 0 && right <= innerWidth + 1;
      }).length,
  );

test.describe('the list page', () => {
  test('the list call carries its thirteen values @G-305 @G-344', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(36);
    expect(asked(calls)).toMatchObject({
      ...{ merchant: site.code, platform: 'html5', clientType: '2', gameName: '', gameType: 'RNG', pageNo: '1' },
      ...{ pageSize: '36', vassalage: '', gameClassify: '', minBet: '', minLine: '', isNew: '', language: 'en' },
    });
  });

  test('notices above, five types in view, more by swiping @G-031 @G-032 @G-033', async ({ aSite, page, calls }) => {
    const site = await aSite({ navigation: { 'home.category': nineTypes } });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(site.url('/m/slot-games'));
    await expect(main(page).getByRole('region').first()).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toBeVisible();
    const tabs = typeTabs(page);
    await expect(tabs).toHaveCount(9);
    await expect(wallTiles(page).first()).toBeVisible();
    expect(await inView(tabs)).toBe(5);
    await tabs.filter({ hasText: 'Fishing' }).click();
    await expect(page).toHaveURL(site.url('/m/fishing-games'));
    await expect.poll(() => asked(calls)).toMatchObject({ gameType: 'FISH', pageNo: '1' });
  });

  for (const base of sweptBrands('types of games')) {
    test(`five types are in view in the form of ${base}, each as large as a finger, and none is cut`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, language: 'en', navigation: { 'home.category': nineTypes } });
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        await page.goto(site.url('/m/slot-games'));
        await expect(typeTabs(page)).toHaveCount(9);
        expect(await inView(typeTabs(page)), `at ${width}`).toBe(5);
        for (const tab of await typeTabs(page).all()) {
          const box = await tab.boundingBox();
          expect([box?.width ?? 0, box?.height ?? 0].every((side) => side >= 44)).toBe(true);
          const label = await tab.locator('span').evaluate((words) => words.scrollHeight - words.clientHeight);
          expect(label, 'no stroke is cut').toBeLessThanOrEqual(2);
          const over = await tab.locator('span').evaluate((words) => words.scrollWidth - words.clientWidth);
          expect(over, 'no word ends in dots').toBeLessThanOrEqual(1);
        }
        await expect(typeTabs(page).and(page.locator('[aria-current]'))).toHaveText('Slots');
      }
    });
  }

  test('all, hot and new for guests, favourite and recent for players too @G-034 @G-035 @G-366', async ({
    aSite,
    page,
  }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    const chips = page.getByRole('group', { name: 'Show' }).getByRole('button');
    await expect(chips).toHaveText(['All', 'Hot', 'New']);
    await signIn(page, site);
    await page.reload();
    await expect(chips).toHaveText(['All', 'Hot', 'New', 'Favourite', 'Recent']);
  });

  test('sixteen ghosts, then the games; load more appends until the last page @G-043 @G-044 @G-045', async ({
    aSite,
    page,
    calls,
    platform,
    network,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { games: gameList(severalGames(3), { totalPages: 2, totalCount: 6 }) } });
    const release = await network.hold('games');
    await page.goto(site.url('/m/slot-games'));
    await expect(ghosts(page)).toHaveCount(16);
    release();
    await expect(wallTiles(page)).toHaveCount(3);
    await expect(ghosts(page)).toHaveCount(0);
    await network.restore('games');
    await platform.given(site, {
      answers: { games: gameList(severalGames(4, 3), { pageNum: 2, totalPages: 2, totalCount: 6 }) },
    });
    await more(page).click();
    await expect(wallTiles(page)).toHaveCount(6);
    expect(asked(calls)).toMatchObject({ pageNo: '2' });
    await expect(wallTiles(page).first()).toContainText('Game 1');
    await expect(wallTiles(page).last()).toContainText('Game 6');
    await expect(more(page)).toHaveCount(0);
  });

  test('nothing found is said; a failure can be tried again @G-042 @G-351', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { games: gameList([]) } });
    await page.goto(site.url('/m/slot-games'));
    await expect(main(page).getByText('No games found')).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await platform.given(site, {
      answers: { games: null },
      failures: { games: { status: 500, code: 'unknown.error', times: 1 } },
    });
    await page.reload();
    await expect(main(page).getByRole('alert')).toContainText('Loading failed, click to retry');
    calls.forget();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(wallTiles(page).first()).toBeVisible();
    expect(calls.of('games')).toHaveLength(1);
  });

  test('kinds of games come from the mapping, limit the vendors, and narrow the list @G-036 @G-066 @G-068', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { vendors: mapping } });
    await page.goto(site.url('/m/slot-games'));
    await expect(vendors(page).getByRole('button')).toHaveText([/All/, /Beta/, /Alpha/]);
    await chooseKind(page, 'Wild');
    await expect.poll(() => asked(calls)).toMatchObject({ gameClassify: 'W', pageNo: '1' });
    await expect(vendors(page).getByRole('button')).toHaveText([/All/, /Alpha/]);
    await vendors(page).getByRole('button', { name: 'Alpha' }).click();
    await expect.poll(() => asked(calls)).toMatchObject({ gameClassify: 'W', vassalage: 'AA' });
    // A vendor that the kind does not name gives way to all of its vendors.
    await page.goto(site.url('/m/slot-games?vassalage=BB'));
    await expect.poll(() => asked(calls)).toMatchObject({ vassalage: 'BB' });
    await chooseKind(page, 'Wild');
    await expect.poll(() => asked(calls)).toMatchObject({ gameClassify: 'W', vassalage: '' });
    await expect(vendors(page).getByRole('button', { pressed: true })).toHaveText(/All/);
  });
});

test.describe('modes', () => {
  test('each of the seven has its own source @G-051 @G-053 @G-058', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(36);
    const lists = calls.of('games').length;
    await chip(page, 'Hot').click();
    await expect(chip(page, 'Hot')).toHaveAttribute('aria-pressed', 'true');
    await expect(main(page).getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect(wallTiles(page).first()).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    await vendors(page).getByRole('button', { name: 'Brightforge' }).click();
    await expect(wallTiles(page).first()).toContainText('Brightforge');
    for (const words of await wallTiles(page).allTextContents()) expect(words).toContain('Brightforge');
    expect(calls.of('games').length, 'hot asks for no list').toBe(lists);
    await chip(page, 'Favourite').click();
    await expect.poll(() => calls.of('favourites').length).toBeGreaterThan(0);
    await chip(page, 'Recent').click();
    await expect.poll(() => calls.of('recent').length).toBeGreaterThan(0);
    await main(page).getByRole('searchbox').fill('koi');
    await expect.poll(() => asked(calls)).toMatchObject({ gameName: 'koi' });
  });
});

const vendor = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  gameType: 'RNG',
  gameCategory: 'RNG',
});

/** Two vendors, in the order of the sorting list, and a classification that names one of them. */
const mapping = {
  vendors: [vendor('AA', 'Alpha'), vendor('BB', 'Beta')],
  mapping: { RNG: { gameCount: 2, classification: [{ key: 'W', displayName: 'Wild', vendors: ['AA'] }] } },
  sorting: ['RNG', 'BB', 'AA'],
};

async function chooseKind(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name }).click();
}
