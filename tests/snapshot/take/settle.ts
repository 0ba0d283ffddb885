import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/await-hydration.ts';
import { awaitPictures } from '../../support/await-pictures.ts';
import type { PageRequests } from './follow-requests.ts';

/** Looks at most this often for a page that stands still. */
const MOST_LOOKS = 20;

/** A page that still waits for something after this is not photographed. */
const LONGEST_MS = 60_000;

/** What a page may still wait for when its picture is taken. */
export interface SettleOptions {
  /** Its platform answers no call: it shows its stand-ins. */
  readonly isLoading?: boolean;
}

/**
 * The picture of a page once everything that it shows has come: hydrated, nothing it asked for without an answer, no stand-in
 * in view, pictures decoded, fonts loaded, and two looks in a row that are the same to the byte, during which it asked for
 * nothing more. Looks alone do not tell: while a busy machine is about an answer, a page stands still without it.
 * @throws when it never stands still, with what it waits for.
 */
export async function settledPicture(
  page: Page,
  requests: PageRequests,
  { isLoading = false }: SettleOptions = {},
): Promise<Buffer> {
  await page.locator('main').waitFor();
  await waitForHydration(page, LONGEST_MS);
  const until = performance.now() + LONGEST_MS;
  let before: Buffer | undefined;
  let begunBefore = -1;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await awaitAnswers(page, requests, { isLoading, until });
    await awaitContent(page, { isLoading, until });
    const begun = requests.begun();
    const after = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const isQuiet = requests.begun() === begun && begun === begunBefore && requests.open({ isLoading }).length === 0;
    if (isQuiet && before?.equals(after)) return after;
    [before, begunBefore] = [after, begun];
  }
  throw new Error('The page never stands still.');
}

/** Waits until the page has worked through the answers of all that it asked for, and asked for nothing more on their account. */
async function awaitAnswers(
  page: Page,
  requests: PageRequests,
  { isLoading, until }: { readonly isLoading: boolean; readonly until: number },
): Promise<void> {
  for (let begun = -1; requests.begun() !== begun || requests.open({ isLoading }).length > 0; ) {
    const [first] = requests.open({ isLoading });
    if (first !== undefined && performance.now() > until) throw new Error(`The page still waits for ${first}.`);
    begun = requests.begun();
    await page.evaluate(untilIdle);
    if (first !== undefined) await page.waitForTimeout(50);
  }
}

// An answer is drawn by then: its tasks come before an idle moment, what they change before the second frame after it.
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    requestIdleCallback(inTwoFrames, { timeout: 2_000 });
  });
}

async function awaitContent(
  page: Page,
  { isLoading, until }: { readonly isLoading: boolean; readonly until: number },
): Promise<void> {
  // What waits for an answer that does not come shows its stand-ins.
  if (isLoading) await page.locator('main [aria-busy=true], main[aria-busy=true]').first().waitFor();
  else await awaitPictures(page, Math.max(1, until - performance.now()));
  await page.evaluate(async () => {
    // A lazy picture below the view never comes; those in view are here.
    const here = [...document.images].filter(({ complete }) => complete);
    await Promise.all(here.map((image) => image.decode().catch(() => undefined)));
    await paintAnew(here);
    await facesHere();

    // Ready alone is said before the first text asks for a face, and again before the next one does.
    async function facesHere(): Promise<void> {
      do await document.fonts.ready;
      while ([...document.fonts].some(({ status }) => status === 'loading'));
    }

    // What lies below a picture is not painted once the browser knows that nothing shows through: only decoding tells, and
    // what was painted before stays, with other edges. Painted anew, all of them are as if they had been there at once.
    async function paintAnew(images: readonly HTMLImageElement[]): Promise<void> {
      const inTwoFrames = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      const before = images.map(({ style }) => style.visibility);
      for (const { style } of images) style.visibility = 'hidden';
      await inTwoFrames();
      for (const [index, { style }] of images.entries()) style.visibility = before[index] ?? '';
      await inTwoFrames();
    }
  });
}
