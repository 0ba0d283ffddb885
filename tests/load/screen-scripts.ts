import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { budgetOf, idleBudget, lobbyBudget } from '../support/budgets.ts';
import { networkOf } from '../support/network.ts';
import type { BenchStack } from './bench-stack.ts';
import type { Figure } from './measure.ts';
import { awaitQuiet, type LoadedScript, openVisit, scriptsOf } from './open-visit.ts';

interface Route {
  readonly id: string;
  readonly path: string;
}

interface Weight {
  readonly br: number;
  readonly gzip: number;
}

interface Load {
  readonly route: Route;
  readonly first: Weight;
  readonly idle: Weight;
}

/** JavaScript that each screen of karat really transfers, until it can be used and once the browser is idle. */
export async function measureScreenScripts(stack: BenchStack): Promise<Figure[]> {
  const { browser, url } = stack;
  const routes = await openVisit(browser, { isSlow: false }, async (page) => {
    await page.goto(url('karat', '/m/home'));
    return routesOf(page);
  });
  const session = await openVisit(browser, { isSlow: false }, (page) => signIn(stack, page));
  const loads: Load[] = [];
  for (const route of routes) loads.push(await loadOf(stack, route, session));
  const lobby = loads.find(({ route }) => route.id === 'home.screen');
  if (!lobby) throw new Error('karat has no lobby.');
  return loads.map(({ route, first, idle }) => {
    const isLobby = route.id === 'home.screen';
    const budget = isLobby ? lobbyBudget : lobby.first.gzip + budgetOf(route.id);
    const extra = isLobby ? `, idle budget ${idleBudget}` : '';
    return {
      name: `${route.id} ${route.path}`,
      value: `${first.gzip.toFixed(1)} KiB`,
      ratio: first.gzip / budget,
      against: `budget ${budget.toFixed(1)}${extra}; br ${first.br.toFixed(1)}; idle gz ${idle.gzip.toFixed(1)}, br ${idle.br.toFixed(1)}`,
    };
  });
}

async function routesOf(page: Page): Promise<readonly Route[]> {
  const boot = await page.locator('#livery-boot').textContent();
  const { site } = JSON.parse(boot ?? '') as { readonly site: { readonly routes: readonly Route[] } };
  return site.routes;
}

/** Signs the demo account in; gives what the browser then keeps. */
async function signIn({ url }: BenchStack, page: Page): Promise<string> {
  await page.goto(url('karat', '/m/login'));
  await page.locator('#login_username').fill('marlow');
  await page.locator('#login_password').fill('Livery-2026');
  await page.locator('#login_password').press('Enter');
  await page.waitForURL((address) => address.pathname !== '/m/login');
  return page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');
}

interface Visitor {
  /** What the browser keeps of the session; a guest has none. */
  readonly session?: string;
  /** The platform would correct the type of a session that only says that it is an agent's. */
  readonly isUnproved?: boolean;
}

/** As a guest where the screen is open to one, else as the demo account, else as what its session says: an agent. */
async function loadOf(stack: BenchStack, route: Route, session: string): Promise<Load> {
  const agent = JSON.stringify({ ...JSON.parse(session), type: 1 });
  for (const visitor of [{}, { session }, { session: agent, isUnproved: true }]) {
    const load = await tryLoad(stack, route, visitor);
    if (load) return load;
  }
  throw new Error(`${route.path} leads elsewhere for guests, members and agents.`);
}

function tryLoad({ browser, url, port }: BenchStack, route: Route, visitor: Visitor): Promise<Load | undefined> {
  return openVisit(browser, { isSlow: false, script: noteLife }, async (page) => {
    const { session, isUnproved } = visitor;
    if (session) await page.addInitScript((value) => sessionStorage.setItem('MC_SESSION_INFO', value), session);
    if (isUnproved) await networkOf(page.context()).cut('memberInfo');
    const path = route.path.replaceAll(/:\w+/g, '1');
    await page.goto(url('karat', path), { waitUntil: 'load' });
    await page.waitForFunction(() => Reflect.has(window, 'benchHydrated'));
    const isHere = () => new URL(page.url()).pathname === path;
    if (!isHere()) return undefined;
    await awaitQuiet(page, 1_500);
    const hydratedAt = await page.evaluate(() => Number(Reflect.get(window, 'benchHydrated')));
    const scripts = await scriptsOf(page);
    const first = await weightOf(
      scripts.filter(({ startedAt }) => startedAt < hydratedAt),
      port,
    );
    return isHere() ? { route, first, idle: await weightOf(scripts, port) } : undefined;
  });
}

// The router numbers its entries as soon as React renders.
function noteLife(): void {
  const look = () => {
    if (typeof Reflect.get(Object(history.state), 'idx') === 'number')
      Reflect.set(window, 'benchHydrated', performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function weightOf(scripts: readonly LoadedScript[], port: number): Promise<Weight> {
  const names = [...new Set(scripts.map(({ name }) => name))];
  const weights = await Promise.all(names.map((name) => weigh(new URL(name), port)));
  const sum = (read: (weight: Weight) => number) => weights.reduce((total, weight) => total + read(weight), 0) / 1024;
  return { br: sum(({ br }) => br), gzip: sum(({ gzip }) => gzip) };
}

const known = new Map<string, Promise<Weight>>();

function weigh(address: URL, port: number): Promise<Weight> {
  const weight = known.get(address.pathname) ?? ask(address, port);
  known.set(address.pathname, weight);
  return weight;
}

async function ask(address: URL, port: number): Promise<Weight> {
  const [br, gzip] = await Promise.all([length(address, port, 'br'), length(address, port, 'gzip')]);
  return { br, gzip };
}

function length({ host, pathname }: URL, port: number, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding };
    request({ host: '127.0.0.1', port, path: pathname, headers }, (answer) => {
      if (answer.headers['content-encoding'] !== encoding)
        reject(new Error(`${pathname} does not come as ${encoding}.`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}
