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
