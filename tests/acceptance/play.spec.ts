import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { TestSite } from '../support/a-site.ts';
import { signIn } from '../support/sign-in.ts';
import { ask } from '../support/ask-platform.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const rounds = /\/play\/round$/;
const noConnection = 'رابطہ نہیں ہے';

// Reels that turn for seconds prove nothing more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a round whose network is lost', () => {
  test('says so in the language of the player, stakes once, and is settled once when the network is back', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite();
    const { token } = await signIn(page, site, { balance: '40.00' });
    const keys = keysOf(page);
    // As a browser leaves it out where a page comes without TLS.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    const opened = await ask(site, 'launch', token, { gameId: 'ember-tiger', language: 'ur' });
    await page.goto(String(Object(opened).url));
    const spin = page.locator('.spin');
    const says = page.getByRole('status');

    // The stake arrives, and no answer comes back: also to the one that asks again by itself.
    await network.loseAnswers(rounds);
    await spin.click();
    await expect(says).toContainText(noConnection);
    expect(await recordOf(site, token)).toHaveLength(1);
    await spin.click();
    await page.keyboard.press('Space');
    await network.offline(true);
    await says.getByRole('button').click();
    await expect.poll(() => keys.length).toBe(3);
    await expect(says).toContainText(noConnection);
    await network.restore(rounds);
    await network.offline(false);
    await expect(spin).toHaveCSS('opacity', '1');
    await expect(says).not.toContainText(noConnection);
    expect(keys.length).toBeGreaterThanOrEqual(5);
    expect(new Set(keys).size).toBe(1);
    await expectTruth(page, site, token, 1);

    // Nothing arrives at all: the round begins when the network is back.
    await network.offline(true);
    await spin.click();
    await expect(says).toContainText(noConnection);
    expect(await recordOf(site, token)).toHaveLength(1);
    await network.offline(false);
    await expect(spin).toHaveCSS('opacity', '1');
    expect(new Set(keys).size).toBe(2);
    await expectTruth(page, site, token, 2);
  });
});

test("what opens a game is in no request's address, and gone from the page's own", async ({ aSite, page }) => {
  const site = await aSite({ settings: { 'launch.target': 'frame' } });
  await signIn(page, site, { balance: '90.00' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('#', 1)[0] ?? ''));
  await page.goto(site.url('/m/hot-games'));
  const launched = page.waitForResponse(/\/wps\/game\/launch/);
  await page
    .getByRole('button', { name: /^Sun Mask/ })
    .first()
    .click();
  const { value } = await (await launched).json();
  const secret = new URL(value.url).hash.replace('#launch=', '');
  expect(secret).toMatch(/^[\w-]{43}$/);
  await expect(page.frameLocator('iframe').locator('.reels')).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/play?'));
  expect(await frame?.evaluate(() => location.hash)).toBe('');
  expect(asked.filter((url) => url.includes('/play?'))).not.toEqual([]);
  expect(asked.filter((url) => url.includes(secret))).toEqual([]);
  // The page's own secret opens it again.
  await page.reload();
  await expect(page.frameLocator('iframe').locator('.reels')).toBeVisible();
});

test.describe('a slot on a phone on its side', () => {
  test('shows all of its reels beside the controls', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'launch.target': 'frame' } });
    await signIn(page, site, { balance: '90.00' });
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(site.url('/m/hot-games'));
    await page
      .getByRole('button', { name: /^Sun Mask/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    const [reels, foot] = [game.locator('.reels'), game.locator('.foot')];
    await expect(foot).toBeVisible();
    await expect.poll(async () => bottomOf(await reels.boundingBox())).toBeLessThanOrEqual(390);
    const [left, right] = [await reels.boundingBox(), await foot.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 999), 'beside each other').toBeLessThanOrEqual(right?.x ?? 0);
    expect(bottomOf(right), 'within the window').toBeLessThanOrEqual(390);
  });
});

const bottomOf = (box: { readonly y: number; readonly height: number } | null) =>
  box === null ? Number.POSITIVE_INFINITY : box.y + box.height;

test.describe('what a round came to', () => {
  test('is called returned, and not a win, where no more than the stake comes back', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'launch.target': 'frame' } });
    await signIn(page, site, { balance: '90.00' });
    await page.goto(site.url('/m/roulette'));
    await page
      .getByRole('button', { name: /^Velvet Wheel/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    const says = game.getByRole('status');
    // Red and black give back what both cost, but for the zero, which takes it.
    await expect(async () => {
      if (await game.getByRole('button', { name: 'Clear' }).isEnabled()) {
        await game.getByRole('button', { name: 'Clear' }).click();
      }
      await game.getByRole('button', { name: 'Red', exact: true }).click();
      await game.getByRole('button', { name: 'Black', exact: true }).click();
      await game.getByRole('button', { name: 'Spin', exact: true }).click();
      await expect(says).toContainText(/came back$/);
    }).toPass();
    await expect(says).not.toHaveClass(/good/);
    await expect(game.locator('.cell.win')).toContainText('Returned');
    await expect(game.locator('.cell.win')).not.toHaveClass(/lit/);
    const numbers = await game.getByRole('list', { name: 'Last numbers' }).boundingBox();
    const info = await game.getByRole('button', { name: 'Rules and payouts' }).boundingBox();
    expect((numbers?.x ?? 999) + (numbers?.width ?? 999), 'nothing stands over the last numbers').toBeLessThan(
      info?.x ?? 0,
    );
  });

  test('leaves no stake that the balance does not pay for, and leads to the deposit at its end', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ settings: { 'launch.target': 'frame' } });
    // Little money and reels that stand at once: chance takes a few rounds, not a minute.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, site, { balance: '0.30' });
    await page.goto(site.url('/m/hot-games'));
    await page
      .getByRole('button', { name: /^Sun Mask/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    const stake = game.getByRole('group', { name: 'Stake' });
    await expect(stake).toContainText('£0.20');
    await expect(game.getByRole('button', { name: 'Higher stake' })).toBeDisabled();
    const deposit = game.getByRole('link', { name: 'Deposit' });
    await expect(async () => {
      if (!(await deposit.isVisible())) await game.locator('.spin').click({ timeout: 2_000 });
      await expect(game.locator('body[data-busy]')).toHaveCount(0, { timeout: 2_000 });
      expect(await deposit.isVisible()).toBe(true);
    }).toPass({ timeout: 40_000, intervals: [0] });
    await deposit.click();
    await expect(page).toHaveURL(site.url('/m/voucherCenter'));
  });
});

/** Names that the page gave to its rounds, one for each time it asked. */
function keysOf(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (rounds.test(request.url())) keys.push(String(Object(request.postDataJSON()).key));
  });
  return keys;
}

/** So many bets stand in the record and among the movements, and page, wallet and record agree about the money. */
async function expectTruth(page: Page, site: TestSite, token: string, count: number): Promise<void> {
  const bets = await recordOf(site, token);
  expect(bets).toHaveLength(count);
  const left = bets.reduce((sum, { stake, win }) => sum - Number(stake) + Number(win), 40).toFixed(2);
  expect(Object(await ask(site, 'wallet', token)).sumBalance).toBe(left);
  await expect(page.locator('.purse .figure').first()).toHaveText(`£${left}`);
}

async function recordOf(site: TestSite, token: string): Promise<readonly { stake: string; win: string }[]> {
  return Object(await ask(site, 'betRecords', token)).list;
}

for (const base of sweptBrands('stake'))
  test(`in text twice as large the stake touches neither button beside it at ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base });
    const { token } = await signIn(page, site, { balance: '1240.00' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const opened = await ask(site, 'launch', token, { gameId: 'ember-tiger', language: 'en' });
      await page.goto(String(Object(opened).url));
      const stake = page.locator('.stepper .figure');
      await expect(stake).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const buttons = page.locator('.stepper button');
      for (let step = 0; step < 2; step += 1) {
        const gap = await stake.evaluate(
          (figure, button) => {
            const range = document.createRange();
            range.selectNodeContents(figure);
            const [one, other] = [range.getBoundingClientRect(), button?.getBoundingClientRect() ?? new DOMRect()];
            return Math.max(one.left - other.right, other.left - one.right);
          },
          await buttons.nth(step).elementHandle(),
        );
        expect(gap, `at ${width}`).toBeGreaterThanOrEqual(4);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const size of ['200%', '100%']) {
        await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
        expect(await page.locator('.controls').evaluate(isSettled), `the button that plays at ${width}, ${size}`).toBe(
          true,
        );
      }
    }
  });

/** Whether the button that plays stands beside the stake, or is a bar below it. Runs in the page. */
function isSettled(controls: Element): boolean {
  const [stake, spin, all] = [controls.querySelector('.stepper'), controls.querySelector('.spin'), controls].map(
    (one) => one?.getBoundingClientRect() ?? new DOMRect(),
  );
  if (stake === undefined || spin === undefined || all === undefined) return false;
  return spin.top < stake.bottom || spin.width > all.width - 2;
}

test('the way back points to where the site is read from: to the left in English, to the right in Urdu', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ languages: ['en', 'ur'] });
  const { token } = await signIn(page, site);
  const points: string[] = [];
  for (const language of ['en', 'ur']) {
    const opened = await ask(site, 'launch', token, { gameId: 'ember-tiger', language });
    await page.goto(String(Object(opened).url));
    points.push(await directionOf(page.locator('a.icon')));
  }
  expect(points).toEqual(['left', 'right']);
});

/** Where the arrow in a button points: to the side on which its ink is in the middle of its height. */
async function directionOf(button: Locator): Promise<'left' | 'right'> {
  const picture = sharp(await button.screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  // Without the edge of the button.
  const [least, most] = [info.width / 4, (info.width * 3) / 4];
  const all = [...data].map((light, at) => ({ light, x: at % info.width, y: Math.floor(at / info.width) }));
  const inner = all.filter(({ x, y }) => Math.min(x, y) > least && Math.max(x, y) < most);
  const ground = Math.min(...inner.map(({ light }) => light));
  const ink = inner.map((one) => ({ ...one, light: one.light - ground })).filter(({ light }) => light > 40);
  const rows = ink.map(({ y }) => y);
  const [middle, reach] = [(Math.max(...rows) + Math.min(...rows)) / 2, (Math.max(...rows) - Math.min(...rows)) / 5];
  const meanOf = (some: typeof ink) =>
    some.reduce((sum, { x, light }) => sum + x * light, 0) / some.reduce((sum, { light }) => sum + light, 0);
  const { tip = [], ends = [] } = Object.groupBy(ink, ({ y }) => (Math.abs(y - middle) <= reach ? 'tip' : 'ends'));
  const apart = meanOf(tip) - meanOf(ends);
  if (!(Math.abs(apart) > 0.3)) throw new Error(`The button has no arrow: ${apart}.`);
  return apart < 0 ? 'left' : 'right';
}
