import type { Page } from '@playwright/test';
import type { ChangeSet } from '../../src/contracts/console/change-sets.ts';
import type { BenchStack } from './bench-stack.ts';
import { openListeners } from './listeners.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { memoryOf } from './memory-of.ts';
import { openVisit } from './open-visit.ts';

const brands = ['amber', 'chamak', 'karat', 'ninety', 'soda', 'tide'] as const;

/** Real pages of each brand: as many as two cores paint without waiting for each other for long. */
const PAGES_OF_EACH = 4;

/** How long a page may take to open beside all that are open already, on a machine that does other things too. */
const OPEN_MS = 120_000;

/**
 * One change set closes every brand with a message, while each has its share of 1,000 open streams and a few real pages: from
 * the answer to the message on the screens, and to the last stream that heard of it. Memory of service and sandbox.
 */
export async function measureSetPainted(
  { browser, url, port, operations, pid }: BenchStack,
  streams = 1_000,
): Promise<Figure[]> {
  const shown = brands.flatMap((brand) => Array.from({ length: PAGES_OF_EACH }, () => brand));
  const listeners = await openListeners(streams, {
    port,
    host: (index) => `${brands[index % brands.length] ?? ''}.localhost:${port}`,
    path: '/livery/stream',
  });
  const withPages = (pages: readonly Page[]): Promise<Figure[]> => {
    const brand = shown[pages.length];
    if (brand === undefined) return closeAll(pages);
    return openVisit(browser, { isSlow: false }, async (page) => {
      await page.goto(url(brand, '/m/home'), { timeout: OPEN_MS });
      await page.locator('header').waitFor({ timeout: OPEN_MS });
      return withPages([...pages, page]);
    });
  };
  const closeAll = async (pages: readonly Page[]): Promise<Figure[]> => {
    const words = 'The bench has closed this site.';
    const idle = memoryOf(pid, 'VmRSS');
    const painted = await Promise.all(pages.map((page) => watchWords(page, words)));
    const heard = listeners.heard('event: release');
    const note = {
      author: 'bench',
      reason: 'bench',
      name: 'maintenance',
      value: { messages: { en: words, ur: words } },
      force: true,
    };
    const answer = await operations.overrideMany({ ...note, codes: [...brands] });
    const answeredAt = performance.now();
    if (answer.kind !== 'answer') throw new Error(answer.message);
    requireAllMoved(answer.value);
    const onScreens = await Promise.all(painted.map((moment) => moment()));
    const byStreams = (await heard).map((moment) => moment - answeredAt);
    const after = onScreens.map((moment) => moment - performance.timeOrigin - answeredAt);
    await operations.undoChanges({ author: 'bench', reason: 'bench', id: answer.value.id });
    const line = (name: string, value: number): Figure => ({ name, value: milliseconds(Math.max(0, value)) });
    return [
      ...([0.5, 1] as const).map((part) =>
        line(`${pages.length} open pages painted it after its answer, ${nameOf(part)}`, quantile(after, part)),
      ),
      ...([0.5, 0.99, 1] as const).map((part) =>
        line(`${streams.toLocaleString('en')} streams heard of it, ${nameOf(part)}`, quantile(byStreams, part)),
      ),
      { name: 'memory with all of them open, and at most', value: `${idle}, ${memoryOf(pid, 'VmHWM')} MB` },
    ];
  };
  try {
    return await withPages([]);
  } finally {
    listeners.close();
  }
}

function requireAllMoved({ results }: ChangeSet): void {
  const moved = results.filter(({ state }) => state === 'published').length;
  if (moved !== brands.length) throw new Error(`${moved} of ${brands.length} pointers have moved.`);
}

/** Begins to wait for words; the answer gives the moment when the frame with them was painted, since 1970. */
async function watchWords(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent.includes(wanted)) return;
        observer.disconnect();
        // A task after the frame's callbacks runs once the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Reflect.set(window, 'benchPainted', painted);
  }, words);
  return () => page.evaluate<number>(() => Reflect.get(window, 'benchPainted'));
}

function nameOf(part: 0.5 | 0.99 | 1): string {
  return part === 1 ? 'the last' : `p${part * 100}`;
}
