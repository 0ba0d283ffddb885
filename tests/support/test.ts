import { expect, test as base } from '@playwright/test';
import { publishSite, type SiteOptions, type TestSite } from './a-site.ts';
import { type CallRecorder, recordCalls } from './calls.ts';
import { type FaultWatch, watchFaults } from './fault-watch.ts';
import { type Network, networkOf } from './network.ts';
import { type Platform, platform } from './platform.ts';

interface Fixtures {
  /** Publishes a throw-away merchant that lives as long as the test. */
  readonly aSite: (options?: SiteOptions) => Promise<TestSite>;
  readonly platform: Platform;
  readonly network: Network;
  readonly calls: CallRecorder;
  readonly faultWatch: FaultWatch;
}

/** Playwright's test with the real parts of Livery at hand; a fault in any page fails it. */
export const test = base.extend<Fixtures>({
  aSite: async ({ context }, provide) => {
    const sites: TestSite[] = [];
    await provide(async (options) => {
      const site = await publishSite(options);
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
  faultWatch: [
    async ({ context }, provide) => {
      const watch = await watchFaults(context);
      await provide(watch);
      expect(watch.faults(), 'no policy violation, uncaught error or hydration warning').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
