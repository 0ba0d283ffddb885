import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { findOverflow } from '../support/overflow.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary');

test('two people with names answer a player who waits, hand over and close; everybody sees it live @C-750', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const [first, second] = [await anotherVisitor(desk), await anotherVisitor(desk)];
  const [mira, omar] = [`Mira ${site.code}`, `Omar ${site.code}`];
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), first.context(), mira, 'support', scope);
  await joinConsole(administrator.context(), second.context(), omar, 'support', scope);

  await first.goto(consoleOrigin);
  await expect(first.getByRole('grid', { name: 'Flags' })).toBeVisible();
  await first.keyboard.press('Control+k');
  await first.keyboard.type('answer players');
  await first.keyboard.press('Enter');
  await expect(first.getByText('Nobody has written')).toBeVisible();
  await button(first, 'Players read no name').press('Enter');
  await first.keyboard.type('Sunny');
  await first.keyboard.press('Enter');
  await expect(button(first, 'Players read Sunny')).toBeVisible();

  await player.goto(site.url('/m/message'));
  await player.getByRole('main').getByText('Live chat').click();
  const write = async (words: string) => {
    await player.getByRole('textbox', { name: 'Your message' }).fill(words);
    await player.getByRole('button', { name: 'Send' }).click();
    await expect(log(player)).toContainText(words);
  };
  await write('Where is my bonus?');

  // It comes up by itself; arrows and Enter open it, a key leads to the answer and another one sends it.
  const entry = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await expect(entry(first)).toContainText('Waits');
  await expect(first.getByRole('link', { name: 'Support 1' })).toBeVisible();
  await entry(first).press('Enter');
  await expect(log(first)).toContainText('Where is my bonus?');
  // The address of a conversation is its own.
  await second.goto(first.url());
  await expect(log(second)).toContainText('Where is my bonus?');
  await first.keyboard.press('a');
  await first.keyboard.type('It is on its way.');
  await first.keyboard.press('Control+Enter');
  await expect(log(player)).toContainText('It is on its way.');
  await expect(log(player)).toContainText('Sunny\u2069 · Support');
  await expect(player.locator('body')).not.toContainText('Mira');
  await expect(first.getByLabel('Your answer')).toHaveValue('');
  await expect(log(second)).toContainText('It is on its way.');
  await expect(log(second)).toContainText(`${mira} as Sunny`);
  await expect(panel(second)).toContainText(`${mira} has this conversation`);
  await expect(second.getByLabel('Your answer')).toHaveCount(0);
  for (const scheme of ['light', 'dark'] as const) {
    await first.emulateMedia({ colorScheme: scheme });
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await first.setViewportSize({ width, height });
      const where = `a conversation at ${width} px, ${scheme}`;
      expect(await findOverflow(first, where)).toEqual([]);
      expect(await findViolations(first, where)).toEqual([]);
    }
    await first.setViewportSize(desk.viewport);
  }

  // What is written and not sent is there again.
  await first.getByLabel('Your answer').fill('Anything');
  await first.keyboard.press('Escape');
  await expect(panel(first)).toHaveCount(0);
  await entry(first).press('Enter');
  await expect(first.getByLabel('Your answer')).toHaveValue('Anything');
  await first.getByLabel('Hand over to…').selectOption(omar);
  await button(first, 'Hand over').press('Enter');
  await expect(panel(first)).toContainText(`${omar} has this conversation`);
  await write('Thank you!');
  await expect(log(second)).toContainText('Thank you!');
  await expect(panel(second)).toContainText('Waits');
  await button(second, 'Close conversation').press('Enter');
  await expect(panel(second)).toContainText('Closed');
  await expect(panel(first)).toContainText('Closed');
  await expect(first.getByRole('link', { name: 'Support', exact: true })).toBeVisible();
  expect(await findViolations(second, 'a closed conversation')).toEqual([]);
});

test('the start page and the old address of the support desk lead to the console, and nothing of the desk is left @C-751', async () => {
  const { startPort, staffPort } = stackAddress;
  const start = await callPort(startPort, '/');
  for (const page of ['support', 'questions', 'applications'])
    expect(start.text).toContain(`<a href="${consoleOrigin}/${page}">`);
  expect(start.text).not.toContain('/support/feedback');
  const { status, headers } = await callPort(staffPort, '/support');
  expect([status, headers['location']]).toEqual([302, `${consoleOrigin}/support`]);
  const authorization = `Basic ${Buffer.from('support:Livery-2026').toString('base64')}`;
  for (const path of ['/support/feedback', '/support/applications'])
    for (const own of [{}, { authorization }])
      expect((await callPort(staffPort, path, { headers: own })).status, path).toBe(404);
});
