import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { heading, images, main, openOffers, picture } from '../support/promotions.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back' });

test.describe('promotions', () => {
  for (const language of ['en', 'ur']) {
    test(`the area has its title and, without offers, an empty view in ${language} @G-150 @G-154`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ language });
      await platform.given(site, { announcements: [] });
      await page.goto(site.url('/m/activity'));
      await expect(heading(page, textOf(language, 'promotions:area'))).toBeVisible();
      await expect(main(page).getByText(textOf(language, 'promotions:empty'))).toBeVisible();
    });
  }

  test('a tab shows the cards of its category only @G-018 @G-151 @G-323', async ({ aSite, page, platform, calls }) => {
    const site = await aSite();
    await openOffers(page, site, platform);
    expect(calls.of('announcements').map(({ method, query }) => [method, query.get('types')])).toEqual([['GET', 'PR']]);
    const titles = main(page).getByText(/^(Welcome twice|Slots on Sunday|For ever)$/);
    await expect(titles).toHaveText(['Welcome twice', 'Slots on Sunday', 'For ever']);
    await page.getByRole('button', { name: 'Slots', exact: true }).click();
    await expect(titles).toHaveText(['Slots on Sunday', 'For ever']);
    await page.getByRole('button', { name: 'Welcome', exact: true }).click();
    await expect(titles).toHaveText(['Welcome twice', 'For ever']);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(titles).toHaveCount(3);
  });

  test('a card has the picture of sequence 1, title and link, and opens its detail @G-152 @G-153 @G-155', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await openOffers(page, site, platform);
    const card = main(page).getByRole('button', { name: 'Welcome twice' });
    await expect(card.locator('img')).toHaveAttribute('src', picture('first'));
    await expect(card.getByText('Read more')).toBeVisible();
    await card.click();
    await expect(page).toHaveURL(/\/m\/activity\?id=\d+$/);
    await expect(heading(page, 'Welcome twice')).toBeVisible();
    await expect(main(page).locator('b')).toHaveText('over');
    await expect(main(page).locator('article img')).toHaveAttribute('src', picture('first'));
  });

  test('a word that is longer than its card goes on in its next line', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'karat', language: 'en' });
    const title = 'Firstdeposithalfagain'.repeat(3);
    await platform.given(site, { announcements: [{ type: 'PR', title, content: '<p>For all</p>' }] });
    await page.goto(site.url('/m/activity'));
    const card = main(page).getByRole('button', { name: title });
    const [words, whole] = [await card.getByText(title).boundingBox(), await card.boundingBox()];
    if (!words || !whole) throw new Error('The card is not drawn.');
    expect(words.x).toBeGreaterThanOrEqual(whole.x);
    expect(words.x + words.width).toBeLessThanOrEqual(whole.x + whole.width);
  });

  test('a detail opens by its link; close leads from it to the list, and from the list home @G-019 @G-156', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await openOffers(page, site, platform);
    await main(page).getByRole('button', { name: 'For ever' }).click();
    await expect(heading(page, 'For ever')).toBeVisible();
    const { search } = new URL(page.url());
    // By link there is no page to go back to.
    for (const path of ['/m/activity', '/m/activityDetail']) {
      await page.goto(site.url(path + search));
      await expect(heading(page, 'For ever')).toBeVisible();
      await expect(main(page)).toContainText('No end');
      await back(page).click();
      await expect(page).toHaveURL(site.url('/m/activity'));
      await expect(main(page).getByText('Welcome twice')).toBeVisible();
    }
    await back(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('an unknown id shows the list; a picture that fails is hidden @G-157 @G-158', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await openOffers(page, site, platform);
    const card = main(page).getByRole('button', { name: 'Slots on Sunday' });
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card).toBeVisible();
    await card.click();
    await expect(heading(page, 'Slots on Sunday')).toBeVisible();
    await expect(main(page).locator('article img')).toHaveCount(0);
    await page.goto(page.url());
    await expect(heading(page, 'Slots on Sunday')).toBeVisible();
    await page.goto(site.url('/m/activity?id=0'));
    await expect(main(page).getByText('Welcome twice')).toBeVisible();
  });

  test('dates are written as the merchant writes them, and no end is said @G-159 @G-160', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'dates.promotion': 'MM/DD/YYYY' } });
    await openOffers(page, site, platform);
    await expect(main(page).getByText('03/09/2024 – 12/31/2039')).toBeVisible();
    await expect(main(page).getByText('03/09/2024 Long-term')).toBeVisible();
    await site.publish({ settings: { 'dates.promotion': 'DD/MM/YYYY' } });
    await expect(main(page).getByText('09/03/2024 – 31/12/2039')).toBeVisible();
  });

  test('noExpiry alone says whether it ends: an end date beside it is not shown @G-160', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    const offer = { type: 'PR', content: '<p>x</p>', startDate: '2024-03-09', endDate: '2039-12-31', read: false };
    const lists = { promoAnnouncementCategoryIds: [], announcementImages: [] };
    const promotion = [
      { ...offer, ...lists, id: 1, title: 'Without an end', noExpiry: 1 },
      { ...offer, ...lists, id: 2, title: 'With an end', noExpiry: 0 },
    ];
    await platform.given(site, { answers: { announcements: { promotion } } });
    await page.goto(site.url('/m/activity'));
    const endless = main(page).getByRole('button', { name: 'Without an end' });
    await expect(endless).toContainText('Long-term');
    await expect(endless).not.toContainText('2039');
    const ending = main(page).getByRole('button', { name: 'With an end' });
    await expect(ending).toContainText('2039');
    await expect(ending).not.toContainText('Long-term');
  });

  test('script in its text never runs @G-161', async ({ aSite, page, platform, faultWatch }) => {
    // The policy stops the handler before the sanitiser takes it away.
    faultWatch.expectFault(/script-src-attr|inline event handler/);
    const site = await aSite();
    const content = '<b>bold</b><img src="x" onerror="window.hit=1"><script>window.hit=1</script>';
    await platform.given(site, { announcements: [{ type: 'PR', title: 'Tonight', content }] });
    await page.goto(site.url('/m/activity'));
    await main(page).getByText('Tonight').click();
    await expect(main(page).locator('b')).toHaveText('bold');
    await expect(page.locator('main script, main [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hit'))).toBeUndefined();
  });
});

test.describe('the one thing to do about a promotion', () => {
  const foot = (page: Page) => main(page).locator('[data-form="foot"]');
  const long = `<h3>Terms</h3><ul>${'<li>One line of many that the terms have, and it is a long one.</li>'.repeat(40)}</ul>`;
  const deposits = { type: 'PR', title: 'More to play', content: long, categories: [2], images };

  async function openFirst(page: Page, site: TestSite): Promise<void> {
    await page.goto(site.url('/m/activity'));
    await main(page).getByRole('button', { name: 'Read more' }).first().click();
    await expect(page.locator('main article')).toBeVisible();
  }

  test('is the login for a guest, who comes back, and what the offer is for to a member', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [deposits] });
    await openFirst(page, site);
    await expect(foot(page).getByRole('button')).toHaveText(['Log in to take part']);
    await foot(page).getByRole('button').click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/\/m\/activity\?id=\d+/);
    await signIn(page, site);
    for (const [categories, label, path] of [
      [[2], 'Deposit now', '/m/voucherCenter'],
      [[3], 'Play now', '/m/slot-games'],
      [[4], 'Play now', '/m/sport-games'],
      [[], 'Play now', '/m/home'],
    ] as const) {
      await platform.given(site, { announcements: [{ ...deposits, categories }] });
      await openFirst(page, site);
      await expect(foot(page).getByRole('button')).toHaveText([label]);
      await foot(page).getByRole('button').click();
      await expect(page).toHaveURL(site.url(path));
    }
  });

  test('of one that is over are the other offers, and that it is over is said', async ({ aSite, page, platform }) => {
    const site = await aSite({ settings: { 'activity.apply': true } });
    const over = {
      id: 7,
      title: 'Last spring',
      content: '<p>Gone</p>',
      startDate: '2024-03-01',
      endDate: '2024-04-01',
    };
    await platform.given(site, { answers: { announcements: { promotion: [over] } } });
    await page.goto(site.url('/m/activity?id=7'));
    await expect(main(page).getByText('This offer ended on')).toBeVisible();
    await foot(page).getByRole('button', { name: 'See other offers' }).click();
    await expect(page).toHaveURL(site.url('/m/activity'));
    await page.goto(site.url('/m/activityDetail?id=8'));
    await expect(main(page).getByText('This promotion has ended.')).toBeVisible();
    await main(page).getByRole('button', { name: 'See other offers' }).click();
    await expect(page).toHaveURL(site.url('/m/activity'));
  });

  test('says how long it still runs and what it is for, and nothing of time where it has no end', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    const offer = { content: '<p>Terms</p>', startDate: day(-3), promoAnnouncementCategoryIds: [2, 4] };
    const runs = { ...offer, id: 7, title: 'Runs', endDate: `${day(5)} 23:59:59` };
    const stays = { ...offer, id: 8, title: 'Stays', noExpiry: 1 };
    await platform.given(site, { answers: { announcements: { promotion: [runs, stays] } } });
    await page.goto(site.url('/m/activity?id=7'));
    await expect(main(page).getByRole('definition')).toHaveText([/^[456] days$/, 'Deposits Sports']);
    await page.goto(site.url('/m/activity?id=8'));
    await expect(main(page).getByRole('definition')).toHaveText(['Deposits Sports']);
  });

  test('has its terms on a plate of their own at Ninety, as wide as that of the title', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'ninety', language: 'en' });
    await platform.given(site, { announcements: [deposits] });
    await openFirst(page, site);
    await expect(main(page).locator('article li').first()).toBeVisible();
    const { title, terms } = await main(page)
      .locator('article')
      .evaluate((article) => {
        const plateOf = (words: Element | null | undefined) => {
          let plate = words;
          while (plate && getComputedStyle(plate).backgroundColor === 'rgba(0, 0, 0, 0)') plate = plate.parentElement;
          const own = plate && plate !== article && article.contains(plate) ? plate : undefined;
          const { left, right, top } = own?.getBoundingClientRect() ?? new DOMRect();
          const inside = words?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, rooms: [inside.left - left, right - inside.right, inside.top - top] };
        };
        return {
          title: plateOf(article.querySelector('h2')),
          terms: plateOf(article.querySelector('li')?.parentElement?.parentElement?.firstElementChild),
        };
      });
    expect(terms.right - terms.left).toBeGreaterThan(300);
    expect(Math.abs(terms.left - title.left)).toBeLessThan(1);
    expect(Math.abs(terms.right - title.right)).toBeLessThan(1);
    for (const room of terms.rooms) {
      expect(room, 'words keep off the edges of the plate').toBeGreaterThanOrEqual(12);
      expect(room, 'and begin at its corner').toBeLessThanOrEqual(20);
    }
  });

  for (const base of sweptBrands('action of a promotion')) {
    test(`stays in sight over the tabs and covers no line at the end, under art and terms, at ${base}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ base, language: 'en' });
      await platform.given(site, { announcements: [deposits] });
      await openFirst(page, site);
      const art = await page.locator('main article img').boundingBox();
      expect(art?.y, 'art in the first half of the screen').toBeLessThan(844 / 2);
      await expect(page.locator('main article li').first()).toHaveCSS('list-style-type', 'disc');
      const width = (await page.locator('main article li').first().boundingBox())?.width ?? 0;
      expect(width).toBeLessThanOrEqual(390);
      const boxOf = async (of: ReturnType<typeof foot>) => (await of.boundingBox()) ?? { y: 0, height: 0 };
      const tabs = page.getByRole('navigation', { name: 'Main navigation' });
      for (const isAtEnd of [false, true]) {
        if (isAtEnd) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const action = await boxOf(foot(page).getByRole('button'));
        expect(action.y + action.height).toBeLessThanOrEqual((await boxOf(tabs)).y + 1);
        expect(action.y).toBeGreaterThan(844 / 2);
      }
      const last = await boxOf(page.locator('main article li').last());
      expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(foot(page))).y);
    });
  }
});
