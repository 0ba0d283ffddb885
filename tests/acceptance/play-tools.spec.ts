import { createAccount, fillRegistration, plainRegistration, sessionOf } from '../support/account.ts';
import { ask } from '../support/ask-platform.ts';
import { findViolations } from '../support/axe.ts';
import { newSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const launch = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };
const title = 'Before you play';

test('every tool of safe play is shown after the registration and before the first bet, once', async ({
  aSite,
  page,
}) => {
  const site = await aSite(plainRegistration({ settings: { 'safePlay.toolsBeforePlay': true } }));
  await page.goto(site.url('/m/register'));
  await fillRegistration(page);
  await createAccount(page).click();
  const tools = page.getByRole('dialog', { name: title });
  for (const tool of ['Limits', 'Breaks', 'Self-exclusion', 'A look at the clock', 'Help'])
    await expect(tools.getByText(tool, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tools).toBeVisible();
  expect(await findViolations(page, 'the tools of safe play')).toEqual([]);
  const token = String((await sessionOf(page))?.['token']);
  expect(await ask(site, 'launch', token, launch)).toMatchObject({ notices: ['tools'] });
  await tools.getByRole('button', { name: 'Set a limit' }).click();
  await expect(page).toHaveURL(site.url('/m/safePlay'));
  await expect(page.getByRole('region', { name: 'Limits on deposits' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Limits on deposits' })).toBeVisible();
  await expect(tools).toHaveCount(0);
  expect(String(Object(await ask(site, 'launch', token, launch)).url)).toContain('launch=');
});

test.describe('a brand under the policy pack mt', () => {
  test('refuses the first bet of a member of before until they have seen the tools, and shows them then', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await signIn(page, site, { balance: '40.00' });
    await page.goto(site.url('/m/hot-games'));
    const tile = page.getByRole('button', { name: /^Ember Tiger/ }).first();
    await expect(tile).toBeVisible();
    // The site comes under the pack while the page is open: the platform refuses, and the page shows why.
    const { release } = await site.publish({ merchant: { policy: 'mt' } });
    await platform.enforces(site, release);
    await tile.click();
    const tools = page.getByRole('dialog', { name: title });
    await tools.getByRole('button', { name: 'Continue' }).click();
    await expect(tools).toHaveCount(0);
    await tile.click();
    await expect(page).toHaveURL(site.url('/m/play'));
    const next = await newSession(site, 'rosalind');
    expect(String(Object(await ask(site, 'launch', next.token, launch)).url)).toContain('launch=');
    const none = { settings: { 'safePlay.toolsBeforePlay': false } };
    await expect(site.publish({ merchant: { policy: 'mt' }, ...none })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
