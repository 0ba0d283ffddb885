import { findViolations } from '../support/axe.ts';
import { confirmNotice } from '../support/confirm-notice.ts';
import { ask } from '../support/ask-platform.ts';
import { logIn, player, sessionOf } from '../support/account.ts';
import { sentPath } from '../support/moved-paths.ts';
import { memberName, newSession, signIn } from '../support/sign-in.ts';
import { topBar, walkTo } from '../support/shell.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const open = { base: 'soda', flags: { FREEPLAY3: true } } as const;
const regulated = { ...open, merchant: { policy: 'uk' }, settings: { 'ages.gate': 21 } };

test.describe('a brand under the policy pack uk', () => {
  test('asks for the age before a trial, once in a browser; without the pack nobody asks', async ({ aSite, page }) => {
    const site = await aSite(regulated);
    await page.goto(site.url('/m/login'));
    const start = page.getByRole('button', { name: 'Free trial' });
    const gate = page.getByRole('dialog', { name: 'Are you 21 or older?' });
    await start.click();
    await expect(gate).toContainText('21 or older and have read the terms');
    await gate.getByRole('button', { name: 'No', exact: true }).click();
    await expect(gate).toHaveCount(0);
    expect(await sessionOf(page)).toBeUndefined();
    await start.click();
    await gate.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url('/m/trail'));
    await start.click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);

    const free = await aSite(open);
    await page.goto(free.url('/m/login'));
    await expect(page.getByRole('timer')).toHaveCount(0);
    await start.click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await expect(gate).toHaveCount(0);
  });

  test('has the session clock in its place above the bars, from the first paint on every page', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(regulated);
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/home'));
    const clock = page.getByRole('timer', { name: 'Session clock' });
    await expect(clock).toContainText(/Time \d\d:\d\d\s*Your session 0:\d\d:\d\d/);
    const place = await clock.boundingBox();
    const bar = await topBar(page).boundingBox();
    expect(place?.y).toBe(0);
    expect(bar?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before ?? '');
    await walkTo(page, '/m/login');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await walkTo(page, '/m/help');
    await expect(page.getByRole('heading', { name: 'Help' }).first()).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await expect(clock).toBeInViewport();
    // A live change cannot take it away.
    await expect(site.publish({ settings: { 'session.clock': false } })).rejects.toThrow(/POLICY_BROKEN/);
    await expect(clock).toBeVisible();
  });
});

test.describe('a brand under the policy pack de', () => {
  // Reels that turn for seconds prove nothing more.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const sections = { 'home.section': ['home.games', 'winners.jackpotHome', 'winners.jackpotBanner'] };
  const shown = { base: 'soda', flags: { DEPOSIT: true }, navigation: sections } as const;

  test('has no jackpot, no deposit over the cap, and no turn sooner than five seconds, and says so', async ({
    aSite,
    page,
  }) => {
    const free = await aSite(shown);
    await page.goto(free.url('/m/home'));
    await expect(page.getByRole('region', { name: 'Daily jackpot' })).toBeVisible();

    const site = await aSite({ ...shown, merchant: { policy: 'de' } });
    await page.goto(site.url('/m/home'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    const paid = { day: 0, kind: 'deposit', amount: '900' };
    const { token } = await signIn(page, site, { balance: '500.00', history: [paid] });
    await confirmNotice(site, token, 'sums');
    await page.goto(site.url('/m/home'));
    await expect(page.locator('main [data-tile]').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Daily jackpot' })).toHaveCount(0);

    await page.goto(site.url('/m/safePlay'));
    await expect(page.getByText(/nobody pay in more than .*1,000\.00.* in a calendar month/)).toBeVisible();
    await page.goto(site.url('/m/voucherCenter'));
    await page.locator('[name=amount]').fill('101');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page.locator('main')).toContainText(/This site admits .*100\.00.* more from you this month/);

    const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };
    const opened = await ask(site, 'launch', token, query);
    // The test's own clock: a busy machine moves neither bound.
    await page.clock.install();
    await page.goto(String(Object(opened).url));
    const spin = page.getByRole('button', { name: 'Spin' });
    const more = page.getByRole('button', { name: 'Higher stake' });
    await expect(page.getByRole('group', { name: 'Stake' })).toContainText('1.00');
    await expect(more).toBeDisabled();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/play/round'));
    await spin.click();
    expect((await answered).status()).toBe(200);
    await expect(spin).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(5000);
    await expect(spin).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(500);
    await expect(spin).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('lets only registered players play for fun: no trial is offered, and none is opened', async ({
    aSite,
    page,
  }) => {
    const trial = { base: 'soda', flags: { FREEPLAY3: true } } as const;
    const start = page.getByRole('button', { name: 'Free trial' });
    const free = await aSite(trial);
    await page.goto(free.url('/m/login'));
    await expect(start).toBeVisible();

    const site = await aSite({ ...trial, merchant: { policy: 'de' } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' }).first()).toBeVisible();
    await expect(start).toHaveCount(0);
    await page.goto(site.url('/m/trail'));
    await expect(page.locator('main')).toContainText('Free trial is not available at the moment');
    await expect(start).toHaveCount(0);
    const headers = { Merchant: site.code, Gateway: '3' };
    const { host } = new URL(site.url());
    const call = { host, headers, body: { moduleId: 'REG3' } };
    const answer = await callPort(stackAddress.servicePort, sentPath('freePlayLogin'), call);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'no.permission' });
    const { token } = await signIn(page, site, { balance: '0.00' });
    await confirmNotice(site, token, 'sums');
    const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en', mode: 'free' };
    expect(String(Object(await ask(site, 'launch', token, query)).url)).toContain('launch=');
  });

  test('has a button for a break of 24 hours on every page and over a game, which takes it and ends every session', async ({
    aSite,
    page,
  }) => {
    const button = page.getByRole('button', { name: '24-hour break' });
    const site = await aSite({ base: 'soda', merchant: { policy: 'de' } });
    await page.goto(site.url('/m/home'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('timer', { name: 'Session clock' })).toBeVisible();
    await expect(button).toHaveCount(0);
    const { token } = await signIn(page, site, { balance: '50.00' });
    await confirmNotice(site, token, 'sums');
    for (const path of ['/m/home', '/m/slot-games', '/m/games?gameType=RNG', '/m/help']) {
      await page.goto(site.url(path));
      await expect(button).toBeInViewport();
    }
    await page.goto(site.url('/m/hot-games'));
    await page
      .getByRole('button', { name: /^Ember Tiger/ })
      .first()
      .click();
    await expect(page).toHaveURL(site.url('/m/play'));
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
    expect(await findViolations(page, 'the button for a break')).toEqual([]);
    await button.click();
    const question = page.getByRole('dialog', { name: 'Take a break of 24 hours?' });
    await expect(question).toContainText('cannot be ended early');
    await question.getByRole('button', { name: 'Begin the break' }).click();
    await expect(page.getByText(/Play is closed to you until/)).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();
    expect(await ask(site, 'wallet', token)).toBeUndefined();
    const again = await newSession(site, memberName);
    await confirmNotice(site, again.token, 'sums');
    const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };
    expect(await ask(site, 'launch', again.token, query)).toMatchObject({ kind: 'timeOut' });
    // A live change cannot take it away.
    await expect(site.publish({ settings: { 'safePlay.breakButton': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
