import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompiler } from '../../src/release/compiler.ts';
import { projectRoot } from '../gate/run-command.ts';
import { openBrand } from './brand.ts';
import { type Cause, findCauses } from './causes/find-causes.ts';
import { cellOf } from './cell.ts';
import { copyCheckout } from './copy-checkout.ts';
import { cellInputs } from './inputs/cell-inputs.ts';
import { hashKinds, type Inputs } from './inputs/inputs.ts';
import { serverInputs } from './inputs/server-inputs.ts';
import { plantedScreens } from './planted-screens.ts';
import { seen, unseen } from './plants.ts';
import { openSurroundings, type OpenSurroundings } from './run/surroundings.ts';
import { snapshotScreens } from './screens.ts';

let dir: string;
let open: OpenSurroundings;
let before: ReadonlyMap<string, State>;

/** Inputs and places of each looked-at screen. */
interface State {
  readonly inputs: Inputs;
  readonly places: Readonly<Record<string, string>>;
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-plants-'));
  cpSync(join(projectRoot, 'merchants/karat'), join(dir, 'karat'), { recursive: true });
  cpSync(join(projectRoot, 'themes/karat'), join(dir, 'themes/karat'), { recursive: true });
  copyCheckout(join(dir, 'engine'));
  open = await openSurroundings(projectRoot, join(dir, 'store'));
  before = await readStates();
}, 120_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function readStates(): Promise<ReadonlyMap<string, State>> {
  const [root, themesDir] = [join(dir, 'engine'), join(dir, 'themes')];
  const { surroundings } = open;
  const shared = { ...surroundings.shared, ...(await serverInputs(root, surroundings.known)) };
  const compiler = await openCompiler({ rootDir: root, themesDir });
  const brand = await openBrand(compiler, join(dir, 'karat'), themesDir);
  const states = new Map<string, State>();
  for (const id of plantedScreens) {
    const screen = snapshotScreens.find((one) => one.id === id);
    if (!screen) throw new Error(`There is no screen ${id}.`);
    const cell = cellOf(`karat/${id}/guest/en/dark/390`);
    const inputs = await cellInputs(cell, screen, brand, { ...surroundings, root, shared, read: new Map() });
    states.set(id, { inputs, places: brand.places });
  }
  return states;
}

/** The inputs with a change planted; it is taken back afterwards. */
async function plantedStates(file: string, change: (text: string) => string): Promise<ReadonlyMap<string, State>> {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  try {
    return await readStates();
  } finally {
    writeFileSync(path, text);
  }
}

const none: State = { inputs: {}, places: {} };
const hashOf = ({ inputs }: State) => JSON.stringify(hashKinds(inputs));

describe('changes that players see', () => {
  it.each(seen.map((plant) => [plant.name, plant] as const))(
    '%s: named as the one cause @T-045',
    async (_name, plant) => {
      const after = await plantedStates(plant.file, plant.change);
      const found = [...after].flatMap(([id, state]) => findCauses(before.get(id) ?? none, state));
      const own = findCauses(before.get(plant.screen ?? '') ?? none, after.get(plant.screen ?? '') ?? none);
      const named = (causes: readonly Cause[]) => [...new Set(causes.map(({ kind, name }) => `${kind} ${name}`))];
      expect(named(own)).toEqual([plant.cause?.join(' ')]);
      expect(named(found)).toEqual([plant.cause?.join(' ')]);
    },
    60_000,
  );
});

describe('changes that nobody sees', () => {
  it.each(unseen.map((plant) => [plant.name, plant] as const))(
    '%s: no picture is taken @T-046',
    async (_name, plant) => {
      const after = await plantedStates(plant.file, plant.change);
      const changed = [...after].filter(([id, state]) => hashOf(state) !== hashOf(before.get(id) ?? none));
      expect(changed.length > 0).toBe(plant.isRetaken ?? false);
    },
    60_000,
  );
});
