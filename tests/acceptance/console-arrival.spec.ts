import type { Locator } from '@playwright/test';
import type { ArrivalAnswer } from '../../src/contracts/console/arrival.ts';
import { findViolations } from '../support/axe.ts';
import { askConsole, beAdministrator, consoleOrigin, desk } from '../support/console.ts';
import { findOverflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

/** How many pixels of a drawing have the accent of the page as it is now, and where the highest of them lie: 0 left, 1 right. */
const drawn = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const pixelsOf = (
      context: CanvasRenderingContext2D | null,
      { width, height }: { width: number; height: number },
    ) => {
      const data = context?.getImageData(0, 0, width, height).data ?? [];
      return Array.from({ length: width * height }, (_, index) => [...data.slice(4 * index, 4 * index + 4)]);
    };
    const probe = document.createElement('canvas').getContext('2d');
    const one = { width: 1, height: 1 };
    const coloured = document.body.appendChild(document.createElement('i'));
    coloured.style.color = 'var(--accent)';
    if (probe) probe.fillStyle = getComputedStyle(coloured).color;
    coloured.remove();
    probe?.fillRect(0, 0, 1, 1);
    const [accent = []] = pixelsOf(probe, one);
    const places = pixelsOf(element.getContext('2d'), element).flatMap((pixel, index) =>
      pixel.every((value, channel) => Math.abs(value - (accent[channel] ?? 0)) < 4) ? [index] : [],
    );
    const top = places.filter(
      (index) => Math.floor(index / element.width) === Math.floor((places[0] ?? 0) / element.width),
    );
    const sum = top.reduce((total, index) => total + (index % element.width), 0);
    return { accent: accent.join(), pixels: places.length, top: sum / Math.max(1, top.length) / element.width };
  });

test('how a change set arrives is said in words and drawn for whoever sees it, in either scheme and mirrored @C-509', async ({
  aSite,
  page: player,
  anotherVisitor,
}) => {
  const site = await aSite({ flags: { CBS3: true } });
  await player.goto(site.url('/m/message'));
  await expect(player.getByRole('main').getByText('Live chat')).toBeVisible();
  const page = await anotherVisitor({ ...desk, colorScheme: 'light' });
  await beAdministrator(page.context());
  const { seq } = await askConsole<{ seq: number }>(page.context(), `/merchants/${site.code}`);
  const { id } = await askConsole<{ id: string }>(page.context(), '/change-sets', {
    changes: [{ merchant: site.code, name: 'flags.CBS3', value: false }],
    reason: 'The chat vendor has an outage',
    base: { [site.code]: seq },
  });
  await page.goto(`${consoleOrigin}/changes/${id}`);
  const panel = page.getByRole('complementary', { name: 'CBS3 off' });
  const said = panel.getByRole('status');
  await expect(said).toContainText(/half within [\d.]+ m?s, 99% within [\d.]+ m?s, the last after [\d.]+ m?s/);
  const { curve } = await askConsole<ArrivalAnswer>(page.context(), `/change-sets/${id}/arrival`);
  const words = (ms = 0) => (ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(1))} s`);
  expect(curve?.points).toEqual([{ ms: curve?.p50, pages: 1 }]);
  await expect(said).toContainText(`half within ${words(curve?.p50)}, 99% within ${words(curve?.p99)}`);

  const canvas = panel.locator('[aria-hidden=true] canvas');
  await expect(canvas).toBeVisible();
  await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(200);
  const light = await drawn(canvas);
  // The line goes up and stays there, to the right.
  expect(light.top).toBeGreaterThan(0.5);
  expect(await findViolations(page, 'arrival')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(200);
  expect((await drawn(canvas)).accent).not.toBe(light.accent);
  await page.evaluate(() => localStorage.setItem('livery.console.layout', 'rtl'));
  await page.reload();
  await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(200);
  // The same, to the left.
  expect(Math.abs(1 - (await drawn(canvas)).top - light.top)).toBeLessThan(0.06);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(200);
  expect(await findOverflow(page, 'a mirrored drawing at 390 px')).toEqual([]);
});
