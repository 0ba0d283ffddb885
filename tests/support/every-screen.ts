import { expect, type Page, type Request } from '@playwright/test';
import { endpoints } from '../../src/contracts/endpoints.ts';
import type { RouteDefinition } from '../../src/contracts/feature.ts';
import type { BootDocument } from '../../src/contracts/release.ts';
import { guardFor } from '../../src/engine/index.ts';
import { lateTables } from '../../src/features/late-screens.ts';
import { screenTables } from '../../src/features/screens.ts';
import type { TestSite } from './a-site.ts';
import type { Platform } from './platform.ts';
import { walkTo } from './shell.ts';
import { signIn } from './sign-in.ts';
import { callPort, stackAddress } from './stack-address.ts';

const visitors = [{}, { memberType: 0 }, { memberType: 2 }];
const announcements = [
  { type: 'PR', title: 'Two for one', content: '<p>The whole <strong>weekend</strong></p>' },
  { type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' },
];
/** So that the page of bank cards has one to show. */
const bankCards = ['4242424242424242'];
const fills: Readonly<Record<string, string>> = { 'promotions.detail': 'PR', 'announcements.detail': 'PL' };

/** So that the page of several wallets has some. */
const wallets = [
  { id: 'reels', title: { en: 'Moonlight reels', ur: 'چاندنی ریلز' }, vendors: ['MOONFERRY', 'HUMMINGBIRD'] },
  { id: 'live', title: { en: 'Live tables', ur: 'لائیو ٹیبلز' }, vendors: ['SALON'] },
];

/** Leads back whoever has not done the first step of a login with two; second-factor.spec.ts looks at it. */
const betweenSteps = 'login.factor';

/** Settings without which a screen is there for nobody. */
export const everyScreenSettings = { 'wallet.mode': 'multi', 'login.secondFactor': 'optional' } as const;

/** What a site needs so that each of its screens is there for somebody. */
export const everyScreenFlags = {
  ...{ FREEPLAY3: true, CBS3: true, MANPLAYREB3: true },
  ...{ manualSalary: true, hourlySalary: true, dividend: true },
};

export interface ScreenWalk {
  readonly site: TestSite;
  readonly platform: Platform;
  readonly language: string;
  /** A page of a guest, and pages for a member and an agent. */
  readonly page: Page;
  readonly anotherVisitor: () => Promise<Page>;
  /** Runs on each screen once it has what it shows; `where` says which. */
  readonly look: (page: Page, where: string) => Promise<void>;
}

/** Goes to every screen of a site, each as the first of guest, member and agent who may see it. */
export async function walkEveryScreen({ site, platform, language, page, anotherVisitor, look }: ScreenWalk) {
  await platform.given(site, { announcements, wallets });
  await page.goto(site.url());
  const { site: part } = await bootOf(page);
  const ids = await announcementIds(site);
  const left = screensOf(part.routes).filter(({ id }) => id !== betweenSteps);
  for (const visitor of visitors) {
    const context = { app: 'browser' as const, language, ...visitor };
    const mine = left.filter((route) => guardFor(route, part, context) === undefined);
    const own = visitor.memberType === undefined ? page : await anotherVisitor();
    await enter(own, site, visitor.memberType);
    for (const route of mine) {
      const kind = fills[route.id];
      await arrive(own, kind === undefined ? route.path : `${route.path}?id=${ids[kind]}`);
      await look(own, `${language} ${visitor.memberType ?? 'guest'} ${route.id}`);
      left.splice(left.indexOf(route), 1);
    }
  }
  expect(
    left.map(({ id }) => id),
    'every screen is seen by somebody',
  ).toEqual([]);
}

/** One route for each screen: several lists of games are one screen. */
function screensOf(routes: readonly RouteDefinition[]): readonly RouteDefinition[] {
  const loaders = Object.assign({}, ...[...screenTables, ...lateTables].map((table) => table.routes)) as Record<
    string,
    unknown
  >;
  return [...new Map(routes.map((route) => [loaders[route.id], route])).values()];
}

async function bootOf(page: Page): Promise<BootDocument> {
  return JSON.parse((await page.locator('#livery-boot').textContent()) ?? '') as BootDocument;
}

async function enter(page: Page, site: TestSite, memberType: number | undefined): Promise<void> {
  if (memberType !== undefined) {
    await signIn(page, site, { userName: `player${memberType}`, type: memberType, balance: '1250.50', bankCards });
  }
  await page.goto(site.url('/m/help'));
}

/** The platform numbers what it is given; the page of an announcement wants the number. */
async function announcementIds(site: TestSite): Promise<Readonly<Record<string, number>>> {
  const { host } = new URL(site.url());
  const query = 'platform=M&types=PR,PL&language=EN&merchantCode=' + site.code;
  const answer = await callPort(stackAddress.servicePort, `${endpoints.announcements.path}?${query}`, {
    host,
    headers: { Merchant: site.code, ModuleId: endpoints.announcements.module, Gateway: '3' },
  });
  return Object.fromEntries(
    announcements.map(({ type, title }) => {
      const entry = new RegExp(`\\{[^{}]*"title":"${title}"[^{}]*`).exec(answer.text)?.[0] ?? '';
      return [type, Number(/"id":(\d+)/.exec(entry)?.[1])];
    }),
  );
}

/** Goes to a screen and waits until it has what it shows. */
async function arrive(page: Page, path: string): Promise<void> {
  const open = followOpen(page);
  await walkTo(page, path);
  await expect(page.locator('main > *'), path).not.toHaveCount(0);
  const waiting = page.locator('main [aria-busy=true]:not([inert])');
  try {
    await expect(waiting, path).toHaveCount(0);
  } catch (cause) {
    const parts = await waiting.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 500)));
    throw new Error([`${path} waits:`, ...parts, 'without an answer:', ...open()].join('\n  '), { cause });
  }
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
}

const opens = new WeakMap<Page, () => readonly string[]>();

/** Kinds, ages in ms and addresses of what a page has asked for, from the first call on, and has no answer to. */
function followOpen(page: Page): () => readonly string[] {
  const known = opens.get(page);
  if (known) return known;
  const pending = new Map<Request, number>();
  page.on('request', (request) => pending.set(request, Date.now()));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const open = () =>
    [...pending].map(([request, since]) => `${request.resourceType()} ${Date.now() - since} ${request.url()}`);
  opens.set(page, open);
  return open;
}
