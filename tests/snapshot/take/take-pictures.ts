import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { languageCookie } from '../../../src/contracts/browser-names.ts';
import { specifiedNames, storageNames } from '../../../src/client/storage-names.ts';
import { awaitHydration } from '../../support/await-hydration.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { type Cell, cellId } from '../cell.ts';
import type { StateName } from '../screens.ts';
import { openSession } from './open-session.ts';
import { reachState, type TextOf } from './reach-state.ts';
import { settledPicture } from './settle.ts';
import { standsAt } from './snapshot-stack.ts';

/** One picture to take. */
export interface Shot {
  readonly cell: Cell;
  readonly path: string;
  readonly state?: StateName | undefined;
  readonly textOf: TextOf;
  /** Path of a call at this brand. */
  readonly callPath: (name: 'keys' | 'login') => string;
}

/** The picture of a cell (PNG), or why there is none. */
export type Taken =
  | { readonly id: string; readonly picture: Buffer }
  | { readonly id: string; readonly failure: string };

const height = 844;

/** A page is opened at most this often for pictures that do not come. */
const MOST_TRIES = 3;

/** Takes pictures one after the other; cells of one visitor share a browser context. */
export async function takePictures(
  shots: readonly Shot[],
  port: number,
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch);
  const sessions = new Map<string, Promise<string | undefined>>();
  try {
    for (const group of Map.groupBy(shots, ({ cell }) => cellId({ ...cell, screen: '' })).values()) {
      const [first] = group;
      if (first) await takeGroup({ browser, port, first, group, sessions, onTaken });
    }
  } finally {
    await browser.close();
  }
}

interface Group {
  readonly browser: Browser;
  readonly port: number;
  readonly first: Shot;
  readonly group: readonly Shot[];
  readonly sessions: Map<string, Promise<string | undefined>>;
  readonly onTaken: (taken: Taken) => Promise<void>;
}

async function takeGroup({ browser, port, first, group, sessions, onTaken }: Group): Promise<void> {
  const { brand, visitor, scheme, width } = first.cell;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: scheme,
    serviceWorkers: 'block',
  });
  try {
    const key = `${brand} ${visitor}`;
    const opening = sessions.get(key) ?? openSession(port, brand, first.callPath, visitor);
    sessions.set(key, opening);
    const session = await opening.catch((error: unknown) => new Error(String(error)));
    if (session instanceof Error) {
      for (const { cell } of group) await onTaken({ id: cellId(cell), failure: session.message });
      return;
    }
    await prepare(context, first.cell, session);
    for (const shot of group) {
      const taken = await takeOne(context, shot, port);
      // A page that a busy machine was too slow for may try again.
      await onTaken('failure' in taken ? await takeOne(context, shot, port) : taken);
    }
  } finally {
    await context.close();
  }
}

async function takeOne(context: BrowserContext, shot: Shot, port: number): Promise<Taken> {
  const id = cellId(shot.cell);
  const page = await context.newPage();
  const lost = watchPictures(page);
  try {
    for (let tries = 1; ; tries += 1) {
      await page.goto(`http://${shot.cell.brand}.localhost:${port}${shot.path}`, { waitUntil: 'load' });
      if (shot.state !== undefined) await reachState(page, shot.state, shot.textOf);
      const picture = await settledPicture(page);
      if (lost.size === 0) return { id, picture };
      if (tries === MOST_TRIES) throw new Error(`A picture did not come: ${[...lost].join(', ')}.`);
      lost.clear();
    }
  } catch (error) {
    return { id, failure: (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '' };
  } finally {
    await page.close();
  }
}

/** Paths of pictures that a page asked for and did not get: those of games are drawn when first asked for, which may take long. */
function watchPictures(page: Page): Set<string> {
  const lost = new Set<string>();
  page.on('response', (response) => {
    if (response.status() >= 500 && response.request().resourceType() === 'image') lost.add(pathOf(response.url()));
  });
  return lost;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Settles what a visit begins with: clock, chance, language, scheme, session, and no popup that greets a first visit. */
async function prepare(context: BrowserContext, cell: Cell, session: string | undefined): Promise<void> {
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
