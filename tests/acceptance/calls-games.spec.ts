import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import { wallTiles } from '../support/games.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { textOf } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';

/** Calls that the specification lists with a language. */
const spoken: readonly EndpointName[] = ['games', 'hotGames', 'winners', 'favourites', 'recent', 'chatLaunch'];

test.describe('calls', () => {
  test('each that has a language has the one in use @G-346', async ({ aSite, page, calls, network }) => {
    // Pictures that have to be drawn first would keep the calls of a busy machine waiting.
    await network.cut(/\/art\//);
    const site = await aSite({
      ...{ languages: ['ur', 'en'], language: 'ur', flags: { CBS3: true } },
      navigation: { 'home.section': ['home.games', 'winners.board'], 'messageCentre.row': ['liveChat.row'] },
    });
    await signIn(page, site);
    await page.goto(site.url());
    await expect.poll(() => calls.of('winners').length).toBe(1);
    await visit(page, '/m/slot-games');
    await expect(wallTiles(page).first()).toBeVisible();
    const chips = page.getByRole('group', { name: textOf('ur', 'games:show') });
    for (const [mode, name] of [
      ['favourites', 'favourites'],
      ['recent', 'recent'],
    ] as const) {
      await chips.getByRole('button', { name: textOf('ur', `games:mode.${mode}`) }).click();
      await expect.poll(() => calls.of(name).length, { message: name }).toBe(1);
    }
    await visit(page, '/m/message');
    await page.getByRole('main').getByText(textOf('ur', 'liveChat:title')).click();
    await expect.poll(() => calls.of('chatLaunch').length).toBe(1);
    for (const name of spoken) {
      const sent = calls.of(name);
      expect(sent.length, endpoints[name].path).toBeGreaterThan(0);
      expect(new Set(sent.map(({ query }) => query.get('language'))), name).toEqual(new Set(['ur']));
    }
  });
});
