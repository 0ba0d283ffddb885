import { chromium } from '@playwright/test';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { type BuiltNode, callBuilt, startBuiltNode } from '../production/built-node.ts';
import { openSwitch } from '../production/node-switch.ts';
import { openServerParts, suffix } from '../production/server-parts.ts';
import { makeTwoBuilds, markOfSecond } from '../production/two-builds.ts';
import { openWatched, type WatchedPage } from '../production/watched-page.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { walkTo } from '../support/shell.ts';

// Two nodes of a build behind a switch, with open pages, become two nodes of another build one after the other, and
// go back. Every page goes on as the document that it is, loads screens that it has not seen, and follows changes.
const ports = [await findFreePort(), await findFreePort()];
const door = await openSwitch(ports);
const parts = await openServerParts(door.port);
const { first, second } = makeTwoBuilds(parts.folder);
process.stdout.write('two builds are made\n');
const envs = ports.map((port, index) => parts.nodeEnv(`node${index}`, port));
const nodes: BuiltNode[] = [];
const browser = await chromium.launch(chromiumLaunch);
const home = `http://karat.${suffix}:${door.port}/m/home`;
try {
  await startAll(first);
  say(callBuilt(first, envOf(0), 'publish', 'karat', '--author', 'fault'));
  const beforeUpdate = await openWatched(browser, home);
  const halfway = { page: undefined as WatchedPage | undefined };

  await change('on', [beforeUpdate]);
  await replace(0, second);
  await expectScreen(beforeUpdate, '/m/help', false);
  halfway.page = await openWatched(browser, home);
  await replace(1, second);
  const ofSecond = await openWatched(browser, home);
  await change('off', [beforeUpdate, halfway.page, ofSecond]);
  await expectScreen(beforeUpdate, '/m/login', undefined);
  const pagesAfter = await openWatched(browser, home);
  await expectScreen(pagesAfter, '/m/help', true);
  say('updated with open pages');

  await replace(0, first);
  await expectScreen(ofSecond, '/m/help', true);
  await replace(1, first);
  await expectScreen(ofSecond, '/m/login', undefined);
  const afterAll = await openWatched(browser, home);
  await expectScreen(afterAll, '/m/help', false);
  const everyPage = [beforeUpdate, halfway.page, ofSecond, pagesAfter, afterAll];
  await change('on', everyPage);
  for (const [index, page] of everyPage.entries()) {
    if (page.faults.length > 0) throw new Error(`Page ${index} missed something:\n${page.faults.join('\n')}`);
    if (!(await page.isSame())) throw new Error(`Page ${index} was reloaded.`);
  }
  say(`went back with open pages: ${everyPage.length} pages, none reloaded, nothing missing`);
} finally {
  await browser.close();
  for (const node of nodes) await node.stop();
  door.close();
  await parts.close();
}

function envOf(index: number): NodeJS.ProcessEnv {
  return envs[index] ?? {};
}

async function startAll(dist: string): Promise<void> {
  for (const index of ports.keys()) nodes[index] = await startBuiltNode(dist, envOf(index));
}

async function replace(index: number, dist: string): Promise<void> {
  await nodes[index]?.stop();
  nodes[index] = await startBuiltNode(dist, envOf(index));
}

/** Switches the live chat by whichever node, and waits until every page shows or hides its shortcut. */
async function change(state: 'on' | 'off', pages: readonly WatchedPage[]): Promise<void> {
  callBuilt(first, envOf(0), 'flag', 'karat', 'CBS3', state, '--reason', 'fault', '--author', 'fault');
  for (const { page } of pages) {
    // Inner screens have a bar of their own.
    await walkTo(page, '/m/home');
    await page.waitForFunction(isChatShown, state === 'on', { timeout: 120_000 });
  }
}

/** Whether the shortcut to the live chat is there as it should be, wherever the theme has it. */
function isChatShown(isWanted: boolean): boolean {
  const items = [...document.querySelectorAll('header a, header button, header ~ * li a')];
  const words = (item: Element) => `${item.getAttribute('aria-label') ?? ''} ${item.textContent ?? ''}`;
  return items.some((item) => /chat/i.test(words(item))) === isWanted;
}

/** Walks to a screen that the page has not loaded yet; it must come with the code of the page's own build. */
async function expectScreen(watched: WatchedPage, path: string, isSecond: boolean | undefined): Promise<void> {
  const before = watched.files();
  await walkTo(watched.page, path);
  await watched.page.locator('main > :not([aria-busy])').first().waitFor();
  const until = performance.now() + 60_000;
  while (watched.files() === before) {
    if (performance.now() > until) throw new Error(`${path} was there before, so that it proves nothing.`);
    await watched.page.waitForTimeout(50);
  }
  if (isSecond === undefined) return;
  const found = await watched.page.evaluate((mark) => Reflect.get(globalThis, mark) === true, markOfSecond);
  if (found !== isSecond) throw new Error(`${path} came from the ${found ? 'second' : 'first'} build.`);
}

function say(words: string): void {
  process.stdout.write(`${words.trim()}\n`);
}
