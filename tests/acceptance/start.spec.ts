import type { Page } from '@playwright/test';
import urdu from '../../src/client/text/strings/ur.json' with { type: 'json' };
import { bottomBar, openMenu } from '../support/shell.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

test.describe('start', () => {
  test('merchant, language and status are settled before anything is painted @A-001 @G-199', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite({ maintenance: true });
    await page.addInitScript((key) => localStorage.setItem(key, 'ur'), `${site.code}.language`);
    await page.addInitScript(noteLanguageOfCalls);
    await network.hold('systemStatus');
    await page.goto(site.url());
    await expect.poll(() => calls.of('systemStatus').length).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    expect(calls.all()[0]?.headers['merchant']).toBe(site.code);
    // The language was there before any call was sent, that of the status among them.
    const languages = await page.evaluate(() => Reflect.get(globalThis, 'languagesOfCalls') as string[]);
    expect([...new Set(languages)]).toEqual(['ur']);
    // The document itself, before any script: the gate and not the lobby, although the status call has no answer yet.
    const { text } = await callPort(stackAddress.servicePort, '/m/home', { host: new URL(site.url()).host });
    const [painted = ''] = text.slice(text.indexOf('<body>')).split('id="livery-boot"');
    expect(painted).toContain('System upgrading, please try again later');
    expect(painted).not.toContain('<nav');
    const inUrdu = await callPort(stackAddress.servicePort, '/m/home', {
      host: new URL(site.url()).host,
      headers: { cookie: 'livery-language=ur' },
    });
    expect(inUrdu.text.slice(0, inUrdu.text.indexOf('id="livery-boot"'))).toContain(urdu.upgrading);
    await expect(bottomBar(page)).toHaveCount(0);
  });

  test('a user agent that matches the pattern marks the app and hides the download items @A-002 @G-199', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite({
      settings: { 'app.userAgentPattern': 'ProofApp/\\d+' },
      resources: [{ resourceType: 'Android', url: 'https://apps.example/app.apk' }],
    });
    const download = (visitor: Page) => visitor.getByText('Play in our app');
    const menuItem = (visitor: Page) => visitor.getByRole('dialog').getByText('Get the app');
    await page.goto(site.url());
    await expect(download(page)).toBeVisible();
    await openMenu(page);
    await expect(menuItem(page)).toBeVisible();

    const wrapped = await anotherVisitor({ userAgent: 'Mozilla/5.0 (Linux; Android 15) ProofApp/7' });
    await wrapped.goto(site.url());
    await expect(bottomBar(wrapped)).toBeVisible();
    await expect(download(wrapped)).toHaveCount(0);
    await openMenu(wrapped);
    await expect(wrapped.getByRole('dialog').getByText('Help')).toBeVisible();
    await expect(menuItem(wrapped)).toHaveCount(0);
  });

  test('every call carries the code of its own merchant and no other @A-003', async ({ aSite, page, calls }) => {
    for (const site of [await aSite({ base: 'karat' }), await aSite({ base: 'soda' })]) {
      calls.forget();
      for (const path of ['/m/home', '/m/help', '/m/announcement', '/m/slot-games', '/m/home?merchantCode=other']) {
        const before = calls.all().length;
        await page.goto(site.url(path));
        await expect.poll(() => calls.all().length).toBeGreaterThan(before);
      }
      // The page that was left may still send a last call to its own host.
      const own = calls.all().filter((call) => call.host === new URL(site.url()).host);
      expect(own.length).toBeGreaterThan(5);
      for (const call of own) {
        expect(call.headers['merchant'], `${call.method} ${call.path}`).toBe(site.code);
        expect([site.code, null], `${call.method} ${call.path}`).toContain(call.query.get('merchantCode'));
      }
    }
  });

  test('a flag of the site configuration changes an open page, on and off, without a build or a reload @A-004', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags: { CBS3: false } });
    await page.goto(site.url('/m/message'));
    const row = page.getByRole('main').getByText('Live chat');
    await expect(page.getByRole('main').getByText('Inbox')).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await site.publish({ flags: { CBS3: true } });
    await expect(row).toBeVisible();
    await site.publish({ flags: { CBS3: false } });
    await expect(row).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  });
});

test.describe('start page', () => {
  test.use({ noticePopup: true });

  test('shows every brand as a living card in which no popup takes the focus', async ({ page }) => {
    await page.goto(`http://localhost:${stackAddress.startPort}/`);
    for (const brand of ['Karat', 'Chamak', 'Soda']) {
      await page.getByTitle(`${brand}, live`).scrollIntoViewIfNeeded();
      const card = page.getByTitle(`${brand}, live`).contentFrame();
      await expect(card.locator('main img').first()).toBeVisible();
      await expect(card.getByRole('dialog')).toHaveCount(0);
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});

/** Writes down the language of the page whenever it sends a call; runs in the page, before its own code. */
function noteLanguageOfCalls(): void {
  const noted: string[] = [];
  Reflect.set(globalThis, 'languagesOfCalls', noted);
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.startsWith('/livery/')) noted.push(document.documentElement.lang);
    return send(input, init);
  };
}
