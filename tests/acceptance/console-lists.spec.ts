import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

const earlier = (page: Page) => page.getByRole('button', { name: 'Show earlier ones' });
const shown = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('conversations and the messages of one come part after part by the keyboard, and what is read stays where it stands @C-793', async ({
  aSite,
  platform,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  await platform.given(site, { talks: [250, ...Array.from({ length: 59 }, () => 1)] });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), page.context(), `Noor ${site.code}`, 'support', scope);
  await page.goto(`${consoleOrigin}/support`);
  const lines = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  await expect(lines).toHaveCount(50);
  await expect(page.getByRole('link', { name: 'Support 60' })).toBeVisible();
  await expect(shown(page, '50 of 60 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(lines).toHaveCount(60);
  await expect(shown(page, '60 of 60 shown')).toBeFocused();

  // Who has waited longest has written most.
  await lines.first().press('Enter');
  const messages = page.getByRole('log').getByRole('listitem');
  await expect(messages).toHaveCount(100);
  await expect(messages.last()).toBeInViewport();
  for (const [count, oldest] of [
    [200, 'Message 151 of 250'],
    [250, 'Message 51 of 250'],
  ] as const) {
    const known = page.getByText(oldest, { exact: true });
    await known.scrollIntoViewIfNeeded();
    expect(await findViolations(page, `from ${oldest} on`)).toEqual([]);
    const before = await known.boundingBox();
    await expect(shown(page, `${count === 200 ? 100 : 200} of 250 shown`)).toBeInViewport();
    await earlier(page).press('Enter');
    await expect(messages).toHaveCount(count);
    const after = await known.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    await expect(count === 250 ? shown(page, '250 of 250 shown') : earlier(page)).toBeFocused();
  }
  await expect(earlier(page)).toHaveCount(0);
  await expect(messages.first()).toContainText('Message 1 of 250');
  await page.keyboard.press('a');
  await page.keyboard.type('It is on its way.');
  await page.keyboard.press('Control+Enter');
  await expect(messages).toHaveCount(251);
  await expect(messages.last()).toContainText('It is on its way.');
  await expect(messages.last()).toBeInViewport();
});

test('the history of a flag and of a merchant come part after part by the keyboard, counted, as change sets are @C-794 @C-763', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: false } });
  const page = await anotherVisitor(desk);
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const scope = { merchants: [site.code] };
  await joinConsole(administrator.context(), page.context(), `Vera ${site.code}`, 'manager', scope);
  const often = 27;
  for (let count = 1; count <= often; count += 1) {
    const { seq } = await askConsole<{ seq: number }>(page.context(), `/merchants/${site.code}`);
    await askConsole(page.context(), '/change-sets', {
      changes: [{ merchant: site.code, name: 'flags.CBS3', value: count % 2 === 1 }],
      reason: `Change ${count} of many`,
      base: { [site.code]: seq },
    });
  }
  const reasons = page
    .locator('main, aside')
    .locator('q')
    .filter({ hasText: /^Change \d+ of many$/ });
  for (const [path, all] of [
    ['flags/flags.CBS3', often],
    [`merchants/${site.code}`, often + 1],
    [`merchants/${site.code}/overview`, often + 1],
  ] as const) {
    await page.goto(`${consoleOrigin}/${path}`);
    await expect(shown(page, `25 of ${all} shown`), path).toBeVisible();
    await expect(page.getByText('Change 2 of many', { exact: true }), path).toHaveCount(0);
    await earlier(page).press('Enter');
    await expect(shown(page, `${all} of ${all} shown`), path).toBeFocused();
    await expect(earlier(page), path).toHaveCount(0);
    await expect(page.getByText('Change 1 of many', { exact: true }), path).toHaveCount(1);
    expect(new Set(await reasons.allTextContents()).size, path).toBe(often);
  }
  await page.goto(`${consoleOrigin}/changes`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).locator('+ span')).toHaveText(String(often));
});
