import type { Page } from '@playwright/test';
import type { ChangeSet } from '../../src/contracts/console/change-sets.ts';
import type { DeskPlace } from '../../src/contracts/desk.ts';
import { askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { countShifts, shiftsOf } from '../support/layout-shift.ts';
import { networkOf } from '../support/network.ts';
import { main, offers } from '../support/promotions.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`nothing shifts on a page whose panel opens by its address, whichever answer is slow, at ${width} px @C-796`, async ({
    aSite,
    page: player,
    platform,
    anotherVisitor,
  }) => {
    test.slow();
    const site = await aSite({ flags: { CBS3: true }, settings: { 'activity.apply': true } });
    await platform.given(site, { talks: [3], questions: 1, announcements: offers });
    await signIn(player, site, { userName: 'clementine' });
    await player.goto(site.url('/m/activity'));
    await main(player).getByRole('button', { name: 'For ever' }).click();
    await main(player).getByRole('button', { name: 'Apply now' }).click();
    await player.getByRole('dialog', { name: 'Apply now' }).getByRole('button', { name: 'Send application' }).click();
    await expect(player.getByText('Application sent')).toBeVisible();
    const administrator = await anotherVisitor(desk);
    await beAdministrator(administrator.context());
    const page = await anotherVisitor({ ...desk, viewport: { width, height } });
    const { code } = site;
    await joinConsole(administrator.context(), page.context(), `Rana ${code}`, 'manager', { merchants: [code] });
    const api = <T>(path: string, body?: object) => askConsole<T>(page.context(), path, body);
    const { seq } = await api<{ seq: number }>(`/merchants/${code}`);
    const { id } = await api<ChangeSet>('/change-sets', {
      changes: [{ merchant: code, name: 'flags.CBS3', value: false }],
      reason: 'Chat closed for the night',
      base: { [code]: seq },
    });
    const first = async (list: string) => {
      const [one] = (await api<{ list: readonly DeskPlace[] }>(`/${list}?at=${code}`)).list;
      return `${list}/${one?.merchant}/${one?.id}`;
    };
    const network = networkOf(page.context());
    await page.addInitScript(countShifts);
    const moved: object[] = [];
    for (const [path, ...answers] of [
      ['flags/flags.CBS3', /\/api\/flags$/, /\/flags\.CBS3\/history/],
      ['settings/settings.ages.gate', /\/api\/settings$/, /\/api\/settings\/settings\.ages\.gate$/],
      [`changes/${id}`, /\/api\/change-sets\?limit=100$/, /\/api\/frames$/, /\/arrival$/],
      [`merchants/${code}`, /\/api\/merchants$/, /\/history\?/],
      [`merchants/${code}?seq=1`, /\/api\/merchants$/, /\/api\/frames$/],
      [`merchants/${code}?from=1&to=2`, /\/api\/merchants$/, /\/compare\?/],
      [`merchants/${code}/overview`, /\/history\?/, /\/health$/],
      [await first('support'), /\/api\/support\?/, /\/api\/support\/.+\/\d+/],
      [await first('questions'), /\/api\/questions\?/],
      [await first('applications'), /\/api\/applications\?/],
    ] as const)
      for (const answer of answers) {
        const where = `${path} at ${width} px, waiting for ${answer}`;
        const release = await network.hold(answer);
        const asked = page.waitForRequest(answer);
        await page.goto(`${consoleOrigin}/${path}`);
        await asked;
        await expect(page.getByText('On its way …').or(page.getByText('Rendering …')).first(), where).toBeAttached();
        release();
        await expect(page.locator('[aria-busy=true]'), where).toHaveCount(0);
        await expect(page.getByText('On its way …'), where).toHaveCount(0);
        await network.restore(answer);
        const { what } = await shiftsOf(page);
        if (what.length > 0) moved.push({ where, what });
      }
    expect(moved).toEqual([]);
  });

test('nothing shifts as merchants and a name are chosen, nor as a conversation is taken by another, taken over, answered and closed @C-796', async ({
  aSite,
  platform,
  anotherVisitor,
}) => {
  const [site, quiet] = [await aSite({ flags: { CBS3: true } }), await aSite()];
  await platform.given(site, { talks: [3] });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const [page, other] = [await anotherVisitor(desk), await anotherVisitor(desk)];
  const omar = `Omar ${site.code}`;
  const scope = { merchants: [site.code, quiet.code] };
  await joinConsole(administrator.context(), page.context(), `Mira ${site.code}`, 'support', scope);
  await joinConsole(administrator.context(), other.context(), omar, 'support', scope);
  await page.goto(`${consoleOrigin}/support`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  await expect(button(page, 'Close conversation')).toBeVisible();
  await page.evaluate(countShifts);
  const moved: object[] = [];

  await button(page, '2 merchants').click();
  await page.getByRole('checkbox', { name: site.code }).check();
  await page.keyboard.press('Escape');
  // It closes the list and nothing below it.
  await expect(page.getByRole('checkbox', { name: site.code })).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await expect(button(page, '1 merchant')).toBeVisible();
  await button(page, 'Players read no name').click();
  await page.keyboard.type('Sunny of the morning shift');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Players read Sunny of the morning shift')).toBeVisible();
  moved.push({ when: 'chosen', ...(await shiftsOf(page)) });

  const { pathname } = new URL(page.url());
  await askConsole(other.context(), `${pathname}/take`, { from: null });
  await expect(panel(page)).toContainText(`${omar} has this conversation`);
  moved.push({ when: 'taken', ...(await shiftsOf(page)) });
  await button(page, `Take over from ${omar}`).press('Enter');
  await expect(button(page, 'Set free')).toBeVisible();
  moved.push({ when: 'taken over', ...(await shiftsOf(page)) });
  await page.keyboard.press('a');
  await page.keyboard.type('It is on its way.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('It is on its way.');
  await button(page, 'Close conversation').press('Enter');
  await expect(panel(page)).toContainText('Closed');
  moved.push({ when: 'closed', ...(await shiftsOf(page)) });
  expect(moved).toEqual(['chosen', 'taken', 'taken over', 'closed'].map((when) => ({ when, sum: 0, what: [] })));
});
