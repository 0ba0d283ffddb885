import { topBar, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

/** A picture that loads, since one that does not is hidden. */
const picture = (name: string) =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#${name}`;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test.describe('announcements', () => {
  test('title, HTML and picture show; scripts in it never run @A-238', async ({
    aSite,
    page,
    platform,
    faultWatch,
  }) => {
    // The policy stops the handler before the sanitiser takes it away.
    faultWatch.expectFault(/script-src-attr|inline event handler/);
    const site = await aSite();
    const content =
      '<p>Two <strong>for one</strong></p><img src="x" onerror="window.hit=1"><script>window.hit=1</script>';
    const images = [{ sequence: 1, url: picture('g1') }];
    await platform.given(site, { announcements: [{ type: 'PR', title: 'Tonight only', content, images }] });
    await page.goto(site.url('/m/activity'));
    await page.getByText('Tonight only').click();
    await expect(page.getByRole('main').locator('strong')).toHaveText('for one');
    await expect(page.getByRole('heading', { name: 'Tonight only' })).toBeVisible();
    await expect(page.locator(`main img[src$="${picture('g1')}"]`)).toHaveCount(1);
    await expect(page.locator('main script, main [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hit'))).toBeUndefined();
  });

  test('the picture of sequence 1 is the main one @A-239', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const images = [
      { sequence: 2, url: picture('second') },
      { sequence: 1, url: picture('first') },
    ];
    await platform.given(site, { announcements: [{ type: 'PR', title: 'Tonight only', content: '<p>x</p>', images }] });
    await page.goto(site.url('/m/activity'));
    await expect(page.locator('main img').first()).toHaveAttribute('src', picture('first'));
    await expect(page.locator(`main img[src$="${picture('second')}"]`)).toHaveCount(0);
  });

  test('without sequence 1 the picture of the lowest is the main one, wherever there is one @A-239', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    const images = [
      { sequence: 3, url: picture('third') },
      { sequence: 2, url: picture('second') },
    ];
    const all = { content: '<p>x</p>', startDate: day(-1), images };
    await platform.given(site, {
      announcements: [
        { ...all, type: 'PR', title: 'Tonight only' },
        { ...all, type: 'PL', title: 'Doors open at eight' },
      ],
    });
    await page.goto(site.url('/m/activity'));
    await expect(page.getByRole('main').getByText('Tonight only')).toBeVisible();
    await expect(page.locator('main img')).toHaveAttribute('src', picture('second'));
    await visit(page, '/m/announcement');
    await page.getByRole('main').getByRole('link', { name: 'Doors open at eight' }).click();
    const notice = page.getByRole('dialog', { name: 'Doors open at eight' });
    await expect(notice.locator('img')).toHaveAttribute('src', picture('second'));
  });

  test('one that has ended is not listed @A-240', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, {
      announcements: [
        { type: 'PL', title: 'Runs today', content: '<p>x</p>', startDate: day(-2), endDate: day(1) },
        { type: 'PL', title: 'Ended yesterday', content: '<p>x</p>', startDate: day(-5), endDate: day(-1) },
      ],
    });
    await page.goto(site.url('/m/announcement'));
    await expect(page.getByText('Runs today')).toBeVisible();
    await expect(page.getByText('Ended yesterday')).toHaveCount(0);
  });

  test('an item without the lists is no error @G-284', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const bare = { id: 5, title: 'Bare promotion', content: '<p>Text</p>', startDate: day(-1) };
    await platform.given(site, { answers: { announcements: { promotion: [bare] } } });
    await page.goto(site.url('/m/activity'));
    await page.getByText('Bare promotion').click();
    await expect(page.getByRole('heading', { name: 'Bare promotion' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Text');
  });

  test('read and unread notices differ @G-285', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const notice = { content: '<p>Text</p>', startDate: day(-1), endDate: day(1) };
    const player = [
      { ...notice, id: 1, title: 'Seen', read: true },
      { ...notice, id: 2, title: 'Fresh', read: false },
    ];
    await signIn(page, site);
    await platform.given(site, { answers: { announcements: { player } } });
    await page.goto(site.url('/m/announcement'));
    const weight = (title: string) =>
      page.getByText(title, { exact: true }).evaluate((element) => Number(getComputedStyle(element).fontWeight));
    await expect(page.getByText('Fresh', { exact: true })).toBeVisible();
    expect(await weight('Fresh')).toBeGreaterThan(await weight('Seen'));
    await visit(page, '/m/home');
    await expect(topBar(page).getByRole('link', { name: 'Announcements' })).toContainText('1');
  });

  test('the request has types, group, platform and merchant, and the token of a session only @G-287 @G-322 @G-321', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    const asked = async () => {
      calls.forget();
      await page.goto(site.url());
      await expect.poll(() => calls.of('announcements').length).toBe(1);
      const [call] = calls.of('announcements');
      expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
        types: 'B,PL,PU,PR,H',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: site.code,
      });
      return call?.headers['authorization'];
    };
    expect(await asked()).toBeUndefined();
    const { token } = await signIn(page, site);
    expect(await asked()).toBe(`Bearer ${token}`);
  });
});

test.describe('notices at their places', () => {
  test.use({ noticePopup: true });

  test('each group of one answer goes to its place @G-286', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const groupOf = (id: number, title: string) => [{ id, title, content: '<p>x</p>', startDate: day(-1) }];
    const banner = { url: picture('banner'), groupName: 'm_home' };
    const groups = {
      ...{ promotion: groupOf(1, 'A promotion'), player: groupOf(2, 'A notice'), popup: groupOf(3, 'A popup') },
      ...{ hot: groupOf(4, 'A hot one'), banners: [banner] },
    };
    await platform.given(site, { answers: { announcements: groups, banners: { banners: [] } } });
    await page.goto(site.url());
    await expect(page.getByRole('dialog', { name: 'A popup' })).toBeVisible();
    await expect(page.getByRole('dialog')).not.toContainText('A notice');
    await page.getByRole('dialog').getByRole('button', { name: 'I know' }).click();
    await expect(page.getByRole('main').getByText('A notice').first()).toBeVisible();
    const carousel = page.getByRole('region', { name: textOf('en', 'home:banners') });
    await expect(carousel.getByRole('listitem')).toHaveCount(1);
    await expect(carousel.locator('img')).toHaveAttribute('src', picture('banner'));
    await visit(page, '/m/announcement');
    await expect(page.getByRole('main').getByRole('link')).toHaveText([/^A hot one\s*Hot /, /^A notice\s*\d/]);
    await page.getByRole('main').getByRole('link', { name: 'A hot one' }).click();
    await expect(page.getByRole('dialog', { name: 'A hot one' })).toBeVisible();
    await page.goBack();
    await visit(page, '/m/activity');
    await expect(page.getByText('A promotion')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('A notice');
    await platform.given(site, { answers: { announcements: { hot: null, player: [{ id: 7, title: 'Alone' }] } } });
    await page.goto(site.url('/m/announcement'));
    await expect(page.getByRole('main').getByRole('link')).toHaveText([/^Alone/]);
  });
});
