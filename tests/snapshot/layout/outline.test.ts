import sharp from 'sharp';
import { expect, it } from 'vitest';
import { distance, outlineOf } from './outline.ts';

interface Look {
  readonly width?: number;
  readonly ground?: string;
  readonly plate?: string;
  readonly radius?: number;
}

/** Plates of `[x, y, width, height]` in hundredths of the width, drawn as some look has them. */
async function outlineIn(plates: readonly (readonly number[])[], look: Look = {}) {
  const { width = 390, ground = '#101010', plate = '#404040', radius = 0 } = look;
  const unit = width / 100;
  const rects = plates.map(
    ([x = 0, y = 0, w = 0, h = 0]) =>
      `<rect x="${x * unit}" y="${y * unit}" width="${w * unit}" height="${h * unit}" rx="${radius}" fill="${plate}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.6}">
    <rect width="100%" height="100%" fill="${ground}"/>${rects.join('')}</svg>`;
  return outlineOf(await sharp(Buffer.from(svg)).png().toBuffer());
}

const rows = [0, 1, 2, 3, 4].map((place) => [5, 10 + place * 22, 90, 18]);
const shelves = [0, 1, 2].flatMap((line) => [0, 1, 2].map((column) => [4 + column * 32, 10 + line * 40, 28, 30]));

const layouts = {
  rows,
  shelves,
  aside: rows.map(([x = 0, y = 0, w = 0, h = 0], place) => [x + (place % 2) * 12, y, w - 12, h]),
  halves: rows.flatMap(([, y = 0, , h = 0]) => [
    [5, y, 43, h],
    [52, y, 43, h],
  ]),
};
const outfits: readonly Look[] = [
  { ground: '#ffffff', plate: '#c0c0c0' },
  { radius: 12 },
  { width: 360 },
  { ground: '#faf5e6', plate: '#d9772b', radius: 8, width: 360 },
];

it.each(outfits)('finds the layout of plates in the outfit %o, and no other is as near @T-090', async (outfit) => {
  const known = await Promise.all(Object.values(layouts).map((plates) => outlineIn(plates)));
  for (const [place, plates] of Object.values(layouts).entries()) {
    const worn = await outlineIn(plates, outfit);
    const apart = known.map((one) => distance(one, worn));
    const least = Math.min(...apart.filter((_, other) => other !== place));
    expect(apart[place], `${Object.keys(layouts)[place]}: ${apart.join(' ')}`).toBeLessThan(least);
  }
});
