import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCompiler } from '../../../src/release/compiler.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { type Brand, openBrand } from '../brand.ts';
import type { Cell } from '../cell.ts';
import { hashOfValue } from '../hash.ts';
import { snapshotScreens } from '../screens.ts';
import { cellInputs, type Surroundings } from './cell-inputs.ts';
import { hashSaid } from './hash-code.ts';
import { hashKinds, type Inputs } from './inputs.ts';
import { screenModules } from './screen-modules.ts';
import { serverInputs } from './server-inputs.ts';
import { tokensOf } from './theme-inputs.ts';

const cell: Cell = {
  ...{ brand: 'karat', screen: 'home', visitor: 'guest', language: 'en', scheme: 'dark', width: 390 },
};
const none = { routes: {}, blocks: {}, dialogs: {}, actions: {}, shell: {}, late: {} };

/** A build of four modules: the entry, a home that loads a part when needed, and a help of its own feature. */
const build = {
  graph: {
    'src/app/main.tsx': { imports: ['npm:react', 'src/features/screens.ts'], lazy: [] },
    'src/features/screens.ts': { imports: [], lazy: ['src/features/home/home.tsx', 'src/features/help/help.tsx'] },
    'src/features/home/home.tsx': { imports: [], lazy: ['src/features/home/late.tsx'] },
    'src/features/home/late.tsx': { imports: [], lazy: [] },
    'src/features/help/help.tsx': { imports: [], lazy: [] },
  },
  parts: {
    ...none,
    routes: { 'home.screen': 'src/features/home/home.tsx', 'help.screen': 'src/features/help/help.tsx' },
  },
};

let brand: Brand;
let surroundings: Surroundings;

beforeAll(async () => {
  const themesDir = join(projectRoot, 'themes');
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  brand = await openBrand(compiler, join(projectRoot, 'merchants/karat'), themesDir);
  const root = mkdtempSync(join(tmpdir(), 'livery-inputs-'));
  for (const file of Object.keys(build.graph)) write(root, file, `export const name = '${file}';`);
  surroundings = {
    root,
    build,
    known: new Map(),
    versions: { react: '19.0.0' },
    shared: { browser: { version: '1' } },
  };
  return () => rmSync(root, { recursive: true });
});

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function inputsOf(
  changed: Partial<Brand> = {},
  look: Partial<Cell> = {},
  more: Partial<Surroundings> = {},
): Promise<Inputs> {
  const own = { ...cell, ...look };
  const screen = snapshotScreens.find(({ id }) => id === own.screen);
  if (!screen) throw new Error(`There is no screen ${own.screen}.`);
  return cellInputs(own, screen, { ...brand, ...changed }, { ...surroundings, ...more });
}

const hash = async (...call: Parameters<typeof inputsOf>) => hashOfValue(hashKinds(await inputsOf(...call)));

describe('cellInputs', () => {
  it('gives equal hashes for equal inputs, whatever the order of keys @T-010', async () => {
    const turned = Object.fromEntries(Object.entries(brand.site).reverse()) as unknown as Brand['site'];
    const flags = Object.fromEntries(Object.entries(brand.site.flags).reverse());
    expect(await hash({ site: { ...turned, flags } })).toBe(await hash());
  });

  it('takes the texts of its language and its features alone @T-011', async () => {
    const before = await hash();
    const change = (language: string, group: string, key: string) => ({
      strings: {
        ...brand.strings,
        [language]: {
          ...brand.strings[language],
          [group]: { ...brand.strings[language]?.[group], [key]: 'Changed' },
        },
      },
    });
    expect(await hash(change('ur', 'home', 'title'))).toBe(before);
    expect(await hash(change('en', 'records', 'empty'))).toBe(before);
    expect(await hash(change('en', 'login', 'title'))).toBe(before);
    expect(await hash(change('en', 'home', 'title'))).not.toBe(before);
    const tab = Object.values((await inputsOf()).item ?? {}).flatMap(
      (text) => /"label":"(records:\w+)"/.exec(text) ?? [],
    );
    expect(tab, 'no item of another feature is shown to a guest').toEqual([]);
    expect((await inputsOf()).text, 'the label of a tab of another feature').toHaveProperty('merchant:offers');
  });

  it('takes the tokens of its scheme alone @T-012', async () => {
    const changed = (from: string) => brand.css.replace(from, 'oklch(.5 .1 12)');
    const [dark, light] = [tokensOf(brand.css, 'dark')['--color-bg'], tokensOf(brand.css, 'light')['--color-bg']];
    expect(dark).not.toBe(light);
    expect(await hash({ css: changed(light ?? '') })).toBe(await hash());
    expect(await hash({ css: changed(dark ?? '') })).not.toBe(await hash());
    expect(await hash({ css: changed(light ?? '') }, { scheme: 'light' })).not.toBe(
      await hash({}, { scheme: 'light' }),
    );
  });

  it('takes the switches that its slots and its code ask about @T-013', async () => {
    const flip = (flag: string) => ({
      site: { ...brand.site, flags: { ...brand.site.flags, [flag]: !brand.site.flags[flag] } },
    });
    expect(await hash(flip('MANPLAYREB3'))).toBe(await hash());
    expect(await hash(flip('CBS3'))).not.toBe(await hash());
  });

  it('takes the modules that its screen can load, those that come late among them @T-014', async () => {
    const file = 'src/features/help/help.tsx';
    const before = [await hash(), await hash({}, { screen: 'help' })];
    write(surroundings.root, file, `export const name = 'changed';`);
    expect(await hash()).toBe(before[0]);
    expect(await hash({}, { screen: 'help' })).not.toBe(before[1]);
    write(surroundings.root, 'src/features/home/late.tsx', `export const name = 'changed';`);
    expect(await hash()).not.toBe(before[0]);
  });

  it('reads a source file once a run, however many cells load it @T-026', async () => {
    const file = 'src/features/help/help.tsx';
    const own = { read: new Map<string, Promise<string>>() };
    const before = await hash({}, { screen: 'help' }, own);
    write(surroundings.root, file, `export const name = 'changed in the middle';`);
    expect(await hash({}, { screen: 'help' }, own)).toBe(before);
    expect(await hash({}, { screen: 'help' }, { read: new Map() })).not.toBe(before);
  });

  it('is another for another browser, recipe, platform, package or asset @T-015', async () => {
    const before = await hash();
    for (const kind of ['browser', 'recipe', 'platform', 'service'] as const) {
      const shared = { ...surroundings.shared, [kind]: { name: 'another' } };
      expect(await hash({}, {}, { shared }), kind).not.toBe(before);
    }
    const { recipe } = await serverInputs(projectRoot, new Map());
    for (const name of ['snapshot-stack', 'visit', 'settle', 'snapshot-browser']) {
      expect(recipe, 'clock, seed and the way of taking').toHaveProperty([`tests/snapshot/take/${name}.ts`]);
    }
    expect(await hash({}, {}, { versions: { react: '19.0.1' } })).not.toBe(before);
    expect(await hash({ assets: { ...brand.assets, 'logo.svg': 'another' } })).not.toBe(before);
  });
});

describe('serverInputs', () => {
  it('are the service that makes pages, not what staff see of it @T-037', async () => {
    const { service = {} } = await serverInputs(projectRoot, new Map());
    const folders = new Set(Object.keys(service).map((file) => file.split('/')[2]));
    for (const folder of ['pages', 'http', 'door', 'live']) expect(folders).toContain(folder);
    for (const folder of ['console', 'operator', 'start', 'alarms', 'backup']) expect(folders).not.toContain(folder);
    expect(service).toHaveProperty(['src/app/render-shell.tsx']);
  });
});

describe('screenModules', () => {
  it('follows imports that are made when needed, but not into other screens @T-014', () => {
    const shown = { route: 'home.screen', blocks: [], forms: new Set<string>(), hasMenu: false };
    const modules = screenModules(build, shown);
    expect(modules).toContain('src/features/home/late.tsx');
    expect(modules).toContain('npm:react');
    expect(modules).not.toContain('src/features/help/help.tsx');
  });

  it('takes the forms that the theme chooses, and the menu only where it is open', () => {
    const parts = {
      ...none,
      shell: { 'app.sideMenu': 'src/menu.tsx', 'form.tile.mat': 'src/mat.ts', 'form.tile.bar': 'src/bar.ts' },
    };
    const shown = { route: '', blocks: [], forms: new Set(['mat']), hasMenu: false };
    expect(screenModules({ graph: {}, parts }, shown)).toEqual(['src/app/main.tsx', 'src/mat.ts']);
    expect(screenModules({ graph: {}, parts }, { ...shown, hasMenu: true })).toContain('src/menu.tsx');
  });
});

describe('hashSaid', () => {
  const said = (text: string, extension = '.ts') => hashSaid(Buffer.from(text), extension);

  it('does not see comments, types, spaces or the order of keys in JSON @T-010', async () => {
    const plain = await said('export function add(a, b) { return a + b; }');
    expect(await said('// why\nexport function add(a: number, b: number): number {\n  return a + b;\n}')).toBe(plain);
    expect(await said('export function add(a, b) { return a - b; }')).not.toBe(plain);
    expect(await said('{"a":1,"b":[1,2]}', '.json')).toBe(await said('{ "b": [1, 2], "a": 1 }', '.json'));
    expect(await said('{"b":[2,1],"a":1}', '.json')).not.toBe(await said('{"b":[1,2],"a":1}', '.json'));
  });
});
