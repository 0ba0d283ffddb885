import type { Page } from '@playwright/test';
import { input, logIn, player, sessionOf } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { sentPath } from '../support/moved-paths.ts';
import { findOverflow } from '../support/overflow.ts';
import { bringRealityCheck } from '../support/reality-check.ts';
import { memberName, memberPassword, newSession, signIn } from '../support/sign-in.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/safePlay';
const flags = { DEPOSIT: true, WITHDRAW: true };
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, kind: string) => main(page).getByRole('region', { name: kind });
/** A limit, and the way to set it. */
const row = (page: Page, kind: string, span: string) =>
  section(page, kind).locator('[data-fact="fact"]').filter({ hasText: span });
const deposits = 'Limits on deposits';

/** Opens the sheet of a limit, types an amount and saves it. */
async function setLimit(page: Page, span: string, amount: string) {
  await row(page, deposits, span)
    .getByRole('button', { name: /Set a limit|Change/ })
    .click();
  await input(page, 'limit').fill(amount);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

test.describe('safe play', () => {
  test('a limit holds at once, a higher one waits and can be taken back, and the deposit says what is left', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00', history: [{ day: 0, kind: 'deposit', amount: '30' }] });
    await page.goto(site.url('/m/member/home'));
    await main(page).getByRole('button', { name: 'Safe play' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
    const day = row(page, deposits, 'Each day');
    const use = section(page, deposits).getByRole('listitem').filter({ hasText: 'Each day' });
    await expect(day).toContainText('No limit');
    await setLimit(page, 'Each day', '0');
    await expect(page.getByRole('dialog')).toContainText('Enter an amount of at least 1');
    // A thousand to one player, one to another: what would be a limit of 1 is asked again.
    await input(page, 'limit').fill('1.000');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(input(page, 'limit')).toHaveAttribute('aria-invalid', 'true');
    await input(page, 'limit').fill('50');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your limit holds from now on')).toBeVisible();
    await expect(day).toContainText('50.00');
    await expect(use).toContainText(/30\.00.* paid in so far/);
    await expect(use.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await setLimit(page, 'Each day', '90');
    await expect(use).toContainText(/Will be .*90\.00.* from/);
    await expect(day).toContainText('50.00');
    await use.getByRole('button', { name: 'Keep my limit' }).click();
    await expect(use).not.toContainText('Will be');
    expect(await findViolations(page, ownPage)).toEqual([]);

    await page.goto(site.url('/m/voucherCenter'));
    await input(page, 'amount').fill('40');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(main(page)).toContainText(/Your own limit for the day leaves .*20\.00/);
    await expect(input(page, 'amount')).toHaveAttribute('aria-invalid', 'true');
    await input(page, 'amount').fill('20');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
  });

  test('says how losses and time are counted to whoever asks, and hides neither a control nor what a break means', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags, settings: { 'safePlay.timeLimit': true } });
    await signIn(page, site, { balance: '40.00' });
    await page.goto(site.url(ownPage));
    const time = section(page, 'Limit on the time of play');
    await expect(time.getByRole('button', { name: /Set a limit/ })).toBeVisible();
    for (const [question, answer] of [
      ['How losses are counted', /what you staked less what came back/],
      ['How the time is counted', /pauses of five minutes or more do not/],
    ] as const) {
      await expect(main(page).getByText(answer)).toBeHidden();
      const summary = main(page).getByText(question, { exact: true });
      expect((await summary.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await summary.click();
      await expect(main(page).getByText(answer)).toBeVisible();
    }
    for (const words of ['Nobody can end a break early', 'Nobody can open it before'])
      await expect(main(page).getByText(words)).toBeVisible();
    await expect(main(page).locator('details').locator('button, a, input')).toHaveCount(0);
    expect(await findViolations(page, 'explanations of safe play')).toEqual([]);
  });

  test('a break signs out, and a login then leads to withdrawal, records and help, and to no game and no deposit', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ flags });
    await platform.given(site, { accounts: [{ ...player, balance: '40.00' }] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url(ownPage));
    const begin = main(page).getByRole('button', { name: 'Take a break' });
    await begin.click();
    await expect(main(page).getByRole('alert')).toHaveText('Choose how long first');
    await main(page).getByRole('radio', { name: '1 week', exact: true }).check();
    await begin.click();
    const question = page.getByRole('dialog', { name: 'Take a break of 1 week?' });
    await expect(question).toContainText('cannot be ended early');
    expect(await findViolations(page, 'the question before a break')).toEqual([]);
    await question.getByRole('button', { name: 'Begin the break' }).click();
    await expect(page.getByText(/Play is closed to you until/)).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();

    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/slot-games'));
    await main(page)
      .getByRole('button', { name: /Ember Tiger, / })
      .first()
      .click();
    await expect(page).toHaveURL(site.url(ownPage));
    const notice = main(page).getByRole('region', { name: 'You are taking a break' });
    await expect(notice).toContainText('you can withdraw it at any time');
    await notice.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('heading', { name: 'Set a withdrawal password first' })).toBeVisible();
    await page.goto(site.url('/m/voucherCenter'));
    await expect(main(page)).toContainText('Deposits are closed while you take a break');
    await expect(input(page, 'amount')).toHaveCount(0);
    expect(await findViolations(page, 'a closed deposit')).toEqual([]);
    await main(page).getByRole('button', { name: 'What is open, and help' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
  });

  test('an exclusion needs the password, ends every session, and other tabs stay out', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { userName: 'rosalind', balance: '40.00' });
    const other = await newSession(site, 'rosalind');
    await page.goto(site.url(ownPage));
    await main(page).getByRole('radio', { name: '6 months' }).check();
    await main(page).getByRole('button', { name: 'Exclude myself' }).click();
    const sheet = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' });
    await expect(sheet).toContainText('This cannot be undone');
    await input(page, 'ownPassword').fill('not-this-one');
    await sheet.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(sheet).toContainText('The password is not right');
    await input(page, 'ownPassword').fill(memberPassword);
    await sheet.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(page.getByText(/Play is closed to you until/)).toBeVisible();
    const headers = { Merchant: site.code, Gateway: '3', authorization: `Bearer ${other.token}` };
    const { host } = new URL(site.url());
    const answer = await callPort(stackAddress.servicePort, sentPath('wallet'), { host, headers });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'session.ended' });
  });

  test('an exclusion without an end is offered where the site says so, and says that it has none', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags, settings: { 'safePlay.exclusionWithoutEnd': true } });
    await signIn(page, site, { userName: 'rosalind', balance: '40.00' });
    await page.goto(site.url(ownPage));
    await main(page).getByRole('radio', { name: 'For good' }).check();
    await main(page).getByRole('button', { name: 'Exclude myself' }).click();
    const sheet = page.getByRole('dialog', { name: 'Exclude yourself for good?' });
    await expect(sheet).toContainText('It has no end, and this cannot be undone');
    await input(page, 'ownPassword').fill(memberPassword);
    await sheet.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(page.getByText('Play is closed to you for good. Take care.')).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();
    await signIn(page, site, { userName: 'rosalind' });
    await page.goto(site.url(ownPage));
    const notice = main(page).getByRole('region', { name: 'You have excluded yourself' });
    await expect(notice).toContainText('Without an end');
    await page.goto(site.url('/m/voucherCenter'));
    await expect(main(page)).toContainText('They do not open again. You can withdraw at any time.');
  });

  test('a reality check tells how long play has lasted and what it came to, and a game shows its result all along', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ flags, settings: { 'launch.target': 'frame' } });
    // What was lost before the session: no round wins so much that the limit below leaves room for another.
    const lost = [
      { day: 0, kind: 'deposit', amount: '5000' },
      { day: 0, kind: 'bet', amount: '5000' },
    ];
    await signIn(page, site, { balance: '40.00', history: lost });
    await page.goto(site.url('/m/slot-games'));
    await main(page)
      .getByRole('button', { name: /Ember Tiger, / })
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
    const place = await page.locator('iframe').boundingBox();
    await frame.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(page.locator('header')).toContainText(/Result of this session.*\d/);
    expect(await page.locator('iframe').boundingBox(), 'the game stays in its place').toEqual(place);
    // Until a round has been seen to its end, no other one begins.
    await expect(frame.getByRole('status')).toContainText(/You won|came back|No win/);
    const limits = [{ kind: 'loss', span: 'day', amount: '0.01' }];
    await platform.given(site, {
      accounts: [{ userName: memberName, password: memberPassword, safePlay: { limits } }],
    });
    await frame.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(frame.getByRole('status')).toContainText(/Your own loss limit leaves .*0\.0\d/);
    await expect(frame.getByRole('link', { name: 'My limits' })).toBeVisible();
    await bringRealityCheck(page, site);
    const check = page.getByRole('dialog', { name: 'A look at the clock' });
    await expect(check).toContainText(/signed in for 0 h \d+ min/);
    await expect(check).toContainText(/Staked.*[1-9].*Came back.*Result/);
    expect(await findViolations(page, 'the reality check')).toEqual([]);
    await check.getByRole('button', { name: 'Go on' }).click();
    await expect(check).toHaveCount(0);
    await expect(page.locator('iframe')).toBeVisible();
    await bringRealityCheck(page, site);
    await check.getByRole('button', { name: 'Limits and breaks' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
    await page.goto(site.url('/m/play'));
    await bringRealityCheck(page, site);
    await check.getByRole('button', { name: 'Stop here' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('reads in Urdu at 320 px and 200 % text with a change that waits and a break that runs', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'chamak', flags });
    await signIn(page, site, {
      safePlay: {
        limits: [{ kind: 'deposit', span: 'week', amount: '5000', next: { amount: '9000', inHours: 20 } }],
        pause: { kind: 'exclusion', hours: 4400 },
      },
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url(ownPage));
    await expect(main(page)).toContainText('آپ نے خود کو گیمز سے روک رکھا ہے');
    await expect(main(page)).toContainText('ہو جائے گی');
    expect(await findOverflow(page, ownPage)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findOverflow(page, `${ownPage} at 200 %`)).toEqual([]);
    expect(await findViolations(page, ownPage)).toEqual([]);
  });
});
