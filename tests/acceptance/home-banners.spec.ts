import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { expect, test } from '../support/test.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Banners' });
const slides = (page: Page) => region(page).getByRole('listitem');
const answers = (count: number, code: string) => ({
  answers: {
    banners: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      url: `/art/banners/${index % 2 === 0 ? 'welcome' : 'roulette'}-${code}.avif`,
      title: `Banner ${index + 1}`,
    })),
  },
});

interface Move {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly ms: number;
}

/** Opens the lobby under a clock of the test's own, which stands still once the banners go by themselves. */
async function openLobby(page: Page, site: TestSite): Promise<void> {
  await page.goto(site.url());
  await expect(region(page).locator('.swiper-wrapper')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/**
 * Lets time pass, but never far without a frame that the browser really draws: with it come the scroll events, from which
 * the banners learn where they stand. An intersection is observed after them.
 */
async function passTime(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 125) {
    await page.clock.runFor(Math.min(125, ms - passed));
    await page.evaluate(
      () =>
        new Promise<void>((drawn) => {
          const sight = new IntersectionObserver(() => {
            sight.disconnect();
            drawn();
          });
          sight.observe(document.body);
        }),
    );
  }
}

/** Lets time pass and tells how the row of banners moved: from which to which, when, and how long that took. */
async function movesWithin(page: Page, ms: number): Promise<readonly Move[]> {
  await region(page)
    .getByRole('list')
    .evaluate((row) => {
      const places: { at: number; place: number }[] = [];
      Reflect.set(window, 'places', places);
      const look = () => {
        places.push({ at: performance.now(), place: Math.abs(row.scrollLeft) / row.clientWidth });
        requestAnimationFrame(look);
      };
      look();
    });
  await passTime(page, ms);
  const places = await page.evaluate<readonly { at: number; place: number }[]>(() => Reflect.get(window, 'places'));
  const isNear = (one: number, other = Number.NaN) => Math.abs(one - other) < 0.002;
  const still = places.filter(
    ({ place }, index) =>
      isNear(place, Math.round(place)) &&
      (isNear(place, places[index - 1]?.place) || isNear(place, places[index + 1]?.place)),
  );
  return still.flatMap(({ at, place }, index): readonly Move[] => {
    const before = still[index - 1];
    if (!before || Math.round(before.place) === Math.round(place)) return [];
    return [{ from: Math.round(before.place), to: Math.round(place), at: before.at, ms: at - before.at }];
  });
}

test.describe('banners of the lobby', () => {
  test('a new one comes every 5 s and takes 1 s; the site sets the pause @G-105 @G-106 @G-363', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, answers(3, site.code));
    await page.clock.install();
    await openLobby(page, site);
    await expect(slides(page)).toHaveCount(3);
    await expect(slides(page).nth(1).locator('img')).toHaveAttribute('src', /\/art\/banners\/roulette-/);
    const moves = await movesWithin(page, 15_500);
    for (const { from, to } of moves) expect(to).toBe((from + 1) % 3);
    const [first, second] = moves;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(4_900);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeLessThan(5_100);
    expect(first?.ms).toBeGreaterThan(900);
    expect(first?.ms).toBeLessThan(1_100);
    await site.publish({ settings: { 'home.bannerAutoplayMs': 2000 } });
    await page.clock.resume();
    await openLobby(page, site);
    const starts = (await movesWithin(page, 7_500)).map(({ at }) => at);
    // A browser that is busy draws a move late, or in two parts: of all pauses one must be the site's.
    const pauses = starts.slice(1).map((at, place) => at - (starts[place] ?? 0));
    expect(
      pauses.some((pause) => pause > 1_900 && pause < 2_100),
      `2000 among ${pauses.join(', ')}`,
    ).toBe(true);
  });

  test('right to left: the second stands left of the first and comes in from there', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ language: 'ur', languages: ['ur', 'en'] });
    await platform.given(site, answers(3, site.code));
    await page.clock.install();
    await page.goto(site.url());
    const row = page.locator('ul:has(> [class*="swiper-slide"])');
    const banners = row.getByRole('listitem');
    await expect(banners).toHaveCount(3);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const lefts = () => banners.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const [first = 0, second = 0, third = 0] = await lefts();
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
    await passTime(page, 6_500);
    expect((await lefts())[1], 'the second stands where the first stood').toBe(first);
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  });

  test('one stands still, two go round, none leaves no room @G-107', async ({ aSite, page, platform }) => {
    const site = await aSite({ settings: { 'home.bannerAutoplayMs': 1000, 'home.bannerSpeedMs': 300 } });
    await platform.given(site, answers(2, site.code));
    await page.clock.install();
    await openLobby(page, site);
    await expect(slides(page)).toHaveCount(2);
    const moves = await movesWithin(page, 3_500);
    expect(moves).toContainEqual(expect.objectContaining({ from: 0, to: 1 }));
    expect(moves).toContainEqual(expect.objectContaining({ from: 1, to: 0 }));
    await page.clock.resume();
    await platform.given(site, answers(1, site.code));
    await page.reload();
    await expect(slides(page)).toHaveCount(1);
    await expect(region(page).getByText('Banner 1')).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(region(page).locator('.swiper-wrapper')).toHaveCount(0);
    expect(
      await region(page)
        .getByRole('list')
        .evaluate((row) => row.scrollWidth - row.clientWidth),
    ).toBe(0);
    await platform.given(site, answers(0, site.code));
    await page.reload();
    await expect(region(page)).toHaveCount(0);
  });
});
