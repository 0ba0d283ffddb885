import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const path = '/m/feedback';
const picker = (page: Page) => page.getByRole('textbox', { name: 'Question type' });
const content = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
const message = 'The tables load slowly.';

async function choose(page: Page, type: string): Promise<void> {
  await picker(page).click();
  await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function fill(page: Page, type = 'Games'): Promise<void> {
  await choose(page, type);
  await content(page).fill(message);
  await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
  await captcha(page).fill('4821');
}

test.describe('feedback', () => {
  test('the type is picked from a sheet with a title and a way to cancel @A-146', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url(path));
    await picker(page).click();
    const sheet = page.getByRole('dialog', { name: 'Question type' });
    await expect(sheet.getByRole('heading', { name: 'Question type' })).toBeVisible();
    // It comes up from below and ends at the foot of the window.
    const foot = () => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    await expect.poll(foot).toBe(844);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(picker(page)).toHaveValue('');
    await choose(page, 'Games');
    await expect(picker(page)).toHaveValue('Games');
    await picker(page).click();
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(picker(page)).toHaveValue('Games');
  });

  test('each type sends its own number, and the sender is the one of the token @A-147 @A-346', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { captchaText: '4821' });
    await signIn(page, site);
    await page.goto(site.url(path));
    const types = [
      ['Deposit', 1],
      ['Withdrawal', 2],
      ['Games', 3],
      ['Service', 4],
      ['Applications', 6],
      ['Something else', 0],
    ] as const;
    for (const [index, [name]] of types.entries()) {
      await fill(page, name);
      await confirm(page).click();
      await expect(page.getByRole('tabpanel').locator('summary')).toHaveCount(index + 1);
      await page.getByRole('tab', { name: 'Write to us' }).click();
    }
    const sent = (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'feedback');
    expect(sent.map(({ body }) => body)).toEqual(
      types.map(([, type]) => ({ content: message, sender: 'rosalind', type, captcha: '4821' })),
    );
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  test('the counter counts, the button waits for 10 characters, 201 cannot be typed @A-148 @A-303', async ({
    aSite,
    page,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url(path));
    const room = (count: number) => page.getByText(`${count}/200`, { exact: true });
    await expect(room(0)).toBeVisible();
    await expect(confirm(page)).toBeDisabled();
    await content(page).fill('twelve chars');
    await expect(room(12)).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
    await content(page).fill('123456789');
    await expect(confirm(page)).toBeDisabled();
    await content(page).fill('         1234567890'.slice(0, 14));
    await expect(confirm(page)).toBeDisabled();
    await content(page).fill('1234567890');
    await expect(confirm(page)).toBeEnabled();
    await content(page).fill('x'.repeat(201));
    await expect(content(page)).toHaveValue('x'.repeat(200));
    await expect(room(200)).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
    await content(page).fill('👨‍👩‍👧 hi');
    await expect(room(4)).toBeVisible();
  });

  test('a tap on the captcha brings another; without its text nothing is sent @A-149 @A-304', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url(path));
    const picture = page.getByRole('img', { name: 'Captcha picture' });
    await expect(picture).toBeVisible();
    const first = (await picture.getAttribute('src')) ?? '';
    calls.forget();
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await expect(picture).not.toHaveAttribute('src', first);
    expect(calls.of('captcha').map(({ method }) => method)).toEqual(['GET']);
    await choose(page, 'Games');
    await content(page).fill(message);
    await confirm(page).click();
    await expect(page.getByText('Enter a captcha')).toBeVisible();
    await captcha(page).fill('1'.repeat(17));
    await confirm(page).click();
    await expect(page.getByText('Wrong captcha')).toBeVisible();
    expect(calls.of('feedback')).toHaveLength(0);
  });

  test('one call, thanks, an empty form; the question is kept and its answer shown @A-150 @A-152', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, { captchaText: '4821' });
    await signIn(page, site);
    await page.goto(site.url(path));
    await fill(page);
    await confirm(page).dblclick();
    await expect(page.getByText('Thank you. Your message has been sent.')).toBeVisible();
    expect(calls.of('feedback')).toHaveLength(1);
    const question = page.getByRole('tabpanel').locator('summary');
    await expect(question).toContainText(message);
    await question.click();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    await page.getByRole('tab', { name: 'Write to us' }).click();
    await expect(content(page)).toHaveValue('');
    await expect(picker(page)).toHaveValue('');
    await platform.given(site, { feedbackAnswer: 'It is mended.' });
    await page.reload();
    await page.getByRole('tab', { name: 'My questions' }).click();
    await question.click();
    await expect(page.getByText('It is mended.')).toBeVisible();
  });

  test('a wrong captcha is said, brings another and keeps what was written @A-364', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { captchaText: '1357' });
    await signIn(page, site);
    await page.goto(site.url(path));
    await fill(page);
    const picture = page.getByRole('img', { name: 'Captcha picture' });
    const first = (await picture.getAttribute('src')) ?? '';
    await confirm(page).click();
    await expect(page.getByText('Wrong captcha')).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', first);
    await expect(content(page)).toHaveValue(message);
    await expect(picker(page)).toHaveValue('Games');
    await expect(confirm(page)).toBeEnabled();
  });

  test('a guest is sent to the login and back again @A-151', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url(path));
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { userName: 'trial4', type: 4 });
    await page.goto(site.url(path));
    await expect(confirm(page)).toBeVisible();
    // A short form has its button at the foot of the window all the same.
    const box = await confirm(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(740);
  });

  test('every field of Karat is set in the middle, what is written there too', async ({ aSite, page }) => {
    const site = await aSite({ base: 'karat' });
    await signIn(page, site);
    await page.goto(site.url(path));
    for (const field of [picker(page), content(page), captcha(page)]) {
      await expect(field).toHaveCSS('text-align', 'center');
    }
  });
});
