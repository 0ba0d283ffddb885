import { findViolations } from '../support/axe.ts';
import { beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test('a table of a merchant is sorted by its heads from the keyboard, says how, and shows the first of that order @C-799', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  await page.goto(`${consoleOrigin}/merchants/soda/overview`);
  const weights = page.getByRole('region', { name: 'Weights' });
  const head = weights.getByRole('columnheader', { name: 'Whole' });
  const column = (place: number) => weights.locator(`tbody td:nth-child(${place})`).allTextContents();
  const sizes = async () => (await column(2)).map((words) => Number.parseFloat(words));
  await expect(weights.getByRole('row').nth(1)).toContainText('KB');
  const asItCame = await column(1);
  await expect(head).toHaveAttribute('aria-sort', 'none');
  // The page scrolls to what is pressed; the head moves neither to a side nor in its table.
  const place = () => head.evaluate((one: HTMLElement) => [one.offsetLeft, one.offsetTop, one.offsetWidth]);
  const before = await place();
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const least = await sizes();
  expect(least).toEqual(least.toSorted((one, other) => one - other));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const most = await sizes();
  expect(most).toEqual(most.toSorted((one, other) => other - one));
  expect(most).toHaveLength(asItCame.length);
  // The few that are shown are the heaviest of all, not the few of before in another order.
  await weights.getByRole('button', { name: /^Show all/ }).press('Enter');
  expect((await sizes()).slice(0, asItCame.length)).toEqual(most);
  expect(Math.max(...(await sizes()))).toBe(most[0]);
  expect(await place()).toEqual(before);
  expect(await findViolations(page, 'a sorted table')).toEqual([]);
  await weights.getByRole('button', { name: 'Show fewer' }).press('Enter');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  expect(await column(1)).toEqual(asItCame);
});
