import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openCompiler } from '../../../src/release/compiler.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { type Brand, openBrand } from '../brand.ts';
import type { SchemeName } from '../cell.ts';
import { matrixOf } from '../matrix.ts';
import { shotOf } from '../run/shoot-cells.ts';
import { withSnapshotStack } from './snapshot-stack.ts';
import { takePictures } from './take-pictures.ts';

/** Screens that show their own address, an error card, what a form says, and who is there. */
const screens = ['app', 'invite', 'home.error', 'login.refused', 'agent'];

const themesDir = join(projectRoot, 'themes');
let brand: Brand;
let first: ReadonlyMap<string, Buffer>;
let second: ReadonlyMap<string, Buffer>;
let alone: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  brand = await openBrand(compiler, join(projectRoot, 'merchants/karat'), themesDir);
  first = await photograph(['dark', 'light']);
  second = await photograph(['light', 'dark']);
  alone = await photograph(['dark'], ['agent']);
}, 240_000);

/** Pictures of screens in some schemes, on a stack of their own, at ports of its own. */
async function photograph(schemes: readonly SchemeName[], own = screens): Promise<ReadonlyMap<string, Buffer>> {
  const { cells } = matrixOf([brand.site], { screens: own, languages: ['en'], schemes });
  const pictures = new Map<string, Buffer>();
  await withSnapshotStack({ folders: [{ code: brand.code, dir: brand.dir }], themesDir }, (stack) =>
    takePictures(
      cells.map(({ cell, screen }) => shotOf({ cell, screen, brand })),
      stack,
      async (taken) => {
        if ('failure' in taken) throw new Error(`${taken.id}: ${taken.failure}`);
        pictures.set(taken.id, taken.picture);
      },
    ),
  );
  return pictures;
}

it('gives the same pictures on another stack: addresses and references of error cards are the same @T-027', () => {
  expect(first.size).toBe(2 * screens.length);
  expect([...second].filter(([id, picture]) => !first.get(id)?.equals(picture)).map(([id]) => id)).toEqual([]);
});

it('gives the same picture of who is there whoever else is photographed @T-027', () => {
  expect(alone.size).toBe(1);
  expect([...alone].filter(([id, picture]) => !first.get(id)?.equals(picture)).map(([id]) => id)).toEqual([]);
});

it('gives the same picture of a page whose scheme changed as of one that was opened in it @T-028', () => {
  // What was first on one stack was changed to on the other; both schemes are pictures of their own.
  const dark = [...first].filter(([id]) => id.includes('/dark/'));
  expect(dark.map(([id, picture]) => second.get(id)?.equals(picture))).toEqual(screens.map(() => true));
  const lights = dark.map(([id]) => first.get(id.replace('/dark/', '/light/')));
  expect(dark.filter(([, picture], index) => lights[index]?.equals(picture))).toEqual([]);
});
