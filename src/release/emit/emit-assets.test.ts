import { describe, expect, it } from 'vitest';
import { emitAssets, pictureType } from './emit-assets.ts';

describe('emitAssets', () => {
  it('makes a part of each picture, by its name, and of nothing else', () => {
    const names = ['a.svg', 'b.png', 'c.webp', 'd.avif', 'e.x.jpg', 'f.exe', 'svg', ''];
    expect(names.map(pictureType)).toEqual([
      'image/svg+xml',
      'image/png',
      'image/webp',
      'image/avif',
      'image/jpeg',
      undefined,
      'image/svg+xml',
      undefined,
    ]);
    const parts = emitAssets(new Map(['b.png', 'f.exe'].map((name) => [name, Buffer.from(name)])));
    expect([...parts].map(([name, { kind, mediaType, bytes }]) => [name, kind, mediaType, String(bytes)])).toEqual([
      ['b.png', 'image', 'image/png', 'b.png'],
    ]);
  });
});
