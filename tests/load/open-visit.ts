import type { Browser, Page } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** The machine and the network that throttled figures are taken on. */
export const slowPhone = {
  cpu: 4,
  /** Lighthouse's "slow 4G". */
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  words: '4× CPU slowdown, 1.6 Mbit/s, 150 ms',
};

export interface VisitOptions {
  readonly isSlow: boolean;
  /** Popup announcements greet it, as they greet a player; they would lie over what others measure. */
  readonly isGreeted?: boolean;
  /** Runs in the page before its own code. */
  readonly script?: () => void;
}

/** One first visit: a browser context of its own, with nothing in its cache, ended after `act`. */
export async function openVisit<T>(
  browser: Browser,
  { isSlow, isGreeted = false, script }: VisitOptions,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  // References may compile in the browser, which our policy forbids; so it counts for no page here.
  const context = await browser.newContext({ ...phone, bypassCSP: true, serviceWorkers: 'block' });
  try {
    if (!isGreeted) await context.addInitScript(noteGreeted);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowPhone.network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    }
    return await act(page);
  } finally {
    await context.close();
  }
}

function noteGreeted(): void {
  sessionStorage.setItem('NOTICE_POP', '1');
  sessionStorage.setItem(`${location.hostname.split('.')[0]}.registration.announced`, '1');
}

/** A script that a page has asked for, and when. */
export interface LoadedScript {
  readonly name: string;
  readonly bytes: number;
  readonly startedAt: number;
}

/** The scripts that a page has asked for until now. */
export async function scriptsOf(page: Page): Promise<readonly LoadedScript[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js($|\?)/.test(entry.name))
      .map((entry) => ({
        name: entry.name,
        startedAt: entry.startTime,
        bytes: Number(Reflect.get(entry, 'encodedBodySize')),
      })),
  );
}

/** Waits until nothing has been fetched for a while. The live stream never ends, so the network is never idle. */
export async function awaitQuiet(page: Page, ms = 1_000): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const last = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      const hasPictures = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
      return document.readyState === 'complete' && hasPictures && performance.now() - Math.max(0, ...last) > quiet;
    },
    ms,
    { timeout: 60_000, polling: 100 },
  );
}
