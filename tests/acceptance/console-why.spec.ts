import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { expect, test } from '../support/test.ts';

test.describe('the box that answers why', () => {
  test('@C-706 @C-707 @C-708 from “no deposit button” to the answer in a minute of keyboard, for any visitor, by its address, and on as a link', async ({
    aSite,
    anotherVisitor,
  }) => {
    const name = `Acme ${Date.now().toString(36)}`;
    const site = await aSite({ flags: { DEPOSIT: true }, merchant: { name } });
    const page = await anotherVisitor({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] });
    await beAdministrator(page.context());
    const reason = 'The bank is down';
    await askConsole(page.context(), '/stops', { merchants: [site.code], name: 'flags.DEPOSIT', value: false, reason });
    await page.goto(`${consoleOrigin}/changes`);
    await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible();

    const begun = Date.now();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`no deposit button on ${name.toLowerCase()}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'In short' })).toContainText(
      `flag DEPOSIT is on: no, it is off, changed live by`,
    );
    const absent = page.getByRole('region', { name: /missing or closed/ });
    const answer = absent.getByRole('article').filter({ hasText: 'flag DEPOSIT is on' }).first();
    await expect(answer).toContainText('it is off');
    await expect(answer).toContainText('changed live by Ines Okafor');
    await expect(answer).toContainText(/\d+ sec. ago|now/);
    await expect(answer).toContainText(reason);
    await expect(answer.getByRole('link', { name: 'Turn DEPOSIT on' })).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(60_000);
    expect(await findViolations(page, 'why')).toEqual([]);

    // Another visitor, chosen by the keyboard, is another address; nothing but the kind of visitor stands in it.
    await expect(page.getByText('Guest, in a browser tab, English, at')).toBeVisible();
    await page.getByRole('combobox', { name: 'Visitor' }).focus();
    await page.getByRole('combobox', { name: 'Visitor' }).selectOption('Trial account');
    await expect(page.getByText('Trial account, in a browser tab, English, at')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('visitor')).toBe('trial');
    await page.getByRole('button', { name: 'Copy a link to this answer' }).click();
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toMatch(/deposit|trial|ines/i);

    // The value changes back: the open answer follows by itself, and the link stays at what it was made for.
    await site.rollBack();
    await expect(absent.getByRole('article').filter({ hasText: 'is off' })).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByText('Something else is live by now')).toBeVisible();
    await expect(page.getByText('Trial account, in a browser tab, English, at')).toBeVisible();
    await expect(absent.getByRole('article').filter({ hasText: 'is off' }).first()).toContainText(reason);
    await page.getByRole('button', { name: 'Ask about what is live now' }).click();
    await expect(page.getByText('Something else is live by now')).toHaveCount(0);
    await page.getByRole('searchbox').fill('depositt');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Did you mean deposit/i }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
