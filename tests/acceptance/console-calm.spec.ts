import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole, openFlags } from '../support/console.ts';
import { countShifts, shiftsOf } from '../support/layout-shift.ts';
import { networkOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const entry = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
const chat = 'Offers live chat: shortcut, menu entries, message-centre row and unread badge.';

test('what was asked once is answered from memory: search, filters, panels and pages ask nothing of the service @C-787', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  const administrator = await anotherVisitor(desk);
  const page = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  // What others do to other merchants at this moment reaches nobody of this one.
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), page.context(), `Lena ${site.code}`, 'manager', scope);
  const open = page.getByRole('row').filter({ hasText: 'CBS3' }).getByRole('rowheader').getByRole('button');
  const go = async (name: RegExp, heading: string) => {
    await entry(page, name).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  const round = async () => {
    await go(/^Settings/, 'Settings');
    await go(/^Changes/, 'Changes');
    await go(/^Merchants/, 'Merchants');
    await go(/^Flags/, 'Flags');
  };
  await openFlags(page, site.code);
  await round();
  await page.goto(`${consoleOrigin}/flags/flags.CBS3?at=${site.code}`);
  await expect(panel(page, chat)).toContainText('CBS3');
  await round();
  await open.click();
  await expect(panel(page, chat)).toContainText('CBS3');
  await page.keyboard.press('Escape');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.keyboard.press('/');
  for (const [word, shown] of [
    ['cbs', 'CBS3'],
    ['deposit', 'DEPOSIT'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(word);
    await expect(page.getByRole('row').nth(1)).toContainText(shown);
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  const count = () => page.getByRole('row').count();
  await expect.poll(count).toBeGreaterThan(4);
  const rows = await count();
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await owner.selectOption({ index: 1 });
  await expect.poll(count).toBeLessThan(rows);
  await owner.selectOption({ index: 0 });
  await expect(page.getByRole('row')).toHaveCount(rows);
  await open.click();
  await expect(panel(page, chat)).toBeVisible();
  await page.keyboard.press('Escape');
  await round();
  expect(asked).toEqual([]);
});

test('what is under the pointer stays where it is as a draft begins and as somebody else publishes @C-788', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true, MAILCEN: true } });
  const page = await anotherVisitor(desk);
  const other = await anotherVisitor(desk);
  await beAdministrator(other.context());
  await joinConsole(other.context(), page.context(), `Rana ${site.code}`, 'manager', { merchants: [site.code] });
  const paint = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.goto(`${consoleOrigin}/flags`);
  const flag = page.getByRole('checkbox', { name: /^MAILCEN at/ });
  await flag.hover();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await paint();
  const before = await flag.boundingBox();
  await flag.click();
  await expect(page.getByRole('region', { name: 'Draft' })).toContainText('1 change');
  const { seq } = await askConsole<{ seq: number }>(other.context(), `/merchants/${site.code}`);
  await askConsole(other.context(), '/change-sets', {
    changes: [{ merchant: site.code, name: 'flags.CBS3', value: false }],
    reason: 'Chat closed for the night',
    base: { [site.code]: seq },
  });
  await expect(page.getByRole('checkbox', { name: /^CBS3 at/ })).not.toBeChecked();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Chat closed for the night');
  await paint();
  expect(await flag.boundingBox()).toEqual(before);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`nothing shifts while a flag's page loads beside the table, at ${width} px @C-789`, async ({
    aSite,
    anotherVisitor,
  }) => {
    // One of three differs from the others, which the page says.
    const sites = [await aSite({ flags: { CBS3: true } }), await aSite({ flags: { CBS3: false } }), await aSite()];
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor({ ...desk, viewport: { width, height } });
    const scope = { merchants: sites.map(({ code }) => code) };
    await joinConsole(administrator.context(), page.context(), `Nothing ${sites[0]?.code}`, 'manager', scope);
    const network = networkOf(page.context());
    const place = /\/api\/flags\/flags\.CBS3$/;
    const answer = await network.hold(place);
    const asked = page.waitForRequest(place);
    await page.goto(`${consoleOrigin}/flags`);
    await page.getByRole('row').filter({ hasText: 'CBS3' }).getByRole('rowheader').getByRole('button').press('Enter');
    await expect(panel(page, chat)).toContainText('At each merchant');
    await asked;
    await page.evaluate(countShifts);
    answer();
    await expect(panel(page, chat)).toContainText('Where it is asked for');
    await expect(panel(page, chat)).toContainText(/O(n|ff) only at/);
    expect(await shiftsOf(page)).toEqual({ sum: 0, what: [] });
    // By its address everything comes one after another.
    const answerAgain = await network.hold(place);
    const again = page.waitForRequest(place);
    await page.addInitScript(countShifts);
    await page.reload();
    await again;
    await expect(panel(page, chat)).toContainText('At each merchant');
    answerAgain();
    await expect(panel(page, chat)).toContainText('Where it is asked for');
    expect(await shiftsOf(page)).toEqual({ sum: 0, what: [] });
  });
}

test('a panel in which nothing can be pressed yet is read to its end by the keyboard @C-798', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor({ ...desk, viewport: { width: 1440, height: 420 } });
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), page.context(), `Lena ${site.code}`, 'manager', scope);
  const network = networkOf(page.context());
  const answer = await network.hold(/\/api\/frames$/);
  await openFlags(page, site.code);
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  const asked = page.waitForRequest(/\/api\/frames$/);
  await page.keyboard.press('Control+Enter');
  await asked;
  const review = panel(page, 'What will happen');
  const body = review.getByRole('group', { name: 'What will happen' });
  const below = () => body.evaluate((one) => Math.round(one.scrollHeight - one.clientHeight - one.scrollTop));
  expect(await below()).toBeGreaterThan(0);
  expect(await findViolations(page, 'frames on their way')).toEqual([]);
  await review.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(below).toBeLessThan(2);
  answer();
});
