import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { TestSite } from '../support/a-site.ts';
import { findViolations } from '../support/axe.ts';
import { addAuthenticator, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { findOverflow } from '../support/overflow.ts';
import { main, offers } from '../support/promotions.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('button');

/** By the palette, as somebody without a mouse goes there. */
async function go(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** Both schemes, three widths: nothing for axe, nothing wider than the window. */
async function look(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${what} at ${width} px, ${colorScheme}`;
      expect(await findOverflow(page, where)).toEqual([]);
      expect(await findViolations(page, where)).toEqual([]);
    }
  }
  await page.setViewportSize(desk.viewport);
}

/** Two people of one merchant's desk, each in a browser of their own: one of the support, and a manager with an authenticator. */
async function atTheDesk(site: TestSite, anotherVisitor: (options: typeof desk) => Promise<Page>) {
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const [first, second] = [await anotherVisitor(desk), await anotherVisitor(desk)];
  const [mira, omar] = [`Mira ${site.code}`, `Omar ${site.code}`];
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), first.context(), mira, 'support', scope);
  await addAuthenticator(second);
  await joinConsole(administrator.context(), second.context(), omar, 'manager', scope);
  return { administrator, scope, first, second, mira, omar };
}

test('however many ask, page after page is shown by the keyboard, and an address leads to one of a later page @C-761', async ({
  aSite,
  platform,
  anotherVisitor,
}) => {
  const site = await aSite();
  await platform.given(site, { questions: 12 });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), page.context(), `Noor ${site.code}`, 'support', scope);
  await page.goto(`${consoleOrigin}/questions`);
  const lines = entry(page, 'Questions');
  await expect(lines).toHaveCount(50);
  const shown = page.getByRole('status').filter({ hasText: 'shown' });
  await expect(shown).toHaveText(/^50 of \d+ shown$/);
  const all = Number(/of (\d+)/.exec((await shown.textContent()) ?? '')?.[1]);
  expect(all).toBeGreaterThan(50);
  await lines.first().focus();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show more')).toBeFocused();
  await look(page, 'a page of many questions');
  for (let loaded = 50; loaded < all; loaded += 50) {
    await button(page, 'Show more').press('Enter');
    await expect(lines).toHaveCount(Math.min(all, loaded + 50));
  }
  await expect(shown).toHaveText(`${all} of ${all} shown`);
  await expect(button(page, 'Show more')).toHaveCount(0);
  await lines.last().press('Enter');
  const words = await panel(page).getByRole('log').textContent();
  // The first page lacks it.
  await page.reload();
  await expect(lines).toHaveCount(50);
  await expect(panel(page).getByRole('log')).toHaveText(words ?? '');
});

test('a question is answered by the keyboard; a colleague sees it live, and the player reads it @C-759', async ({
  aSite,
  page: player,
  platform,
  anotherVisitor,
}) => {
  const site = await aSite();
  await platform.given(site, { captchaText: '4821' });
  const { first, second, mira } = await atTheDesk(site, anotherVisitor);
  await first.goto(consoleOrigin);
  await expect(first.getByRole('grid', { name: 'Flags' })).toBeVisible();
  await go(first, 'answer questions');
  await expect(first.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
  const waiting = first.getByRole('link', { name: 'Questions 1' });
  await expect(waiting).toHaveCount(0);

  const userName = 'clementine';
  await signIn(player, site, { userName });
  await player.goto(site.url('/m/feedback'));
  await player.getByRole('textbox', { name: 'Question type' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Games', exact: true }).click();
  await player.getByRole('textbox', { name: 'Your message' }).fill('The tables load slowly.');
  await player.getByRole('textbox', { name: 'Captcha' }).fill('4821');
  await player.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(player.getByText('Thank you. Your message has been sent.')).toBeVisible();

  // It comes up by itself, above what was answered before.
  await expect(waiting).toBeVisible();
  const question = entry(first, 'Questions').first();
  await expect(question).toContainText(userName);
  await expect(question).toContainText('Waits');
  await question.press('Enter');
  await expect(panel(first)).toContainText('Games');
  await second.goto(first.url());
  await expect(panel(second)).toContainText('The tables load slowly.');
  await first.keyboard.press('a');
  await first.keyboard.type('It is <b>mended</b>.');
  await look(first, 'a question');
  await first.keyboard.press('Control+Enter');
  await expect(first.getByRole('log')).toContainText('It is <b>mended</b>.');
  await expect(panel(second)).toContainText(mira);
  await expect(panel(second)).toContainText('Answered');
  await expect(button(first, 'Change the answer Ctrl ↵').or(button(first, 'Change the answer'))).toBeDisabled();
  await player.reload();
  await player.getByRole('tab', { name: 'My questions' }).click();
  await player.getByRole('tabpanel').locator('summary').first().click();
  await expect(player.getByText('It is <b>mended</b>.')).toBeVisible();
  await expect(player.locator('body')).not.toContainText('Mira');
});

test('an application is proposed by one person and paid by another, by the keyboard; all see it live @C-759 @C-762', async ({
  aSite,
  page: player,
  platform,
  anotherVisitor,
}) => {
  const site = await aSite({ settings: { 'activity.apply': true } });
  await platform.given(site, { announcements: offers });
  const { administrator, scope, first, second, mira, omar } = await atTheDesk(site, anotherVisitor);
  await first.goto(consoleOrigin);
  await expect(first.getByRole('grid', { name: 'Flags' })).toBeVisible();
  await second.goto(consoleOrigin);
  await expect(second.getByRole('grid', { name: 'Flags' })).toBeVisible();

  const userName = 'clementine';
  await signIn(player, site, { userName });
  await player.goto(site.url('/m/activity'));
  await main(player).getByRole('button', { name: 'For ever' }).click();
  await main(player).getByRole('button', { name: 'Apply now' }).click();
  const sheet = player.getByRole('dialog', { name: 'Apply now' });
  await sheet.getByRole('textbox', { name: 'Remark' }).fill('I played all of Sunday');
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await sheet.getByLabel('Add a picture').setInputFiles({ name: 'ticket.jpg', mimeType: 'image/jpeg', buffer });
  await expect(sheet.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(player.getByText('Application sent')).toBeVisible();

  await go(first, 'decide applications');
  const application = (page: Page) => entry(page, 'Applications').first();
  await application(first).press('Enter');
  await expect(panel(first)).toContainText('I played all of Sunday');
  const picture = panel(first).getByRole('img', { name: `Picture 1 of 1 from ${userName}` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await look(first, 'an application');
  await button(first, 'Propose an amount').press('Enter');
  await expect(first.getByLabel('Amount in GBP')).toBeFocused();
  await first.keyboard.type('12.50');
  await first.keyboard.press('Tab');
  await first.keyboard.type('As the rules say');
  await look(first, 'a proposal');
  await first.keyboard.press('Enter');
  await expect(panel(first)).toContainText('£12.50');
  await expect(panel(first)).toContainText('a second person who may approve decides it');
  await expect(button(first, 'Pay it')).toHaveCount(0);
  await expect(button(first, 'Reject the proposal')).toBeVisible();

  // Whoever may change flags of one group alone reads it and decides nothing.
  const third = await anotherVisitor(desk);
  const narrow = { ...scope, groups: ['account'] };
  await joinConsole(administrator.context(), third.context(), `Ida ${site.code}`, 'manager', narrow);
  await third.goto(first.url());
  await expect(panel(third)).toContainText('£12.50');
  await expect(button(third, 'Pay it').or(button(third, 'Reject the proposal'))).toHaveCount(0);

  await go(second, 'decide applications');
  await application(second).press('Enter');
  await expect(panel(second)).toContainText(mira);
  await expect(panel(second)).toContainText('As the rules say');
  await button(second, 'Pay it').press('Enter');
  await second.keyboard.type('Looked at the bets');
  await expect(panel(second)).toContainText('You have none yet');
  await expect(button(second, 'Pay it')).toBeDisabled();
  await button(second, 'Add a passkey').press('Enter');
  await second.keyboard.type('Office');
  await second.keyboard.press('Enter');
  await expect(button(second, 'Pay it')).toBeEnabled();
  await look(second, 'a payment');
  await second.getByLabel('Reason').press('Enter');
  await expect(panel(second)).toContainText('Paid');
  await expect(panel(second)).toContainText(omar);
  await expect(panel(first)).toContainText(omar);
  await expect(application(first)).toContainText('£12.50');
  await expect(button(first, 'Reject the proposal')).toHaveCount(0);
  await look(second, 'a paid application');

  await player.goto(site.url('/m/activity'));
  await main(player).getByRole('button', { name: 'For ever' }).click();
  await expect(main(player).getByText('It was approved')).toBeVisible();
});
