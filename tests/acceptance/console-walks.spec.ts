import type { Page } from '@playwright/test';
import { addAuthenticator, askConsole, beAdministrator, consoleOrigin, desk, joinConsole } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

/** What a walk takes: keys, characters that are typed, presses of the pointer. */
interface Walk {
  readonly keys: number;
  readonly typed: number;
  readonly presses: number;
}

/** A person at a console whose every key and press is counted. */
function countAt(page: Page) {
  let walk: Walk = { keys: 0, typed: 0, presses: 0 };
  const begun = Date.now();
  return {
    key: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      walk = { ...walk, keys: walk.keys + keys.length };
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      walk = { ...walk, typed: walk.typed + text.length };
    },
    press: async (act: Promise<unknown>) => {
      await act;
      walk = { ...walk, presses: walk.presses + 1 };
    },
    taken: () => ({ walk, seconds: (Date.now() - begun) / 1000 }),
  };
}

type Count = ReturnType<typeof countAt>;

/** Writes what a walk took, and holds it to its keys, its presses and a minute. */
function checkWalk(name: string, counts: readonly Count[], least: Pick<Walk, 'keys' | 'presses'>): void {
  const taken = counts.map((count) => count.taken());
  const sum = (part: keyof Walk) => taken.reduce((all, { walk }) => all + walk[part], 0);
  const seconds = Math.max(...taken.map((one) => one.seconds));
  const words = `${sum('keys')} keys, ${sum('presses')} presses, ${sum('typed')} characters, ${seconds.toFixed(1)} s`;
  test.info().annotations.push({ type: 'walk', description: `${name}: ${words}` });
  expect({ keys: sum('keys'), presses: sum('presses') }, name).toEqual(least);
  expect(seconds, name).toBeLessThan(60);
}

const panel = (page: Page, name: string) => page.getByRole('complementary', { name });

test('five walks of somebody on duty: toggle, money with approval, kill switch, why, rollback; with keys, presses and seconds @C-650 @C-651', async ({
  aSite,
  anotherVisitor,
}) => {
  const name = `Acme ${Date.now().toString(36)}`;
  const site = await aSite({ flags: { CBS3: true, DEPOSIT: false }, merchant: { name } });
  const page = await anotherVisitor(desk);
  const second = await anotherVisitor(desk);
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const merchants = [site.code];
  await joinConsole(administrator.context(), page.context(), `Rana ${site.code}`, 'support', { merchants });
  await joinConsole(administrator.context(), second.context(), `Mara ${site.code}`, 'manager', { merchants });
  await addAuthenticator(second);
  await second.goto(`${consoleOrigin}/passkeys`);
  await second.getByRole('button', { name: 'Add a passkey' }).first().click();
  await second.keyboard.type('Office');
  await second.keyboard.press('Enter');
  await expect(second.getByText('Office').first()).toBeVisible();

  await page.goto(`${consoleOrigin}/flags`);
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
  const toggle = countAt(page);
  await toggle.key('/', 'c', 'b');
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(toggle.taken().walk.keys).toBe(3);
  await toggle.key('ArrowDown', 'Space', 'Control+Enter');
  await expect(panel(page, 'What will happen').getByText('Visitors')).toBeVisible();
  await toggle.type('The chat vendor is down');
  await toggle.key('Control+Enter');
  await expect(panel(page, 'CBS3 off')).toContainText('Live');
  checkWalk('toggle', [toggle], { keys: 7, presses: 0 });

  await page.goto(`${consoleOrigin}/flags`);
  await expect(page.getByRole('grid', { name: 'Flags' })).toBeVisible();
  const [author, approver] = [countAt(page), countAt(second)];
  await author.key('/');
  await author.type('deposit');
  await author.press(
    page
      .getByRole('checkbox', { name: /^DEPOSIT at/ })
      .first()
      .click(),
  );
  await author.key('Control+Enter');
  await expect(panel(page, 'What will happen').getByText('Visitors')).toBeVisible();
  await author.type('The new gateway is ready');
  await author.key('Control+Enter');
  await expect(panel(page, 'DEPOSIT on')).toContainText('Waits for approval');
  await approver.press(second.getByRole('link', { name: 'Changes' }).click());
  await approver.press(second.getByRole('button', { name: /The new gateway is ready/ }).click());
  await approver.press(second.getByRole('button', { name: 'Approve', exact: true }).click());
  await approver.type('Checked with the cashier');
  await approver.key('Enter');
  await expect(panel(page, 'DEPOSIT on')).toContainText('Live');
  checkWalk('money with approval', [author, approver], { keys: 4, presses: 4 });

  const kill = countAt(page);
  await kill.press(page.getByRole('heading', { level: 1 }).first().click());
  await kill.key('s');
  await expect(page.getByText('For emergencies')).toBeVisible();
  await kill.key('k');
  await kill.press(page.getByRole('combobox', { name: 'Flag' }).selectOption('flags.DEPOSIT'));
  await kill.press(page.getByLabel('Reason').click());
  await kill.type('The bank is down');
  await kill.key('Enter');
  await expect(panel(page, 'DEPOSIT off')).toContainText('Live');
  checkWalk('kill switch', [kill], { keys: 3, presses: 3 });

  const why = countAt(page);
  await why.key('Control+k');
  await why.type(`no deposit button on ${name.toLowerCase()}`);
  await why.key('Enter');
  await expect(page.getByRole('list', { name: 'In short' })).toContainText('it is off, changed live by Rana');
  checkWalk('why', [why], { keys: 2, presses: 0 });

  await second.goto(`${consoleOrigin}/merchants/${site.code}`);
  const back = countAt(second);
  await back.press(second.getByRole('button', { name: 'Roll back to #1' }).click());
  await back.type('As it was this morning');
  await back.key('Enter');
  await expect(second.getByText(`${name} is rolled back`)).toBeVisible();
  checkWalk('rollback', [back], { keys: 1, presses: 1 });
  const { seq } = await askConsole<{ seq: number }>(second.context(), `/merchants/${site.code}`);
  expect(seq).toBe(5);
});
