import type { Page } from '@playwright/test';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { countShifts, shiftsOf } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('nothing shifts as merchants and a name are chosen, nor as a conversation is taken by another, taken over, answered and closed @C-796', async ({
  aSite,
  platform,
  anotherVisitor,
}) => {
  const [site, quiet] = [await aSite({ flags: { CBS3: true } }), await aSite()];
  await platform.given(site, { talks: [3] });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const [page, other] = [await anotherVisitor(desk), await anotherVisitor(desk)];
  const omar = `Omar ${site.code}`;
  const scope = { merchants: [site.code, quiet.code] };
  await joinConsole(administrator.context(), page.context(), `Mira ${site.code}`, 'support', scope);
  await joinConsole(administrator.context(), other.context(), omar, 'support', scope);
  await page.goto(`${consoleOrigin}/support`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  await expect(button(page, 'Close conversation')).toBeVisible();
  await page.evaluate(countShifts);
  const moved: object[] = [];

  await button(page, '2 merchants').click();
  await page.getByRole('checkbox', { name: site.code }).press('Space');
  await expect(page.getByRole('checkbox', { name: site.code })).toBeChecked();
  await page.keyboard.press('Escape');
  // It closes the list and nothing below it.
  await expect(page.getByRole('checkbox', { name: site.code })).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(button(page, '1 merchant')).toBeVisible();
  await button(page, 'Players read no name').click();
  await page.keyboard.type('Sunny of the morning shift');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Players read Sunny of the morning shift')).toBeVisible();
  moved.push({ when: 'chosen', ...(await shiftsOf(page)) });

  const { pathname } = new URL(page.url());
  await askConsole(other.context(), `${pathname}/take`, { from: null });
  await expect(panel(page)).toContainText(`${omar} has this conversation`);
  moved.push({ when: 'taken', ...(await shiftsOf(page)) });
  await button(page, `Take over from ${omar}`).press('Enter');
  await expect(button(page, 'Set free')).toBeVisible();
  moved.push({ when: 'taken over', ...(await shiftsOf(page)) });
  await page.keyboard.press('a');
  await page.keyboard.type('It is on its way.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('It is on its way.');
  await button(page, 'Close conversation').press('Enter');
  await expect(panel(page)).toContainText('Closed');
  moved.push({ when: 'closed', ...(await shiftsOf(page)) });
  expect(moved).toEqual(['chosen', 'taken', 'taken over', 'closed'].map((when) => ({ when, sum: 0, what: [] })));
});
