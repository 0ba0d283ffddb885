import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, openFlags } from '../support/console.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });
const framed = (page: Page, side: string) => page.frameLocator(`iframe[title^="${side}"]`);
const pointerOf = async (code: string) =>
  (await callPort(stackAddress.servicePort, '/livery/pointer', { host: `${code}.localhost` })).text;

/** Lays CBS3 over by the keyboard and opens the review. */
async function reviewChat(page: Page, code: string): Promise<void> {
  await openFlags(page, code);
  for (const key of ['/', 'c', 'b', 's', '3']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
}

test.describe('frames of the console', () => {
  test('@C-300 @C-301 @C-309 an item stands in the one frame and not in the other, while nothing has gone live', async ({
    aSite,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: false }, merchant: { name: 'Acme' } });
    const live = await pointerOf(site.code);
    const page = await anotherVisitor(desk);
    await beAdministrator(page.context());
    await reviewChat(page, site.code);
    const review = panel(page, 'What will happen');
    await expect(review.getByRole('heading', { name: 'Acme, Messages' })).toBeVisible();
    const added = framed(page, 'After').locator('[data-frame-mark="added"]');
    await expect(added).toHaveText(/Live chat/);
    await expect(framed(page, 'Before').getByRole('main').getByText('Inbox')).toBeVisible();
    await expect(framed(page, 'Before').getByText('Live chat')).toHaveCount(0);
    await expect(review).toContainText('1 added');
    expect(await pointerOf(site.code)).toBe(live);
    // The pages in the frames took the focus from nobody.
    await expect(page.getByLabel('Reason')).toBeFocused();
    expect(await findViolations(page, 'frames')).toEqual([]);

    await page.getByLabel('Scheme', { exact: true }).selectOption('light');
    await expect(framed(page, 'After').locator('html')).toHaveAttribute('data-scheme', 'light');
    await page.getByLabel('Language', { exact: true }).selectOption('ur');
    await expect(framed(page, 'After').locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(added).toHaveCount(1);
    await page.getByLabel('Shown to').selectOption({ label: 'Player of type 4 (trial, nonAgent)' });
    await expect(framed(page, 'After').locator('html')).toHaveAttribute('data-session', 'member');
    await page.getByLabel('Language', { exact: true }).selectOption('en');
    await page.getByRole('button', { name: 'Next screen' }).click();
    await expect(review).toContainText('2 of 3');
    await expect(review.getByRole('heading', { name: 'Acme, Messages' })).toHaveCount(0);
    expect(await pointerOf(site.code)).toBe(live);
  });

  test('@C-310 @C-311 any state opens as it was, marked as past, and any two are compared in words and in frames', async ({
    aSite,
    anotherVisitor,
  }) => {
    const site = await aSite({ flags: { CBS3: false }, merchant: { name: 'Acme' } });
    const page = await anotherVisitor(desk);
    await beAdministrator(page.context());
    const changes = [{ merchant: site.code, name: 'flags.CBS3', value: true }];
    const draft = { changes, base: { [site.code]: 1 }, reason: 'chat for everybody' };
    const { id } = await askConsole<{ id: string }>(page.context(), '/change-sets', draft);
    await page.goto(`${consoleOrigin}/changes/${id}`);
    await expect(framed(page, 'After').locator('[data-frame-mark="added"]')).toHaveText(/Live chat/);
    await expect(framed(page, 'Before').getByRole('main').getByText('Inbox')).toBeVisible();

    await page.goto(`${consoleOrigin}/merchants/${site.code}`);
    await page.getByRole('button', { name: 'Compare #1 with what is live' }).click();
    const two = panel(page, 'Acme, two states');
    const noticed = two.getByRole('listitem').filter({ hasText: 'liveChat.row appears in messageCentre.row' });
    await expect(noticed).toHaveCount(1);
    await expect(noticed).toContainText('for a guest');
    await expect(two).toContainText('flags.CBS3: off → on');
    await expect(framed(page, 'After').locator('[data-frame-mark="added"]')).toHaveText(/Live chat/);
    expect(await findViolations(page, 'two states')).toEqual([]);
    await two.getByRole('button', { name: 'Swap' }).click();
    await expect(two).toContainText('flags.CBS3: on → off');
    await expect(framed(page, 'Before').locator('[data-frame-mark="removed"]')).toHaveText(/Live chat/);
    await two.getByLabel('To', { exact: true }).selectOption({ index: 0 });
    await expect(two).toContainText('The same to every player');
    await page.goBack();
    await page.goBack();
    await page.goBack();

    await page.getByRole('button', { name: 'Open #1 as it was' }).click();
    await expect(panel(page, 'Acme, #1')).toContainText('Past');
    const past = framed(page, 'Acme, Home');
    await expect(past.getByRole('note')).toContainText('Past: #1, live since');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open #1 in a tab of its own' }).click();
    await expect((await opened).getByRole('note')).toContainText('Past: #1');
    expect(await findViolations(page, 'a past state')).toEqual([]);
  });
});
