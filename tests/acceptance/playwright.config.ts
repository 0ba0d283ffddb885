import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { phone } from '../support/phone.ts';

/** Without its subject a test is meant to fail: it need not be given long. */
const isDeletion = Boolean(process.env['LIVERY_WITHOUT']);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // A test that fails once on a busy machine may try again; it is reported, and only a few may need it.
  retries: isDeletion ? 0 : 1,
  // What is awaited takes as long as a crowded machine needs; what is too slow shows in the budgets of the suites.
  timeout: isDeletion ? 60_000 : 120_000,
  expect: { timeout: isDeletion ? 7_000 : 25_000 },
  outputDir: '../../.data/acceptance',
  reporter: [['../gate/acceptance-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    ...phone,
    // The worker fetches every screen after a first visit: a fifth of a test's time. Suites about it, and the walk, have it.
    serviceWorkers: 'block',
    ...(isDeletion ? { actionTimeout: 7_000 } : { screenshot: 'only-on-failure' as const }),
  },
});
