import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test('the login of Ninety shows a pitch with both of its sides, and in large text its name stands on its doors', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'ninety', language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/login'));
  await expect(main(page).locator('[data-field=box]').first()).toBeVisible();
  const rooms = await main(page).evaluate((screen) => {
    const lines = [...screen.querySelectorAll('[data-big] > svg > path')].map((line) => line.getBoundingClientRect());
    const head = screen.querySelector('[data-big]')?.getBoundingClientRect() ?? new DOMRect();
    return {
      start: Math.min(...lines.map(({ left }) => left)) - head.left,
      end: head.right - Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)) - head.top,
    };
  });
  for (const [side, room] of Object.entries(rooms)) {
    expect(room, `the ${side} of the pitch lies in its picture`).toBeGreaterThan(4);
    expect(room, `the pitch reaches to the ${side}`).toBeLessThan(40);
  }
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  const apart = await main(page).evaluate((screen) => {
    const doors = screen.querySelector('nav')?.getBoundingClientRect() ?? new DOMRect();
    const name = screen.querySelector('img')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return doors.top - name.bottom;
  });
  expect(Math.abs(apart), 'between the name and its doors').toBeLessThan(2);
});

test('labels of Chamak that take two lines keep every letter inside their round ends', async ({ aSite, page }) => {
  const site = await aSite({ base: 'chamak', language: 'en', settings: { 'registration.announcement': false } });
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(site.url('/m/register'));
  const labels = main(page).locator('[data-field=head] label');
  await expect(labels.first()).toBeVisible();
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  const found = await labels.evaluateAll(roomsInRounds);
  expect(Math.max(...found.map(({ lines }) => lines))).toBeGreaterThan(1);
  for (const { text, room } of found) expect(room, text).toBeGreaterThan(4);
});

/** How far the capitals at the ends of each line stay from the round of the nearest corner; runs in the page. */
function roomsInRounds(labels: readonly Element[]) {
  return labels.map((label) => {
    const { left, right, top, bottom, width, height } = label.getBoundingClientRect();
    const { borderTopLeftRadius, fontSize } = getComputedStyle(label);
    const round = Math.min(Number.parseFloat(borderTopLeftRadius), width / 2, height / 2);
    const half = Number.parseFloat(fontSize) * 0.36;
    const words = document.createRange();
    words.selectNodeContents(label);
    const lines = [...words.getClientRects()];
    const corners = lines.flatMap((line) => {
      const middle = (line.top + line.bottom) / 2;
      return [line.left, line.right].flatMap((x) => [middle - half, middle + half].map((y) => ({ x, y })));
    });
    const rooms = corners.map(({ x, y }) => {
      const across = Math.max(left + round - x, x - (right - round), 0);
      const along = Math.max(top + round - y, y - (bottom - round), 0);
      return round - Math.hypot(across, along);
    });
    return { text: label.textContent, lines: lines.length, room: Math.min(...rooms) };
  });
}

test('the fans behind Karat are as faint on paper as they are at night', async ({ aSite, page }) => {
  const site = await aSite({ base: 'karat', language: 'en' });
  await page.goto(site.url('/m/help'));
  const fan = page.locator('pattern path[d*="a36 36"]').first();
  await expect(fan).toBeAttached();
  const contrasts = new Map<string, number>();
  for (const scheme of ['dark', 'light'] as const) {
    // A scheme is nothing but other colours.
    await page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme);
    contrasts.set(scheme, await fan.evaluate(contrastToGround));
  }
  const [dark = 0, light = 0] = [contrasts.get('dark'), contrasts.get('light')];
  expect(light, 'a fan is seen').toBeGreaterThan(1.02);
  expect(light / dark, `${light} on paper, ${dark} at night`).toBeLessThan(1.03);
});

/** By how much a line of the ground stands out from it, as WCAG counts contrast; runs in the page. */
function contrastToGround(line: Element): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return Number.NaN;
  const luminances = [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(line).stroke].map(
    (colour) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    },
  );
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
