import type { Page } from '@playwright/test';
import type { SupportAnswer, SupportThread } from '../../src/contracts/console/support.ts';
import { askConsole, beAdministrator } from '../support/console.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const chatty = { flags: { CBS3: true } };

const chat = (page: Page) => page.getByRole('main').getByText('Live chat');

test.describe('live chat', () => {
  test('the launch tells the chat where it is opened from @A-337 @G-329', async ({ aSite, page, calls }) => {
    const site = await aSite({ ...chatty, merchant: { name: 'Acme' } });
    await signIn(page, site);
    await page.goto(site.url('/m/message'));
    await chat(page).click();
    await expect(page.getByRole('heading', { name: 'Live chat · Acme' })).toBeVisible();
    const [launch] = calls.of('chatLaunch');
    expect(launch?.method).toBe('GET');
    expect(launch?.headers['moduleid']).toBe('CBS3');
    expect(Object.fromEntries(launch?.query ?? [])).toMatchObject({
      b2c: '1',
      language: 'en',
      backUrl: site.url('/m/message'),
      headerColor: expect.stringMatching(/^#[0-9a-f]{6}$/i),
      title: 'Acme',
      ...{ hero: 'plaque', list: 'ledger', page: 'ceremony', empty: 'medallion' },
    });
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(site.url('/m/message'));
  });

  for (const scheme of ['dark', 'light'] as const)
    test(`the chat has the colours and the faces of its brand, ${scheme}`, async ({ aSite, page }) => {
      const site = await aSite({ ...chatty, settings: { 'theme.scheme': scheme } });
      await page.goto(site.url('/m/message'));
      const look = () =>
        page.evaluate(() => {
          const [root, title] = [document.documentElement, document.querySelector('h1') ?? document.body];
          // A page of the site names what it preloads a second time.
          const facesOf = (element: Element) => getComputedStyle(element).fontFamily.replaceAll(/"[^"]* early", /g, '');
          return {
            ground: getComputedStyle(root).backgroundColor,
            words: facesOf(document.body),
            title: facesOf(title),
          };
        });
      const ofSite = await look();
      await chat(page).click();
      await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
      expect(await look()).toEqual(ofSite);
    });

  test('the chat opens half a second after its address has come, below a loading toast @A-338 @G-330 @G-348', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(chatty);
    await signIn(page, site);
    await page.clock.install();
    await page.goto(site.url('/m/message'));
    const release = await network.hold('chatLaunch');
    await chat(page).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await expect(toast).toContainText('Please wait');
    await page.clock.pauseAt(new Date(Date.now() + 5_000));
    const answered = page.waitForResponse(/\/wps\/chat\/launch/);
    release();
    await (await answered).finished();
    await expect(toast.getByText('Please wait')).toHaveCount(0);
    await page.clock.runFor(499);
    await expect(page).toHaveURL(site.url('/m/message'));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/wps\/chat\/window\//);
  });

  test('the ticket of a chat is gone from the address, and opens nothing a second time', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite(chatty);
    await page.goto(site.url('/m/message'));
    const shown = page.waitForRequest(/\/wps\/chat\/window\?/);
    await chat(page).click();
    const launched = (await shown).url();
    const write = page.getByRole('textbox', { name: 'Your message' });
    await expect(write).toBeVisible();
    const ticket = new URL(launched).searchParams.get('ticket') ?? '';
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(page.url()).not.toContain(ticket);
    const cookies = await page.context().cookies(page.url());
    expect(cookies.filter(({ name }) => name === 'livery-chat')).toMatchObject([
      { path: new URL(page.url()).pathname, httpOnly: true, sameSite: 'Strict' },
    ]);
    await page.reload();
    await expect(write).toBeVisible();

    const closed = async (other: Page, url: string) => {
      await other.goto(url);
      await expect(other.getByRole('heading', { name: 'This chat is closed here' })).toBeVisible();
      await expect(other.getByRole('textbox')).toHaveCount(0);
    };
    await closed(page, launched);
    await page.getByRole('main').getByRole('link', { name: 'Back to the site' }).click();
    await expect(page).toHaveURL(site.url('/m/message'));
    const stranger = await anotherVisitor();
    await closed(stranger, launched);
    // The address that stays opens nothing without the cookie.
    await chat(page).click();
    await expect(write).toBeVisible();
    await closed(stranger, page.url());
  });

  test('two conversations in one browser stay apart', async ({ aSite, page }) => {
    const site = await aSite(chatty);
    const second = await page.context().newPage();
    for (const [tab, text] of [
      [page, 'I am the first'],
      [second, 'I am the second'],
    ] as const) {
      await tab.goto(site.url('/m/message'));
      await chat(tab).click();
      await tab.getByRole('textbox', { name: 'Your message' }).fill(text);
      await tab.getByRole('button', { name: 'Send' }).click();
      await expect(tab.getByRole('log')).toContainText('Sent');
    }
    await page.reload();
    await expect(page.getByRole('log')).toContainText('I am the first');
    await expect(page.getByRole('log')).not.toContainText('I am the second');
  });

  test('a first question is sent by a tap, and what could not be sent goes by itself once the network is back', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(chatty);
    await page.goto(site.url('/m/message'));
    await chat(page).click();
    await page.getByRole('button', { name: 'I cannot log in' }).click();
    const log = page.getByRole('log');
    await expect(log.getByText('Sent', { exact: true })).toBeVisible();
    await expect(log).toContainText('Today');
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Are you there?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log.getByText('Not sent')).toBeVisible();
    await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('You are offline');
    await page.context().setOffline(false);
    await expect(log.locator('.pending')).toHaveCount(0);
    await expect(log.getByRole('listitem').filter({ hasText: 'Are you there?' })).toContainText('Sent');
    await page.reload();
    await expect(log.getByText('Are you there?')).toHaveCount(1);
  });

  test('a message whose answer is lost stands once, for its player and at the desk', async ({
    aSite,
    page,
    network,
    anotherVisitor,
  }) => {
    const site = await aSite(chatty);
    await page.goto(site.url('/m/message'));
    await chat(page).click();
    const log = page.getByRole('log');
    const said = log.getByRole('listitem').filter({ hasText: 'Where is my payment?' });
    const conversation = /\/wps\/chat\/window\//;
    await network.loseAnswers(conversation);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my payment?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(said).toContainText('Not sent');
    const again = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await log.getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(said).toContainText('Not sent');
    await network.restore(conversation);
    // The page hears of it with the next answers, and takes it for the one that it has.
    await expect(said).toContainText('Sent');
    await expect(said).toHaveCount(1);
    await expect(log.locator('.pending')).toHaveCount(0);
    await page.reload();
    await expect(said).toHaveCount(1);

    const staff = (await anotherVisitor()).context();
    await beAdministrator(staff);
    const { list } = await askConsole<SupportAnswer>(staff, '/support');
    const { merchant, id } = list.find((one) => one.merchant === site.code) ?? {};
    const { messages } = await askConsole<SupportThread>(staff, `/support/${merchant}/${id}`);
    expect(messages.map(({ text }) => text)).toEqual(['Where is my payment?']);
  });

  test('unread answers are counted at most every 250 ms, and a failure says nothing @A-336 @G-328 @G-301', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite(chatty);
    await signIn(page, site);
    await page.clock.install();
    await page.goto(site.url());
    const asked = () => calls.of('chatCount').length;
    await expect.poll(asked).toBe(1);
    expect(calls.of('chatCount')[0]?.headers['moduleid']).toBe('CBS3');
    // The slow poll is due: time then stands still while the player looks at counts here and there.
    await platform.given(site, { failures: { chatCount: { status: 500, code: 'unknown.error' } } });
    await page.clock.pauseAt(new Date(Date.now() + 120_000));
    await expect.poll(asked).toBe(2);
    await visit(page, '/m/message');
    await expect(chat(page)).toBeVisible();
    expect(asked()).toBe(2);
    await visit(page, '/m/home');
    await page.clock.runFor(250);
    await visit(page, '/m/message');
    await expect.poll(asked).toBe(3);
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('*')).toHaveCount(0);
  });

  test('a player and staff in the console talk, and the player sees what is not read yet', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite(chatty);
    const userName = 'henrietta';
    await signIn(page, site, { userName });
    await page.goto(site.url('/m/message'));
    await chat(page).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my <b>bonus</b>?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Where is my <b>bonus</b>?');

    const staff = (await anotherVisitor()).context();
    await beAdministrator(staff);
    const answer = async (text: string) => {
      const { list } = await askConsole<SupportAnswer>(staff, '/support');
      const { merchant, id } = list.find((one) => one.merchant === site.code) ?? {};
      const thread = `/support/${merchant}/${id}`;
      const { messages } = await askConsole<SupportThread>(staff, thread);
      await askConsole(staff, `${thread}/answer`, { text, seen: messages.at(-1)?.id });
      return messages.map((message) => message.text);
    };
    expect(await answer('It is on its way.')).toEqual(['Where is my <b>bonus</b>?']);
    // The open page shows the answer by itself.
    await expect(page.getByRole('log')).toContainText('It is on its way.');
    await page.getByRole('link', { name: 'Back to the site' }).click();
    const row = page.getByRole('main').locator('a, button').filter({ hasText: 'Live chat' });
    await expect(row).not.toContainText('1');

    await answer('Anything else?');
    await page.reload();
    await expect(row).toContainText('1');
    await row.getByText('Live chat').click();
    await expect(page.getByRole('log')).toContainText('Anything else?');
  });

  test('a guest may write too, in Urdu from right to left', async ({ aSite, page }) => {
    const site = await aSite({ ...chatty, language: 'ur', languages: ['ur', 'en'] });
    await page.goto(site.url('/m/message'));
    await page.getByRole('main').getByText('لائیو چیٹ').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('textbox', { name: 'آپ کا پیغام' }).fill('السلام علیکم');
    await page.getByRole('button', { name: 'بھیجیں' }).click();
    await expect(page.getByRole('log')).toContainText('السلام علیکم');
  });
});
