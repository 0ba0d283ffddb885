import { createAccount, fillRegistration, input, plainRegistration } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { memberName, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('invite friends', () => {
  test('the link of a player whose name is a phone number says a code of the platform, and no number', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite(plainRegistration({ promotions: { REFERRAL: true } }));
    await signIn(page, site, { userName: '447700900321' });
    await page.goto(site.url('/m/inviteFriends'));
    const main = page.getByRole('main');
    const link = (await main.getByText(/\/m\/register\?recommenderId=/).textContent()) ?? '';
    expect(new URL(link).searchParams.get('recommenderId')).toMatch(/^[A-Z0-9]{10}$/);
    await expect(main).not.toContainText('900321');
    const friend = await anotherVisitor();
    await friend.goto(link);
    await fillRegistration(friend);
    await createAccount(friend).click();
    await expect(friend).toHaveURL(site.url('/m/home'));
    await page.reload();
    await expect(main.getByRole('region', { name: 'Your friends' })).toContainText('ne***1');

    const info = { id: '7', type: 0, account: '447700900321' };
    await platform.given(site, { answers: { memberInfo: info } });
    await page.reload();
    await expect(main).toContainText('recommenderId=447700900321');
    await expect(main).toContainText('Your user name is a phone number, and it stands in this link');
  });

  test('a friend registers by the link and pays in: the player sees who came, and the reward is in their record', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite(plainRegistration({ flags: { DEPOSIT: true }, promotions: { REFERRAL: true } }));
    await signIn(page, site, { balance: '0.00' });
    await page.goto(site.url('/m/inviteFriends'));
    const main = page.getByRole('main');
    await expect(main).toContainText(/You get .*5\.00.* for each friend who registers with it and pays in .*20\.00/);
    await expect(main.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await expect(main).toContainText('Nobody has joined yet');
    const link = (await main.getByText(/\/m\/register\?recommenderId=/).textContent()) ?? '';
    expect(new URL(link).searchParams.get('recommenderId')).toBe(memberName);

    const friend = await anotherVisitor();
    await friend.goto(link);
    await fillRegistration(friend);
    await createAccount(friend).click();
    await expect(friend).toHaveURL(site.url('/m/home'));
    await page.reload();
    const friends = main.getByRole('region', { name: 'Your friends' });
    await expect(friends).toContainText('ne***1');
    await expect(friends).toContainText('No reward yet');

    await friend.goto(site.url('/m/voucherCenter'));
    await input(friend, 'amount').fill('20');
    await friend.getByRole('button', { name: 'Deposit now' }).click();
    await expect(friend.getByText('Your deposit is in your balance')).toBeVisible();
    await page.reload();
    await expect(friends).not.toContainText('No reward yet');
    await expect(main).toContainText(/Earned.*5\.00/s);
    expect(await findViolations(page, 'invite friends')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findOverflow(page, 'invite friends at 200 %')).toEqual([]);
    await page.goto(site.url('/m/transaction/record'));
    await expect(main).toContainText(/Reward.*A friend joined/s);
  });
});
