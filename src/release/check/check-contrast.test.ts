import { describe, expect, it } from 'vitest';
import { componentPairs } from '../../contracts/colour-pairs.ts';
import { inWords } from './a-source.fixture.ts';
import { aTheme, type ThemeOptions, type Tokens } from './a-theme.fixture.ts';
import { checkContrast, measurePairs, pairsOf } from './check-contrast.ts';

const said = (options: ThemeOptions) =>
  inWords(checkContrast(aTheme(options))).map((sentence) => sentence.replace('themes/own/theme.json#', ''));
const low = (ink: string, paper: string, least = 4.5) =>
  said({ dark: { 'color.ink': ink, 'color.paper': paper }, light: {}, pairs: [['color.ink', 'color.paper', least]] })
    .filter((sentence) => !sentence.startsWith('TOKEN_UNKNOWN'))
    .map((sentence) =>
      sentence.replace('CONTRAST_LOW /semantic/dark/color/ink/$value: color.ink on color.paper (dark) ', ''),
    );

describe('checkContrast', () => {
  it('has nothing to say of colours that can be read, nor of the engine’s that are missing', () => {
    expect(said({})).toEqual([]);
    expect(said({ dark: { 'color.bg': '#fff', 'color.text': '#000' } })).toEqual([]);
    expect(said({ dark: { 'color.bg': '#fff' } })).toEqual([]);
  });

  it.each<[string, string, string, number?]>([
    ['#777777', '#ffffff', 'has 4.48:1; 4.5:1 is needed. oklch(0.564 0 0) passes.'],
    ['#555555', '#000000', 'has 2.82:1; 4.5:1 is needed. oklch(0.56 0 0) passes.'],
    ['oklch(.7 .1 250)', '#ffffff', 'has 2.66:1; 4.5:1 is needed. oklch(0.565 0.1 250) passes.'],
    ['oklch(.7 .1 250 / .5)', '#ffffff', 'has 1.58:1; 4.5:1 is needed. oklch(0.565 0.048 249) passes.'],
    ['#ffffff', '#ffffff', 'has 1.00:1; 4.5:1 is needed. oklch(0.565 0 0) passes.'],
    ['#000000', '#000000', 'has 1.00:1; 4.5:1 is needed. oklch(0.56 0 0) passes.'],
    ['oklch(.7025 0 0)', '#000000', 'has 7.93:1; 20.9:1 is needed. oklch(1 0 315) passes.', 20.9],
    ['oklch(.3025 0 0)', '#ffffff', 'has 13.52:1; 21:1 is needed. oklch(0 0 180) passes.', 21],
  ])('names the nearest lightness of %s that can be read on %s', (ink, paper, sentence, least = 4.5) => {
    expect(low(ink, paper, least)).toEqual([sentence]);
  });

  it('names the other colour where no lightness can be read on it', () => {
    expect(low('#000000', '#808080', 7)).toEqual([
      'has 5.32:1; 7:1 is needed. No lightness of this colour passes: change color.paper.',
    ]);
  });

  it('takes a contrast that is just enough', () => {
    expect([low('#000', '#fff', 21), low('#ffffff', '#ffffff', 1)]).toEqual([[], []]);
  });

  it('judges each scheme, at the token that is to change', () => {
    const on = (paper: string) => ({ 'color.text': '#777777', 'color.bg': paper });
    expect(said({ dark: on('#111111'), light: on('#eeeeee') })).toEqual([
      'CONTRAST_LOW /semantic/dark/color/text/$value: color.text on color.bg (dark) has 4.22:1; 4.5:1 is needed. oklch(0.589 0 0) passes.',
      'CONTRAST_LOW /semantic/dark/color/bg/$value: color.bg on color.text (dark) has 4.22:1; 4.5:1 is needed. oklch(0.128 0 0) passes.',
      'CONTRAST_LOW /semantic/light/color/text/$value: color.text on color.bg (light) has 3.86:1; 4.5:1 is needed. oklch(0.529 0 0) passes.',
      'CONTRAST_LOW /semantic/light/color/bg/$value: color.bg on color.text (light) has 3.86:1; 4.5:1 is needed. oklch(0.124 0 0) passes.',
    ]);
  });
});

describe('a theme’s own pairs', () => {
  const pairs: ThemeOptions['pairs'] = [
    ['color.bg', 'color.text', 3],
    ['color.ink', 'color.papr', 3],
    ['size.a', 'color.text', 3],
    ['color.text', 'size.a', 3],
    ['color.odd', 'color.text', 3],
    ['color.text', 'color.odd', 3],
  ];
  const dark: Tokens = {
    'color.bg': '#000',
    'color.text': '#fff',
    'color.ink': '#888',
    'color.paper': '#fff',
    'color.odd': 'oddish',
    'size.a': '4px',
  };

  it('name tokens that are there, and colours', () => {
    expect(said({ dark, light: { ...dark, 'size.a': '#888' }, pairs })).toEqual([
      'TOKEN_UNKNOWN /pairs/1: The pair names color.papr, which is no token of the dark scheme. (color.paper)',
      'TOKEN_NOT_COLOUR /semantic/dark/size/a/$value: size.a is no colour in the dark scheme.',
      'TOKEN_NOT_COLOUR /semantic/dark/size/a/$value: size.a is no colour in the dark scheme.',
      'TOKEN_UNKNOWN /pairs/1: The pair names color.papr, which is no token of the light scheme. (color.paper)',
    ]);
  });
});

describe('pairsOf', () => {
  const named = (options: ThemeOptions) =>
    pairsOf(aTheme(options).theme.value).map(({ foreground, background, least, pointer }) =>
      [foreground, background, least, ...(pointer ? [pointer] : [])].join(' '),
    );

  it('has the pairs of the engine that a theme of these forms draws, each with its greatest contrast', () => {
    const all = named({});
    expect(all).toContain('color.text color.bg 4.5');
    expect(all).toContain('color.accent color.surface 4.5');
    expect(all).not.toContain('color.accent color.surface 3');
    expect(new Set(all.map((pair) => pair.split(' ').slice(0, 2).join(' '))).size).toBe(all.length);
    expect(named({ variants: { card: 'soft' } })).toContain('color.accent color.surface 3');
    const unconditional = componentPairs
      .filter(({ by }) => by === undefined)
      .map(({ foreground, background }) => `${foreground} ${background}`);
    for (const pair of unconditional) expect(all.some((one) => one.startsWith(`${pair} `))).toBe(true);
  });

  it('adds those of the theme, and takes the stricter of two', () => {
    const added = named({
      pairs: [
        ['color.a', 'color.b', 3],
        ['color.text', 'color.bg', 7],
        ['color.muted', 'color.bg', 3],
        ['color.link', 'color.bg', 4.5],
        ['color.b', 'color.a', 0],
        ['color.a', 'color.b', 3],
      ],
    });
    expect(added.filter((pair) => /color\.(a|b) |color\.(text|muted|link) color\.bg/.test(pair))).toEqual([
      'color.text color.bg 7 /pairs/1',
      'color.muted color.bg 4.5',
      'color.link color.bg 4.5',
      'color.a color.b 3 /pairs/0',
    ]);
  });
});

describe('measurePairs', () => {
  const measured = (options: ThemeOptions) =>
    measurePairs(aTheme(options).theme.value).filter(({ foreground }) => foreground === 'color.ink');

  const pairs: ThemeOptions['pairs'] = [['color.ink', 'color.paper', 3]];
  const asked = { foreground: 'color.ink', background: 'color.paper', least: 3 };
  const [paper, ink] = [{ 'color.paper': '#fff' }, { 'color.ink': '#000' }];

  it('measures a pair in both schemes as a screen shows it: a veil over what is below it', () => {
    const [under, over] = [
      { 'color.bg': '#ffffff', 'color.ink': '#000000', 'color.paper': 'rgb(0 0 0 / 50%)' },
      { 'color.bg': '#ffffff', 'color.ink': 'rgb(0 0 0 / 50%)', 'color.paper': '#ffffff' },
    ];
    expect(measured({ dark: under, light: over, pairs })).toEqual([
      { ...asked, dark: expect.closeTo(5.28), light: expect.closeTo(3.98) },
    ]);
  });

  it('measures nothing where a colour is missing', () => {
    const both = { ...paper, ...ink };
    expect(measured({ dark: both, light: ink, pairs })).toStrictEqual([{ ...asked, dark: 21 }]);
    expect(measured({ dark: paper, light: both, pairs })).toStrictEqual([{ ...asked, light: 21 }]);
  });
});
