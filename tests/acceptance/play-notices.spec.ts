import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { findOverflow } from '../support/overflow.ts';
import { memberName, memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const settings = {
  ...{ 'safePlay.sumsAtLogin': true, 'safePlay.toolsBeforePlay': true, 'safePlay.restMinutes': 5 },
  ...{ 'safePlay.stakeLimit': true, 'safePlay.timeLimit': true, 'safePlay.raiseAtEnd': true },
  ...{ 'safePlay.exclusionRequestDays': 7, 'launch.target': 'frame', 'session.clock': true },
};
const limits = [
  { kind: 'deposit', span: 'week', amount: '5000', next: { amount: '9000', inHours: -1, asks: true } },
  { kind: 'loss', span: 'day', amount: '2000', next: { inHours: 20, asks: true } },
  { kind: 'stake', span: 'bet', amount: '100' },
  { kind: 'time', span: 'day', amount: '150' },
];
const pause = { kind: 'exclusion', hours: -1, untilAsked: true };

for (const language of ['en', 'ur']) {
  test(`what a player confirms before play, limits and rests read at 320 px and 200 % text in ${language}`, async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'chamak', language, settings });
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn(page, site, { balance: '900', safePlay: { limits } });
    const said = (key: string) => textOf(language, key);
    const faults: string[] = [];
    const scaleText = (size: string) =>
      page.evaluate((given) => {
        document.documentElement.style.fontSize = given;
      }, size);
    const look = async (where: string) => {
      faults.push(...(await findViolations(page, where)), ...(await findOverflow(page, where)));
      if (language === 'ur') faults.push(...(await findEnglishLeft(page, where)));
      await scaleText('200%');
      faults.push(...(await findOverflow(page, `${where} at 200 %`)));
      await scaleText('');
    };
    const dialog = (title: string) => page.getByRole('dialog', { name: said(title) });
    await page.goto(site.url('/m/safePlay'));
    await expect(dialog('safePlay:sumsTitle')).toContainText(said('safePlay:sums.staked'));
    await look('the sums');
    await page.getByRole('button', { name: said('safePlay:sumsSeen') }).click();
    await expect(dialog('safePlay:toolsTitle')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await look('the tools');
    await page.getByRole('button', { name: said('safePlay:toolsContinue') }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: said('safePlay:raise') })).toBeVisible();
    await look('limits of every kind');

    const account = { userName: memberName, password: memberPassword };
    await platform.given(site, { accounts: [{ ...account, safePlay: { limits, pause } }] });
    await page.reload();
    await page.getByRole('button', { name: said('safePlay:endBegin') }).click();
    await expect(dialog('safePlay:endTitle')).toContainText(said('safePlay:endText'));
    await look('the request that ends an exclusion');
    expect(faults).toEqual([]);
  });
}
