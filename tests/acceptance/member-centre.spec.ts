import type { Locator, Page } from '@playwright/test';
import type { SiteOptions } from '../support/a-site.ts';
import { sessionOf } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const allItems = [
  'cashier.depositItem',
  'cashier.withdrawItem',
  'messages.item',
  'records.betsItem',
  'records.accountItem',
  'records.rewardsItem',
  'security.item',
  'records.rebateItem',
  'favourites.item',
  'announcements.item',
];
const withItems = (options: SiteOptions = {}): SiteOptions => ({
  ...options,
  navigation: { 'memberCentre.item': allItems },
});
/** How much of a bar is filled, and in which colour. */
const fillOf = (meter: Locator) =>
  meter.evaluate((bar) => {
    const fill = bar.firstElementChild ?? bar;
    const share = fill.getBoundingClientRect().width / bar.getBoundingClientRect().width;
    return { share, colour: getComputedStyle(fill).backgroundColor };
  });
const items = (page: Page) => page.getByRole('navigation', { name: 'Member centre' });
const item = (page: Page, name: string) => items(page).getByRole('button', { name });
const flagged = [
  ['A-154', 'DEPOSIT', 'Deposit', '/m/voucherCenter'],
  ['A-155', 'WITHDRAW', 'Withdraw', '/m/withdraw'],
  ['A-156', 'MAILCEN', 'Inbox', '/m/webEmail'],
  ['A-157', 'TRANSBETREPMEM3', 'Betting record', '/m/gameRecord'],
  ['A-158', 'TRANSREC3', 'Account record', '/m/transaction/record'],
  ['A-159', 'REWCEN3', 'Reward centre', '/m/rewardCenter'],
  ['A-160', 'SECPRIV', 'Security centre', '/m/securityCenter'],
  ['A-161', 'MANPLAYREB3', 'Manual rebate', '/m/member/manualRebate'],
] as const;
const allOff = Object.fromEntries(flagged.map(([, flag]) => [flag, false]));
const allOn = Object.fromEntries(flagged.map(([, flag]) => [flag, true]));

test.describe('items of the member centre', () => {
  for (const [id, flag, name, path] of flagged) {
    test(`${name} follows ${flag} and leads to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite(withItems({ flags: { ...allOn, [flag]: false } }));
      await signIn(page, site);
      await page.goto(site.url('/m/member/home'));
      await expect(item(page, 'Announcements')).toBeVisible();
      await expect(item(page, name)).toHaveCount(0);
      await site.publish({ flags: { [flag]: true } });
      await item(page, name).click();
      await expect(page).toHaveURL(site.url(path));
    });
  }

  for (const [id, name, path] of [
    ['A-162', 'Favourites', '/m/favorite'],
    ['A-163', 'Announcements', '/m/announcement'],
  ] as const) {
    test(`${name} needs no flag and leads to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite(withItems({ flags: allOff }));
      await signIn(page, site);
      await page.goto(site.url('/m/member/home'));
      await expect(items(page).getByRole('button')).toHaveCount(2);
      await item(page, name).click();
      await expect(page).toHaveURL(site.url(path));
    });
  }

  test('two layouts hold the same items @A-165 @G-203', async ({ aSite, page }) => {
    const site = await aSite(withItems({ flags: allOn, template: { mem_cen: 0 } }));
    await signIn(page, site);
    await page.goto(site.url('/m/member/home'));
    await expect(item(page, 'Deposit')).toBeVisible();
    const names = await items(page).getByRole('button').allInnerTexts();
    const lines = await starts(page);
    expect(new Set(lines.map(({ x }) => x)).size, 'one below the other').toBe(1);
    await site.publish({ template: { mem_cen: 1 } });
    await expect.poll(async () => new Set((await starts(page)).map(({ x }) => x)).size).toBeGreaterThan(1);
    expect(await items(page).getByRole('button').allInnerTexts()).toEqual(names);
  });
});

async function starts(page: Page): Promise<readonly { readonly x: number }[]> {
  return items(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => ({ x: Math.round(button.getBoundingClientRect().x) })));
}

test.describe('who the player is', () => {
  test('the balance is the wallet’s @A-153', async ({ aSite, page, platform }) => {
    const site = await aSite(withItems());
    await signIn(page, site);
    await platform.given(site, { answers: { wallet: { sumBalance: 12.5 } } });
    await page.goto(site.url('/m/member/home'));
    await expect(page.getByRole('main')).toContainText(/(^|\D)12\.50/);
  });

  test('a guest is sent to the login @A-164', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/member/home'));
    await expect(page).toHaveURL(site.url('/m/login'));
  });

  test('the name is the nickname with the label beside it, else the account; the icon is told by GET @A-167 @A-168 @A-332', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(withItems());
    await signIn(page, site, { nickname: 'Duchess', label: 'Silver' });
    await page.goto(site.url('/m/member/home'));
    const main = page.getByRole('main');
    await expect(main).toContainText('Duchess');
    await expect(main).toContainText('Silver');
    expect(calls.of('memberInfo')[0]).toMatchObject({ method: 'GET', body: undefined });
    for (const nickname of ['', '   ']) {
      await platform.given(site, { answers: { memberInfo: { id: '7', type: 0, account: 'rosalind', nickname } } });
      await page.reload();
      await expect(main).toContainText('rosalind');
    }
    await expect(main).not.toContainText('Silver');
  });

  test('the type that the server tells wins, also as text, and stays over a reload @A-332 @A-226', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(withItems());
    await signIn(page, site, { type: 0 });
    const expectType = (type: unknown) =>
      platform.given(site, { answers: { memberInfo: { id: '7', type, account: 'rosalind', nickname: 'Rose' } } });
    const storedType = async () => (await sessionOf(page))?.['type'];
    for (const [type, kept] of [
      ['4', 4],
      [null, 4],
      [2, 2],
    ] as const) {
      await expectType(type);
      await page.goto(site.url('/m/member/home'));
      await expect(page.getByRole('main')).toContainText('Rose');
      await expect.poll(storedType, String(type)).toBe(kept);
    }
    await page.reload();
    await expect(page).toHaveURL(site.url('/m/member/home'));
    await expect(page.getByRole('main')).toContainText('Rose');
  });

  test('VIP progress is the share of completed steps, and full without a rank @A-169 @A-334', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(withItems({ flags: { vipBenefit: true } }));
    const rank = { labelId: 2, completedConditions: 2, totalExpectedConditions: 5 };
    await signIn(page, site, { rank });
    await page.goto(site.url('/m/member/home'));
    const meter = page.getByRole('progressbar');
    await expect(meter).toHaveAttribute('aria-valuenow', '40');
    await expect(page.getByRole('main')).toContainText('2 of 5 steps completed');
    expect(calls.of('rankProgress')[0]?.method).toBe('GET');
    const colourOfProgress = (await fillOf(meter)).colour;
    const currentProgress = { completedConditions: 2, totalExpectedConditions: 5 };
    await platform.given(site, { answers: { rankProgress: { currentProgress, playerRankProgress: {} } } });
    for (const path of ['/m/member/benefits', '/m/member/home']) {
      await page.goto(site.url(path));
      await expect(meter).toHaveAttribute('aria-valuenow', '100');
      await expect(meter).toHaveAttribute('aria-valuetext', '3 steps to go');
      await expect(page.getByRole('main')).toContainText(/to your first level.*3 steps to go/i);
      await expect(page.getByRole('main')).not.toContainText(/2 of 5|100%|every step|All steps completed/i);
      const fill = await fillOf(meter);
      expect(fill.share).toBe(1);
      expect(fill.colour).not.toBe(colourOfProgress);
    }
  });

  test('a player without a level reads that they have none, and no share of nothing', async ({ aSite, page }) => {
    const site = await aSite(withItems({ flags: { vipBenefit: true } }));
    await signIn(page, site, { rank: { completedConditions: 0, totalExpectedConditions: 0 } });
    await page.goto(site.url('/m/member/benefits'));
    await expect(page.getByText('No level yet')).toBeVisible();
    await expect(page.getByText('Your level will stand here')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('100%')).toHaveCount(0);
    await page.goto(site.url('/m/member/home'));
    await expect(item(page, 'Announcements')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('a player who has staked nothing yet reads how many steps the first level takes, and no count of none', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(withItems({ flags: { vipBenefit: true } }));
    await signIn(page, site);
    await page.goto(site.url('/m/member/benefits'));
    await expect(page.getByText('No level yet')).toBeVisible();
    await expect(page.getByRole('main').getByText('5 steps to go')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/100%|0 of 5/);
  });

  test('the benefits name the level as their ladder does, in the language of the page', async ({ aSite, page }) => {
    const languages = { language: 'ur', languages: ['ur', 'en'] };
    const site = await aSite(withItems({ ...languages, flags: { vipBenefit: true } }));
    await signIn(page, site, {
      label: 'Silver',
      rank: { labelId: 2, completedConditions: 2, totalExpectedConditions: 5 },
    });
    await page.goto(site.url('/m/member/benefits'));
    await expect(page.getByRole('main').getByText('چاندی')).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText('Silver');
  });

  test('an icon is shown and another chosen; a picture must really be one @A-333', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite(withItems());
    await signIn(page, site);
    await page.goto(site.url('/m/member/home'));
    const face = page.getByRole('button', { name: 'Change your picture' });
    await face.click();
    const sheet = page.getByRole('dialog', { name: 'Your picture' });
    expect(calls.of('headIcon')[0]?.method).toBe('GET');
    await expect(sheet.getByRole('button', { name: 'Picture 1', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: 'Picture 4', exact: true }).click();
    await expect(sheet).toBeHidden();
    expect(JSON.parse(calls.of('setHeadIcon')[0]?.body ?? '{}')).toEqual({ icon: 4 });
    await face.click();
    await expect(sheet.getByRole('button', { name: 'Picture 4', exact: true })).toHaveAttribute('aria-pressed', 'true');
    const file = sheet.getByLabel('Use a photo of your own');
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>1</script>') });
    await expect(page.getByText('Choose a PNG or JPG picture of at most 5 MB')).toBeVisible();
    expect(calls.of('setHeadIcon')).toHaveLength(1);
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 60 } });
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(face.locator('img')).toHaveAttribute('src', /^data:image\/webp;base64,/);
    const sent = (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'setHeadIcon');
    expect(sent).toHaveLength(2);
  });
});

test.describe('personal details', () => {
  test('a nickname and a proof by code are kept', async ({ aSite, page, platform }) => {
    const site = await aSite(withItems());
    await platform.given(site, { smsCode: '246810' });
    await signIn(page, site, { mobile: '447700900321', email: 'rosa@mail.com', verified: ['mobileNum'] });
    await page.goto(site.url('/m/member/home'));
    await page.getByRole('button', { name: /Personal details/ }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('44•••321');
    await expect(main).toContainText('Verified');
    await page.getByRole('button', { name: /Nickname/ }).click();
    await page.getByLabel('What should we call you?').fill('Countess');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(main).toContainText('Countess');
    await page.getByRole('button', { name: /Email/ }).click();
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await page.getByLabel('Verification code').fill('246810');
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByText('Verified', { exact: true })).toHaveCount(2);
  });

  test('a number pasted with its country code is asked for a code as it stands', async ({ aSite, page, calls }) => {
    const site = await aSite(withItems());
    await signIn(page, site);
    await page.goto(site.url('/m/member/home'));
    await page.getByRole('button', { name: /Personal details/ }).click();
    await page.getByRole('button', { name: /Mobile number/ }).click();
    await page.getByRole('dialog').getByLabel('Mobile number').fill('+44 7700 900 321');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect.poll(() => calls.of('detailCode').length).toBeGreaterThan(0);
    const body: unknown = JSON.parse(calls.of('detailCode')[0]?.body ?? '');
    expect(body).toMatchObject({ value: '7700900321', countryDialingCode: '+44' });
  });
});
