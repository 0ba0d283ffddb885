import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { rawTokens, resolveTokens } from './resolve-tokens.ts';

type Groups = Readonly<Record<string, unknown>>;

function aTheme(core: Groups, dark: Groups, light: Groups = {}): ThemeDocument {
  return { core, semantic: { dark, light } } as unknown as ThemeDocument;
}

/** The values of a theme's dark scheme, and its dead references as `pointer reference`. */
function resolved(core: Groups, dark: Groups) {
  const { values, unknown } = resolveTokens(aTheme(core, dark), 'dark');
  const dead = unknown.map(
    ({ pointer, reference, isCircular }) => `${pointer} ${reference}${isCircular ? ' (circle)' : ''}`,
  );
  return [Object.fromEntries(values), dead];
}

const token = ($value: unknown) => ({ $value });

describe('rawTokens', () => {
  it('has the core scale and one scheme by dotted name, with the place of each', () => {
    const theme = aTheme(
      { color: { $type: 'color', ink: token('#000') } },
      { color: { bg: token('{core.color.ink}') } },
      { color: { bg: token('#fff') }, odd: 'text', none: null },
    );
    expect([...rawTokens(theme, 'light')]).toEqual([
      ['core.color.ink', { value: '#000', pointer: '/core/color/ink/$value' }],
      ['color.bg', { value: '#fff', pointer: '/semantic/light/color/bg/$value' }],
    ]);
    expect(rawTokens(theme, 'dark').get('color.bg')).toEqual({
      value: '{core.color.ink}',
      pointer: '/semantic/dark/color/bg/$value',
    });
  });
});

describe('resolveTokens', () => {
  it('follows references to the core scale, with or without its name, and to other tokens', () => {
    const core = { color: { ink: token('#000') }, line: token('1px') };
    const dark = {
      a: token('{core.color.ink}'),
      b: token('{color.ink}'),
      c: token('{b}'),
      d: token('{line} solid {a}'),
    };
    expect(resolved(core, dark)).toEqual([{ a: '#000', b: '#000', c: '#000', d: '1px solid #000' }, []]);
  });

  it('has no value for what leads nowhere, at the token that asks', () => {
    expect(resolved({}, { a: token('{no}'), b: token('1px {a}') })).toEqual([
      { a: 'unset', b: '1px unset' },
      ['/semantic/dark/a/$value no', '/semantic/dark/b/$value no'],
    ]);
  });

  it('has no value for what leads back to itself', () => {
    expect(resolved({}, { a: token('{b}'), b: token('{a}'), c: token('{c}') })).toEqual([
      { a: 'unset', b: 'unset', c: 'unset' },
      [
        '/semantic/dark/a/$value a (circle)',
        '/semantic/dark/b/$value b (circle)',
        '/semantic/dark/c/$value c (circle)',
      ],
    ]);
  });

  it('follows nine references one after the other, and not ten', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length: length + 1 }, (_, index) => [
          `t${index}`,
          token(index === length ? 'end' : `{t${index + 1}}`),
        ]),
      );
    const first = (length: number) => resolveTokens(aTheme({}, chain(length)), 'dark').values.get('t0');
    expect([first(8), first(9)]).toEqual(['end', 'unset']);
  });

  it('cuts what references multiply', () => {
    const core = { long: token('x'.repeat(3_000)) };
    const { values } = resolveTokens(aTheme(core, { a: token('{long}'), b: token('{a}{a}') }), 'dark');
    expect([...values.values()].map((value) => value.length)).toEqual([2_000, 2_000]);
  });

  it.each<[string, unknown, string]>([
    ['a text as it is', 'oklch(.2 0 0)', 'oklch(.2 0 0)'],
    ['a number', 700, '700'],
    ['a dimension or a duration', { value: 1.5, unit: 'rem' }, '1.5rem'],
    ['a curve', [0.2, 0, 0, 1], 'cubic-bezier(0.2,0,0,1)'],
    ['three numbers as a list', [1, 2, 3], '1,2,3'],
    [
      'font families, in quotes where they need them',
      ['Jost', 'Noto Sans', 'sans-serif', '{mono}'],
      'Jost,"Noto Sans",sans-serif,Menlo',
    ],
    ['four families', ['a', 'b', 'c', 'd'], 'a,b,c,d'],
  ])('writes %s', (_what, value, css) => {
    expect(resolveTokens(aTheme({ mono: token('Menlo') }, { own: token(value) }), 'dark').values.get('own')).toBe(css);
  });
});
