import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { networkOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.describe('the page of a merchant', () => {
  test('@C-726 @C-727 @C-728 opens from the palette and from the list, shows everything, and follows what goes live', async ({
    aSite,
    anotherVisitor,
  }) => {
    const name = `Acme ${Date.now().toString(36)}`;
    const site = await aSite({ flags: { CBS3: true }, merchant: { name } });
    const page = await anotherVisitor(desk);
    await beAdministrator(page.context());
    await page.goto(`${consoleOrigin}/merchants/${site.code}`);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL(new RegExp(`/merchants/${site.code}/overview$`));
    // Enter waits for the merchants, however late they come.
    const send = await networkOf(page.context()).hold(/\/flags$/);
    await page.goto(`${consoleOrigin}/sessions`);
    await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue(name.toLowerCase());
    send();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    const block = (title: string) => page.getByRole('region', { name: title, exact: true });
    await expect(block('What it is')).toContainText('open page');
    await expect(block('Live changes')).toContainText('Nothing is changed live');
    await expect(block('Problems')).toContainText(/promises? /);
    await expect(block('Folder against live')).toContainText('No folder');
    await expect(block('Platform')).toBeVisible();
    await expect(block('Weights').getByRole('row').nth(1)).toContainText('KB');
    await expect(block('Contrast').getByRole('columnheader')).toHaveText(['Pair', 'Needed', 'Light', 'Dark']);
    await expect(block('Contrast').getByRole('row').nth(1)).toContainText(/\d\.\d\d/);
    await block('Contrast')
      .getByRole('button', { name: /^Show all/ })
      .press('Enter');
    await expect(block('Contrast').getByRole('button', { name: 'Show fewer' })).toBeVisible();
    expect(await findViolations(page, 'a merchant')).toEqual([]);

    const screens = block('Live screens');
    const lobby = screens.frameLocator('iframe');
    await expect(lobby.getByRole('main').first()).toBeVisible();
    await screens.getByRole('combobox', { name: 'Language' }).selectOption('ur');
    await expect(lobby.locator('html')).toHaveAttribute('dir', 'rtl');
    await screens.getByRole('button', { name: 'Next screen' }).press('Enter');
    await expect(screens).toContainText('2 of');
    await expect(block('Evidence')).toContainText('It names no policy');
    await block('Evidence').getByRole('combobox', { name: 'Read against' }).selectOption('uk');
    await expect(block('Evidence')).toContainText(/\d+ clauses? not covered/);

    const reason = 'The chat vendor has an outage';
    await askConsole(page.context(), '/stops', { merchants: [site.code], name: 'flags.CBS3', value: false, reason });
    await expect(block('Live changes')).toContainText('CBS3 off');
    await expect(block('Live changes')).toContainText(reason);
    await expect(block('History')).toContainText(reason);
  });
});
