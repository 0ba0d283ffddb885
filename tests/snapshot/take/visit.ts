import type { Browser, BrowserContext, Page } from '@playwright/test';
import { languageCookie } from '../../../src/contracts/browser-names.ts';
import { specifiedNames, storageNames } from '../../../src/client/browser/storage-names.ts';
import { awaitHydration } from '../../support/await-hydration.ts';
import type { Cell } from '../cell.ts';
import type { Shot } from './shot.ts';
import { standsAt } from './snapshot-stack.ts';

const height = 844;

/** Under which error cards are kept, in every run: the service gives each a reference of its own. */
const errorReference = 'PQ7R2T';

/** A phone of the cell's width, in English dates and UTC, that moves as little as it can. */
export function openContext(browser: Browser, { width }: Pick<Cell, 'width'>): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}

/** Settles what a visit begins with: clock, chance, language, session, and no popup that greets a first visit. */
export async function prepareVisit(
  context: BrowserContext,
  { cell: { brand, language }, platform }: Pick<Shot, 'cell' | 'platform'>,
  session: string | undefined,
): Promise<void> {
  await awaitHydration(context);
  await context.clock.setFixedTime(standsAt);
  await context.addCookies([{ name: languageCookie, value: language, domain: `${brand}.localhost`, path: '/' }]);
  const local = { [`${brand}.${storageNames.language}`]: language };
  const own = { [specifiedNames.noticePop]: '1', [`${brand}.registration.announced`]: '1' };
  // A call that is never answered is as young as the first picture of it, however long the others take.
  if (platform === 'loading') await context.addInitScript(holdTimers, longMs);
  const tab = session === undefined ? own : { ...own, [specifiedNames.session]: session };
  await context.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored.local)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(stored.tab)) sessionStorage.setItem(name, value);
      // The site draws as many numbers as it finds time for: the amount of a counter would be another each time. Games of a
      // platform, which draw until numbers differ, have a sequence.
      let seed = 1;
      const next = () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
      Math.random = location.hostname === stored.host ? () => 0.5 : next;
      // Not by a route of the browser's: with one, nothing comes out of its cache.
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) =>
        input === '/livery/report'
          ? Promise.resolve(Response.json({ reference: stored.reference }))
          : fetch(input, init);
    },
    { local, tab, host: `${brand}.localhost`, reference: errorReference },
  );
}

/** From here on a wait is one for the platform: until the connection is called slow, until a call is given up. */
const longMs = 5_000;

/** Lets no timer of `ms` milliseconds or more run out; runs in the page. */
function holdTimers(ms: number): void {
  const { setTimeout } = globalThis;
  const held = (task: TimerHandler, wait?: number, ...rest: unknown[]) =>
    (wait ?? 0) < ms ? setTimeout(task, wait, ...rest) : -1;
  globalThis.setTimeout = held as typeof setTimeout;
}

/** Opens a page of a visit that shows a scheme from its first paint. */
export async function openPage(
  context: BrowserContext,
  { brand, scheme }: Pick<Cell, 'brand' | 'scheme'>,
): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: scheme });
  const stored = [`${brand}.${storageNames.scheme}`, scheme] as const;
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), stored);
  return page;
}

/** Shows what a page shows in another scheme, as the site's own choice of one does. */
export async function changeScheme(page: Page, { scheme }: Pick<Cell, 'scheme'>): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);
}
