import { beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { platformStates } from '../../src/contracts/platform-states.ts';
import type { SitePart } from '../../src/contracts/site.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { projectRoot } from '../gate/run-command.ts';
import { openBrand } from './brand.ts';
import { cellId, cellOf } from './cell.ts';
import { demandLanguages, isWithin, matrixOf } from './matrix.ts';
import { readNarrowing } from './read-narrowing.ts';
import { snapshotScreens } from './screens.ts';

let karat: SitePart;
let smallest: SitePart;

beforeAll(async () => {
  const themesDir = join(projectRoot, 'themes');
  const compiler = await openCompiler({ rootDir: projectRoot, themesDir });
  const open = async (dir: string) => (await openBrand(compiler, join(projectRoot, dir), themesDir)).site;
  karat = await open('merchants/karat');
  smallest = await open('tests/brands/smallest');
});

const looks = snapshotScreens.reduce((sum, { visitors }) => sum + visitors.length, 0);

describe('matrixOf', () => {
  it('has every look of every brand, in the languages that it offers and both schemes @T-001', () => {
    expect(matrixOf([karat], {}).cells).toHaveLength(looks * 2 * 2);
    expect(matrixOf([smallest], {}).cells).toHaveLength(looks * 2);
    expect(matrixOf([karat, smallest], {}).cells).toHaveLength(looks * 6);
  });

  it.each([
    ['screen', 'home,login', 4 * 2 * 2],
    ['language', 'ur', looks * 2],
    ['scheme', 'light', looks * 2],
    ['visitor', 'member', snapshotScreens.filter(({ visitors }) => visitors.includes('member')).length * 4],
    ['width', '320,390', looks * 8],
  ])('is narrowed by --%s %s @T-001', (name, value, cells) => {
    const narrowing = readNarrowing({ [name]: value });
    const found = matrixOf([karat], narrowing).cells;
    expect(found).toHaveLength(cells);
    expect(found.every(({ cell }) => isWithin(cell, ['karat'], narrowing))).toBe(true);
  });

  it('has no cell in a language that a brand does not offer @T-001', () => {
    expect(matrixOf([smallest], { languages: ['ur'] }).cells).toEqual([]);
  });

  it('leaves out where a brand lacks the screen or sends the visitor elsewhere, and counts it @T-002', () => {
    const routes = smallest.routes
      .filter(({ id }) => id !== 'help.screen')
      .map((route) =>
        route.id === 'login.screen'
          ? { ...route, guards: [{ when: { role: 'guest' as const }, to: 'home.screen' }] }
          : route,
      );
    const { cells, elsewhere } = matrixOf([{ ...smallest, routes }], { schemes: ['dark'] });
    expect(elsewhere, 'login in two states, and help').toBe(3);
    expect(cells.map(({ screen }) => screen.id)).not.toContain('login');
    expect(cells.map(({ screen }) => screen.id)).not.toContain('help');
  });

  it('shows every state of the platform on some screen of a brand @T-004', () => {
    const states = new Set(matrixOf([karat], {}).cells.map(({ screen }) => screen.platform ?? 'usual'));
    expect([...states].sort()).toEqual([...platformStates].sort());
  });

  it('names each cell so that the name gives it back @T-005', () => {
    const { cells } = matrixOf([karat, smallest], {});
    expect(cells.map(({ cell }) => cellOf(cellId(cell)))).toEqual(cells.map(({ cell }) => cell));
    expect(new Set(cells.map(({ cell }) => cellId(cell))).size).toBe(cells.length);
  });
});

describe('isWithin', () => {
  it.each([
    ['soda/home/guest/en/dark/390', {}],
    ['karat/home/guest/en/dark/320', {}],
    ['karat/home/guest/en/dark/390', { screens: ['login'] }],
    ['karat/home/guest/en/dark/390', { languages: ['ur'] }],
    ['karat/home/guest/en/dark/390', { schemes: ['light'] as const }],
    ['karat/home/guest/en/dark/390', { widths: [320] }],
    ['karat/home/guest/en/dark/390', { visitors: ['member'] as const }],
  ])('leaves out %s beside %o @T-006', (id, narrowing) => {
    expect(isWithin(cellOf(id), ['karat'], narrowing)).toBe(false);
    expect(isWithin(cellOf('karat/home/guest/en/dark/390'), ['karat'], {})).toBe(true);
  });
});

describe('readNarrowing', () => {
  it.each([
    ['screen', 'hom', /There is no screen "hom"; there are home/],
    ['scheme', 'grey', /there are dark, light/],
    ['visitor', 'nobody', /there are guest, member, trial, agent/],
    ['width', 'wide', /between 240 and 2000/],
  ])('refuses --%s %s and says what there is @T-003', (name, value, said) => {
    expect(() => readNarrowing({ [name]: value })).toThrow(said);
  });
});

describe('demandLanguages', () => {
  it('refuses a language that no brand offers and says which there are @T-003', () => {
    const refused = 'No brand here offers the language "fr"; there are en, ur.';
    expect(() => demandLanguages([smallest, karat], { languages: ['en', 'fr'] })).toThrow(refused);
    expect(() => demandLanguages([smallest, karat], { languages: ['ur'] })).not.toThrow();
    expect(() => demandLanguages([smallest], { languages: ['ur'] })).toThrow('there are en.');
    expect(() => demandLanguages([smallest], {})).not.toThrow();
  });
});
