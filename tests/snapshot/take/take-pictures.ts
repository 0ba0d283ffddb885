import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { snapshotBrowser } from './snapshot-browser.ts';
import { openDoor } from '../../support/stack-address.ts';
import { cellId } from '../cell.ts';
import { followRequests } from './follow-requests.ts';
import { openSession } from './open-session.ts';
import { settledPicture } from './settle.ts';
import type { Shot } from './shot.ts';
import { showShot } from './show-shot.ts';
import type { SnapshotStack } from './snapshot-stack.ts';
import { openContext, prepareVisit } from './visit.ts';

/** The picture of a cell (PNG), or why there is none. */
export type Taken =
  | { readonly id: string; readonly picture: Buffer }
  | { readonly id: string; readonly failure: string };

/** A page is opened at most this often for pictures that do not come. */
const MOST_TRIES = 3;

/** How many brands are photographed side by side. */
const LANES = 2;

/**
 * Takes pictures, several brands side by side: a brand's platform is in one state at a time, and cells of one visitor in one
 * state share a browser context.
 */
export async function takePictures(
  shots: readonly Shot[],
  stack: SnapshotStack,
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(snapshotBrowser);
  const sessions = new Map<string, Promise<string | undefined>>();
  const brands = [...Map.groupBy(shots, ({ cell }) => cell.brand).values()];
  const takeBrands = async () => {
    for (let own = brands.shift(); own !== undefined; own = brands.shift()) {
      for (const group of Map.groupBy(own, groupOf).values()) {
        const [first] = group;
        if (first) await takeGroup({ browser, stack, first, group, sessions, onTaken });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, takeBrands));
  } finally {
    await browser.close();
  }
}

function groupOf({ cell, platform }: Shot): string {
  return cellId({ ...cell, screen: platform });
}

interface Group {
  readonly browser: Browser;
  readonly stack: SnapshotStack;
  readonly first: Shot;
  readonly group: readonly Shot[];
  readonly sessions: Map<string, Promise<string | undefined>>;
  readonly onTaken: (taken: Taken) => Promise<void>;
}

async function takeGroup({ browser, stack, first, group, sessions, onTaken }: Group): Promise<void> {
  const { brand, visitor } = first.cell;
  await openDoor(stack.staffPort, '/states', { body: { merchant: brand, state: first.platform } });
  const context = await openContext(browser, first.cell);
  try {
    const key = `${brand} ${visitor}`;
    const opening = sessions.get(key) ?? openSession(stack.port, brand, first.callPath, visitor);
    sessions.set(key, opening);
    const session = await opening.catch((error: unknown) => new Error(String(error)));
    if (session instanceof Error) {
      for (const { cell } of group) await onTaken({ id: cellId(cell), failure: session.message });
      return;
    }
    await prepareVisit(context, first.cell, session);
    for (const shot of group) {
      const taken = await takeOne(context, shot, stack.port);
      // A page that a busy machine was too slow for may try again.
      await onTaken('failure' in taken ? await takeOne(context, shot, stack.port) : taken);
    }
  } finally {
    await context.close();
  }
}

async function takeOne(context: BrowserContext, shot: Shot, port: number): Promise<Taken> {
  const id = cellId(shot.cell);
  const page = await context.newPage();
  const lost = watchPictures(page);
  const requests = followRequests(page);
  try {
    for (let tries = 1; ; tries += 1) {
      await showShot(page, shot, port);
      const picture = await settledPicture(page, requests, { isLoading: shot.platform === 'loading' });
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
