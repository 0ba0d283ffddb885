import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FontFace } from '../../contracts/generated/theme.ts';
import { layoutOf } from '../../contracts/layout-forms.ts';
import type { ThemePart } from '../../contracts/release.ts';
import { aTheme, type ThemeOptions } from '../check/a-theme.fixture.ts';
import { projectDir } from '../fixture.ts';
import { emitTheme } from './emit-theme.ts';
import { hashOf } from './make-part.ts';
import { stripForms } from './strip-forms.ts';

/** What a theme is emitted as: its part, the lines of its stylesheet, and all parts. */
async function emitted(options: ThemeOptions) {
  const { theme, parts } = await emitTheme(aTheme(options));
  const part = JSON.parse(Buffer.from(theme.bytes).toString()) as ThemePart;
  const stylesheet = parts.find(({ hash }) => hash === part.stylesheet);
  const lines = Buffer.from(stylesheet?.bytes ?? [])
    .toString()
    .split('\n');
  return {
    part,
    parts,
    theme,
    stylesheet,
    strip: lines.at(-1) ?? '',
    lines: lines.slice(0, -1),
  };
}

const jost = readFileSync(join(projectDir, 'themes/karat/fonts/jost-latin-400-normal.woff2'));
const files = { 'a.woff2': 'font a', 'b.woff2': 'font b', 'c.woff2': 'font c' };
const [ofA, ofB] = [hashOf('font a'), hashOf('font b')];
const face = (file: string, more: Partial<FontFace> = {}): FontFace => ({
  family: 'Own',
  weight: '400',
  file,
  ...more,
});

describe('emitTheme', () => {
  it('writes the tokens of both schemes as one stylesheet, dark first and for pages that know no scheme', async () => {
    const { stylesheet, lines } = await emitted({
      core: { 'color.ink': '#123456' },
      dark: { 'color.bg': '{core.color.ink}', 'space.gap': '4px' },
      light: { 'color.bg': '#ffffff', 'space.gap': '5px' },
    });
    expect(lines).toEqual([
      ':root,:root[data-scheme=dark]{color-scheme:dark;--color-bg:#123456;--space-gap:4px}',
      ':root[data-scheme=light]{color-scheme:light;--color-bg:#ffffff;--space-gap:5px}',
    ]);
    expect(stylesheet).toMatchObject({ kind: 'css', mediaType: 'text/css; charset=utf-8', private: false });
  });

  it('ends with the strip of a lost network in the form of the theme', async () => {
    const { strip } = await emitted({ dark: { 'color.bg': '#000000' }, light: { 'color.bg': '#ffffff' } });
    expect(strip).toBe(stripForms.card);
    expect(new Set(Object.values(stripForms)).size).toBe(6);
  });

  it('says what a page must know before it has the stylesheet', async () => {
    const { part, stylesheet } = await emitted({ dark: { 'color.bg': '#000000' }, light: { 'color.bg': '#ffffff' } });
    expect(part).toEqual({
      id: 'own',
      variants: aTheme({}).theme.value.variants,
      layout: layoutOf.mat,
      stylesheet: stylesheet?.hash,
      preload: {},
      themeColor: { dark: '#000000', light: '#ffffff' },
    });
  });

  it('takes the forms of inner screens from the cards, but for those that the theme names', async () => {
    const { part } = await emitted({ variants: { card: 'soft' }, layout: { list: 'posters' } });
    expect(part.layout).toEqual({ ...layoutOf.soft, list: 'posters' });
  });

  it('gives browsers the colour of the page as sRGB, and a plain one where it is none', async () => {
    const { part } = await emitted({ dark: { 'color.bg': 'oklch(.7 .4 150)' }, light: { 'color.bg': 'rgb(1 2 3)' } });
    expect(part.themeColor).toEqual({ dark: expect.stringMatching(/^#[0-9a-f]{6}$/), light: '#010203' });
    expect(part.themeColor.dark).not.toBe('#00ff00');
    const { part: none } = await emitted({ dark: { 'color.bg': 'dark' }, light: {} });
    expect(none.themeColor).toEqual({ dark: '#000000', light: '#ffffff' });
  });

  it('writes each font face with the address of its file, and brings only files that a face names, each once', async () => {
    const fonts = [
      face('a.woff2'),
      face('b.woff2', { weight: '500 700', style: 'italic', unicodeRange: 'U+0600-06FF' }),
      face('a.woff2', { family: 'Two "words"' }),
    ];
    const { lines, parts, theme, stylesheet } = await emitted({ files, fonts });
    const swapped = (hash: string, range = '') =>
      `font-display:swap;${range}src:url(/livery/parts/${hash}.woff2) format("woff2")}`;
    expect(lines.slice(0, 3)).toEqual([
      `@font-face{font-family:"Own";font-weight:400;font-style:normal;${swapped(ofA)}`,
      `@font-face{font-family:"Own";font-weight:500 700;font-style:italic;${swapped(ofB, 'unicode-range:U+0600-06FF;')}`,
      String.raw`@font-face{font-family:"Two \"words\"";font-weight:400;font-style:normal;` + swapped(ofA),
    ]);
    expect(lines).toHaveLength(5);
    expect(parts).toEqual([
      theme,
      stylesheet,
      ...[files['a.woff2'], files['b.woff2']].map((text) => ({
        hash: hashOf(text),
        kind: 'font',
        mediaType: 'font/woff2',
        bytes: Buffer.from(text),
        private: false,
      })),
    ]);
  });

  it('does without the file of a face that is missing', async () => {
    const { lines, parts } = await emitted({ fonts: [face('none.woff2')] });
    expect(lines[0]).toContain('src:url(/livery/parts/.woff2)');
    expect(parts).toHaveLength(2);
  });

  it('says which fonts a page of each language wants at once, in the order of the tags', async () => {
    const fonts = [
      face('a.woff2', { languages: ['ur', 'en'] }),
      face('b.woff2', { languages: ['ur'] }),
      face('c.woff2'),
    ];
    const { part } = await emitted({ files, fonts });
    expect(Object.entries(part.preload)).toEqual([
      ['en', [ofA]],
      ['ur', [ofA, ofB]],
    ]);
  });
});

describe('stand-ins for the fonts of a theme', () => {
  const stacked = async (text: unknown, display: unknown = 'x') => {
    const fonts = [face('jost.woff2', { family: 'Jost Sans' })];
    const tokens = { 'font.text': text, 'font.display': display, 'size.font': 'Jost Sans' };
    const { lines } = await emitted({ files: { 'jost.woff2': jost }, fonts, dark: tokens, light: tokens });
    return lines;
  };

  it('stand behind their family in each stack, in both schemes, and nowhere else', async () => {
    const lines = await stacked(['Jost Sans', 'Noto', 'sans-serif'], ['Noto', 'serif']);
    const tokens =
      '--font-text:"Jost Sans","Jost Sans stand-in",Noto,sans-serif;--font-display:Noto,serif;--size-font:Jost Sans}';
    expect(lines.slice(-2)).toEqual([
      `:root,:root[data-scheme=dark]{color-scheme:dark;${tokens}`,
      `:root[data-scheme=light]{color-scheme:light;${tokens}`,
    ]);
    expect(lines[1]).toMatch(/^@font-face\{font-family:"Jost Sans stand-in";.*local\("Arial"\)/);
  });

  it.each([
    [['Jost Sans', 'serif'], 'x', 'Times New Roman'],
    [['Noto', 'Jost Sans', 'serif'], 'x', 'Times New Roman'],
    ['"Noto" , "Jost Sans",serif', 'x', 'Times New Roman'],
    [['Noto', 'sans-serif'], ['Jost Sans', 'serif'], 'Times New Roman'],
    [['Jost Sans', 'sans-serif'], ['Noto', 'serif'], 'Arial'],
    [['serif', 'Jost Sans'], 'x', 'Arial'],
    ['Jost Sans', 'x', 'Arial'],
  ])('have serifs where a stack of the family ends in them: %j and %j', async (text, display, local) => {
    expect((await stacked(text, display))[1]).toContain(`src:local("${local}")`);
  });
});
