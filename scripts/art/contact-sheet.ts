import sharp from 'sharp';
import type { ServedPicture } from '../../src/art/index.ts';

/** Lays pictures in rows on a dark ground, at a width in pixels each. */
export async function contactSheet(
  pictures: readonly ServedPicture[],
  options: { columns: number; width: number },
): Promise<Buffer> {
  const { columns, width } = options;
  const gap = 8;
  const tallest = Math.max(...pictures.map((picture) => Math.round((picture.height / picture.width) * width)));
  const placed = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(picture.bytes).resize(width).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (tallest + gap),
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: gap + columns * (width + gap), height: gap + rows * (tallest + gap) };
  return sharp({ create: { ...size, channels: 3, background: '#17171c' } })
    .composite(placed)
    .png()
    .toBuffer();
}
