import { expect, test } from '../support/test.ts';

test('in text twice as large the categories of Soda keep their names and counts within their blocks', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const blocks = page.getByRole('navigation', { name: 'Game categories' }).getByRole('list').first();
  await expect(blocks.getByText(/games$/).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await blocks.locator('span').evaluateAll((words) =>
    words.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const [text, block] = [range.getBoundingClientRect(), (one.parentElement ?? one).getBoundingClientRect()];
      return text.bottom > block.bottom || text.right > block.right ? [one.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('in text twice as large the doors of Soda keep their words off the edges of their plates', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url());
    const doors = page
      .locator('header')
      .first()
      .getByRole('link', { name: /^(Log in|Register)$/ });
    await expect(doors).toHaveCount(2);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const rooms = await doors.evaluateAll((all) =>
      all.map((door) => {
        const range = document.createRange();
        range.selectNodeContents(door);
        const [words, plate] = [range.getBoundingClientRect(), door.getBoundingClientRect()];
        return Math.min(words.left - plate.left, plate.right - words.right);
      }),
    );
    for (const room of rooms) expect(room, `at ${width}`).toBeGreaterThanOrEqual(8);
  }
});
