import type { Browser, BrowserContext } from '@playwright/test';
import { languageCookie } from '../../../src/contracts/browser-names.ts';
import { specifiedNames, storageNames } from '../../../src/client/browser/storage-names.ts';
import { awaitHydration } from '../../support/await-hydration.ts';
import type { Cell } from '../cell.ts';
import { standsAt } from './snapshot-stack.ts';

const height = 844;

/** A phone of the cell's width and scheme, in English dates and UTC, that moves as little as it can. */
export function openContext(browser: Browser, { width, scheme }: Cell): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: scheme,
    serviceWorkers: 'block',
  });
}

/** Settles what a visit begins with: clock, chance, language, scheme, session, and no popup that greets a first visit. */
export async function prepareVisit(context: BrowserContext, cell: Cell, session: string | undefined): Promise<void> {
  const { brand, language, scheme } = cell;
  awaitHydration(context);
  await context.clock.setFixedTime(standsAt);
  await context.addCookies([{ name: languageCookie, value: language, domain: `${brand}.localhost`, path: '/' }]);
  const local = { [`${brand}.${storageNames.language}`]: language, [`${brand}.${storageNames.scheme}`]: scheme };
  const own = { [specifiedNames.noticePop]: '1', [`${brand}.registration.announced`]: '1' };
  const tab = session === undefined ? own : { ...own, [specifiedNames.session]: session };
  await context.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored.local)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(stored.tab)) sessionStorage.setItem(name, value);
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
    },
    { local, tab },
  );
}
