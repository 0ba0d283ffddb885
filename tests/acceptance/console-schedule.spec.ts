import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, openFlags } from '../support/console.ts';
import type { FlagTable } from '../../src/contracts/console/flags.ts';
import { expect, test } from '../support/test.ts';

/** Noon in so many days, as a field of day and time has it. */
function noonIn(days: number): string {
  const at = new Date();
  at.setDate(at.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T12:00`;
}

test('a change is planned in the review with start and end, called off, and another starts while one looks on @C-229', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme Plans' } });
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  await openFlags(page, site.code);
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  await page.keyboard.press('Control+Enter');
  const review = page.getByRole('complementary', { name: 'What will happen' });
  await page.getByLabel('Reason').fill('A quiet evening');
  await review.getByLabel('From').fill(noonIn(3));
  await review.getByLabel('Until').fill(noonIn(2));
  await expect(review).toContainText('It would end before it starts.');
  await expect(review.getByRole('button', { name: /^Schedule/ })).toBeDisabled();
  await review.getByLabel('Until').fill(noonIn(-1));
  await expect(review).toContainText('This moment has passed.');
  await expect(page.getByLabel('Reason')).toHaveValue('A quiet evening');
  await page.keyboard.press('Control+Enter');
  await expect(review.getByRole('button', { name: /^Schedule/ })).toBeDisabled();
  const asked = page.waitForRequest((request) => request.url().endsWith('/impact'));
  await review.getByLabel('Until').fill(noonIn(4));
  expect((await asked).postDataJSON()).toMatchObject({ until: new Date(noonIn(4)).toISOString() });
  expect(await findViolations(page, 'review with times')).toEqual([]);
  await review.getByRole('button', { name: /^Schedule/ }).click();
  const planned = page.getByRole('complementary', { name: 'CBS3 off' });
  await expect(planned).toContainText('Scheduled');
  await expect(planned).toContainText('Starts by itself');
  await expect(page.getByRole('button', { name: /A quiet evening/ })).toContainText('starts');
  expect(await findViolations(page, 'a planned change')).toEqual([]);
  await planned.getByRole('button', { name: 'Call off' }).click();
  await page.getByLabel('Reason').fill('The evening is cancelled');
  await page.keyboard.press('Enter');
  await expect(planned).toContainText('Called off by');

  await player.goto(site.url('/m/message'));
  const chat = player.getByRole('main').getByText('Live chat');
  await expect(chat).toBeVisible();
  const { merchants } = await askConsole<FlagTable>(page.context(), '/flags');
  const { id } = await askConsole<{ readonly id: string }>(page.context(), '/change-sets', {
    changes: [{ merchant: site.code, name: 'flags.CBS3', value: false }],
    reason: 'Closed by the clock',
    base: { [site.code]: merchants.find(({ code }) => code === site.code)?.seq },
    startAt: new Date(Date.now() + 4_000).toISOString(),
  });
  await page.goto(`${consoleOrigin}/changes/${id}`);
  await expect(planned).toContainText('Started by itself');
  await expect(planned).toContainText('Live');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Closed by the clock');
  await expect(chat).toHaveCount(0);
});
