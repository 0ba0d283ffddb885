import type { Page } from '@playwright/test';
import { createAccount, fillRegistration, input, pickDay, plainRegistration } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const today = new Date('2024-05-01T12:00:00Z');
const asked = { rules: { birthday: { enabled: true, required: true } } };

test.describe('register', () => {
  test('the picker writes the day that was picked @A-100', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration(asked));
    await page.goto(site.url('/m/register'));
    await input(page, 'birthday').click();
    await pickDay(page, 1990, 'March', 5);
    await expect(input(page, 'birthday')).toHaveValue('1990-03-05');
  });

  test('the wheels open on the day that their numbers name, and on the chosen one afterwards', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(plainRegistration(asked));
    await page.goto(site.url('/m/register'));
    await input(page, 'birthday').click();
    await expectTurnedTo(page, [String(new Date().getFullYear() - 30), 'January', '1']);
    await pickDay(page, 1990, 'March', 5);
    await input(page, 'birthday').click();
    await expectTurnedTo(page, ['1990', 'March', '5']);
  });

  test('the picker reaches from 1900 to the last day of this year @A-101', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration(asked));
    await page.goto(site.url('/m/register'));
    await input(page, 'birthday').click();
    const years = page.getByRole('listbox', { name: 'Year' }).getByRole('option');
    const labels = (await years.allTextContents()).map(Number);
    expect(Math.min(...labels)).toBe(1900);
    expect(Math.max(...labels)).toBe(new Date().getFullYear());
    await pickDay(page, new Date().getFullYear(), 'December', 31);
    await expect(input(page, 'birthday')).toHaveValue(`${new Date().getFullYear()}-12-31`);
  });
});

/** Expects the rows of year, month and day that stand in the middle of their wheels. */
async function expectTurnedTo(page: Page, rows: readonly [string, string, string]) {
  for (const [index, name] of ['Year', 'Month', 'Day'].entries()) {
    const wheel = page.getByRole('listbox', { name });
    await expect.poll(() => wheel.evaluate(rowInTheMiddle), name).toBe(rows[index]);
  }
}

function rowInTheMiddle(wheel: Element): string | undefined {
  const window = wheel.getBoundingClientRect();
  const middle = window.y + window.height / 2;
  const row = [...wheel.children].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top <= middle && bottom > middle;
  });
  return row?.textContent ?? undefined;
}

test.describe('the age of a brand', () => {
  for (const base of ['karat', 'ninety'] as const) {
    test(`is the same in the consent box and in the refusal, at ${base}`, async ({ aSite, page }) => {
      await page.clock.setFixedTime(today);
      const site = await aSite({ base, settings: { 'registration.announcement': false } });
      await page.goto(site.url('/m/register'));
      await input(page, 'birthday').click();
      await pickDay(page, 2008, 'March', 5);
      await input(page, 'birthday').focus();
      await input(page, 'birthday').blur();
      const refusal = page.getByText(/Please confirm you are \d+ years old/);
      await expect(refusal).toBeVisible();
      const [age = ''] = /\d+/.exec(await refusal.innerText()) ?? [];
      await expect(page.getByText(`I am ${age} or over`)).toBeVisible();
    });
  }
});

test.describe('validation', () => {
  for (const [title, settings, month, day, year, text] of [
    [
      'one day short of the age is refused @A-291',
      { 'ages.birthday': 18 },
      'May',
      2,
      2006,
      'Please confirm you are 18 years old',
    ],
    ['at 21 the text says 21 @A-314', { 'ages.birthday': 21 }, 'May', 2, 2003, 'Please confirm you are 21 years old'],
    [
      'a day to come is no date of birth @A-313',
      { 'ages.birthday': 18 },
      'May',
      2,
      2024,
      'Please enter the correct date of birth',
    ],
  ] as const) {
    test(title, async ({ aSite, page, calls }) => {
      await page.clock.setFixedTime(today);
      const site = await aSite(plainRegistration({ ...asked, settings }));
      await page.goto(site.url('/m/register'));
      await input(page, 'birthday').click();
      await pickDay(page, year, month, day);
      await fillRegistration(page);
      await createAccount(page).click();
      await expect(page.getByText(text)).toBeVisible();
      expect(calls.of('register')).toHaveLength(0);
    });
  }

  test('on the birthday itself the age is reached @A-291', async ({ aSite, page }) => {
    const now = new Date();
    const site = await aSite(plainRegistration({ ...asked, settings: { 'ages.birthday': 21 } }));
    await page.goto(site.url('/m/register'));
    await input(page, 'birthday').click();
    const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(now);
    await pickDay(page, now.getUTCFullYear() - 21, month, now.getUTCDate());
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });
});
