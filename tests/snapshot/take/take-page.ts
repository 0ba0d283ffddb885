import type { BrowserContext, Page } from '@playwright/test';
import { cellId } from '../cell.ts';
import { followRequests } from './follow-requests.ts';
import { settledPicture } from './settle.ts';
import { signOf } from './reach-state.ts';
import type { Shot } from './shot.ts';
import { showShot } from './show-shot.ts';
import { changeScheme, openPage } from './visit.ts';

/** The picture of a cell (PNG), or why there is none. */
export type Taken =
  | { readonly id: string; readonly picture: Buffer }
  | { readonly id: string; readonly failure: string };

/** A page is opened at most this often for pictures that do not come and states that do not stay. */
const MOST_TRIES = 3;

/** Takes pictures of one screen in several schemes: its page is opened once and changes its scheme. */
export async function takePage(context: BrowserContext, shots: readonly Shot[]): Promise<readonly Taken[]> {
  const [first] = shots;
  if (!first) return [];
  const page = await openPage(context, first.cell);
  const take = photographer(page, first);
  const taken: Taken[] = [];
  try {
    for (const shot of shots) {
      const before = taken.at(-1);
      taken.push(await take(shot, before !== undefined && 'picture' in before));
    }
  } finally {
    await page.close();
  }
  return taken;
}

/** Takes pictures of a page that was opened in the scheme of its first shot; `isShown` says that the screen is there already. */
function photographer(page: Page, first: Shot): (shot: Shot, isShown: boolean) => Promise<Taken> {
  const lost = watchPictures(page);
  const requests = followRequests(page);
  return async (shot, isShown) => {
    const id = cellId(shot.cell);
    try {
      for (let tries = 1; ; tries += 1) {
        lost.clear();
        if (!isShown || tries > 1) await showShot(page, shot);
        if (shot.cell.scheme !== first.cell.scheme) await changeScheme(page, shot.cell);
        const picture = await settledPicture(page, requests, { isLoading: shot.platform === 'loading' });
        const wrong = lost.size > 0 ? `A picture did not come: ${[...lost].join(', ')}.` : await findLeft(page, shot);
        if (wrong === undefined) return { id, picture };
        if (tries === MOST_TRIES) throw new Error(wrong);
      }
    } catch (error) {
      return { id, failure: (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '' };
    }
  };
}

/** Which of what was asked for a page no longer shows once it stands still: its picture would be one of something else. */
async function findLeft(page: Page, { cell, state }: Shot): Promise<string | undefined> {
  const scheme = await page.evaluate(() => document.documentElement.dataset['scheme']);
  if (scheme !== cell.scheme) return `The page went back to the scheme ${scheme}.`;
  const isThere = state === undefined || (await signOf(page, state).isVisible());
  return isThere ? undefined : `The page did not stay in the state ${state}.`;
}

/** Paths of pictures that a page asked for and did not get: those of games are drawn when first asked for, which may take long. */
function watchPictures(page: Page): Set<string> {
  const lost = new Set<string>();
  page.on('response', (response) => {
    if (response.status() >= 500 && response.request().resourceType() === 'image') {
      lost.add(new URL(response.url()).pathname);
    }
  });
  return lost;
}
