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
    expect(standIns.get('Jost')).toBe('Jost stand-in');
    expect(css).toHaveLength(1);
    expect(css[0]).toContain('local("Arial")');
    const size = Number(/size-adjust:([\d.]+)%/.exec(css[0] ?? '')?.[1]);
    // Jost is a little narrower than Arial.
    expect(size).toBeGreaterThan(85);
    expect(size).toBeLessThan(105);
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
