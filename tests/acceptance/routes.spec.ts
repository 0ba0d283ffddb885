import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { chunkOf } from '../support/chunk-of.ts';
import { bottomBar, topBar, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const settings = { 'registration.announcement': false };
const referralScreen = () => chunkOf('src/features/referral/screens/referral-screen.tsx');
const main = (page: Page) => page.getByRole('main');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).or(main(page).getByRole('link', { name })).first();
/** The way back of a page, in the shell's bar or in the page itself. */
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

test.describe('screens for everybody', () => {
  test('six addresses show the lobby with its banners and tabs, and every page stands below /m @A-009 @G-001 @G-002', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({
      navigation: {
        'footer.tab': ['home.tab', 'promotions.tab'],
        'home.section': ['home.banners', 'home.categories', 'home.games'],
      },
    });
    for (const path of ['/m/home', '/m', '/m/', '/m/index', '/m/index.html', '/']) {
      await page.goto(site.url(path));
      await expect(page).toHaveURL(site.url(path));
      await expect(categories(page), path).toBeVisible();
      await expect(main(page).getByRole('region', { name: 'Banners' }), path).toBeVisible();
      await expect(bottomBar(page).locator('[aria-current]'), path).toHaveText('Home');
    }
    const paths = await page.evaluate(
      () => JSON.parse(document.getElementById('livery-boot')?.textContent ?? '{}').site.routes as { path: string }[],
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter(({ path }) => !/^\/m(\/|$)/.test(path))).toEqual([]);
    await page.goto(site.url('/m/help'));
    await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(categories(page)).toHaveCount(0);
  });

  for (const [id, path, name] of [
    ['A-011', '/m/login', 'Log in'],
    ['A-012', '/m/register', 'Create account'],
    ['A-013', '/m/register.html', 'Create account'],
    ['A-014', '/m/forget', 'Retrieve password'],
  ] as const) {
    test(`${path} has its form and no bars @${id}`, async ({ aSite, page }) => {
      const site = await aSite({ settings: { ...settings, 'recovery.phone': false, 'recovery.email': true } });
      await page.goto(site.url('/m/help'));
      await walkTo(page, path);
      await expect(input(page, 'username')).toBeVisible();
      await expect(main(page).getByRole('button', { name, exact: true })).toBeVisible();
      await expect(topBar(page)).toHaveCount(0);
      await expect(bottomBar(page)).toHaveCount(0);
      await back(page).click();
      await expect(page).toHaveURL(site.url('/m/home'));
    });
  }

  test('help is searched by the words of its answers, and each leads on to customer service', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'karat' });
    const entry = (tag: string, content: string) => ({ tag, title: `About ${tag}`, content: `<p>${content}</p>` });
    await platform.given(site, {
      helpEntries: [
        entry('money', 'How to <b>pay in</b> by card'),
        entry('terms', 'What holds'),
        entry('safety', 'Take a break'),
        entry('account', 'Who may play'),
      ],
    });
    await page.goto(site.url('/m/help'));
    const titles = main(page).locator('summary');
    await expect(titles).toHaveCount(4);
    const search = main(page).getByRole('searchbox', { name: 'Search the answers' });
    await search.fill('CARD pay');
    await expect(titles).toHaveText(['About money']);
    await search.fill('about B');
    await expect(titles).toHaveText([/money/, /terms/, /safety/, /account/]);
    await search.fill('<p>');
    await expect(main(page).getByText('No answer has these words.')).toBeVisible();
    const service = main(page).getByRole('button', { name: 'Ask customer service' });
    await expect(service).toBeVisible();
    await search.fill('break');
    await titles.click();
    await service.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await main(page)
      .getByRole('region', { name: 'Nothing here that helps?' })
      .getByRole('button', { name: 'Ask customer service' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('help opens and closes its entries, and the one of a tag is open at once @A-017 @A-018', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      helpEntries: [
        { tag: 'money', title: 'Money', content: '<p>How to pay</p>' },
        { tag: 'terms', title: 'Terms', content: '<p>What holds</p>' },
      ],
    });
    await page.goto(site.url('/m/help'));
    const money = main(page).getByText('Money', { exact: true });
    await money.click();
    await expect(page.getByText('How to pay')).toBeVisible();
    await money.click();
    await expect(page.getByText('How to pay')).toBeHidden();
    await page.goto(site.url('/m/help?tag=terms'));
    await expect(page.getByText('What holds')).toBeInViewport();
    await expect(page.getByText('How to pay')).toBeHidden();
    await page.goto(site.url('/m/help?tag=nothing'));
    await expect(money).toBeVisible();
    for (const answer of ['What holds', 'How to pay']) await expect(page.getByText(answer)).toBeHidden();
  });

  test('announcements are listed by day and lead to their page, whose way back is home @A-019 @A-020 @A-021', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      announcements: [
        { type: 'PL', title: 'Doors open', content: '<p>At eight</p>', startDate: '2024-03-09' },
        { type: 'PL', title: 'Doors close', content: '<p>At four</p>', startDate: '2024-03-10' },
      ],
    });
    await page.goto(site.url('/m/announcement'));
    await expect(press(page, /Doors open/)).toContainText('2024/03/09');
    await expect(press(page, /Doors close/)).toContainText('2024/03/10');
    await press(page, /Doors open/).click();
    await expect(page).toHaveURL(/\/m\/announcement\?id=\d+/);
    await expect(page.getByRole('dialog')).toContainText('At eight');
    await page.goto(site.url(`/m/notice${new URL(page.url()).search}`));
    await expect(main(page).getByRole('paragraph').filter({ hasText: 'At eight' })).toBeVisible();
    await expect(main(page).getByRole('paragraph').filter({ hasText: 'At four' })).toBeHidden();
    await back(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/notice?id=999999'));
    await expect(page.locator('main > :not([aria-busy])')).not.toHaveCount(0);
    await expect(page.getByText('At eight')).toHaveCount(0);
  });

  for (const [zone, day] of [
    ['Asia/Karachi', '2024/03/10'],
    ['America/New_York', '2024/03/09'],
  ] as const) {
    test(`a moment is written as the day of ${zone} where the site has it @A-021`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ settings: { 'dates.timeZone': zone } });
      await platform.given(site, {
        answers: {
          announcements: {
            ...{ promotion: [], banners: [], popup: [], hot: [], footer: { unreadCount: 0 } },
            player: [{ id: 7, type: 'PL', title: 'Late', content: '<p>x</p>', startDate: '2024-03-09T20:30:00Z' }],
          },
        },
      });
      await page.goto(site.url('/m/announcement'));
      await expect(press(page, /Late/)).toContainText(day);
    });
  }

  test('back from an announcement leads home, also where the list led to it @A-020', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      announcements: [{ type: 'PL', title: 'Doors open', content: '<p>At eight</p>', startDate: '2024-03-09' }],
    });
    await page.goto(site.url('/m/announcement'));
    await press(page, /Doors open/).click();
    await expect(page.getByRole('dialog')).toContainText('At eight');
    const { search } = new URL(page.url());
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(site.url('/m/announcement'));
    await walkTo(page, `/m/notice${search}`);
    await expect(main(page).getByRole('paragraph').filter({ hasText: 'At eight' })).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const other = await aSite({ settings: { 'notice.backTo': 'referrer' } });
    await platform.given(other, {
      announcements: [{ type: 'PL', title: 'Doors open', content: '<p>At eight</p>', startDate: '2024-03-09' }],
    });
    await page.goto(other.url('/m/notice?referrer=/m/activity'));
    await back(page).click();
    await expect(page).toHaveURL(other.url('/m/activity'));
  });

  test('the message centre has its rows without a top bar @A-022', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/message'));
    await expect(main(page).getByText('Announcements')).toBeVisible();
    await expect(main(page).getByText('Inbox')).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toBeVisible();
  });

  test('the app page offers both platforms without any bar @A-025', async ({ aSite, page }) => {
    const resources = [
      { resourceType: 'Android', url: 'https://apps.example/app.apk' },
      { resourceType: 'IOS', url: 'https://apps.example/ios' },
    ];
    const site = await aSite({ resources });
    await page.goto(site.url('/m/app'));
    await expect(press(page, /Android/)).toBeVisible();
    await expect(press(page, /iPhone|iOS/)).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
  });

  test('invitations are for guests and players, never for agents @A-036', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite({ promotions: { REFERRAL: true } });
    await page.goto(site.url('/m/inviteFriends'));
    await expect(page.getByText('Log in to get a link of your own.')).toBeVisible();
    await signIn(page, site);
    await page.goto(site.url('/m/inviteFriends'));
    await expect(main(page)).toContainText('/m/register?recommenderId=rosalind');
    const agent = await anotherVisitor();
    await signIn(agent, site, { userName: 'octavian', type: 41 });
    await agent.goto(site.url('/m/inviteFriends'));
    await expect(agent).toHaveURL(site.url('/m/home'));
  });

  test('the trial page has its title, and back leads home @A-038', async ({ aSite, page }) => {
    const site = await aSite({ flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/help'));
    await walkTo(page, '/m/trail');
    await expect(topBar(page).getByRole('heading', { name: 'Free trial' })).toBeVisible();
    await expect(press(page, 'Free trial')).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('an unknown path is looked up in the extra table, then leads home for good @A-039 @A-040 @A-043', async ({
    aSite,
    page,
  }) => {
    const extraRoutes = { '/m/landing': 'help.screen', '/m/old-offers': '/m/activity' };
    const site = await aSite({ merchant: { extraRoutes } });
    await page.goto(site.url('/m/landing'));
    await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/landing'));
    await walkTo(page, '/m/old-offers');
    await expect(page).toHaveURL(site.url('/m/activity'));
    await walkTo(page, '/m/help');
    await walkTo(page, '/m/nothing-here');
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goBack();
    await expect(page).toHaveURL(site.url('/m/help'));
  });

  for (const language of ['en', 'ur'] as const) {
    test(`an unknown path says so at home, opened or walked to, once, in ${language}`, async ({ aSite, page }) => {
      const settings = { 'toast.longMs': 20_000 };
      const site = await aSite({ language, languages: ['en', 'ur'], settings });
      const words = language === 'en' ? 'This page does not exist. Here is the home page.' : /یہ صفحہ موجود نہیں/;
      const toast = page.getByRole('alert').filter({ hasText: words });
      await page.goto(site.url('/m/nothing-here'));
      await expect(toast).toBeVisible();
      await expect(page).toHaveURL(site.url('/m/home'));
      await page.reload();
      await expect(toast).toHaveCount(0);
      await walkTo(page, '/m/help');
      await walkTo(page, '/m/nothing-there');
      await expect(toast).toBeVisible();
      await expect(page).toHaveURL(site.url('/m/home'));
      await page.goBack();
      await expect(page).toHaveURL(site.url('/m/help'));
    });
  }
});

test.describe('screens as code', () => {
  test('a screen is fetched when it is first opened @A-041', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/[\w.-]+\.js/.test(request.url())) scripts.push(request.url());
    });
    await walkTo(page, '/m/inviteFriends');
    await expect(page.getByText('Log in to get a link of your own.')).toBeVisible();
    expect(scripts.join(' ')).toContain(await referralScreen());
  });

  test('a screen that cannot be fetched leaves a loader, an error in the log, and a way to try again @A-042 @G-349', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const chunk = new RegExp(await referralScreen());
    await network.cut(chunk);
    await page.goto(site.url('/m/help'));
    await walkTo(page, '/m/inviteFriends');
    await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible();
    await expect(bottomBar(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Loading failed, click to retry');
    await network.restore(chunk);
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByText('Log in to get a link of your own.')).toBeVisible();
    expect(errors.join('\n')).toMatch(chunk);
  });
});

test.describe('the lobby', () => {
  test.use({ noticePopup: true });

  test('has banners, notices, categories, a popup and the way to the deposit @A-010', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ flags: { DEPOSIT: true } });
    await platform.given(site, {
      announcements: [
        { type: 'PU', title: 'Tonight only', content: '<p>Two for one</p>' },
        { type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' },
      ],
    });
    await signIn(page, site);
    await page.goto(site.url());
    await page.getByRole('dialog', { name: 'Tonight only' }).getByRole('button', { name: 'I know' }).click();
    await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
    await expect(page.getByText('Doors open at eight').first()).toBeVisible();
    await expect(categories(page)).toBeVisible();
    await main(page).getByRole('button', { name: 'GO', exact: true }).click();
    await expect(page).toHaveURL(site.url('/m/voucherCenter'));
  });
});
