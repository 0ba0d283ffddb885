import sharp from 'sharp';
import { expect, it } from 'vitest';
import { beginsAs } from './begins-as.ts';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;
const drawing = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } });

it.each(types)('knows a file of %s, and takes it for no other picture', async (type) => {
  const [, format] = type.split('/') as ['image', 'png' | 'jpeg' | 'webp' | 'avif'];
  const bytes = await drawing.clone().toFormat(format).toBuffer();
  expect(types.filter((one) => beginsAs(one, bytes))).toEqual([type]);
});

it('knows AVIF of several pictures', () => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 0x20]), Buffer.from('ftypavis')]);
  expect(beginsAs('image/avif', bytes)).toBe(true);
});

it('takes what is cut short, or something else, for no picture', () => {
  const others = ['', '<svg xmlns', '<!doctype html>', '%PDF-1.7', 'GIF89a', 'RIFF....AVI ', '\x89PNG', '\xff\xd8'];
  for (const text of others)
    expect(
      types.filter((type) => beginsAs(type, Buffer.from(text, 'latin1'))),
      text,
    ).toEqual([]);
});
