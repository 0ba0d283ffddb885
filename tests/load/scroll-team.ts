import type { Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import { manyLines, searchFor } from './many-games.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';
import { openVisit } from './open-visit.ts';
import { noteLongTasks, type Scrolled, scrollSlowly } from './scroll-list.ts';

/** A frame that comes later than this was missed on a screen of 60 Hz. */
const budgetMs = 1000 / 60 + 4;
const teamPath = '/m/member/team';
/** Who has a team in the demonstration. */
const agents: Readonly<Record<string, string>> = { karat: 'lavinia', chamak: 'ustaad' };
/** As many as a page of the list has. */
const few = 35;

interface Team extends Scrolled {
  /** Rows of members that are in the page. */
  readonly rows: number;
  /** From the search to the first row that it found, in milliseconds. */
  readonly drawn: number;
}

/** An agent's list of 10,000 members under 4× CPU slowdown, in both directions of writing, beside one page of it. */
export async function measureTeamScroll(stack: BenchStack, rounds = 3): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const brand of ['karat', 'chamak']) {
    const samples: Record<'few' | 'many', Team[]> = { few: [], many: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.few.push(await scrollTeam(stack, brand, few));
      samples.many.push(await scrollTeam(stack, brand, manyLines));
    }
    const line = (name: string, write: (value: number) => string, read: (sample: Team) => number): Figure => {
      const [value, reference] = [quantile(samples.many.map(read), 0.5), quantile(samples.few.map(read), 0.5)];
      const ratio = reference === 0 ? {} : { ratio: value / reference };
      return {
        name: `${brand}, ${name}`,
        value: write(value),
        against: `${few} members ${write(reference)}`,
        ...ratio,
      };
    };
    figures.push(
      line('members drawn after', milliseconds, ({ drawn }) => drawn),
      line('frames over budget, of 60', String, ({ gaps }) => gaps.filter((gap) => gap > budgetMs).length),
      line('95 % of frames come within', milliseconds, ({ gaps }) => quantile(gaps, 0.95)),
      line('long tasks, together', milliseconds, ({ blocked }) => blocked),
      line('rows of members in the page', String, ({ rows }) => rows),
      line('nodes of the page', String, ({ nodes }) => nodes),
      line(
        'memory of scripts',
        (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`,
        ({ heap }) => heap,
      ),
    );
  }
  return figures;
}

async function scrollTeam({ browser, url }: BenchStack, brand: string, count: number): Promise<Team> {
  return openVisit(browser, { isSlow: false, script: noteLongTasks }, async (page) => {
    await signIn(page, url(brand, '/m/login'), agents[brand] ?? '');
    await page.goto(url(brand, teamPath));
    const rows = page.locator('main [data-member=who]');
    await rows.first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const field = page.locator('main [role=search] input');
    const began = performance.now();
    await field.fill(searchFor(count));
    await field.press('Enter');
    await rows.filter({ hasText: 'member00000' }).first().waitFor();
    const drawn = performance.now() - began;
    const scrolled = await scrollSlowly(page, session);
    return { ...scrolled, rows: await rows.count(), drawn };
  });
}

/** Signs the demonstration's agent in. */
async function signIn(page: Page, loginAt: string, name: string): Promise<void> {
  await page.goto(loginAt);
  await page.locator('#login_username').fill(name);
  await page.locator('#login_password').fill('Livery-2026');
  await page.locator('#login_password').press('Enter');
  await page.waitForURL((address) => address.pathname !== '/m/login');
}
