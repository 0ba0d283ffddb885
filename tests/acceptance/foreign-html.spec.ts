import type { BrowserContext, Page } from '@playwright/test';
import payloads from '../attacks/fixtures/dompurify/payloads.json' with { type: 'json' };
import { allowedAttributes, allowedElements } from '../../src/client/text/clean-html.ts';
import { chunkOf } from '../support/chunk-of.ts';
import { enterChat } from '../support/enter-chat.ts';
import { signIn } from '../support/sign-in.ts';
import { openDoor, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const texts = payloads.map(({ payload }) => payload);
const joined = [
  ...texts,
  '<frameset><frame src="/m/home"></frameset>',
  '<base href="//evil.example/">',
  ...texts.toReversed(),
].join('<p>Words between</p>');
const takeovers = [
  '<frameset><frame src="/m/home"></frameset>',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<style>*{display:none!important}</style><link rel="stylesheet" href="//evil.example/a.css">',
  '</main></div></body></html><body onload=alert(1) style="display:none">',
];
const all = [...takeovers, ...texts];
const day = '2026-01-01';
const notice = (type: string) => (content: string, id: number) => ({
  ...{ id: id + 1, type, title: content.slice(0, 120) || 'Untitled', content, groupName: 'm_home' },
  ...{ startDate: day, endDate: null, noExpiry: true, read: false, images: [], categories: [] },
});
const groups = (found: Readonly<Record<string, readonly unknown[]>>) => ({
  ...{ promotion: [], banners: [], player: [], popup: [], hot: [], footer: { unreadCount: 0 } },
  ...found,
});

/** Counts what the payloads call when they run, in every frame. */
async function watchRuns(context: BrowserContext): Promise<() => readonly string[]> {
  const runs: string[] = [];
  await context.exposeBinding('reportRun', (_source, name: string) => {
    runs.push(name);
  });
  await context.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(globalThis, name, {
        value: () => {
          const report: unknown = Reflect.get(globalThis, 'reportRun');
          if (typeof report === 'function') report(name);
        },
      });
    }
  });
  return () => runs;
}

/** What the page has that no text of a server may bring into it. */
function foreignParts(page: Page): Promise<readonly string[]> {
  const known = { elements: [...allowedElements], attributes: [...allowedAttributes] };
  return page.evaluate(({ elements, attributes }) => {
    const wrong: string[] = [];
    const found = document.body.querySelectorAll(
      'script:not([src^="/assets/"]):not([type="application/json"]), iframe, frame, frameset, object, embed, base, meta, link:not([href^="/"]), applet, marquee, math',
    );
    for (const element of found) wrong.push(element.outerHTML.slice(0, 200));
    for (const element of document.querySelectorAll('*')) {
      const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
      const isScript = ['href', 'src', 'action', 'formaction'].some((name) =>
        /^\W*(?:java|vb)script:/i.test(element.getAttribute(name) ?? ''),
      );
      if (handlers.length > 0 || isScript) wrong.push(element.outerHTML.slice(0, 200));
    }
    // Below the sanitiser's own element nothing but its lists.
    for (const element of document.querySelectorAll('article > div:not([class]) *, [role="dialog"] article > div *')) {
      const names = element.getAttributeNames().filter((name) => !attributes.includes(name));
      if (!elements.includes(element.localName) || names.length > 0) wrong.push(element.outerHTML.slice(0, 200));
    }
    if (document.body.localName !== 'body') wrong.push(document.body.localName);
    if (document.baseURI !== document.URL) wrong.push(document.baseURI);
    return wrong;
  }, known);
}

/** Whether the page is still the site: its own place, seen, and as wide as the window. */
async function expectSite(page: Page, path: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path);
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
}

const places = [
  {
    ...{ name: 'help', path: '/m/help' },
    answers: { help: all.map((content, index) => ({ tag: `tag-${index}`, title: content || 'Untitled', content })) },
    // Twice as a title and as a text, and nothing of it missing.
    settled: (page: Page) => expect(page.locator('article')).toHaveCount(all.length),
  },
  {
    ...{ name: 'the notices of agents', path: '/m/member/notice', member: { type: 41 } },
    answers: { announcements: groups({ player: all.map(notice('A')) }) },
    settled: (page: Page) => expect(page.locator('article')).toHaveCount(all.length),
  },
  {
    ...{ name: 'the list of announcements', path: '/m/announcement' },
    answers: { announcements: groups({ player: all.map(notice('PL')) }) },
    settled: (page: Page) => expect(page.getByText('<frameset>').first()).toBeAttached(),
  },
  {
    ...{ name: 'an announcement', path: '/m/notice', search: '?id=1' },
    answers: { announcements: groups({ player: [joined].map(notice('PL')) }) },
    settled: (page: Page) => expect(page.getByText('Words between').first()).toBeAttached(),
  },
  {
    ...{ name: 'a promotion', path: '/m/activityDetail', search: '?id=1' },
    answers: { announcements: groups({ promotion: [joined].map(notice('PR')) }) },
    settled: (page: Page) => expect(page.getByText('Words between').first()).toBeAttached(),
  },
  {
    ...{ name: 'the announcement of the registration', path: '/m/register' },
    answers: {
      announcements: groups({
        banners: [joined].map((content) => ({ ...notice('B')(content, 0), groupName: 'm_reg' })),
      }),
    },
    settled: (page: Page) => expect(page.getByRole('dialog').getByText('Words between').first()).toBeAttached(),
  },
  {
    ...{ name: 'the mailbox', path: '/m/webEmail', member: {} },
    answers: {
      inbox: {
        totalPages: 1,
        list: all.map((content, index) => ({
          id: index + 1,
          title: content || 'Untitled',
          content,
          sentAt: `${day}T00:00:00.000Z`,
          read: true,
        })),
      },
    },
    settled: (page: Page) => expect(page.getByText('<frameset>').first()).toBeAttached(),
  },
  {
    ...{ name: 'the list of questions', path: '/m/feedback', member: {} },
    answers: {
      feedbackList: {
        totalPages: 1,
        list: all.map((content, index) => ({
          ...{ id: index + 1, type: 1, content: content || 'Untitled', answer: content || 'Untitled' },
          ...{ sentAt: `${day}T00:00:00.000Z`, answeredAt: `${day}T00:00:00.000Z` },
        })),
      },
    },
    settled: async (page: Page) => {
      await page.getByRole('tab').last().click();
      await expect(page.getByText('<frameset>').first()).toBeAttached();
    },
  },
  {
    ...{ name: 'the lobby', path: '/m/home' },
    answers: {
      announcements: groups({ player: all.slice(0, 60).map(notice('PL')) }),
      banners: all.slice(0, 20).map((text) => ({
        url: '/art/banners/karat.avif',
        groupName: 'm_home',
        link: text,
        title: text,
        note: text,
        action: text,
      })),
    },
    settled: (page: Page) => expect(page.getByText('<frameset>').first()).toBeAttached(),
  },
] as const;

test.describe('texts of a server', () => {
  for (const place of places) {
    test(`nothing of the published payloads runs or takes over the page in ${place.name}`, async ({
      aSite,
      context,
      page,
      platform,
      faultWatch,
    }) => {
      // Pictures and films of the payloads are not fetched; that is no fault of theirs or ours.
      faultWatch.expectFault(/(?:img|media)-src|Refused to load the image/);
      // The document that the sanitiser reads a text into runs nothing and is never shown, but names its handlers to the policy.
      faultWatch.expectFault(new RegExp(await chunkOf('src/client/text/clean-html.ts')));
      const runs = await watchRuns(context);
      const site = await aSite({ settings: { 'registration.announcement': true } });
      await platform.given(site, { answers: place.answers });
      if ('member' in place) await signIn(page, site, place.member);
      await page.goto(site.url(`${place.path}${'search' in place ? place.search : ''}`));
      await place.settled(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await foreignParts(page)).toEqual([]);
      await expectSite(page, place.path);
      expect(runs()).toEqual([]);
    });
  }

  test('the chat shows what both sides write as words', async ({ aSite, context, page, platform }) => {
    const runs = await watchRuns(context);
    const site = await aSite({ flags: { CBS3: true } });
    await platform.given(site, {});
    const host = new URL(site.url()).host;
    const launch = await openDoor<{ value: { chatUrl: string } }>(stackAddress.servicePort, '/wps/chat/launch', {
      host,
    });
    const { path, cookie } = await enterChat(stackAddress.servicePort, site.code, launch.value.chatUrl, host);
    const said = all.filter((text) => text.trim() !== '' && text.length <= 400).slice(0, 15);
    for (const text of said) {
      await openDoor(stackAddress.servicePort, path, {
        host,
        body: { text },
        headers: { accept: 'application/json', cookie },
      });
    }
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: site.url(path) }]);
    await page.goto(site.url(path));
    await expect(page.getByText('<frameset>').first()).toBeVisible();
    expect(await foreignParts(page)).toEqual([]);
    expect(runs()).toEqual([]);
  });
});
