import { chromiumLaunch } from '../../support/chromium.ts';

/**
 * The browser that pictures are taken with. It paints a changed tile anew as a whole: painted in part, the edges of letters and
 * of drawn pictures on its seam come out up to 45 of 255 levels apart, and where the seam is depends on what was drawn
 * when.
 */
export const snapshotBrowser = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--disable-partial-raster'] };
