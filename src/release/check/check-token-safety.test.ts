import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { aDocument } from './a-source.fixture.ts';
import { checkTokenSafety } from './check-token-safety.ts';

interface Options {
  readonly core?: object;
  readonly dark?: object;
  readonly fonts?: readonly object[];
}

/** What is unsafe in a theme, as `pointer: message`. */
function said({ core = {}, dark = {}, fonts = [] }: Options): readonly string[] {
  const value = { core, semantic: { dark, light: {} }, fonts } as unknown as ThemeDocument;
  return checkTokenSafety(aDocument('theme.json', value)).map(({ pointer, message }) => `${pointer}: ${message}`);
}

const face = { family: 'Jost', weight: '400' };

describe('checkTokenSafety', () => {
  it.each([
    ['oklch(.2 0 0 / .5)'],
    ['{core.color.ink-1}'],
    ['0 1px 2px {color.line}'],
    ['linear-gradient(red, blue)'],
    ['resource(1)'],
    [['Jost', 'sans-serif']],
    [{ value: 1, unit: 'rem' }],
    [700],
  ])('takes the value %j', ($value) => {
    expect(said({ dark: { a: { $value } } })).toEqual([]);
  });

  it.each([
    'red;',
    'red}',
    '{a',
    '</style>',
    '@import',
    String.raw`\72 ed`,
    'red /* x',
    'url(a)',
    'URL (a)',
    'image-set(a)',
    'expression(1)',
    'src(a)',
    'JavaScript:1',
  ])('refuses the value %s, also within a list or an object', (bad) => {
    const message = `${JSON.stringify(bad)} is no plain CSS value.`;
    const dark = { a: { $value: bad }, b: { $value: ['red', bad] }, c: { $value: { unit: bad, value: 1 } } };
    expect(said({ dark })).toEqual(['a', 'b', 'c'].map((name) => `/semantic/dark/${name}/$value: ${message}`));
  });

  it('refuses a name that CSS would read otherwise, and speaks of a core token once', () => {
    expect(said({ core: { 'a b': { $value: 'red' }, 'ok-1': { $value: 'red' } } })).toEqual([
      '/core/a b/$value: The name core.a b is no plain CSS value.',
    ]);
    expect(said({ dark: { 'x}': { $value: 'url(a)' } } })).toEqual([
      '/semantic/dark/x}/$value: The name x} is no plain CSS value.',
    ]);
  });

  it('takes font faces with plain names, weights and ranges', () => {
    const plain = [
      face,
      { ...face, weight: 'bold' },
      { ...face, weight: 'normal' },
      { ...face, weight: '100 900', unicodeRange: 'U+0000-00FF, u+26??' },
    ];
    expect(said({ fonts: plain })).toEqual([]);
  });

  it.each([
    ['family', 'A"b'],
    ['family', String.raw`A\b`],
    ['family', 'A<b'],
    ['family', 'A>b'],
    ['family', 'A\nb'],
    ['weight', 'bolder'],
    ['weight', '40000'],
    ['weight', '400;x'],
    ['weight', 'x 400'],
    ['weight', '100 900 1'],
    ['unicodeRange', 'U+0;x'],
    ['unicodeRange', ''],
  ])('refuses a font face whose %s is %j', (key, value) => {
    expect(said({ fonts: [face, { ...face, [key]: value }] })).toEqual([
      `/fonts/1/${key}: ${JSON.stringify(value)} is no plain CSS value.`,
    ]);
  });
});
