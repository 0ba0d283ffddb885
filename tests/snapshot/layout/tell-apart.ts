import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCompiler } from '../../../src/release/compiler.ts';
import { productBrands } from '../../gate/product-brands.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { openBrand } from '../brand.ts';
import { cellId } from '../cell.ts';
import { shotOf } from '../run/shoot-cells.ts';
import { snapshotScreens } from '../screens.ts';
import { followRequests } from '../take/follow-requests.ts';
import { openSession } from '../take/open-session.ts';
import { settledPicture } from '../take/settle.ts';
import type { Shot } from '../take/shot.ts';
import { showShot } from '../take/show-shot.ts';
import { launchFor } from '../take/snapshot-browser.ts';
import { type SnapshotStack, withSnapshotStack } from '../take/snapshot-stack.ts';
import { openContext, openPage, prepareVisit } from '../take/visit.ts';
import { distance, type Outline, outlineOf } from './outline.ts';
import { wireframe } from './wireframe.ts';

// node tests/snapshot/layout/tell-apart.ts [screen …]: are inner screens told apart by their layout alone? Each screen of each brand
// is laid bare (no letters, icons, pictures, colours; nothing smaller than 13 px) and compared with the same screen of all six
// brands in another scheme and at another width. Right is where its own is the nearest; 9 of 10 must be.
const known = { scheme: 'dark', width: 390 } as const;
const asked = { scheme: 'light', width: 412 } as const;
const enough = 0.9;

const inner = [
  ...['login', 'register', 'forget', 'games.vendors', 'promotions', 'announcements', 'help'],
  ...[
    'member',
    'details',
    'benefits',
    'deposit',
    'withdraw',
    'bets',
    'transactions',
    'rewards',
    'inbox',
    'favourites.empty',
  ],
  ...['invite', 'security', 'safePlay', 'settings', 'agent', 'team'],
];
const names = process.argv.slice(2);
const screens = snapshotScreens.filter(({ id }) => (names.length === 0 ? inner : names).includes(id));
const dir = join(projectRoot, '.data/layout');
mkdirSync(dir, { recursive: true });

interface Seen {
  readonly brand: string;
  readonly screen: string;
  readonly known: Outline;
  readonly asked: Outline;
}

const seen = await look();
let right = 0;
for (const screen of new Set(seen.map((one) => one.screen))) {
  const same = seen.filter((one) => one.screen === screen);
  const answers = same.map(({ brand, asked: outline }) => ({ brand, said: nearest(outline, same) }));
  const wrong = answers.filter(({ brand, said }) => said !== brand);
  right += answers.length - wrong.length;
  const taken = wrong.map(({ brand, said }) => `${brand} for ${said}`).join(', ');
  process.stdout.write(`${screen}: ${answers.length - wrong.length} of ${answers.length}${taken && `  ${taken}`}\n`);
}
const share = seen.length === 0 ? 0 : right / seen.length;
process.stdout.write(
  `told apart by layout: ${right} of ${seen.length} (${(share * 100).toFixed(1)} %), 1 of ${productBrands.length} by chance\n`,
);
process.exitCode = share >= enough ? 0 : 1;

function nearest(outline: Outline, among: readonly Seen[]): string | undefined {
  return among
    .map((one) => ({ brand: one.brand, apart: distance(one.known, outline) }))
    .sort((one, other) => one.apart - other.apart)[0]?.brand;
}

async function look(): Promise<readonly Seen[]> {
  const themesDir = join(projectRoot, 'themes');
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  const brands = await Promise.all(
    productBrands.map((code) => openBrand(compiler, join(projectRoot, 'merchants', code), themesDir)),
  );
  const folders = brands.map(({ code, dir: folder }) => ({ code, dir: folder }));
  const all: Seen[] = [];
  await withSnapshotStack({ folders, themesDir }, async (stack) => {
    const queue = [...brands];
    const lane = async () => {
      for (let brand = queue.shift(); brand !== undefined; brand = queue.shift()) {
        const ofScreen = new Map<string, { known?: Outline; asked?: Outline }>();
        for (const [name, at] of Object.entries({ known, asked })) {
          const shots = screens.map((screen) => {
            const [visitor = 'guest'] = screen.visitors.filter(
              (one) => one !== 'guest' || screen.visitors.length === 1,
            );
            const cell = { brand: brand?.code ?? '', screen: screen.id, visitor, language: 'en', ...at };
            return shotOf({ cell, screen, brand: brand as NonNullable<typeof brand> });
          });
          for (const [screen, outline] of await outlinesOf(shots, stack)) {
            ofScreen.set(screen, { ...ofScreen.get(screen), [name]: outline });
          }
        }
        for (const [screen, pair] of ofScreen) {
          if (pair.known && pair.asked) all.push({ brand: brand.code, screen, known: pair.known, asked: pair.asked });
        }
      }
    };
    await Promise.all([lane(), lane()]);
  });
  return all;
}

async function outlinesOf(shots: readonly Shot[], stack: SnapshotStack): Promise<ReadonlyMap<string, Outline>> {
  const browser = await launchFor(stack.port);
  const outlines = new Map<string, Outline>();
  try {
    for (const own of Map.groupBy(shots, ({ cell }) => cell.visitor).values()) {
      const [first] = own;
      if (!first) continue;
      const session = await openSession(stack.port, first.cell.brand, first.callPath, first.cell.visitor);
      const context = await openContext(browser, first.cell);
      await prepareVisit(context, first, session);
      for (const shot of own) {
        const page = await openPage(context, shot.cell);
        const requests = followRequests(page);
        await showShot(page, { ...shot, platform: 'usual' });
        await settledPicture(page, requests);
        const picture = await wireframe(page);
        writeFileSync(join(dir, `${cellId(shot.cell).replaceAll('/', '-')}.png`), picture);
        outlines.set(shot.cell.screen, await outlineOf(picture));
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return outlines;
}
