import { input } from '../support/account.ts';
import { ask } from '../support/ask-platform.ts';
import { findViolations } from '../support/axe.ts';
import { memberName, memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/safePlay';

test.describe('a brand under the policy pack us-pa', () => {
  // Reels that turn for seconds prove nothing more.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const regulated = { base: 'soda', merchant: { policy: 'us-pa' } } as const;

  test('lets a player limit a single bet, and a game takes no higher one and says so', async ({ aSite, page }) => {
    const free = await aSite({ base: 'soda' });
    await signIn(page, free);
    await page.goto(free.url(ownPage));
    await expect(page.getByRole('region', { name: 'Limits on losses' })).toBeVisible();
    const stakes = page.getByRole('region', { name: 'Limit on a single stake' });
    await expect(stakes).toHaveCount(0);

    const site = await aSite(regulated);
    await signIn(page, site, { balance: '50.00' });
    await page.goto(site.url(ownPage));
    await expect(stakes).toContainText(/Each bet\s*No limit/);
    await stakes.getByRole('button', { name: 'Set a limit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Stake of each bet' });
    expect(await findViolations(page, 'the limit of a bet')).toEqual([]);
    await input(page, 'limit').fill('1');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your limit holds from now on')).toBeVisible();
    await expect(stakes).toContainText(/Each bet\s*.*1\.00/);

    await page.goto(site.url('/m/slot-games'));
    await page
      .getByRole('button', { name: /Ember Tiger, / })
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/You won|came back|No win/);
    await frame.getByRole('button', { name: 'Higher stake' }).click();
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/Your own limit is .*1\.00 for a single bet/);
    await frame.getByRole('link', { name: 'My limits' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
    await expect(site.publish({ settings: { 'safePlay.stakeLimit': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });

  test('asks again at the end of its time whether a limit shall be raised, and keeps it until then', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ ...regulated, flags: { DEPOSIT: true } });
    await signIn(page, site, {
      safePlay: {
        limits: [
          { kind: 'deposit', span: 'week', amount: '20', next: { amount: '90', inHours: -1, asks: true } },
          { kind: 'loss', span: 'month', amount: '30', next: { inHours: -1, asks: true } },
        ],
      },
    });
    // Whoever pays in is told where the limit matters, and a letter tells those who do not.
    await page.goto(site.url('/m/voucherCenter'));
    const due = page.getByRole('main').getByRole('link', { name: /Your limit for each week waits for your answer/ });
    await expect(due).toContainText(/It stays .*20\.00.* until you say again that you want .*90\.00/);
    await expect(page.getByRole('main').getByText(/waits for your answer/)).toHaveCount(1);
    expect(await findViolations(page, 'a deposit with a raise that asks')).toEqual([]);
    await page.goto(site.url('/m/webEmail'));
    await expect(page.getByRole('main')).toContainText('A limit waits for your answer');
    await page.goto(site.url('/m/voucherCenter'));
    await due.click();
    await expect(page).toHaveURL(site.url(ownPage));
    const deposits = page.getByRole('region', { name: 'Limits on deposits' });
    const row = (span: string) => deposits.locator('[data-fact="fact"]').filter({ hasText: span });
    await expect(row('Each week')).toContainText('20.00');
    const week = deposits.getByRole('listitem').filter({ hasText: 'Each week' });
    await expect(week).toContainText(/You asked for .*90\.00.*Do you still want it\?/);
    expect(await findViolations(page, 'a raise that asks')).toEqual([]);
    await week.getByRole('button', { name: 'Yes, raise it' }).click();
    await expect(row('Each week')).toContainText('90.00');
    await expect(week.getByRole('button', { name: 'Yes, raise it' })).toHaveCount(0);
    await page.goto(site.url('/m/voucherCenter'));
    await expect(page.getByRole('button', { name: 'Deposit now' })).toBeVisible();
    await expect(due).toHaveCount(0);
    await page.goto(site.url(ownPage));
    const month = page.getByRole('region', { name: 'Limits on losses' }).getByRole('listitem');
    await expect(month).toContainText('You asked to take this limit away');
    await month.getByRole('button', { name: 'Keep my limit' }).click();
    await expect(page.getByText('Your limit stays as it is')).toBeVisible();
    await expect(month).toContainText('Each month');
    await expect(month.getByRole('button')).toHaveCount(0);

    await row('Each week').getByRole('button', { name: 'Change' }).click();
    const sheet = page.getByRole('dialog', { name: 'Deposits each week' });
    await expect(sheet).toContainText('only when the time of this one has run out and you have said so again');
    await input(page, 'limit').fill('200');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/You can say so again from/)).toBeVisible();
    await expect(week).toContainText(/Can be .*200\.00.* from .*, once you have said so again/);
    await expect(row('Each week')).toContainText('90.00');
    await expect(site.publish({ settings: { 'safePlay.raiseAtEnd': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });

  test('lets a player limit the time of a day, shows what is left, and opens no game when nothing is', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(regulated);
    const { token } = await signIn(page, site, { balance: '50.00' });
    await page.goto(site.url(ownPage));
    const times = page.getByRole('region', { name: 'Limit on the time of play' });
    await expect(times).toContainText(/Each day\s*No limit\s*0 min played so far/);
    await times.getByRole('button', { name: 'Set a limit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Time of play each day' });
    await input(page, 'limit').fill('0');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toContainText('Enter whole minutes, from 1 to 1440');
    await input(page, 'limit').fill('90');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(times).toContainText(/Each day\s*1 h 30 min/);

    await page.goto(site.url('/m/hot-games'));
    const clock = page.getByRole('timer', { name: 'Session clock' });
    await expect(clock).toContainText('Left today 1:30:00');
    const tile = page.getByRole('button', { name: /^Ember Tiger/ }).first();
    await tile.click();
    const frame = page.frameLocator('iframe');
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    const bar = page.locator('header').filter({ hasText: 'Time left today' });
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/You won|came back|No win/);
    // It goes on while the game is open, in the line of the clock as in the bar.
    await expect(bar).toContainText(/Time left today 1:29:\d\d/);
    await expect(clock).toContainText(/Left today 1:29:\d\d/);
    expect(await findViolations(page, 'a game with its time')).toEqual([]);

    const account = { userName: memberName, password: memberPassword };
    const limits = [{ kind: 'time', span: 'day', amount: '90' }];
    await platform.given(site, { accounts: [{ ...account, safePlay: { limits, play: { today: 90 } } }] });
    await spin.click();
    await expect(frame.getByRole('status')).toContainText(/Your own time of play for today is used up.*opens again on/);
    await expect(frame.getByRole('link', { name: 'My limits' })).toBeVisible();
    const query = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };
    expect(await ask(site, 'launch', token, query)).toMatchObject({ limit: '90' });
    await page.goto(site.url('/m/hot-games'));
    await expect(clock).toContainText('Left today 0:00');
    await tile.click();
    await expect(page.getByText('You have played today for as long as you wanted to at most')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/hot-games'));
    await expect(site.publish({ settings: { 'safePlay.timeLimit': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
