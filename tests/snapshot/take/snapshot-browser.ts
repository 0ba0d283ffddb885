import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { chromiumLaunch } from '../../support/chromium.ts';

/**
 * The browser that pictures are taken with. It paints a changed tile anew as a whole: painted in part, the edges of letters and
 * of drawn pictures on its seam come out up to 45 of 255 levels apart, and where the seam is depends on what was drawn
 * when.
 */
export const snapshotBrowser = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--disable-partial-raster'] };

/**
 * Starts a browser that finds every brand of a stack at `http://<code>.localhost`, whatever port the stack has: pages show their
 * own address, which is the same in every run.
 */
export function launchFor(port: number, launch: LaunchOptions = snapshotBrowser): Promise<Browser> {
  const rules = `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${port}`;
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), rules] });
}
