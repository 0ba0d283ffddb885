import { createServer } from 'node:http';
import { walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const shown = {
  settings: { 'jackpot.enabled': true },
  navigation: { 'home.section': ['home.games', 'winners.jackpotHome', 'winners.board', 'winners.jackpotBanner'] },
};
const game = (name: string, more: object = {}) => ({
  gameId: name.toLowerCase(),
  nodeId: `node-${name}`,
  nodeName: name,
  gameName: name,
  gameType: 'RNG',
  vassalage: 'PG',
  displayName: 'Pinegrove',
  gameClassify: 'VIDEO',
  minBet: '1.00',
  isNew: 0,
  showIcon: '',
  iconUrl: '/art/games/ember-tiger',
  supportPlay: 1,
  isGameH5: 1,
  ...more,
});
const win = (name: string, winAmount: string) => ({ winAmount, userName: 'am***77', vo: game(name) });
const answers = (list: readonly object[]) => ({ answers: { winners: { list } } });

test.describe('winners and jackpot', () => {
  test('the board is asked for twenty, sorted by amount, names game and amount, and launches @G-136 @G-137 @G-139', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(shown);
    await signIn(page, site);
    await platform.given(site, answers([win('Alder', '5.00'), win('Birch', '50.00'), win('Cedar', '20.00')]));
    await page.goto(site.url());
    const board = page.getByRole('region', { name: 'Recent wins' });
    await expect(board.getByRole('button')).toHaveText([/Birch.*50\.00/s, /Cedar.*20\.00/s, /Alder.*5\.00/s]);
    await expect(board.getByText('demonstration')).toHaveCount(0);
    expect(Object.fromEntries(calls.of('winners')[0]?.query ?? [])).toMatchObject({
      gameCategory: 'ALL',
      limitNum: '20',
    });
    expect(calls.of('winners')).toHaveLength(1);
    await platform.given(site, answers([win('Dogwood', '90.00'), win('Birch', '50.00')]));
    await walkTo(page, '/m/help');
    await walkTo(page, '/m/home');
    await expect(board.getByRole('button')).toHaveText([/Dogwood/, /Birch/]);
    await board.getByRole('button').nth(1).click();
    await expect.poll(() => calls.of('launch')[0]?.query.get('nodeId')).toBe('node-Birch');
  });

  test('a name of two letters shows one of them @G-140', async ({ aSite, page, platform }) => {
    const site = await aSite(shown);
    await platform.given(site, answers([{ ...win('Elm', '9.00'), userName: 'Li' }, win('Birch', '5.00')]));
    await page.goto(site.url());
    const board = page.getByRole('region', { name: 'Recent wins' });
    await expect(board.getByRole('button').first()).toHaveText(/L\*\*\*(?!i)/);
  });

  test('no more than twenty stand on the board, and an empty one is not there @G-138 @G-140', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(shown);
    await page.goto(site.url());
    const board = page.getByRole('region', { name: 'Recent wins' });
    await expect(board.getByRole('button')).toHaveCount(20);
    await expect(board.getByText('made up for the demonstration')).toBeVisible();
    await platform.given(site, answers([]));
    const asked = page.waitForResponse(/\/wps\/game\/winners/);
    await page.reload();
    await (await asked).finished();
    await expect(page.getByRole('region', { name: 'Daily jackpot' })).toBeVisible();
    await expect(board).toHaveCount(0);
  });

  test('of thirty that a platform names the twenty highest stand on the board, which asked for twenty @G-138', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(shown);
    const thirty = Array.from({ length: 30 }, (_, place) => win(`Tree ${place + 1}`, `${place + 1}.00`));
    await platform.given(site, answers(thirty));
    await page.goto(site.url());
    const board = page.getByRole('region', { name: 'Recent wins' });
    await expect(board.getByRole('button').first()).toContainText('Tree 30');
    await expect(board.getByRole('button')).toHaveCount(20);
    await expect(board.getByRole('button').last()).toContainText('Tree 11');
    expect(calls.of('winners')[0]?.query.get('limitNum')).toBe('20');
  });

  test('the counters run in their ranges without a server, and say that they are simulated @G-129 @G-130 @G-132', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(shown);
    await page.goto(site.url());
    const figure = (kind: string) => page.locator(`[data-counter=${kind}]`);
    const amount = async (kind: string) => {
      const [figures = ''] = /[\d,]+\.\d\d$/.exec((await figure(kind).textContent()) ?? '') ?? [];
      expect(figures).toMatch(/^\d{1,3}(,\d{3})+\.\d\d$/);
      return Number(figures.replaceAll(',', ''));
    };
    await expect(figure('banner')).toBeVisible();
    const first = { banner: await amount('banner'), home: await amount('home') };
    expect(first.home).toBeGreaterThanOrEqual(1_200_000_000);
    expect(first.home).toBeLessThan(1_300_500_000);
    await expect.poll(() => amount('banner')).not.toBe(first.banner);
    const banner = await amount('banner');
    expect(banner).toBeGreaterThanOrEqual(5_400_000);
    expect(banner).toBeLessThanOrEqual(5_800_000);
    await expect(page.getByText('Simulated amount')).toHaveCount(2);
  });

  test('a real feed gives its own amount, which is not called simulated, and keeps it while it is silent', async ({
    aSite,
    page,
  }) => {
    let amount: string | undefined = '4321987.5';
    const feed = createServer((_request, response) => {
      response.writeHead(amount === undefined ? 503 : 200, { 'access-control-allow-origin': '*' });
      response.end(JSON.stringify({ amount }));
    });
    await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done));
    const address = feed.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const source = `http://127.0.0.1:${port}/jackpot`;
    const site = await aSite({ ...shown, settings: { ...shown.settings, 'jackpot.source': source } });
    await page.clock.install();
    await page.goto(site.url());
    const counter = page.locator('[data-counter=home]');
    await expect(counter).toContainText('4,321,987.50');
    await expect(page.getByText('Simulated amount')).toHaveCount(0);
    amount = undefined;
    await page.clock.runFor(16_000);
    await expect(counter).toContainText('4,321,987.50');
    amount = '4322000';
    await page.clock.runFor(16_000);
    await expect(counter).toContainText('4,322,000.00');
    feed.close();
  });

  test('the growing counter steps by 10,000 to 50,000; jackpot games and winners’ games launch @G-131 @G-133 @G-135', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite(shown);
    await platform.given(site, answers([win('Birch', '50.00')]));
    await page.goto(site.url());
    const figure = page.locator('[data-counter=home]');
    await expect(figure).toBeVisible();
    const step = await figure.evaluate(
      (node) =>
        new Promise<number>((resolve) => {
          const read = () => Number(node.textContent.replaceAll(/[^\d.]/g, ''));
          const before = read();
          const watch = new MutationObserver(() => resolve(read() - before));
          watch.observe(node, { characterData: true, childList: true, subtree: true });
        }),
    );
    expect(step).toBeGreaterThan(9999.9);
    expect(step).toBeLessThan(50_000.1);
    const asked = calls.of('games').find(({ query }) => query.get('gameClassify') === 'JP');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ pageSize: '15', gameType: 'RNG' });
    const banner = page.getByRole('region', { name: 'Daily jackpot' });
    await expect(banner.getByRole('button', { name: 'Birch' })).toBeVisible();
  });

  test('games of the banner come from the board’s list and launch for players, as the hot games’ list does @G-134 @G-314 @G-343', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ ...shown, settings: { ...shown.settings, 'launch.target': 'self' } });
    const hotGames = { list: [game('Larch'), game('Maple')] };
    await platform.given(site, {
      answers: { winners: { list: [win('Birch', '50.00')] }, hotGames, launch: '/m/help' },
    });
    const hot = page.getByRole('region', { name: 'Hot games' });
    const inBanner = page.getByRole('region', { name: 'Daily jackpot' }).getByRole('button', { name: 'Birch' });
    await page.goto(site.url());
    await inBanner.click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('launch')).toEqual([]);
    await signIn(page, site);
    calls.forget();
    await page.goto(site.url());
    await expect(hot.locator('[data-tile]')).toHaveText([/^Larch/, /^Maple/]);
    await expect(page.getByRole('region', { name: 'Recent wins' }).getByRole('button')).toHaveText([/Birch.*50\.00/s]);
    await inBanner.click();
    await expect(page).toHaveURL(site.url('/m/help'));
    const [call] = calls.of('winners');
    expect([call?.method, calls.of('winners').length]).toEqual(['GET', 1]);
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      gameCategory: 'ALL',
      language: 'en',
      limitNum: '20',
    });
    expect(Object.fromEntries(calls.of('launch')[0]?.query ?? [])).toMatchObject({
      ...{ gameType: 'RNG', vassalage: 'PG', gameId: 'birch', nodeId: 'node-Birch', gameCode: 'lobby' },
    });
  });
});
