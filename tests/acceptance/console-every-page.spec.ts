import type { BrowserContext, Page } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { doors, pageIds, pages } from '../../src/console/shell/pages.ts';
import type { ApplicationsAnswer } from '../../src/contracts/console/applications.ts';
import type { QuestionsAnswer } from '../../src/contracts/console/questions.ts';
import type { SupportAnswer } from '../../src/contracts/console/support.ts';
import type { TestSite } from '../support/a-site.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { countShifts, painted, shiftsOf } from '../support/layout-shift.ts';
import { networkOf } from '../support/network.ts';
import { main, offers } from '../support/promotions.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** What the pages ask for; the stream of events never ends. */
const answers = /\/api\/(?!events)/;

/** What stands for the variable parts of each page's address. */
async function placesOn(by: BrowserContext, merchant: string, set: string) {
  const firstOf = async (kind: string) => {
    type Answer = SupportAnswer | QuestionsAnswer | ApplicationsAnswer;
    const { list } = await askConsole<Answer>(by, `/${kind}`);
    const [one] = list;
    expect(one, `a line of ${kind}`).toBeDefined();
    return { code: one?.merchant ?? '', id: String(one?.id) };
  };
  return {
    flags: { name: 'flags.CBS3' },
    settings: { name: 'settings.ages.gate' },
    changes: { id: set },
    merchants: { code: merchant },
    merchant: { code: merchant },
    support: await firstOf('support'),
    questions: await firstOf('questions'),
    applications: await firstOf('applications'),
  } as const;
}

/** Every address of the console: each page as its path declares it, without what may be missing and with it, and the doors. */
function addressesOf(places: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly string[] {
  const all = pageIds.flatMap((id) => {
    const { path } = pages[id];
    const own = places[id] ?? {};
    const needed = Object.fromEntries(Object.entries(own).filter(([name]) => !path.includes(`:${name}?`)));
    return [generatePath(path, needed), generatePath(path, own)];
  });
  return [...new Set([...all, '/', ...Object.values(doors), '/nowhere'])];
}

/**
 * What shifts as a visitor opens each of the addresses: in a cold browser, which is given one answer after another, or in one
 * that has been here and is given all at once.
 */
async function shiftsAt(page: Page, paths: readonly string[], load: 'cold' | 'warm'): Promise<readonly object[]> {
  const waiting = new Set<unknown>();
  page.on('request', (request) => void (answers.test(request.url()) && waiting.add(request)));
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  const cdp = await page.context().newCDPSession(page);
  if (load === 'cold') await networkOf(page.context()).queue(answers);
  else await page.goto(consoleOrigin);
  await page.addInitScript(countShifts);
  const moved: object[] = [];
  for (const path of paths) {
    if (load === 'cold') await cdp.send('Network.clearBrowserCache');
    // The address before may differ by its hash alone.
    await page.goto('about:blank');
    await page.goto(`${consoleOrigin}${path}`);
    await isThere(page, path, waiting);
    const shifts = await shiftsOf(page);
    if (shifts.sum > 0) moved.push({ path, ...shifts });
  }
  return moved;
}

/** Resolves once nothing is on its way any more, and what came has been painted. */
async function isThere(page: Page, path: string, waiting: ReadonlySet<unknown>): Promise<void> {
  await expect(async () => {
    await expect(page.getByRole('main')).toBeVisible({ timeout: 1000 });
    await painted(page);
    expect(await page.locator('[aria-busy=true]').count(), `${path}: outlines`).toBe(0);
    expect(waiting.size, `${path}: answers`).toBe(0);
  }).toPass();
}

/** A player of the site applies for a promotion. */
async function apply(player: Page, site: TestSite): Promise<void> {
  await signIn(player, site);
  await player.goto(site.url('/m/activity'));
  await main(player).getByRole('button', { name: 'For ever' }).click();
  await main(player).getByRole('button', { name: 'Apply now' }).click();
  await player.getByRole('button', { name: 'Send application' }).click();
  await expect(player.getByText('Application sent')).toBeVisible();
}

/** Pages of the whole console, which nobody has whose scope is some merchants; the lines of other people may come to them. */
const ofEverybody = [pages.people.path, pages.tokens.path];

// Cold where the pages have their widest and their narrowest layout, warm in between.
for (const [load, width, height] of [
  ['cold', 1440, 900],
  ['cold', 390, 844],
  ['warm', 1024, 768],
] as const)
  test(`nothing shifts as any page of the console comes to a ${load} browser, at ${width} px @C-797`, async ({
    aSite,
    page: player,
    platform,
    anotherVisitor,
  }) => {
    test.setTimeout(300_000);
    const site = await aSite({ flags: { CBS3: true }, settings: { 'activity.apply': true } });
    await platform.given(site, { talks: [3], announcements: offers });
    await apply(player, site);
    const viewport = { width, height };
    const administrator = await anotherVisitor({ ...desk, viewport });
    await beAdministrator(administrator.context());
    const { id } = await askConsole<{ id: string }>(administrator.context(), '/stops', {
      ...{ merchants: [site.code], name: 'flags.CBS3', value: false, reason: 'The vendor is down' },
    });
    // What comes of other merchants meanwhile is not theirs to see.
    const manager = await anotherVisitor({ ...desk, viewport });
    const scope = { merchants: [site.code] };
    await joinConsole(administrator.context(), manager.context(), `Noor ${site.code}`, 'manager', scope);
    const addresses = addressesOf(await placesOn(manager.context(), site.code, id));
    const signedOut = await anotherVisitor({ ...desk, viewport });
    const moved = [
      ...(await shiftsAt(manager, addresses, load)),
      ...(await shiftsAt(administrator, ofEverybody, load)),
      ...(await shiftsAt(signedOut, ['/', ...Object.values(doors).map((door) => `${door}#a-link`)], load)),
    ];
    expect(moved).toEqual([]);
  });
