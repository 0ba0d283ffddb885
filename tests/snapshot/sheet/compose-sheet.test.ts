import sharp from 'sharp';
import { expect, it } from 'vitest';
import { composeSheet, thumb } from './compose-sheet.ts';

const paint = (background: string) =>
  sharp({ create: { width: 390, height: 844, channels: 3, background } })
    .png()
    .toBuffer();

it('puts brands across and screens down, and leaves the place of a picture that there is none of empty @T-090', async () => {
  const [red, blue] = [await paint('#ff0000'), await paint('#0000ff')];
  const sheet = await composeSheet([
    [red, blue],
    [undefined, red],
  ]);
  const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
  const step = { x: thumb.width + thumb.gap, y: thumb.height + thumb.gap };
  expect([info.width, info.height]).toEqual([thumb.gap + 2 * step.x, thumb.gap + 2 * step.y]);
  const at = (column: number, row: number) => {
    const pixel = (thumb.gap + row * step.y + 9) * info.width + thumb.gap + column * step.x + 9;
    return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
  };
  expect([at(0, 0), at(0, 1), at(1, 0), at(1, 1)]).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [128, 128, 128],
    [255, 0, 0],
  ]);
});
