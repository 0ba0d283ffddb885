import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openCompiler } from '../../../src/release/compiler.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { type Brand, openBrand } from '../brand.ts';
import { cellId, cellOf } from '../cell.ts';
import { clusterChanges } from '../cluster.ts';
import { cellInputs, type Surroundings } from '../inputs/cell-inputs.ts';
import { judgeCells } from '../run/judge-cells.ts';
import type { CellPlan } from '../run/plan-cells.ts';
import { takenKeeper } from '../run/shoot-cells.ts';
import { snapshotScreens } from '../screens.ts';
import { openStore, type Store } from '../store.ts';
import { proveCauses } from './prove-causes.ts';

const cell = cellOf('karat/home/guest/en/dark/390');
const screen = snapshotScreens.find(({ id }) => id === 'home');
const none = { routes: {}, blocks: {}, dialogs: {}, actions: {}, shell: {}, late: {} };
const surroundings: Surroundings = {
  ...{ root: projectRoot, known: new Map(), versions: {}, shared: {} },
  build: { graph: {}, parts: none },
};

let dir: string;
let store: Store;
/** The folder before, with both changes, and with one of them taken back. */
let before: CellPlan;
let after: CellPlan;
let withoutFlag: CellPlan;
let withoutText: CellPlan;

const flag = (text: string) =>
  JSON.stringify({ ...JSON.parse(text), flags: { ...JSON.parse(text).flags, CBS3: true } });
const word = (text: string) => JSON.stringify({ ...JSON.parse(text), app: { ...JSON.parse(text).app, menu: 'More' } });

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-proof-'));
  store = openStore(join(dir, 'store'));
  const themesDir = join(projectRoot, 'themes');
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  const plan = async (name: string, changes: Readonly<Record<string, (text: string) => string>>): Promise<CellPlan> => {
    const folder = join(dir, name, 'karat');
    cpSync(join(projectRoot, 'merchants/karat'), folder, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    }
    const brand: Brand = await openBrand(compiler, folder, themesDir);
    if (!screen) throw new Error('There is no home.');
    const inputs = store.putInputs(await cellInputs(cell, screen, brand, surroundings));
    return { cell, screen, id: cellId(cell), brand, inputs, todo: 'take' };
  };
  before = await plan('before', {});
  after = await plan('after', { 'site.json': flag, 'strings/en.json': word });
  withoutFlag = await plan('without-flag', { 'strings/en.json': word });
  withoutText = await plan('without-text', { 'site.json': flag });
  return () => rmSync(dir, { recursive: true });
}, 60_000);

/** What is behind the change of the cell when each state looks like a colour. */
async function causesWhen(looks: Readonly<Record<'flag' | 'text', string>>): Promise<readonly string[]> {
  const keep = takenKeeper(store);
  const paint = (background: string) =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  keep(before, await paint('red'));
  keep(after, await paint('blue'));
  keep(withoutFlag, await paint(looks.flag));
  keep(withoutText, await paint(looks.text));
  const picture = store.taken(before.id, before.inputs)?.picture ?? '';
  const accepted = { [before.id]: { picture, inputs: before.inputs } };
  const plan = { ...after, accepted: accepted[before.id] };
  const changes = await judgeCells([plan], [], { store, accepted });
  const plans = new Map([[plan.id, plan]]);
  const tools = { store, surroundings, plans, onProgress: () => undefined };
  const [proved] = await proveCauses(clusterChanges(changes), tools);
  return (proved?.causes ?? []).map(({ kind, name, isProved }) => `${kind} ${name}${isProved ? ' proved' : ''}`);
}

it('names of several changes the one without which the picture is another @T-044', async () => {
  expect(new Set([before, after, withoutFlag, withoutText].map(({ inputs }) => inputs)).size).toBe(4);
  expect(await causesWhen({ flag: 'red', text: 'blue' })).toEqual(['flag CBS3 proved']);
  expect(await causesWhen({ flag: 'blue', text: 'red' })).toEqual(['text app:menu proved']);
}, 60_000);

it('names what still differs without all that is behind the picture alone @T-044', async () => {
  expect(await causesWhen({ flag: 'green', text: 'blue' })).toEqual(['flag CBS3 proved', 'text app:menu']);
  expect(await causesWhen({ flag: 'blue', text: 'green' })).toEqual(['text app:menu proved', 'flag CBS3']);
}, 60_000);

it('names both where each changes the picture, and keeps all of them where they hide each other @T-044', async () => {
  expect(await causesWhen({ flag: 'green', text: 'red' })).toEqual(['flag CBS3 proved', 'text app:menu proved']);
  expect(await causesWhen({ flag: 'blue', text: 'blue' })).toEqual(['flag CBS3', 'text app:menu']);
}, 60_000);
