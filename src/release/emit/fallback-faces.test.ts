import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FontFace } from '../../contracts/generated/theme.ts';
import { fallbackFaces } from './fallback-faces.ts';

const latin = 'U+0000-00FF,U+2000-206F';
const folder = new URL('../../../themes/karat/fonts/', import.meta.url);
const bytesOf = (file: string) => readFileSync(new URL(file, folder));
const jost: FontFace = { family: 'Jost', weight: '400', file: 'jost.woff2', unicodeRange: latin };
const fonts = new Map([['jost.woff2', bytesOf('jost-latin-400-normal.woff2')]]);

describe('fallbackFaces', () => {
  it('scales a face of the device to the measures of the theme', async () => {
    const { css, standIns } = await fallbackFaces([jost], fonts, () => false);
    expect(standIns).toEqual(new Map([['Jost', 'Jost stand-in']]));
    expect(css).toHaveLength(1);
    const size = Number(/size-adjust:([\d.]+)%/.exec(css[0] ?? '')?.[1]);
    // Jost is a little narrower than Arial.
    expect(size).toBeGreaterThan(85);
    expect(size).toBeLessThan(105);
  });

  it('writes a rule with the measures of the font, and the names that devices have for the face', async () => {
    const { css } = await fallbackFaces([jost, { ...jost, weight: '500', style: 'italic' }], fonts, () => false);
    expect(css).toEqual(
      ['font-weight:400;font-style:normal', 'font-weight:500;font-style:italic'].map(
        (style) =>
          `@font-face{font-family:"Jost stand-in";${style};` +
          'src:local("Arial"),local("Helvetica Neue"),local("Roboto"),local("Liberation Sans");' +
          'size-adjust:96.96%;ascent-override:110.35%;descent-override:38.67%;line-gap-override:0.00%}',
      ),
    );
  });

  it.each([
    ['everything', undefined, true],
    ['a range around them', 'U+0000-00FF', true],
    ['the letter itself', 'u+61', true],
    ['a range that begins with it', 'U+061-7A', true],
    ['a range that ends with it', 'U+41-61', true],
    ['a later one of several ranges', 'U+0600-06FF, U+0000-00FF', true],
    ['ranges before and behind', 'U+0041-0060,U+0062-007A', false],
    ['Arabic', 'U+0600-06FF', false],
  ])('stands in for Latin letters: %s', async (_what, unicodeRange, isLatin) => {
    const { unicodeRange: _, ...face } = jost;
    const { css } = await fallbackFaces([{ ...face, ...(unicodeRange ? { unicodeRange } : {}) }], fonts, () => false);
    expect(css).toHaveLength(isLatin ? 1 : 0);
  });

  it('has none for a face whose file is missing', async () => {
    expect(await fallbackFaces([jost], new Map(), () => false)).toEqual({ css: [], standIns: new Map() });
  });

  it('takes a face with serifs for a family with serifs', async () => {
    const { css } = await fallbackFaces([jost], fonts, (family) => family === 'Jost');
    expect(css[0]).toContain('local("Times New Roman")');
  });

  it('leaves scripts alone that no device face resembles', async () => {
    const urdu: FontFace = { ...jost, unicodeRange: 'U+0600-06FF' };
    expect((await fallbackFaces([urdu], fonts, () => false)).css).toEqual([]);
  });

  it('does without a stand-in for a file that is no font', async () => {
    const broken = new Map([['jost.woff2', Buffer.from('wOF2 but not really')]]);
    expect((await fallbackFaces([jost], broken, () => false)).css).toEqual([]);
  });
});
