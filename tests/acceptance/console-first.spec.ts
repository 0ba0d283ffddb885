import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { countShifts, shiftsOf } from '../support/layout-shift.ts';
import { networkOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/** Every page that asks for something first, what it asks for, and its first line where that has a place of its own. */
const pages = [
  { path: 'flags', api: /\/api\/flags$/, line: '[role=row]:nth-child(2)' },
  { path: 'settings', api: /\/api\/settings$/, line: 'main li:nth-child(2) > button' },
  { path: 'merchants', api: /\/api\/merchants$/, line: 'main li > button' },
  { path: 'merchants/soda/overview', api: /\/api\/merchants\/soda$/ },
  { path: 'changes', api: /\/api\/change-sets\?limit=100$/ },
  { path: 'support', api: /\/api\/support\?/ },
  { path: 'questions', api: /\/api\/questions\?/ },
  { path: 'applications', api: /\/api\/applications\?/ },
  { path: 'why', api: /\/api\/flags$/ },
  { path: 'stop', api: /\/api\/flags$/ },
  { path: 'people', api: /\/api\/people$/, line: 'main li' },
  { path: 'passkeys', api: /\/api\/passkeys$/ },
  { path: 'tokens', api: /\/api\/tokens$/ },
  { path: 'sessions', api: /\/api\/sessions$/, line: 'main li' },
] as const;

const outline = (page: Page) => page.locator('main [aria-busy=true]');

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`an outline stands where a page will be, and nothing shifts as it comes, at ${width} px @C-790`, async ({
    anotherVisitor,
  }) => {
    const page = await anotherVisitor({ ...desk, viewport: { width, height } });
    await beAdministrator(page.context());
    const network = networkOf(page.context());
    await page.addInitScript(countShifts);
    for (const { path, api, ...of } of pages) {
      const answer = await network.hold(api);
      const asked = page.waitForRequest(api);
      await page.goto(`${consoleOrigin}/${path}`);
      await asked;
      await expect(outline(page), path).toBeVisible();
      await expect(page.getByRole('main').getByText('On its way …'), path).toHaveCount(1);
      // Of a table the first line is its head.
      const places = outline(page).locator('li');
      const first = await places.nth(/^(flags|settings)$/.test(path) ? 1 : 0).boundingBox();
      answer();
      await expect(outline(page), path).toHaveCount(0);
      await network.restore(api);
      expect({ path, ...(await shiftsOf(page)) }).toEqual({ path, sum: 0, what: [] });
      if (!('line' in of)) continue;
      const box = await page.locator(of.line).first().boundingBox();
      expect(Math.abs((box?.y ?? 0) - (first?.y ?? 0)), `${path}: where the first line stands`).toBeLessThan(2);
    }
  });

test('a page whose first answer does not come says why and what to do, and asks again at a press @C-791', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  const network = networkOf(page.context());
  const trouble = page.getByRole('main').getByRole('alert');
  for (const { path, api } of pages) {
    await network.breakCall(api, 502);
    await page.goto(`${consoleOrigin}/${path}`);
    await expect(trouble, path).toContainText('This could not be loaded');
    await expect(trouble, path).toContainText('tell who runs the service');
    const again = trouble.getByRole('button', { name: 'Try again' });
    const asked = page.waitForRequest(api);
    await again.press('Enter');
    await asked;
    await expect(trouble, path).toContainText('This could not be loaded');
    await network.restore(api);
    // Some pages ask again by themselves, so that the button may be gone before it is pressed.
    await expect(async () => {
      if (await again.isVisible()) await again.press('Enter', { timeout: 1000 });
      await expect(trouble, path).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(outline(page), path).toHaveCount(0);
  }
  // Without a network the browser tries three times by itself before it says so.
  await network.cut(/\/api\/people$/);
  await page.goto(`${consoleOrigin}/people`);
  await expect(trouble).toContainText('Look whether this device has a network', { timeout: 20_000 });
  expect(await findViolations(page, 'no network')).toEqual([]);
});

test('trying again keeps the focus while the service is asked, announces what comes of it, and leads to what came @C-795', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor(desk);
  await beAdministrator(page.context());
  const network = networkOf(page.context());
  for (const { path, api, place } of [
    { path: 'passkeys', api: /\/api\/passkeys$/, place: page.getByRole('main') },
    { path: 'flags/flags.CBS3', api: /\/api\/flags\/flags\.CBS3$/, place: page.getByRole('complementary') },
  ]) {
    await network.breakCall(api, 502);
    await page.goto(`${consoleOrigin}/${path}`);
    const trouble = place.getByRole('alert');
    const again = trouble.getByRole('button', { name: 'Try again' });
    await again.focus();
    for (const words of ['It failed again.', 'It failed again, 2 times by now.']) {
      await page.keyboard.press('Enter');
      await expect(trouble, path).toContainText(words);
      await expect(trouble, path).toContainText('This could not be loaded');
      await expect(again, path).toBeFocused();
    }
    const asked: string[] = [];
    page.on('request', (request) => void (api.test(request.url()) && asked.push(request.url())));
    const answer = await network.hold(api);
    await page.keyboard.press('Enter');
    await expect(trouble, path).toContainText('On its way');
    await expect(again, path).toBeFocused();
    await expect(again, path).toHaveAttribute('aria-disabled', 'true');
    expect(await findViolations(page, `${path}, asked again`)).toEqual([]);
    await page.keyboard.press('Enter');
    answer();
    await expect(trouble, path).toHaveCount(0);
    await expect(place.getByRole('heading').first(), path).toBeFocused();
    expect(asked, path).toHaveLength(1);
    await network.restore(api);
  }
});

test('an open dialog follows the device into another colour scheme and back @C-792', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ ...desk, colorScheme: 'light' });
  await beAdministrator(page.context());
  await page.goto(`${consoleOrigin}/sessions`);
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toBeVisible();
  };
  const looks = () =>
    dialog.evaluate((element) => {
      const around: Element[] = [];
      for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
      const shade = around.filter((one) => getComputedStyle(one).position === 'fixed');
      return [element, ...element.querySelectorAll('*'), ...shade].map((one) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(one);
        return { color, backgroundColor, borderColor };
      });
    });
  await open();
  const light = await looks();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'dark' });
  await open();
  const dark = await looks();
  expect(dark).not.toEqual(light);
  expect(dark.at(-1)?.backgroundColor).not.toBe(light.at(-1)?.backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(looks).toEqual(light);
  expect(await findViolations(page, 'light again')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(looks).toEqual(dark);
  expect(await findViolations(page, 'dark again')).toEqual([]);
});
