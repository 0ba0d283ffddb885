import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { UsageError } from '../../../scripts/cli/verb.ts';
import { openCompiler } from '../../../src/release/compiler.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { launchFor, snapshotBrowser } from '../take/snapshot-browser.ts';
import { openDoor } from '../../support/stack-address.ts';
import { type Brand, openBrand } from '../brand.ts';
import { filesOfCell, withBrandFiles } from '../brand-files.ts';
import { cellId, cellOf } from '../cell.ts';
import { snapshotScreens } from '../screens.ts';
import { openStore } from '../store.ts';
import { followRequests } from '../take/follow-requests.ts';
import { openSessions } from '../take/open-session.ts';
import { settledPicture } from '../take/settle.ts';
import { showShot } from '../take/show-shot.ts';
import { withSnapshotStack } from '../take/snapshot-stack.ts';
import { openContext, openPage, prepareVisit } from '../take/visit.ts';
import { shotOf } from './shoot-cells.ts';

/** A cell that is open. */
export interface Replay {
  readonly page: Page;
  /** Where it is. */
  readonly address: string;
  /** Photographs it as a run does. */
  photograph(): Promise<Buffer>;
}

/** What a replay works with. */
export interface ReplayOptions {
  readonly storeDir: string;
  readonly themesDir: string;
  readonly merchantsDir: string;
  /** Runs once the page shows what was photographed; the browser and the stack end after it. */
  readonly during: (replay: Replay) => Promise<void>;
  readonly isHeadless: boolean;
}

/**
 * Opens a cell live as it was photographed: `<cell>@<inputs>` with the brand's files that the store keeps of that moment,
 * `<cell>` with those of its folder; its visitor, language, scheme, state, clock and seed. @throws UsageError when the store
 * does not have it.
 */
export async function replayCell(word: string, options: ReplayOptions): Promise<void> {
  const [id = '', inputs] = word.split('@');
  const cell = cellOf(id);
  if (cellId(cell) !== id || !snapshotScreens.some((screen) => screen.id === cell.screen)) {
    throw new UsageError(`"${id}" is no cell; one is karat/home/guest/en/dark/390.`);
  }
  if (inputs === undefined) {
    const compiler = await openCompiler({ rootDir: projectRoot, themesDir: options.themesDir });
    const brand = await openBrand(compiler, join(options.merchantsDir, cell.brand), options.themesDir);
    return show(id, brand, options.themesDir, options);
  }
  const files = filesOfCell(openStore(options.storeDir), id, inputs);
  if (!files) throw new UsageError(`The store does not have what ${id} was taken of at ${inputs}.`);
  const isShown = await withBrandFiles(cell.brand, files, async (brand, themesDir) => {
    await show(id, brand, themesDir, options);
    return true;
  });
  if (!isShown) throw new Error(`What ${id} was taken of does not compile with this engine.`);
}

async function show(id: string, brand: Brand, themesDir: string, options: ReplayOptions): Promise<void> {
  const cell = cellOf(id);
  const screen = snapshotScreens.find((one) => one.id === cell.screen);
  if (!screen) return;
  const shot = shotOf({ cell, screen, brand });
  await withSnapshotStack({ folders: [{ code: brand.code, dir: brand.dir }], themesDir }, async (stack) => {
    // Ctrl-C ends what is shown; the browser's own way to take it would end the program before the stack's data are removed.
    const browser = await launchFor(stack.port, {
      ...snapshotBrowser,
      headless: options.isHeadless,
      handleSIGINT: false,
    });
    try {
      await openDoor(stack.staffPort, '/states', { body: { merchant: brand.code, state: shot.platform } });
      const session = (await openSessions(stack.port, shot)).get(cell.visitor);
      if (session instanceof Error) throw session;
      const context = await openContext(browser, cell);
      await prepareVisit(context, shot, session);
      const page = await openPage(context, cell);
      const requests = followRequests(page);
      await showShot(page, shot);
      const address = `http://${brand.code}.localhost:${stack.port}${shot.path}`;
      const isLoading = shot.platform === 'loading';
      await options.during({ page, address, photograph: () => settledPicture(page, requests, { isLoading }) });
    } finally {
      await browser.close();
    }
  });
}
