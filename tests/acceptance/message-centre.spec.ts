import type { Locator, Page } from '@playwright/test';
import { sentPath } from '../support/moved-paths.ts';
import { openMenu, visit, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const centre = '/m/message';
const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const badge = (place: Locator) => place.getByRole('status');
const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ type: 'PL', title: `Notice ${index + 1}`, content: '<p>Text</p>' }));

test.describe('message centre', () => {
  for (const [id, resourceType, name] of [
    ['A-138', 'TELEGRAM', 'Our channel'],
    ['A-142', 'AFFILIATE', 'Affiliate service'],
  ] as const) {
    test(`${name} opens its link in a tab of its own, and is absent without one @${id}`, async ({
      aSite,
      page,
      network,
    }) => {
      const url = `https://${resourceType.toLowerCase()}.karat.example/`;
      await network.breakCall(/karat\.example/, 200);
      const site = await aSite({ resources: [{ resourceType, url }] });
      await page.goto(site.url(centre));
      const opening = page.context().waitForEvent('page');
      await row(page, name).click();
      const opened = await opening;
      await expect(opened).toHaveURL(url);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      await opened.close();
      await expect(page).toHaveURL(site.url(centre));
      await site.publish({ resources: [] });
      await expect(row(page, name)).toHaveCount(0);
      await expect(row(page, 'Inbox')).toBeVisible();
    });
  }

  test('announcements and inbox have their counts and lead to their pages @A-139 @A-140', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: notices(3) });
    await signIn(page, site, { inboxUnread: 5 });
    await page.goto(site.url(centre));
    await expect(badge(row(page, 'Announcements'))).toHaveText('3');
    await expect(row(page, 'Announcements')).toContainText('What is new, for everybody');
    await expect(row(page, 'Inbox')).toContainText('What we write to you, and to nobody else');
    await expect(badge(row(page, 'Inbox'))).toHaveText('5');
    await row(page, 'Announcements').click();
    await expect(page).toHaveURL(site.url('/m/announcement'));
    await page.goBack();
    await row(page, 'Inbox').click();
    await expect(page).toHaveURL(site.url('/m/webEmail'));
    await expect(page.getByText('Message 5')).toBeVisible();
    const guest = await anotherVisitor();
    await guest.goto(site.url(centre));
    await row(guest, 'Inbox').click();
    await expect(guest).toHaveURL(site.url('/m/login'));
    const trial = await anotherVisitor();
    await signIn(trial, site, { userName: 'trial4', type: 4 });
    await trial.goto(site.url(centre));
    const refused = expect(trial.getByText('Please login an actual account to use this function')).toBeVisible();
    await row(trial, 'Inbox').click();
    await refused;
    await expect(trial).toHaveURL(site.url(centre));
  });

  test('live chat has a row, a count and calls only where CBS3 is on @A-141 @A-336', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ flags: { CBS3: false } });
    await signIn(page, site);
    await page.goto(site.url(centre));
    await expect.poll(() => calls.of('inboxCount').length).toBeGreaterThan(0);
    await expect(row(page, 'Live chat')).toHaveCount(0);
    expect(calls.of('chatCount')).toHaveLength(0);
    await site.publish({ flags: { CBS3: true } });
    await expect(row(page, 'Live chat')).toBeVisible();
    await platform.given(site, { answers: { chatCount: { unReadCount: 7 } } });
    await page.goto(site.url(centre));
    await expect(badge(row(page, 'Live chat'))).toHaveText('7');
    const [count] = calls.of('chatCount');
    expect(count).toMatchObject({ method: 'GET' });
    expect(count?.headers['moduleid']).toBe('CBS3');
    // An error is nobody's business but the badge's.
    await platform.given(site, {
      answers: { chatCount: null },
      failures: { chatCount: { status: 500, code: 'unknown.error', times: 3 } },
    });
    calls.forget();
    await page.goto(site.url(centre));
    await expect.poll(() => calls.of('chatCount').length).toBeGreaterThan(0);
    await expect(row(page, 'Live chat')).toBeVisible();
    await expect(page.getByText('Unknown error')).toHaveCount(0);
    await row(page, 'Live chat').click();
    await expect.poll(() => calls.of('chatLaunch').length).toBe(1);
  });

  test('counts end at 99+, and nothing shows at 0, below it or for what is no number @A-143 @A-144', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [count, shown] of [
      [99, '99'],
      [100, '99+'],
      [0, undefined],
      [-3, undefined],
      ['many', undefined],
      [7, '7'],
    ] as const) {
      await platform.given(site, { answers: { inboxCount: count } });
      const answered = page.waitForResponse((response) => response.url().includes(sentPath('inboxCount')));
      await page.goto(site.url(centre));
      await (await answered).finished();
      if (shown) await expect(badge(row(page, 'Inbox'))).toHaveText(shown);
      else await expect(badge(row(page, 'Inbox'))).toHaveCount(0);
    }
  });

  test('a guest sees the rows without counts, also after signing out @A-145', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, { announcements: notices(3) });
    await signIn(page, site, { inboxUnread: 5 });
    await page.goto(site.url(centre));
    await expect(badge(row(page, 'Inbox'))).toHaveText('5');
    await visit(page, '/m/home');
    await (await openMenu(page)).getByText('Sign out').click();
    await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign me out' }).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
    // In the page that had the counts, and in a new one.
    for (const go of [() => visit(page, centre), () => page.goto(site.url(centre))]) {
      await go();
      for (const name of ['Inbox', 'Announcements']) {
        await expect(row(page, name)).toBeVisible();
        await expect(badge(row(page, name))).toHaveCount(0);
      }
    }
  });

  test('counts are asked for once in 250 ms, and their errors are not told @A-335 @G-327', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ settings: { 'unread.pollMs': 600_000 } });
    await signIn(page, site, { inboxUnread: 2 });
    await page.clock.install();
    await page.goto(site.url(centre));
    await expect(badge(row(page, 'Inbox'))).toHaveText('2');
    expect(calls.of('inboxCount')[0]).toMatchObject({ method: 'GET' });
    await visit(page, '/m/help');
    // The page asks whenever the message centre opens; all of it happens while the clock stands still.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await platform.given(site, { failures: { inboxCount: { status: 500, code: 'unknown.error', times: 9 } } });
    calls.forget();
    for (let turn = 0; turn < 5; turn += 1) {
      await walkTo(page, centre);
      await expect(row(page, 'Inbox')).toBeVisible();
      await walkTo(page, '/m/help');
      await expect(row(page, 'Inbox')).toHaveCount(0);
    }
    expect(calls.of('inboxCount')).toHaveLength(1);
    await page.clock.runFor(250);
    await walkTo(page, centre);
    await expect.poll(() => calls.of('inboxCount').length).toBe(2);
    await expect(page.getByText('Unknown error')).toHaveCount(0);
  });
});
