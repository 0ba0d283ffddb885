import type { Page, Route } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';
import { openVisit } from './open-visit.ts';
import { mebibytes, noteLongTasks, scroll, scrollSteadily, weigh } from './scroll-list.ts';

const members = 10_000;
const pageSize = 35;
const pagesTurned = 30;

/**
 * An agent turns page after page of 10,000 members under 4× CPU slowdown: what one more page takes until it stands there, what
 * the page then holds, and how it scrolls, beside its first page.
 */
export async function measureMembers({ browser, url }: BenchStack): Promise<Figure[]> {
  return openVisit(browser, { isSlow: false, script: noteLongTasks }, async (page) => {
    await page.route(/\/agent\/members\?/, answer);
    await signIn(page, url('karat', '/m/login'));
    await page.goto(url('karat', '/m/member/team'));
    const rows = page.locator('main ul > li');
    await rows.nth(pageSize - 1).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const first = { ...(await weigh(session)), gap: await gapOf(page) };
    const turns: number[] = [];
    for (let turned = 1; turned < pagesTurned; turned += 1) {
      const began = performance.now();
      await page.getByRole('button', { name: 'Show more' }).click();
      await rows.nth(pageSize * (turned + 1) - 1).waitFor();
      turns.push(performance.now() - began);
    }
    const last = { ...(await weigh(session)), gap: await gapOf(page) };
    const line = (name: string, write: (value: number) => string, read: (of: typeof first) => number): Figure => ({
      ...{ name, value: write(read(last)), ratio: read(last) / read(first) },
      against: `the first page ${write(read(first))}`,
    });
    return [
      { name: 'one more page, in the middle', value: milliseconds(quantile(turns, 0.5)) },
      { name: 'one more page, the slowest', value: milliseconds(quantile(turns, 1)) },
      line(`nodes after ${pagesTurned} pages`, String, ({ nodes }) => nodes),
      line(`memory of scripts after ${pagesTurned} pages`, mebibytes, ({ heap }) => heap),
      line('95 % of frames come within', milliseconds, ({ gap }) => gap),
    ];
  });
}

async function gapOf(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  return quantile((await page.evaluate(scrollSteadily, scroll)).gaps, 0.95);
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#login_username').fill('lavinia');
  await page.locator('#login_password').fill('Livery-2026');
  await page.locator('#login_password').press('Enter');
  await page.waitForURL((shown) => shown.pathname !== '/m/login');
}

/** A page of a very long list, as the platform answers it. */
async function answer(route: Route): Promise<void> {
  const pageNo = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
  const from = (pageNo - 1) * pageSize;
  const list = Array.from({ length: Math.max(0, Math.min(pageSize, members - from)) }, (_, place) => ({
    ...{ userName: `member${from + place}`, kind: place % 7 === 0 ? 'agent' : 'player', isDirect: true },
    ...{ balance: '640.25', members: place % 7 === 0 ? 12 : 0, registeredAt: '2026-06-01T08:00:00.000Z' },
    rates: ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'].map((gameType) => ({ gameType, percent: '0.80' })),
  }));
  const value = { list, totalPages: Math.ceil(members / pageSize), sums: { count: members }, path: [] };
  await route.fulfill({ json: { value } });
}
