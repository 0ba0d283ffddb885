import type { Page } from '@playwright/test';
import { chunkOf } from '../support/chunk-of.ts';
import { sentPath } from '../support/moved-paths.ts';
import { topBar, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const news = { type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' };
const popup = { type: 'PU', title: 'Tonight only', content: '<p>Two for one</p>' };
const ticker = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/Doors open at eight|No announcements/)
    .first();
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('NOTICE_POP'));

test.describe('notice popup', () => {
  test.use({ noticePopup: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: popup.title });

  test('it is shown once per session, and only when there is something to say @A-250', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [news, popup] });
    await page.goto(site.url());
    await expect(dialog(page)).toBeVisible();
    expect(await flag(page)).not.toBeNull();
    await page.goto(site.url());
    await expect(ticker(page)).toContainText(news.title);
    await expect(dialog(page)).toHaveCount(0);
    await platform.given(site, { announcements: [] });
    const other = await anotherVisitor();
    await other.goto(site.url());
    await expect(ticker(other)).toContainText('No announcements');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    expect(await flag(other)).toBeNull();
  });

  test('NOTICE_POP suppresses it @A-251', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const cleaner = await chunkOf('src/client/text/clean-html.ts');
    await platform.given(site, { announcements: [news, popup] });
    await page.goto(site.url('/m/help'));
    await page.evaluate(() => sessionStorage.setItem('NOTICE_POP', '1'));
    await visit(page, '/m/home');
    await expect(ticker(page)).toContainText(news.title);
    // The popup looks for the flag once the code is here that cleans its text.
    await page.waitForFunction((path) => performance.getEntriesByName(location.origin + path).length > 0, cleaner);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(site.url('/m/help'));
    await page.evaluate(() => sessionStorage.removeItem('NOTICE_POP'));
    await page.goto(site.url());
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('unread counts', () => {
  test('a trial account is never asked about, a player every minute @A-252', async ({
    aSite,
    page,
    calls,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: true } });
    const trial = await anotherVisitor();
    const asked: string[] = [];
    // A game of the catalogue is called unread too, and its picture comes when it will.
    const counts = [sentPath('inboxCount'), sentPath('chatCount')];
    trial.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(trial, site, { userName: 'visitor4', type: 4 });
    await trial.clock.install();
    await trial.goto(site.url());
    await expect(topBar(trial)).toContainText('visitor4');
    await trial.clock.fastForward(61_000);
    await expect.poll(() => asked.filter((path) => path === '/wps/wallet').length).toBeGreaterThan(0);
    expect(asked.filter((path) => counts.includes(path))).toEqual([]);

    await signIn(page, site);
    await page.clock.install();
    await page.goto(site.url());
    await expect.poll(() => [calls.of('inboxCount').length, calls.of('chatCount').length]).toEqual([1, 1]);
    await page.clock.fastForward(61_000);
    await expect.poll(() => [calls.of('inboxCount').length, calls.of('chatCount').length]).toEqual([2, 2]);
    expect(asked.filter((path) => counts.includes(path))).toEqual([]);
  });

  test('the chat is asked only while CBS3 is on @A-253', async ({ aSite, page, calls }) => {
    const site = await aSite({ flags: { CBS3: false } });
    await signIn(page, site);
    await page.goto(site.url());
    await expect.poll(() => calls.of('inboxCount').length).toBe(1);
    expect(calls.of('chatCount')).toHaveLength(0);
    await site.publish({ flags: { CBS3: true } });
    await page.goto(site.url());
    await expect.poll(() => calls.of('chatCount').length).toBe(1);
  });
});

test.describe('vendors', () => {
  for (const last of ['ur', 'en']) {
    test(`a quick change of the language to ur and on to ${last} asks for them once, 250 ms after the last @A-254 @G-071`, async ({
      aSite,
      page,
      calls,
    }) => {
      const site = await aSite({ languages: ['en', 'ur'] });
      await page.clock.install({ time: new Date('2026-05-04T10:00:00Z') });
      await page.goto(site.url());
      await expect.poll(() => calls.of('vendors').length).toBe(1);
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByText('Language', { exact: true }).click();
      await page.clock.pauseAt(new Date('2026-05-04T10:05:00Z'));
      calls.forget();
      await page.evaluate(changeLanguageTwice, last);
      await page.clock.runFor(200);
      expect(calls.of('vendors')).toHaveLength(0);
      await page.clock.runFor(100);
      await expect.poll(() => calls.of('vendors').map(({ query }) => query.get('language'))).toEqual([last]);
    });
  }
});

/** Chooses Urdu and, once the page speaks it, the language `last`; settles when the page speaks that. Runs in the page. */
function changeLanguageTwice(last: string): Promise<void> {
  const choose = (language: string) =>
    document.querySelector<HTMLElement>(`dialog button[lang="${language}"]`)?.click();
  return new Promise((done) => {
    const spoken: string[] = [];
    const watcher = new MutationObserver(() => {
      spoken.push(document.documentElement.lang);
      if (spoken.length === 1) choose(last);
      if (spoken.at(-1) !== last) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.documentElement, { attributeFilter: ['lang'] });
    choose('ur');
  });
}
