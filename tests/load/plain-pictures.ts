import type { Browser } from '@playwright/test';
import { openCompiler } from '../../src/release/compiler.ts';
import { projectRoot } from '../gate/run-command.ts';
import { type Brand, openBrand } from '../snapshot/brand.ts';
import { matrixOf } from '../snapshot/matrix.ts';
import type { SnapshotOptions } from '../snapshot/run/run-snapshot.ts';
import { shotOf } from '../snapshot/run/shoot-cells.ts';
import { openSession } from '../snapshot/take/open-session.ts';
import type { Shot } from '../snapshot/take/shot.ts';
import { showShot } from '../snapshot/take/show-shot.ts';
import { launchFor } from '../snapshot/take/snapshot-browser.ts';
import { type SnapshotStack, withSnapshotStack } from '../snapshot/take/snapshot-stack.ts';
import { openContext, openPage, prepareVisit } from '../snapshot/take/visit.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { openDoor } from '../support/stack-address.ts';

type PlainOptions = Pick<SnapshotOptions, 'dirs' | 'themesDir' | 'narrowing'>;

/**
 * What tests of pictures do without knowing what changed: every cell is opened in a context of its own and photographed as soon
 * as it is loaded, two at a time. Nothing is compared, and no page is waited for until it stands still.
 */
export async function takePlainPictures({
  dirs,
  themesDir,
  narrowing,
}: PlainOptions): Promise<{ readonly seconds: number; readonly taken: number }> {
  const startedAt = performance.now();
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  const brands: Brand[] = [];
  for (const dir of dirs) brands.push(await openBrand(compiler, dir, themesDir));
  const shots = brands.flatMap((brand) =>
    matrixOf([brand.site], narrowing).cells.map(({ cell, screen }) => shotOf({ cell, screen, brand })),
  );
  const taken = shots.length;
  await withSnapshotStack({ folders: brands.map(({ code, dir }) => ({ code, dir })), themesDir }, async (stack) => {
    const browser = await launchFor(stack.port, chromiumLaunch);
    try {
      // A platform is in one state at a time.
      for (const group of Map.groupBy(shots, ({ cell, platform }) => `${cell.brand} ${platform}`).values()) {
        await takeGroup(browser, stack, group);
      }
    } finally {
      await browser.close();
    }
  });
  return { seconds: (performance.now() - startedAt) / 1000, taken };
}

async function takeGroup(browser: Browser, stack: SnapshotStack, shots: readonly Shot[]): Promise<void> {
  const [first] = shots;
  if (!first) return;
  const body = { merchant: first.cell.brand, state: first.platform };
  await openDoor(stack.staffPort, '/states', { body });
  const sessions = new Map<string, Promise<string | undefined>>();
  const left = [...shots];
  const takeOnes = async () => {
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) {
      const { brand, visitor } = shot.cell;
      const session = sessions.get(visitor) ?? openSession(stack.port, brand, shot.callPath, visitor);
      sessions.set(visitor, session);
      const context = await openContext(browser, shot.cell);
      await prepareVisit(context, shot, await session);
      const page = await openPage(context, shot.cell);
      await showShot(page, shot);
      await page.screenshot();
      await context.close();
    }
  };
  await Promise.all([takeOnes(), takeOnes()]);
}
