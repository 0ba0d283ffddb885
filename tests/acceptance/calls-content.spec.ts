import { signIn } from '../support/sign-in.ts';
import { openMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.describe('calls', () => {
  test('help asks for its language and device; a failed one is loaded again by a tap @A-341 @A-363 @G-338', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      helpEntries: [
        { tag: 'terms', title: 'The terms', content: '<p>Play <strong>fair</strong></p>' },
        { tag: 'house', content: '<p>Rules</p>' },
      ],
      failures: { help: { status: 500, code: 'unknown.error', times: 1 } },
    });
    await page.goto(site.url('/m/help?tag=terms'));
    const failed = page.getByRole('alert').filter({ hasText: 'Loading failed, click to retry' });
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main strong')).toHaveText('fair');
    await expect(page.locator('main strong')).toBeInViewport();
    await expect(page.locator('summary').nth(1)).toHaveText('house');
    const [call] = calls.of('help');
    expect(call?.method).toBe('GET');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ lang: 'EN', device: 'MOBILE' });
  });

  test('customer service is asked for where the site names nobody; live chat launches @A-342 @G-340', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ customerService: [], flags: { CBS3: true } });
    await platform.given(site, {
      answers: {
        customerService: [
          { type: 'LIVECHAT', title: 'Speak to us' },
          { type: 'TELEGRAM', title: 'Our channel', url: 'https://t.karat.example/' },
        ],
      },
    });
    await signIn(page, site);
    await page.goto(site.url());
    await (await openMenu(page)).getByText('Concierge').click();
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    await expect(sheet.getByRole('button', { name: 'Our channel' })).toBeVisible();
    expect(calls.of('customerService').map(({ method }) => method)).toEqual(['GET']);
    await sheet.getByRole('button', { name: 'Speak to us' }).click();
    await expect.poll(() => calls.of('chatLaunch').length).toBe(1);
  });

  test('of notices opened at once the first is reported at once, the second 150 ms later @G-326', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const notice = (title: string) => ({ type: 'PL', title, content: '<p>Text</p>' });
    await platform.given(site, { announcements: [notice('One'), notice('Two')] });
    await signIn(page, site);
    await page.clock.install();
    await page.goto(site.url('/m/notice'));
    const summaries = page.locator('summary').filter({ hasText: /One|Two/ });
    await expect(summaries).toHaveCount(2);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const reported = () => calls.of('announcementRead').map(({ body }) => JSON.parse(body ?? ''));
    const first = { announcementId: expect.any(Number), read: true };
    await summaries.nth(0).click();
    // At once: the clock stands still.
    await expect.poll(reported).toEqual([first]);
    await page.clock.runFor(100);
    await summaries.nth(1).click();
    await page.clock.runFor(40);
    expect(reported()).toHaveLength(1);
    await page.clock.runFor(20);
    await expect.poll(reported).toEqual([first, first]);
    expect(new Set(reported().map(({ announcementId }) => announcementId)).size).toBe(2);
  });

  test('live tables are asked for where the merchant shows them, and take no room without any @G-331', async ({
    aSite,
    page,
    platform,
    calls,
    network,
  }) => {
    // Pictures that have to be drawn first would keep the calls of a busy machine waiting.
    await network.cut(/\/art\/games\//);
    const navigation = { 'home.section': ['liveChat.models', 'home.games'] };
    const site = await aSite({ navigation, flags: { CBS3: true }, settings: { 'liveModels.enabled': true } });
    await page.goto(site.url());
    const strip = page.getByRole('region', { name: 'Live tables' });
    await expect(strip.locator('[data-tile]').first()).toBeVisible();
    const [call] = calls.of('liveModels');
    expect(call?.method).toBe('GET');
    expect([call?.headers['moduleid'], call?.query.get('language')]).toEqual(['CBS3', 'en']);
    await strip.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/m\/games\?gameType=LIVE&vassalage=\w+/);
    await platform.given(site, { answers: { liveModels: { list: [] } } });
    await page.goto(site.url());
    await expect.poll(() => calls.of('liveModels').length).toBe(2);
    await expect(page.getByRole('region', { name: 'Hot games' }).locator('[data-tile]').first()).toBeVisible();
    await expect(strip).toHaveCount(0);
    await site.publish({ settings: { 'liveModels.enabled': false } });
    calls.forget();
    await page.goto(site.url());
    await expect.poll(() => calls.of('hotGames').length).toBeGreaterThan(0);
    expect(calls.of('liveModels')).toHaveLength(0);
  });
});
