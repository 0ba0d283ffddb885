import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const recorded = resolve(import.meta.dirname, '../../node_modules/.livery/chromium');

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
  ],
};
