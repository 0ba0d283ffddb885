import { signIn } from '../support/sign-in.ts';
import { openMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.describe('calls', () => {
  test('help asks for its language and device; a failed one is loaded again by a tap @A-341 @A-363', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      helpEntries: [
        { tag: 'terms', title: 'The terms', content: '<p>Play <strong>fair</strong></p>' },
        { tag: 'house', content: '<p>Rules</p>' },
      ],
      failures: { help: { status: 500, code: 'unknown.error', times: 1 } },
    });
    await page.goto(site.url('/m/help?tag=terms'));
    const failed = page.getByRole('alert').filter({ hasText: 'Loading failed, click to retry' });
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main strong')).toHaveText('fair');
    await expect(page.locator('main strong')).toBeInViewport();
    await expect(page.locator('summary').nth(1)).toHaveText('house');
    const [call] = calls.of('help');
    expect(call?.method).toBe('GET');
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ lang: 'EN', device: 'MOBILE' });
  });

  test('customer service is asked for where the site names nobody; live chat launches @A-342', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ customerService: [], flags: { CBS3: true } });
    await platform.given(site, {
      answers: {
        customerService: [
          { type: 'LIVECHAT', title: 'Speak to us' },
          { type: 'TELEGRAM', title: 'Our channel', url: 'https://t.karat.example/' },
        ],
      },
    });
    await signIn(page, site);
    await page.goto(site.url());
    await (await openMenu(page)).getByText('Concierge').click();
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    await expect(sheet.getByRole('button', { name: 'Our channel' })).toBeVisible();
    expect(calls.of('customerService').map(({ method }) => method)).toEqual(['GET']);
    await sheet.getByRole('button', { name: 'Speak to us' }).click();
    await expect.poll(() => calls.of('chatLaunch').length).toBe(1);
  });
});
