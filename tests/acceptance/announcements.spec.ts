import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { visit, walkTo } from '../support/shell.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const first = { type: 'PL', title: 'Doors open at eight', content: '<p>Come <strong>in</strong></p>' };
const second = { type: 'PL', title: 'The bar is back', content: '<p>Have a drink</p>' };
const entry = (page: Page, title: string) => page.getByRole('group').filter({ hasText: title });
const summary = (page: Page, title: string) => page.locator('summary').filter({ hasText: title });
const dot = (page: Page, title: string) => summary(page, title).getByRole('img', { name: 'Unread' });
const line = (page: Page) => page.getByRole('region', { name: /Notices|Announcements/ });

/** Opens the list and gives the id by which the platform knows an announcement. */
async function idOf(page: Page, title: string): Promise<string> {
  const href = await page.getByRole('main').getByRole('link', { name: title }).getAttribute('href');
  return new URLSearchParams(href?.split('?')[1]).get('id') ?? '';
}

test.describe('announcements', () => {
  test('the list has title and date; a tap opens the text, closing returns @G-166 @G-167', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [{ ...first, startDate: '2024-03-09' }, second] });
    await page.goto(site.url('/m/announcement'));
    const row = page.getByRole('main').getByRole('link', { name: first.title });
    await expect(row).toContainText('2024/03/09');
    await expect(row, 'the first says how it begins').toContainText('Come in');
    await expect(page.getByRole('main').getByRole('link', { name: second.title })).not.toContainText('Have a drink');
    await row.click();
    const detail = page.getByRole('dialog', { name: first.title });
    await expect(detail.locator('strong')).toHaveText('in');
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toHaveCount(0);
    await expect(page).toHaveURL(site.url('/m/announcement'));
    await expect(row).toBeVisible();
  });

  test('a notice by its id, an unknown one, and the way back @G-028 @G-168 @G-169', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [{ ...first, startDate: '2024-03-09' }, second] });
    await page.goto(site.url('/m/announcement'));
    await expect(page.getByRole('main').getByRole('link')).toContainText([/2024\/03\/09/, second.title]);
    const id = await idOf(page, first.title);
    await page.goto(site.url(`/m/notice?id=${id}&referrer=/m/help`));
    await expect(page.getByText(first.title)).toBeVisible();
    await expect(page.locator('main strong')).toHaveText('in');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await walkTo(page, '/m/notice?id=999999');
    await expect(page.getByText('This announcement is no longer available.')).toBeVisible();
    await expect(page.getByText(first.title)).toHaveCount(0);
    await site.publish({ settings: { 'notice.backTo': 'referrer' } });
    for (const [referrer, expected] of [
      ['/m/help', '/m/help'],
      ['//evil.example', '/m/home'],
    ] as const) {
      await page.goto(site.url(`/m/notice?id=${id}&referrer=${encodeURIComponent(referrer)}`));
      await expect(page.locator('main strong')).toHaveText('in');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(site.url(expected));
    }
  });

  test('an opened notice is a page with its date, and leads to the one after and the one before it; it is read', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ settings: { 'dates.list': 'DD/MM/YYYY' } });
    const third = { type: 'PL', title: 'Winter hours', content: '<p>Later</p>' };
    const dated = [
      { ...second, startDate: '2024-03-10' },
      { ...first, startDate: '2024-03-09' },
      { ...third, startDate: '2024-03-11' },
    ];
    await platform.given(site, { announcements: dated });
    await signIn(page, site);
    await page.goto(site.url('/m/announcement'));
    await page.goto(site.url(`/m/notice?id=${await idOf(page, second.title)}`));
    const shown = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(shown).toHaveText(second.title);
    await expect(page.locator('main article').first()).toContainText('10/03/2024');
    await expect.poll(() => calls.of('announcementRead').length).toBe(1);
    const ways = page.getByRole('navigation', { name: 'Other announcements' }).getByRole('button');
    await expect(ways).toHaveText([`Newer${third.title}`, `Older${first.title}`]);
    await ways.last().click();
    await expect(shown).toHaveText(first.title);
    await expect(ways).toHaveText([`Newer${second.title}`]);
    await expect.poll(() => calls.of('announcementRead').length).toBe(2);
  });

  test('a notice shows a glimpse while closed and all while open; opening reads it once @G-170 @G-171 @A-340', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [first, second] });
    await signIn(page, site);
    await page.goto(site.url('/m/notice'));
    const text = entry(page, first.title).locator('article');
    await expect(summary(page, first.title)).toContainText('Come in');
    await expect(text).toBeHidden();
    await expect(dot(page, first.title)).toBeVisible();
    calls.forget();
    await summary(page, first.title).click();
    await expect(text).toBeVisible();
    await expect(dot(page, first.title)).toHaveCount(0);
    await summary(page, first.title).click();
    await expect(text).toBeHidden();
    await summary(page, first.title).click();
    await expect(text).toBeVisible();
    const sent = () => calls.all().filter(({ name }) => name === 'announcementRead' || name === 'announcements');
    expect(sent().map(({ name }) => name)).toEqual(['announcementRead', 'announcements']);
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ announcementId: expect.any(Number), read: true });
    await expect(dot(page, second.title)).toBeVisible();
    await summary(page, second.title).click();
    await expect(dot(page, second.title)).toHaveCount(0);
    expect(calls.of('announcementRead')).toHaveLength(2);
  });

  test('trial accounts and guests read without a report @G-172', async ({ aSite, page, platform, calls }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [first] });
    for (const visitor of ['guest', 'trial']) {
      if (visitor === 'trial') await signIn(page, site, { userName: 'trial4', type: 4 });
      await page.goto(site.url('/m/notice'));
      await summary(page, first.title).click();
      await expect(entry(page, first.title).locator('article')).toBeVisible();
      if (visitor === 'trial') await expect(dot(page, first.title)).toBeVisible();
    }
    await visit(page, '/m/announcement');
    expect(calls.of('announcementRead')).toHaveLength(0);
  });

  test('titles run along their line, and without any a text says so @G-173 @G-174 @G-108', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [first, second] });
    await page.goto(site.url());
    for (const title of [first.title, second.title, first.title]) {
      await expect(line(page)).toContainText(title);
      await finishRun(page);
    }
    await platform.given(site, { announcements: [] });
    const other = await anotherVisitor();
    await other.goto(site.url());
    await expect(line(other)).toContainText('No announcements at the moment');
  });

  test('a tap on the line opens the notice at hand and tells where from @G-175', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [first] });
    await page.goto(site.url('/m/announcement'));
    const id = await idOf(page, first.title);
    await page.goto(site.url('/m/slot-games'));
    await line(page).getByRole('button', { name: first.title }).click();
    await expect(page).toHaveURL(site.url(`/m/notice?id=${id}&referrer=%2Fm%2Fslot-games`));
    await expect(page.locator('main strong')).toHaveText('in');
  });

  test('the line makes 30 steps a second, and none where motion is unwanted @G-178', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [first, second] });
    await page.goto(site.url());
    await expect(line(page)).toContainText(first.title);
    await expect.poll(() => stepsInASecond(page)).toBeGreaterThan(0);
    const steps = await stepsInASecond(page);
    expect(steps).toBeGreaterThanOrEqual(29);
    expect(steps).toBeLessThanOrEqual(31);
    const calm = await anotherVisitor({ reducedMotion: 'reduce' });
    await calm.goto(site.url());
    await expect(line(calm)).toContainText(first.title);
    expect(await stepsInASecond(calm)).toBe(0);
  });

  test('agents have announcements of their own, with read state; no call asks for another type than the six @G-179 @G-364', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const forAgents = { type: 'A', title: 'New rates', content: '<p>From <strong>Monday</strong></p>' };
    await platform.given(site, { announcements: [first, forAgents] });
    await page.goto(site.url('/m/member/notice?types=A'));
    await expect(page).toHaveURL(site.url('/m/home'));
    await signIn(page, site, { userName: 'agent41', type: 41 });
    await page.goto(site.url('/m/member/notice?types=A'));
    await expect(dot(page, forAgents.title)).toBeVisible();
    await expect(page.getByText(first.title)).toHaveCount(0);
    const types = calls.of('announcements').flatMap(({ query }) => query.get('types')?.split(',') ?? '');
    expect(new Set(types)).toEqual(new Set(['A', 'B', 'PL', 'PU', 'PR', 'H']));
    await summary(page, forAgents.title).click();
    await expect(page.locator('main strong')).toHaveText('Monday');
    await expect(dot(page, forAgents.title)).toHaveCount(0);
    expect(calls.of('announcementRead')).toHaveLength(1);
  });

  test('one GET for a visitor, with the session’s token where there is one; its failure is not told @A-339 @G-325', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      announcements: [{ ...first, startDate: day(-1) }],
      failures: { announcements: { status: 500, code: 'unknown.error', times: 1 } },
    });
    await page.goto(site.url('/m/announcement'));
    await expect(page.getByText('Loading failed, click to retry')).toBeVisible();
    await expect(page.getByText('Unknown error')).toHaveCount(0);
    const [call] = calls.of('announcements');
    expect(call?.method).toBe('GET');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      types: 'B,PL,PU,PR,H',
      platform: 'M',
      groupName: 'm_home',
      merchantCode: site.code,
    });
    expect(call?.headers['authorization']).toBeUndefined();
    const { token } = await signIn(page, site);
    calls.forget();
    await page.goto(site.url('/m/announcement'));
    await expect(page.getByText(first.title)).toBeVisible();
    expect(calls.of('announcements')[0]?.headers['authorization']).toBe(`Bearer ${token}`);
  });
});

/** Ends the run of the notice at hand, as time would. */
async function finishRun(page: Page): Promise<void> {
  const words = line(page).locator('button > span');
  await expect.poll(() => words.evaluate((element) => element.getAnimations().length)).toBe(1);
  await words.evaluate((element) => element.getAnimations().forEach((motion) => motion.finish()));
}

/** How many places the running words take within a second of their run; 0 while they stand. */
function stepsInASecond(page: Page): Promise<number> {
  return line(page)
    .locator('button > span')
    .evaluate((element) => {
      const [motion] = element.getAnimations();
      if (!motion) return 0;
      motion.pause();
      const places = new Set<string>();
      // Between the rest at the start and the end of the run.
      for (let time = 3000; time < 4000; time += 4) {
        motion.currentTime = time;
        places.add(getComputedStyle(element).transform);
      }
      return places.size;
    });
}
