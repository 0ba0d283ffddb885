import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

/** Keeps a picture of every step of a walk in this folder, to be looked at. */
const recordDir = process.env['LIVERY_RECORD'];

/** Whether the steps are being recorded. */
export const isRecording = recordDir !== undefined;

/** Makes the steps of one walk: each is named in the report and, where walks are recorded, photographed at its end. */
export function recordSteps(page: Page, walk: string): (name: string, take: () => Promise<void>) => Promise<void> {
  let number = 0;
  return (name, take) =>
    test.step(name, async () => {
      await take();
      if (recordDir === undefined) return;
      number += 1;
      await page.screenshot({ path: join(recordDir, `${walk}-${number}-${name.replaceAll(/\W+/g, '-')}.png`) });
    });
}
