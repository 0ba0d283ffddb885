import type { Page } from '@playwright/test';
import { bet, signInAsAgent } from '../support/agent-team.ts';
import { brokenWords } from '../support/broken-words.ts';
import { everyScreenFlags } from '../support/every-screen.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

/** Text of twice its size, as a player sets it in the browser; queries by the size of letters are asked again. */
async function enlarge(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const one of [width + 1, width]) await page.setViewportSize({ width: one, height });
}

/** How far below the fields of a form its action begins. */
async function belowFields(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const [fields, foot] = [main.locator('[data-form=fields]').last(), main.locator('[data-form=foot]')];
  await expect(foot).toBeAttached();
  const [above, below] = [await fields.boundingBox(), await foot.boundingBox()];
  return (below?.y ?? Number.POSITIVE_INFINITY) - (above?.y ?? 0) - (above?.height ?? 0);
}

for (const base of sweptBrands('actions in reach')) {
  test(`the action of a form follows its fields on a small phone and in large text, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en', settings: { 'registration.announcement': false } });
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(site.url(path));
      await expect(page.getByRole('main').locator('[data-field=box]').first()).toBeVisible();
      expect(await belowFields(page), `${path} on a small phone`).toBeLessThan(200);
      await page.setViewportSize({ width: 390, height: 844 });
      await enlarge(page);
      expect(await belowFields(page), `${path} in large text`).toBeLessThan(200);
    }
  });

  test(`no range is left with its dash at the end of a line, at ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en', flags: everyScreenFlags });
    await signIn(page, site, { balance: '100.00', paymentPassword: '246810', bankCards: ['4242424242424242'] });
    await page.setViewportSize({ width: 390, height: 844 });
    const hanging: string[] = [];
    for (const path of ['/m/voucherCenter', '/m/activity', '/m/withdraw', '/m/member/agent/agentDivident']) {
      if (path.includes('agent')) await signInAsAgent(page, site, { carl: [bet({ day: 20, amount: '100.00' })] });
      await page.goto(site.url(path));
      const main = page.getByRole('main');
      await expect(main).toContainText('–');
      await enlarge(page);
      hanging.push(...(await main.evaluate(hangingDashes)));
      await page.setViewportSize({ width: 320, height: 844 });
      hanging.push(...(await main.evaluate(hangingDashes)));
      await page.setViewportSize({ width: 390, height: 844 });
    }
    expect(hanging).toEqual([]);
  });
}

test('a name of Soda stays whole in Urdu, and takes no more than two lines', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'ur', languages: ['en', 'ur'] });
  await signIn(page, site, { balance: '100.00' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/m/member/info', '/m/member/benefits']) {
    await page.goto(site.url(path));
    const name = page.locator('[data-hero=name]').first();
    await expect(name).toBeVisible();
    await enlarge(page);
    expect(await name.evaluate(brokenWords), path).toEqual([]);
    const lines = await name.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(lines, path).toBeLessThan(2.6);
  }
});

test('the sign of an Amberline name stands beside its first line, not above it', async ({ aSite, page }) => {
  const site = await aSite({ base: 'amber', language: 'en' });
  await signIn(page, site, { balance: '100.00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/member/benefits'));
  const name = page.locator('[data-hero=name]').first();
  await expect(name).toBeVisible();
  await enlarge(page);
  const [all, words] = [await name.boundingBox(), await name.locator('> :first-child').boundingBox()];
  expect((words?.y ?? 0) - (all?.y ?? 0)).toBeLessThan(8);
});

test('the words of a Chamak label stand in the middle of their plate, on every line', async ({ aSite, page }) => {
  const site = await aSite({ base: 'chamak', language: 'en' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.url('/m/register'));
  const labels = page.getByRole('main').locator('[data-field=head] label');
  await expect(labels.first()).toBeVisible();
  await enlarge(page);
  const slants = (await labels.evaluateAll(slantsOf)).flat();
  expect(slants.length, 'a label of two lines').toBeGreaterThan(0);
  expect(Math.max(...slants)).toBeLessThan(6);
});

for (const base of sweptBrands('mail in large text')) {
  test(`a message stays between the gutters in large text, its date and its glimpse at the start of the row, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'ur', languages: ['en', 'ur'] });
    await signIn(page, site, { inboxUnread: 2 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/webEmail'));
    const lines = page.getByRole('main').locator('summary');
    await expect(lines).toHaveCount(2);
    await enlarge(page);
    for (const line of await lines.all()) {
      const box = await line.boundingBox();
      expect(box?.x ?? 0).toBeGreaterThan(7);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(383);
      const [words = 0, ...rights] = await line.evaluate(rightsOf);
      expect(rights.length).toBeGreaterThan(0);
      for (const right of rights) expect(words - right).toBeLessThan(24);
    }
  });
}

for (const base of ['soda', 'ninety'] as const) {
  test(`the money of a wallet stands beside its arrow at ${base}`, async ({ aSite, page, platform }) => {
    const site = await aSite({ base, language: 'en', settings: { 'wallet.mode': 'multi' } });
    await platform.given(site, { wallets: [{ id: 'reels', title: { en: 'Moonlight reels' }, vendors: ['SALON'] }] });
    await signIn(page, site, { balance: '100.00' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/wallets'));
    const row = page.getByRole('main').getByRole('button', { name: /^Moonlight reels/ });
    await expect(row).toBeVisible();
    await enlarge(page);
    const end = row.locator('[data-row=end]');
    const [money, arrow] = [
      await end.locator('bdi > span').last().boundingBox(),
      await end.locator('svg').boundingBox(),
    ];
    expect((arrow?.x ?? 0) - (money?.x ?? 0) - (money?.width ?? 0)).toBeLessThan(16);
    const room = (await end.locator('bdi').boundingBox())?.width ?? 0;
    const words = (await end.locator('bdi > span').evaluateAll(widths)).reduce((sum, one) => sum + one, 0);
    expect(room - words).toBeLessThan(4);
  });
}

for (const language of ['en', 'ur'])
  test(`the sign of a movement of Soda stands on the first line of its words in large text, in ${language}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', language });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/transaction/record'));
    const entry = page.getByRole('main').locator('li').first();
    await expect(entry).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const middle = async (place: string) => {
      const box = await entry.locator(place).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    await expect
      .poll(async () => Math.abs((await middle('[data-record=mark] svg')) - (await middle('strong'))))
      .toBeLessThan(5);
    const [sign, sum] = [await entry.locator('svg').first().boundingBox(), await entry.locator('b').boundingBox()];
    const edge = (box: typeof sign) => (box?.x ?? 0) + (language === 'ur' ? (box?.width ?? 0) : 0);
    expect(Math.abs(edge(sign) - edge(sum)), 'they begin at one edge').toBeLessThan(5);
  });

test('what collects a reward of Soda and its sign stand at the two ends of a line in large text', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await signIn(page, site, { promotionCounts: { MANUAL: 1, TICKET: 2 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/rewardCenter'));
  const sign = page.getByRole('main').locator('[data-row=lead]').first();
  await expect(sign).toBeVisible();
  await enlarge(page);
  const [own, row] = [await sign.boundingBox(), await sign.locator('..').boundingBox()];
  expect((row?.x ?? 0) + (row?.width ?? 0) - (own?.x ?? 0) - (own?.width ?? 0)).toBeLessThan(30);
});

test('the picture of a bet of Soda stands beside its name, not below it', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await signIn(page, site, { history: [bet({ day: 0, amount: '5.00', win: '12.50' })] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/gameRecord'));
  const entry = page.getByRole('main').locator('li[data-outcome]');
  await expect(entry).toBeVisible();
  await enlarge(page);
  const [picture, name] = [
    await entry.locator('[data-record=mark]').boundingBox(),
    await entry.locator('strong').boundingBox(),
  ];
  expect(picture?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0) / 2);
});

/** Where the words of a title line end on the right, then the texts of its glimpse and, where it stands below, its day. Runs in the page. */
function rightsOf(line: Element): readonly number[] {
  const title = line.querySelector('[data-row=title]');
  const edge = title?.getBoundingClientRect();
  const rights = [...line.querySelectorAll('[data-row=day], [data-row=note]')].flatMap((part) => {
    const { left, right } = part.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(part);
    return left < (edge?.left ?? 0) + 4 && right > (edge?.right ?? 0) - 4 ? [range.getBoundingClientRect().right] : [];
  });
  return [edge?.right ?? 0, ...rights];
}

/** How far each line of the labels that have several is from the middle. Runs in the page. */
function slantsOf(labels: readonly Element[]): readonly (readonly number[])[] {
  return labels.map((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const { left, right } = label.getBoundingClientRect();
    return lines.length > 1 ? lines.map((line) => Math.abs(line.left - left - (right - line.right))) : [];
  });
}

/** Runs in the page. */
function widths(all: readonly Element[]): readonly number[] {
  return all.map((one) => one.getBoundingClientRect().width);
}

/** Words before a dash that ends its line. Runs in the page. */
function hangingDashes(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const lineOf = (node: Node, from: number): number => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    const { bottom } = range.getBoundingClientRect();
    return bottom;
  };
  return nodes.flatMap((node, index) => {
    const text = node.textContent ?? '';
    const dash = text.indexOf('–');
    if (dash < 0) return [];
    const rest = text.slice(dash + 1).search(/\S/);
    const next = nodes.slice(index + 1).find((one) => /\S/.test(one.textContent ?? ''));
    const start = next?.textContent?.search(/\S/) ?? 0;
    const after = rest >= 0 ? lineOf(node, dash + 1 + rest) : lineOf(next ?? node, next ? start : dash);
    return after - lineOf(node, dash) > 12 ? [node.parentElement?.textContent ?? text] : [];
  });
}

test('what is scrolled under the bar of Tidewell fades below its title, in Urdu too', async ({ aSite, page }) => {
  const site = await aSite({ base: 'tide', language: 'ur', languages: ['en', 'ur'] });
  await signIn(page, site, { balance: '100.00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/voucherCenter'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await enlarge(page);
  const [bar, words] = [await page.getByRole('banner').boundingBox(), await title.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThan(5);
});

test('a mail address of Soda is broken before its @ and nowhere else, in Urdu too', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'ur', languages: ['en', 'ur'] });
  await signIn(page, site, { email: 'rosalind@soda.example' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/member/info'));
  const address = page.getByRole('main').getByText('@soda.example');
  await expect(address).toBeVisible();
  await enlarge(page);
  expect(await address.evaluate(linesOf)).toBeLessThan(3);
});

test('the drawing of a Soda failure leaves its line whole', async ({ aSite, page, platform }) => {
  const site = await aSite({ base: 'soda', language: 'en', settings: { 'launch.target': 'frame' } });
  await signIn(page, site);
  await platform.given(site, { failures: { launch: { status: 500, code: 'table.closed', message: 'Closed' } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/slot-games'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /Fox Meridian, / })
    .first()
    .click();
  const failure = page.getByRole('dialog').locator('[data-kind=failed]');
  await expect(failure).toBeVisible();
  await enlarge(page);
  const [title, drawing] = [failure.locator('[data-empty=title]'), failure.locator('[data-empty=mark]')];
  const [words, shapes] = [await title.evaluate(boxOfWords), await drawing.boundingBox()];
  const isBeside = words.right <= (shapes?.x ?? 0);
  const isBelow = words.top >= (shapes?.y ?? 0) + (shapes?.height ?? Number.POSITIVE_INFINITY);
  expect(isBeside || isBelow).toBe(true);
});

function linesOf(text: Element): number {
  const words = document.createRange();
  words.selectNodeContents(text);
  return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

function boxOfWords(text: Element): { readonly right: number; readonly top: number } {
  const words = document.createRange();
  words.selectNodeContents(text);
  const { right, top } = words.getBoundingClientRect();
  return { right, top };
}
