import type { Locator } from '@playwright/test';
import { input, plainRegistration } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const directionOf = (field: Locator) =>
  field.evaluate((element) => {
    const { direction, textAlign } = getComputedStyle(element);
    const isAtEnd = textAlign === 'right' || (textAlign === 'start' && direction === 'rtl');
    return `${direction} ${isAtEnd ? 'right' : 'left'}`;
  });

test.describe('in a language from right to left', () => {
  const urdu = { language: 'ur', languages: ['en', 'ur'] } as const;

  test('a field is empty like the page, and what is Latin in it is written left to right at the right', async ({
    aSite,
    page,
  }) => {
    const fields = ['email', 'payeeName', 'affiliateCode'].map((field) => [field, { enabled: true }]);
    const site = await aSite(plainRegistration({ ...urdu, rules: Object.fromEntries(fields) }));
    await page.goto(site.url('/m/register'));
    for (const [name, latin] of [
      ['username', 'marlow92'],
      ['email', 'marlow@mail.example'],
      ['payeeName', 'Marlow Finch'],
      ['affiliateCode', 'AF-92'],
    ] as const) {
      const field = input(page, name);
      expect(await directionOf(field), `${name}, empty`).toBe('rtl right');
      await field.fill(latin);
      expect(await directionOf(field), name).toBe('ltr right');
    }
    const payee = input(page, 'payeeName');
    await payee.fill('سارہ');
    expect(await directionOf(payee), 'a name in Urdu').toBe('rtl right');
  });

  test('a search reads like the page until something is written, then like that', async ({ aSite, page }) => {
    const site = await aSite(urdu);
    await page.goto(site.url('/m/search'));
    const field = page.getByRole('searchbox');
    expect(await directionOf(field)).toBe('rtl right');
    await field.fill('Koi (2)');
    expect(await directionOf(field)).toBe('ltr right');
  });

  test('ranges of dates and of money begin at the right, and each date and amount is written left to right', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(urdu);
    await signIn(page, site, { balance: '100.00', paymentPassword: '246810', bankCards: ['4242424242424242'] });
    for (const path of ['/m/activity', '/m/voucherCenter', '/m/withdraw']) {
      await page.goto(site.url(path));
      const ends = page.getByRole('main').locator('bdi:has(+ span > bdi)');
      await expect(ends.first(), path).toBeVisible();
      const backwards = await ends.evaluateAll(beginLeft);
      expect(backwards, path).toEqual([]);
    }
  });
});

/** Ranges of which the first end stands at the left of the second, or an end is written from right to left. Runs in the page. */
function beginLeft(firsts: readonly Element[]): readonly string[] {
  return firsts.flatMap((first) => {
    const second = first.nextElementSibling?.querySelector('bdi');
    const [left, right] = [second, first].map((one) => one?.getBoundingClientRect());
    const isMirrored = [first, second].some((one) => one && getComputedStyle(one).direction !== 'ltr');
    return !left || !right || left.right > right.left || isMirrored ? [first.parentElement?.textContent ?? ''] : [];
  });
}
