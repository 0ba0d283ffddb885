import type { Locator, Page } from '@playwright/test';
import { bottomBar, sideMenu, topBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const flags = { FREEPLAY3: true, CBS3: true, DEPOSIT: true, WITHDRAW: true, MAILCEN: true };
const settings = { 'registration.announcement': false };
const categories = [
  ['casino', 'CASINO', 'Casino'],
  ['slots', 'RNG', 'Slots'],
  ['fishing', 'FISH', 'Fishing'],
  ['live', 'LIVE', 'Live'],
  ['sports', 'SPORTS', 'Sports'],
  ['esports', 'ESPORTS', 'E-sports'],
  ['poker', 'PVP', 'Poker'],
  ['lottery', 'LOTT', 'Lottery'],
  ['cockfight', 'COCKFIGHT', 'Cockfight'],
  ['bingo', 'BINGO', 'Bingo'],
] as const;

const categoryNav = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const named = (place: Page | Locator, name: string) =>
  place.getByRole('link', { name }).or(place.getByRole('button', { name })).first();

/** From the lobby with these taps to the address; three are the most. */
async function reach(page: Page, home: string, taps: readonly (() => Promise<Locator>)[], path: RegExp): Promise<void> {
  expect(taps.length).toBeLessThanOrEqual(3);
  if (page.url() !== home) await page.goto(home);
  for (const tap of taps) await (await tap()).click();
  await expect(page).toHaveURL(path);
}

test.describe('start', () => {
  test.describe.configure({ timeout: 120_000 });

  test('each of the ten kinds of game is reached from the lobby @A-006', async ({ aSite, page, platform }) => {
    const list = ['home.hot', ...categories.map(([name]) => `home.${name}`)];
    const site = await aSite({ navigation: { 'home.category': list } });
    const vendors = categories.map(([name, gameType]) => ({
      ...{ vassalage: `V_${gameType}`, displayName: `House of ${name}`, mobileLargeIcon: '/art/vendors/LOTT.svg' },
      ...{ gameType, gameCategory: gameType },
    }));
    await platform.given(site, { answers: { vendors: { vendors, mapping: {}, sorting: [] } } });
    await page.goto(site.url());
    for (const [, , label] of categories) {
      await categoryNav(page).getByText(label, { exact: true }).click();
      await expect(page.getByRole('main').getByRole('region', { name: label, exact: true })).toBeVisible();
    }
  });

  test('everything that a player wants is at most three taps away @A-007', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite({ flags, settings });
    const home = site.url();
    await page.goto(home);
    await categoryNav(page).getByText('Slots', { exact: true }).click();
    await expect(
      page.getByRole('main').getByRole('region', { name: 'Slots' }).getByRole('listitem').first(),
    ).toBeVisible();
    await reach(page, home, [async () => named(topBar(page), 'Register')], /\/m\/register$/);
    await reach(page, home, [async () => named(topBar(page), 'Log in')], /\/m\/login$/);
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(home);
    await expect(topBar(page)).toContainText('Hello');

    const member = await anotherVisitor();
    await signIn(member, site);
    const shortcuts = member.locator('main').locator('xpath=preceding-sibling::*');
    const fromMenu = (name: string) => [
      async () => named(member.getByRole('banner'), 'Menu'),
      async () => named(sideMenu(member), name),
    ];
    await reach(member, home, [async () => named(shortcuts, 'Deposit')], /\/m\/voucherCenter$/);
    await reach(member, home, [async () => named(shortcuts, 'Withdraw')], /\/m\/withdraw$/);
    await reach(member, home, fromMenu('Announcements'), /\/m\/announcement$/);
    await reach(member, home, fromMenu('Inbox'), /\/m\/webEmail$/);
    await reach(member, home, [async () => bottomBar(member).getByText('Member')], /\/m\/member\/home$/);
    await reach(member, home, [async () => named(shortcuts, 'Live chat')], /\/wps\/chat\/window/);

    const agent = await anotherVisitor();
    await signIn(agent, site, { userName: 'agatha', type: 2 });
    const toAgents = [
      async () => bottomBar(agent).getByText('Member'),
      async () => named(agent.getByRole('main'), 'Agent centre'),
    ];
    await reach(agent, home, toAgents, /\/m\/agent\/home$/);
  });
});
