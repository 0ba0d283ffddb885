import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare.ts';

/** A grey picture with rectangles on it. */
async function draw(
  shapes: readonly { left: number; top: number; width: number; height: number; color: string }[] = [],
  height = 120,
): Promise<Buffer> {
  const background = '#808080';
  return sharp({ create: { width: 80, height, channels: 3, background } })
    .composite(
      shapes.map(({ left, top, color, ...size }) => ({
        ...{ left, top },
        input: { create: { ...size, channels: 3 as const, background: color } },
      })),
    )
    .png()
    .toBuffer();
}

const border = { left: 10, top: 30, width: 60, height: 1 };

describe('comparePictures', () => {
  it('finds a border of one pixel, and where it is @T-030', async () => {
    const found = await comparePictures(await draw(), await draw([{ ...border, color: '#a0a0a0' }]));
    expect(found?.pixels).toBe(60);
    expect(found?.box).toEqual({ left: 10, top: 30, right: 69, bottom: 30 });
  });

  it('finds a single pixel of a clearly other colour @T-033', async () => {
    const pixel = { left: 3, top: 4, width: 1, height: 1, color: '#ffffff' };
    expect((await comparePictures(await draw(), await draw([pixel])))?.pixels).toBe(1);
  });

  it('finds a faint change of colour on a face @T-034', async () => {
    const face = { left: 10, top: 10, width: 40, height: 20 };
    const yellow = await draw([{ ...face, color: '#f6e13f' }]);
    expect(await comparePictures(yellow, await draw([{ ...face, color: '#e6e84c' }]))).toBeDefined();
  });

  it('finds a line that turns from one dark shade to the next @T-035', async () => {
    const on = async (color: string) =>
      draw([
        { left: 0, top: 0, width: 80, height: 120, color: '#0a1a15' },
        { ...border, color },
      ]);
    expect((await comparePictures(await on('#2a3a35'), await on('#3a4a45')))?.pixels).toBe(60);
  });

  it('finds a ground that is a few levels off @T-036', async () => {
    const ground = async (color: string) => draw([{ left: 0, top: 0, width: 80, height: 120, color }]);
    expect((await comparePictures(await ground('#0a1b15'), await ground('#071b1c')))?.pixels).toBe(80 * 120);
  });

  it('passes over levels that scaling leaves @T-031', async () => {
    expect(await comparePictures(await draw(), await draw([{ ...border, color: '#838383' }]))).toBeUndefined();
    const few = { ...border, width: 20, color: '#878787' };
    expect(await comparePictures(await draw(), await draw([few]))).toBeUndefined();
    const level = await draw([{ left: 0, top: 0, width: 80, height: 120, color: '#818181' }]);
    expect(await comparePictures(await draw(), level)).toBeUndefined();
    expect(await comparePictures(await draw(), await draw())).toBeUndefined();
  });

  it('shows a difference of size over the larger picture @T-032', async () => {
    const found = await comparePictures(await draw(), await draw([], 140));
    expect(found).toMatchObject({ width: 80, height: 140, box: { top: 120, bottom: 139 } });
    expect(await sharp(found?.mask).metadata()).toMatchObject({ width: 80, height: 140 });
  });
});
