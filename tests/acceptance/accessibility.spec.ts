import type { Page } from '@playwright/test';
import { endpoints } from '../../src/contracts/endpoints.ts';
import type { RouteDefinition } from '../../src/contracts/feature.ts';
import type { BootDocument } from '../../src/contracts/release.ts';
import { guardFor } from '../../src/engine/index.ts';
import { screenTables } from '../../src/features/screens.ts';
import type { TestSite } from '../support/a-site.ts';
import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const visitors = [{}, { memberType: 0 }, { memberType: 2 }];
const announcements = [
  { type: 'PR', title: 'Two for one', content: '<p>The whole <strong>weekend</strong></p>' },
  { type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' },
];
const fills: Readonly<Record<string, string>> = { 'promotions.detail': 'PR', 'announcements.detail': 'PL' };

test.describe('every screen', () => {
  for (const language of ['en', 'ur']) {
    test(`no violation in ${language}, for guest, member and agent`, async ({
      aSite,
      page,
      platform,
      anotherVisitor,
    }) => {
      test.setTimeout(300_000);
      const site = await aSite({ language, flags: { FREEPLAY3: true, CBS3: true } });
      await platform.given(site, { announcements });
      await page.goto(site.url());
      const { site: part } = await bootOf(page);
      const ids = await announcementIds(site);
      const left = [...screensOf(part.routes)];
      const found: string[] = [];
      for (const visitor of visitors) {
        const context = { app: 'browser' as const, language, ...visitor };
        const mine = left.filter((route) => guardFor(route, part, context) === undefined);
        const own = visitor.memberType === undefined ? page : await anotherVisitor();
        await enter(own, site, visitor.memberType);
        for (const route of mine) {
          const kind = fills[route.id];
          await arrive(own, kind === undefined ? route.path : `${route.path}?id=${ids[kind]}`);
          const where = `${language} ${visitor.memberType ?? 'guest'} ${route.id}`;
          found.push(...(await findViolations(own, where)));
          if (language === 'ur') found.push(...(await findEnglishLeft(own, where)));
          left.splice(left.indexOf(route), 1);
        }
      }
      expect(
        left.map(({ id }) => id),
        'every screen is seen by somebody',
      ).toEqual([]);
      expect(found).toEqual([]);
    });
  }
});

/** One route for each screen: several lists of games are one screen. */
function screensOf(routes: readonly RouteDefinition[]): readonly RouteDefinition[] {
  const loaders = Object.assign({}, ...screenTables.map((table) => table.routes)) as Record<string, unknown>;
  return [...new Map(routes.map((route) => [loaders[route.id], route])).values()];
}

async function bootOf(page: Page): Promise<BootDocument> {
  return JSON.parse((await page.locator('#livery-boot').textContent()) ?? '') as BootDocument;
}

async function enter(page: Page, site: TestSite, memberType: number | undefined): Promise<void> {
  if (memberType !== undefined) {
    await signIn(page, site, { userName: `player${memberType}`, type: memberType, balance: '1250.50' });
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
  await walkTo(page, path);
  await expect(page.locator('main > *'), path).not.toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]:not([inert])'), path).toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
}
