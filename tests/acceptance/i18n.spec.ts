import type { Page } from '@playwright/test';
import { languageNames } from '../../src/features/language/parts/language-names.ts';
import { input, plainRegistration } from '../support/account.ts';
import { openMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const bottomBar = (page: Page) => page.getByRole('navigation').last();

test.describe('languages', () => {
  test('English first; choosing Urdu changes every shell text and the direction @A-389', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      page.getByRole('button', { name: 'Log in' }).or(page.getByRole('link', { name: 'Log in' })),
    ).toBeVisible();
    await chooseLanguage(page, 'ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const part of [page.getByRole('banner'), bottomBar(page)]) {
      await expect(part).toContainText(/\p{Script=Arabic}/u);
      await expect(part).not.toContainText(/Log in|Register|Home|Member|Promotions|Menu/);
    }
  });

  test('a code comes in the language that the site is read in', async ({ aSite, page, platform }) => {
    const registration = plainRegistration({ flags: { USERNAMEREG3: false, MOBILENUMREG3: true } });
    const site = await aSite({ ...registration, languages: ['en', 'ur'] });
    await page.goto(site.url());
    await chooseLanguage(page, 'ur');
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'کوڈ' }).click();
    await expect
      .poll(async () => (await platform.outbox(site)).map(({ text }) => text))
      .toEqual([expect.stringMatching(/آپ کا کوڈ .*\d{4,10}/u)]);
  });

  test('the table of names has about forty languages; only offered ones can be chosen @A-390', async ({
    aSite,
    page,
  }) => {
    expect(Object.keys(languageNames).length).toBeGreaterThanOrEqual(38);
    const site = await aSite({ languages: ['en', 'ur'] });
    await page.goto(site.url());
    await openLanguages(page);
    const choices = page.getByRole('dialog').locator('button[lang]');
    await expect(choices).toHaveCount(2);
    await expect(choices.last()).toContainText(languageNames['ur'] ?? 'no name');
  });

  for (const language of ['en', 'ur'] as const) {
    test(`the names of all languages begin where rows of the page do, in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ language, languages: ['en', 'ur'] });
      await signIn(page, site);
      await page.goto(site.url('/m/set'));
      await page
        .getByRole('main')
        .getByRole('button', { name: language === 'en' ? 'Language' : 'زبان' })
        .click();
      const names = page.getByRole('dialog').locator('button[lang]');
      await expect(names).toHaveCount(2);
      const [first, second] = [names.first(), names.last()];
      const apart = (await first.evaluate(distanceFromStart)) - (await second.evaluate(distanceFromStart));
      expect(Math.abs(apart)).toBeLessThan(2);
    });
  }

  test('the choice is kept over a reload @A-391', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await chooseLanguage(page, 'ur');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    expect(await page.evaluate((key) => localStorage.getItem(key), `${site.code}.language`)).toBe('ur');
  });

  test('without a choice the merchant’s default counts; an unsupported choice is none @A-392', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite({ language: 'ur' });
    await page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    const other = await anotherVisitor();
    await other.addInitScript((key) => localStorage.setItem(key, 'tlh'), `${site.code}.language`);
    await other.goto(site.url());
    await expect(other.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(bottomBar(other)).toContainText(/\p{Script=Arabic}/u);
  });

  test('a text that Urdu lacks is English, and no key is ever shown @A-393', async ({ aSite, page }) => {
    const site = await aSite({
      strings: { en: { merchant: { onlyEnglish: 'Only in English' } } },
      navigation: { 'footer.tab': ['home.tab', { id: 'promotions.tab', label: 'merchant:onlyEnglish' }] },
    });
    await page.goto(site.url());
    await chooseLanguage(page, 'ur');
    await expect(bottomBar(page)).toContainText('Only in English');
    await page.reload();
    await expect(bottomBar(page)).toContainText('Only in English');
    await expect(page.locator('body')).not.toContainText('merchant:');
  });

  test('calls that take a language send the current one @A-394', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url());
    await chooseLanguage(page, 'ur');
    await page.goto(site.url('/m/help'));
    await expect.poll(() => calls.of('help').at(-1)?.query.get('lang')).toBe('UR');
  });
});

async function openLanguages(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('dialog').getByText('Language', { exact: true }).click();
}

async function chooseLanguage(page: Page, tag: string): Promise<void> {
  await openLanguages(page);
  await page.getByRole('dialog').locator(`button[lang="${tag}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

/** How far from the side where a row of the page begins a name is, in px. */
function distanceFromStart(name: Element): number {
  const words = document.createRange();
  words.selectNode(name.firstChild ?? name);
  const { left, right } = words.getBoundingClientRect();
  return document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
}
