import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const recorded = resolve(import.meta.dirname, '../../node_modules/.livery/chromium');

/**
 * What the browser does without: as Playwright has it, since a second list takes the place of its own; the popups of
 * the address bar, which every context of a test would draw although nobody sees them; and the renderer held in reserve,
 * which every context would start and none would use.
 */
const features = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** The browser that `scripts/bootstrap.mjs test` found, with the switches that keep it quiet and without a sandbox. */
export const chromiumLaunch = {
  executablePath:
    process.env['LIVERY_CHROMIUM'] ?? (existsSync(recorded) ? readFileSync(recorded, 'utf8') : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a test lives for seconds: its code is optimised for longer than the optimised code would run.
    '--js-flags=--no-maglev,--no-turbofan',
    `--disable-features=${features.join(',')}`,
  ],
};
