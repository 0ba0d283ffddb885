import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClient } from '../../scripts/build-client.ts';
import { startTestService, type TestService } from '../../src/service/fixture.ts';
import { readClientBuild } from '../../src/service/pages/read-client-build.ts';
import { budgetOf, consoleBudget, idleBudget, lobbyBudget } from '../support/budgets.ts';

const brands = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
const lobby = { id: 'home.screen', path: '/m/home' };

interface Route {
  readonly id: string;
  readonly path: string;
}

let clientDir = '';
let consoleDir = '';
let running: TestService;
/** Files of every part, as the service names them in its pages. */
let parts: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  const { dir } = await buildClient();
  clientDir = join(dir, 'client');
  consoleDir = join(dir, 'console');
  parts = (await readClientBuild(dir)).assets.parts;
  running = await startTestService({ buildDir: dir });
}, 300_000);

afterAll(() => running.stop());

describe('the JavaScript of', () => {
  it.each(brands)('the lobby of %s keeps its budgets, at first and once the browser is idle', async (brand) => {
    const files = await filesOf(brand, lobby);
    expect(weightOf(files)).toBeLessThanOrEqual(lobbyBudget);
    expect(weightOf([...files, ...laterFiles()])).toBeLessThanOrEqual(idleBudget);
  });

  it('every screen keeps its budget', { timeout: 240_000 }, async () => {
    const [brand = ''] = brands;
    const base = weightOf(await filesOf(brand, lobby));
    const routes = await routesOf(brand);
    expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(['login.screen', 'registration.screen']));
    const heavy: string[] = [];
    for (const route of routes) {
      const extra = weightOf(await filesOf(brand, route)) - base;
      if (extra > budgetOf(route.id)) heavy.push(`${route.id}: ${extra.toFixed(3)} KiB over the lobby`);
    }
    expect(heavy).toEqual([]);
  });

  it('the console keeps its budget, its style sheets included, and players load nothing of it', () => {
    const files = globSync('assets/*.{js,css}', { cwd: consoleDir });
    expect(files.length).toBeGreaterThan(1);
    const bytes = files.map((file) => gzipSync(readFileSync(join(consoleDir, file)), { level: 9 }).length);
    expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThanOrEqual(consoleBudget);
    const sources = Object.keys(JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as object);
    expect(sources.filter((source) => source.startsWith('src/console/'))).toEqual([]);
  });
});

async function page(brand: string, path: string): Promise<string> {
  const answer = await running.call(`${brand}.localhost`, path);
  expect(answer.status, path).toBe(200);
  return answer.text;
}

/** Every route of the brand's release, so that a screen that is added is weighed without being named here. */
async function routesOf(brand: string): Promise<readonly Route[]> {
  const [, text = ''] = /id="livery-boot">(.*?)<\/script>/.exec(await page(brand, '/m/home')) ?? [];
  const { site } = JSON.parse(text) as { readonly site: { readonly routes: readonly Route[] } };
  return site.routes;
}

/** What the page of a route loads before it can be used. A guarded screen is not drawn for a guest, but it is counted. */
async function filesOf(brand: string, { id, path }: Route): Promise<readonly string[]> {
  const html = await page(brand, path.replaceAll(/:\w+/g, '1'));
  const named = [
    ...html.matchAll(/(?:modulepreload"|module")(?: fetchpriority="high")? (?:href|src)="(\/assets\/[^"]+\.js)"/g),
  ].map(([, file = '']) => file);
  expect(named.length, path).toBeGreaterThan(2);
  return [...named, ...(parts[id] ?? [])];
}

const weights = new Map<string, number>();

/** KiB after gzip −9. */
function weightOf(files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0) / 1024;
}

function weigh(file: string): number {
  const known = weights.get(file) ?? gzipSync(readFileSync(join(clientDir, file)), { level: 9 }).length;
  weights.set(file, known);
  return known;
}

/**
 * Lazy modules that only a tap asks for, on sites that want them, have notices before play or image hosts, a picture that could
 * not be had, an error card, a release that a browser refused, a payment by QR code, a contract that waits for its player, or a
 * form's field for a number.
 */
const onDemand = [
  'src/client/platform/send-report.ts',
  'src/client/platform/watch-image-hosts.ts',
  'src/client/session/watch-play-notices.ts',
  'src/app/error-reference.tsx',
  'src/features/cashier/parts/payment-code.tsx',
  'src/features/contracts/parts/prompt-dialog.tsx',
  'src/ui/content/await-picture.ts',
  'src/forms/dialing-codes.ts',
  'src/forms/firebase-verifier.ts',
  'src/forms/human-check.ts',
  'src/forms/rare-controls.ts',
  'src/forms/read-mobile-number.ts',
];

/** Whatever is loaded by itself after the first paint: every other lazy module that is no screen, block, dialog or action. */
function laterFiles(): readonly string[] {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(clientDir, file), 'utf8'));
  const manifest = read<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>('manifest.json');
  const asked = new Set([
    ...onDemand,
    ...Object.values(read<Record<string, Record<string, string>>>('parts.json')).flatMap(Object.values),
  ]);
  return Object.entries(manifest)
    .filter(([source, { isDynamicEntry }]) => isDynamicEntry === true && !asked.has(source))
    .map(([, { file }]) => `/${file}`);
}
