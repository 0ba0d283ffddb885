import { chromiumLaunch } from '../support/chromium.ts';

/** The browser of the tests with the compilers of a player's: the tests go without them, because their pages live for seconds. */
export const benchBrowser = {
  ...chromiumLaunch,
  args: chromiumLaunch.args.filter((arg) => !arg.startsWith('--js-flags=')),
};
