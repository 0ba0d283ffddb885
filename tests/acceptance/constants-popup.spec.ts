import { expect, test } from '../support/test.ts';

test.describe('constants', () => {
  test.use({ noticePopup: true });

  test('the width of a popup is a hundredth in rem of the design, and grows with the text @A-383 @G-205', async ({
    aSite,
    page,
    platform,
  }) => {
    // Rem of the design are 100 px, ours 16 px: the configured pixels are those of the screen.
    const site = await aSite({ settings: { 'popup.width': 300 } });
    await platform.given(site, { announcements: [{ type: 'PU', title: 'Tonight', content: '<p>Two for one</p>' }] });
    const popup = page.getByRole('dialog', { name: 'Tonight' });
    const width = async () => (await popup.boundingBox())?.width;
    const window = page.viewportSize()?.width ?? 0;
    await page.goto(site.url());
    await expect.poll(width).toBe(300);
    await site.publish({ settings: { 'popup.width': 600 } });
    await expect.poll(width, 'never wider than the window').toBeGreaterThan(300);
    await expect.poll(width).toBeLessThan(window);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(width).toBe(600);
    // A visitor who has chosen larger text gets a larger popup, and nothing keeps them from zooming.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'));
    await expect.poll(width).toBe(750);
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  });
});
