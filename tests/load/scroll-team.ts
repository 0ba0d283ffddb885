import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import { manyLines, searchFor } from './many-games.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';
import { openVisit } from './open-visit.ts';
import { plainPage } from './plain-page.ts';
import { referencePath } from './reference-shell.ts';
import { noteLongTasks, type Scrolled, scrollSlowly } from './scroll-list.ts';

/** A frame that comes later than this was missed on a screen of 60 Hz. */
const budgetMs = 1000 / 60 + 4;
const teamPath = '/m/member/team';
/** Who has a team in the demonstration. */
const agents: Readonly<Record<string, string>> = { karat: 'lavinia', chamak: 'ustaad' };
/** As many as a page of the list has. */
const few = 35;
/** More than a scroll passes by. */
const passed = 150;
const rowOf = (page: Page) => page.locator('main [data-member=who]');

interface Team extends Scrolled {
  /** Rows of members that are in the page. */
  readonly rows: number;
  /** From the search to the first row that it found, in milliseconds. */
  readonly drawn: number;
}

/**
 * An agent's list of 10,000 members under 4× CPU slowdown, in both directions of writing: found beside one page of them, and
 * scrolled beside a page that has the same rows in it and no script.
 */
export async function measureTeamScroll(stack: BenchStack, rounds = 3): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const brand of ['karat', 'chamak']) {
    await writePlainRows(stack, brand);
    const [short, plain, own]: [number[], Scrolled[], Team[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      short.push(await searchTeam(stack, { brand, count: few }, ({ drawn }) => Promise.resolve(drawn)));
      plain.push(await scrollPlainRows(stack, brand));
      own.push(await scrollTeam(stack, brand));
    }
    const beside = (words: string, samples: readonly number[], read: (sample: Team) => number) => {
      const [value, reference] = [quantile(own.map(read), 0.5), quantile(samples, 0.5)];
      const ratio = reference === 0 ? {} : { ratio: value / reference };
      return (name: string, write: (value: number) => string): Figure => ({
        ...{ name: `${brand}, ${name}`, value: write(value), against: `${words} ${write(reference)}` },
        ...ratio,
      });
    };
    const besidePlain = (read: (sample: Scrolled) => number) => beside('plain rows', plain.map(read), read);
    figures.push(
      beside(`${few} members`, short, ({ drawn }) => drawn)('members drawn after', milliseconds),
      besidePlain(({ gaps }) => gaps.filter((gap) => gap > budgetMs).length)('frames over budget, of 60', String),
      besidePlain(({ gaps }) => quantile(gaps, 0.5))('half of the frames come within', milliseconds),
      besidePlain(({ gaps }) => quantile(gaps, 0.95))('95 % of frames come within', milliseconds),
      besidePlain(({ busy }) => busy)('processor time of a frame', milliseconds),
      besidePlain(({ blocked }) => blocked)('long tasks, together', milliseconds),
      beside('plain rows', [passed], ({ rows }) => rows)('rows of members in the page', String),
      besidePlain(({ nodes }) => nodes)('nodes of the page', String),
      besidePlain(({ heap }) => heap)('memory of scripts', (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`),
    );
  }
  return figures;
}

async function scrollTeam(stack: BenchStack, brand: string): Promise<Team> {
  return searchTeam(stack, { brand, count: manyLines }, async ({ page, drawn }) => {
    const scrolled = await scrollSlowly(page, await page.context().newCDPSession(page));
    return { ...scrolled, rows: await rowOf(page).count(), drawn };
  });
}

async function scrollPlainRows({ browser, url }: BenchStack, brand: string): Promise<Scrolled> {
  return openVisit(browser, { isSlow: false, script: noteLongTasks }, async (page) => {
    await page.goto(url(brand, referencePath('static')), { timeout: 120_000 });
    await rowOf(page)
      .nth(passed - 1)
      .waitFor();
    return scrollSlowly(page, await page.context().newCDPSession(page));
  });
}

async function writePlainRows(stack: BenchStack, brand: string): Promise<void> {
  await searchTeam(stack, { brand, count: manyLines }, async ({ page }) => {
    const drawn = { wall: 'main [role=list]', list: ':scope > div > div', line: '[role=listitem]', count: passed };
    writeFileSync(join(stack.folder, `${brand}.html`), await plainPage(page, drawn));
  });
}

interface Found {
  readonly page: Page;
  /** From the search to the first row that it found, in milliseconds. */
  readonly drawn: number;
}

/** Finds so many members under 4× CPU slowdown and does something with the page that shows them. */
async function searchTeam<T>(
  { browser, url }: BenchStack,
  { brand, count }: { readonly brand: string; readonly count: number },
  act: (found: Found) => Promise<T>,
): Promise<T> {
  return openVisit(browser, { isSlow: false, script: noteLongTasks }, async (page) => {
    await signIn(page, url(brand, '/m/login'), agents[brand] ?? '');
    await page.goto(url(brand, teamPath));
    await rowOf(page).first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const field = page.locator('main [role=search] input');
    const startedAt = performance.now();
    await field.fill(searchFor(count));
    await field.press('Enter');
    await rowOf(page).filter({ hasText: 'member00000' }).first().waitFor();
    return act({ page, drawn: performance.now() - startedAt });
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
