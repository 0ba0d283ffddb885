import { findViolations } from '../support/axe.ts';
import {
  askConsole,
  beAdministrator,
  callConsole,
  consoleOrigin,
  desk,
  joinConsole,
  openFlags,
} from '../support/console.ts';
import { networkOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

/** The stream of news. */
const events = /\/api\/events$/;

test('a session that ends in the middle of a draft leads to the sign-in, keeps every word, and shows the next person nothing @C-780 @C-781', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true }, merchant: { name: 'Acme' } });
  const other = await aSite({ merchant: { name: 'Elsewhere' } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  const name = `Rana ${site.code}`;
  const both = [site.code, other.code];
  const rana = await joinConsole(administrator.context(), page.context(), name, 'support', { merchants: both });
  const stranger = await anotherVisitor(desk);
  const vera = await joinConsole(administrator.context(), stranger.context(), `Vera ${site.code}`, 'viewer', {
    merchants: [other.code],
  });
  // The session ends while no stream can say so: only what is asked next is refused.
  const network = networkOf(page.context());
  await network.cut(events);
  await openFlags(page, site.code);
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Visitors')).toBeVisible();
  await page.getByLabel('Reason').fill('The chat vendor is down');

  const sessions = await askConsole<readonly { id: string; isThis: boolean }[]>(page.context(), '/sessions');
  const own = sessions.find(({ isThis }) => isThis)?.id;
  await askConsole(page.context(), '/sessions/revoke', { id: own }).catch(() => undefined);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await network.restore(events);

  const signIn = async (who: string, password: string, code: string) => {
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Name').fill(who);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Flags', level: 1 })).toBeVisible();
  };
  await signIn(name, rana.password, totpOf(rana.secret, 1));
  await expect(page.getByRole('region', { name: 'Draft' })).toContainText('1 change at 1 merchant');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('Reason')).toHaveValue('The chat vendor is down');

  // Somebody of another merchant alone sits down at the same browser.
  await callConsole(page.context(), '/sign-out', {});
  await page.getByRole('button', { name: /^Publish/ }).click();
  const answer = await network.hold(/\/api\/flags$/);
  await signIn(`Vera ${site.code}`, vera.password, totpOf(vera.secret, 1));
  // While her own answers are on their way there is nothing that was kept for somebody else.
  await expect(page.getByRole('main').getByText('On its way …')).toHaveCount(1);
  await expect(page.getByText('Acme')).toHaveCount(0);
  answer();
  await expect(page.getByRole('columnheader', { name: 'Elsewhere' })).toBeVisible();
  await expect(page.getByText('Acme')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
});

test('a network that goes is said, nothing is lost, and what happened meanwhile is there when it is back, after a refused stream too @C-782', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true, MAILCEN: true }, merchant: { name: 'Acme' } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  await joinConsole(administrator.context(), page.context(), `Rana ${site.code}`, 'support', {
    merchants: [site.code],
  });
  const network = networkOf(page.context());
  // A proxy that answers for a service which restarts ends a stream for good, as browsers see it.
  await network.breakCall(events, 502);
  await openFlags(page, site.code);
  const lost = page.getByText('No connection');
  await expect(lost).toBeVisible();
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  const { merchants } = await askConsole<{ merchants: readonly { code: string; seq: number }[] }>(
    page.context(),
    '/flags',
  );
  const base = Object.fromEntries(merchants.map(({ code, seq }) => [code, seq]));
  const changes = [{ merchant: site.code, name: 'flags.MAILCEN', value: false }];
  await askConsole(page.context(), '/change-sets', { changes, base, reason: 'Inbox closed for the night' });
  await network.restore(events);
  await expect(lost).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('mailcen');
  await expect(page.getByRole('checkbox', { name: /^MAILCEN at/ })).not.toBeChecked();
  await expect(page.getByRole('region', { name: 'Draft' })).toContainText('1 change');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Visitors')).toBeVisible();
  await page.getByLabel('Reason').fill('The chat vendor is down');
  await network.offline(true);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer came' })).toBeVisible();
  await network.offline(false);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('complementary', { name: 'CBS3 off' })).toContainText('The chat vendor is down');
});

test('a draft is undone step by step by the keyboard, comes back when it was thrown away, and is one in all windows of a browser @C-783 @C-784', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true, MAILCEN: true }, merchant: { name: 'Acme' } });
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  await openFlags(page, site.code);
  const draft = (of: typeof page) => of.getByRole('region', { name: 'Draft' });
  await page.getByRole('checkbox', { name: /^CBS3 at/ }).click();
  await page.getByRole('checkbox', { name: /^MAILCEN at/ }).click();
  await expect(draft(page)).toContainText('2 changes');
  await page.keyboard.press('Control+z');
  await expect(draft(page)).toContainText('1 change');
  await draft(page).getByRole('button', { name: 'Discard' }).click();
  await expect(draft(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(draft(page)).toContainText('1 change');

  const second = await page.context().newPage();
  await openFlags(second, site.code);
  await expect(draft(second)).toContainText('1 change');
  await second.getByRole('checkbox', { name: /^MAILCEN at/ }).click();
  await expect(draft(page)).toContainText('2 changes');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Visitors')).toBeVisible();
  await second.getByLabel('Reason').fill('Closed for the night');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByRole('complementary', { name: /and 1 more/ })).toContainText('Live');
  await expect(draft(page)).toHaveCount(0);
});

test('changes are searched and narrowed by the keyboard, and an address of none says so @C-785', async ({
  aSite,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true, MAILCEN: true }, merchant: { name: 'Acme' } });
  const administrator = await anotherVisitor(desk);
  await beAdministrator(administrator.context());
  const page = await anotherVisitor(desk);
  const name = `Rana ${site.code}`;
  await joinConsole(administrator.context(), page.context(), name, 'support', { merchants: [site.code] });
  for (const flag of ['CBS3', 'MAILCEN'])
    await askConsole(page.context(), '/stops', {
      merchants: [site.code],
      name: `flags.${flag}`,
      value: false,
      reason: `${flag} is down`,
    });
  await page.goto(`${consoleOrigin}/changes`);
  await expect(page.getByText('CBS3 is down')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('mailcen');
  await expect(page.getByText('CBS3 is down')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /MAILCEN is down/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'MAILCEN off' })).toContainText('MAILCEN is down');
  await page.getByRole('combobox', { name: 'State' }).selectOption('undone');
  await expect(page.getByRole('heading', { name: 'No change fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Show every change' }).press('Enter');
  await page.getByRole('combobox', { name: 'Person' }).selectOption(name);
  await expect(page.getByText('CBS3 is down')).toBeVisible();
  expect(await findViolations(page, 'changes')).toEqual([]);
  await page.goto(`${consoleOrigin}/changes/nowhere`);
  await expect(page.getByRole('alert')).toContainText('There is no such change set.');
});
