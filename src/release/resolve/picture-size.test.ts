import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const svg = (attributes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`);

describe('pictureSize', () => {
  it('reads every kind of picture that a merchant may have', async () => {
    const drawn = sharp({ create: { width: 171, height: 40, channels: 4, background: '#a33' } });
    const pictures = await Promise.all(
      [drawn.clone().png(), drawn.clone().webp(), drawn.clone().avif()].map((one) => one.toBuffer()),
    );
    expect(pictures.map(pictureSize)).toEqual(pictures.map(() => ({ width: 171, height: 40 })));
  });

  it('reads the size of an SVG, or the ratio of what it shows', () => {
    expect(pictureSize(svg('width="222" height="48" viewBox="0 0 444 96"'))).toEqual({ width: 222, height: 48 });
    expect(pictureSize(svg('viewBox="0 0 171.6 40.2"'))).toEqual({ width: 172, height: 40 });
  });

  it('gives nothing where the picture does not say', () => {
    expect(pictureSize(svg(''))).toBeUndefined();
    for (const box of ['0 0 0 0', '0 0 0 40', '0 0 40 0', '0 0 0.4 40', '0 0 40 0.4']) {
      expect(pictureSize(svg(`viewBox="${box}"`))).toBeUndefined();
    }
    expect(pictureSize(Buffer.from('no picture'))).toBeUndefined();
    expect(pictureSize(new Uint8Array())).toBeUndefined();
  });
});
