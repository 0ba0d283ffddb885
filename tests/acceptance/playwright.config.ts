import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { phone } from '../support/phone.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  outputDir: '../../.data/acceptance',
  reporter: [['../gate/acceptance-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    ...phone,
    screenshot: 'only-on-failure',
  },
});
