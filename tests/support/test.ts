import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { publishSite, type SiteOptions, type TestSite } from './a-site.ts';
import { awaitHydration } from './await-hydration.ts';
import { type CallRecorder, recordCalls } from './calls.ts';
import { type FaultWatch, watchFaults } from './fault-watch.ts';
import { type Network, networkOf } from './network.ts';
import { phone } from './phone.ts';
import { type Platform, platform } from './platform.ts';
import { subjectsOf } from './subjects-of.ts';

interface Fixtures {
  /** Publishes a throw-away merchant that lives as long as the test. */
  readonly aSite: (options?: SiteOptions) => Promise<TestSite>;
  readonly platform: Platform;
  readonly network: Network;
  readonly calls: CallRecorder;
  readonly faultWatch: FaultWatch;
  /** Opens another browser of its own, with the same watch for faults; `calls` and `network` are not its. */
  readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Popup announcements greet a first visit; only tests about them let them. */
  readonly noticePopup: boolean;
}

/** What every context of a test has besides the configured options. */
const quietStart = () => {
  try {
    sessionStorage.setItem('NOTICE_POP', '1');
  } catch {
    // A page without storage shows its popup.
  }
};

/** Playwright's test with the real parts of Livery at hand; a fault in any page fails it. */
export const test = base.extend<Fixtures>({
  aSite: async ({ context }, provide, { titlePath }) => {
    const sites: TestSite[] = [];
    await provide(async (options) => {
      const site = await publishSite(options, subjectsOf(titlePath.join(' ')));
      sites.push(site);
      return site;
    });
    // Open pages would go on asking for a merchant that is gone.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(sites.map((site) => site.remove()));
  },
  platform: [platform, { option: true }],
  network: async ({ context }, provide) => provide(networkOf(context)),
  calls: async ({ context }, provide) => provide(recordCalls(context)),
  noticePopup: [false, { option: true }],
  anotherVisitor: async ({ browser, contextOptions, noticePopup, serviceWorkers }, provide) => {
    const opened: { readonly watch: FaultWatch; readonly close: () => Promise<void> }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers, ...phone, ...options });
      if (!noticePopup) await context.addInitScript(quietStart);
      await awaitHydration(context);
      const watch = await watchFaults(context);
      opened.push({ watch, close: () => context.close() });
      return context.newPage();
    });
    for (const { watch, close } of opened) {
      await close();
      expect(watch.faults(), 'no fault in another browser').toEqual([]);
    }
  },
  faultWatch: [
    async ({ context, noticePopup }, provide) => {
      if (!noticePopup) await context.addInitScript(quietStart);
      await awaitHydration(context);
      const watch = await watchFaults(context);
      await provide(watch);
      expect(watch.faults(), 'no policy violation, uncaught error or hydration warning').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
