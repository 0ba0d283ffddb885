import { describe, expect, it } from 'vitest';
import { inWords } from './a-source.fixture.ts';
import { aTheme, type ThemeOptions } from './a-theme.fixture.ts';
import { checkTokens } from './check-tokens.ts';

const said = (options: ThemeOptions) =>
  inWords(checkTokens(aTheme(options))).map((sentence) => sentence.replace('themes/own/theme.json#', ''));
const unused = (place: string, name: string, nearest = '') =>
  `warning TOKEN_UNUSED ${place}/$value: Nothing uses ${name}: whatever it says, no page changes.${nearest}`;

describe('a token that is a colour', () => {
  it.each(['#fff', 'red', 'oklch(.5 .1 20)', 'rgb(0 0 0 / 50%)', '{core.color.ink}', '{color.text}'])(
    'may be %s',
    (value) => {
      const core = { 'color.ink': '#123456' };
      const pairs: ThemeOptions['pairs'] = [['core.color.ink', 'color.bg', 3]];
      expect(said({ core, dark: { 'color.text': '#000', 'color.bg': value }, pairs })).toEqual([]);
    },
  );

  it.each([['4px'], [7], [null], [['Jost']], [{ value: 1, unit: 'px' }], ['']])('is not %j', (value) => {
    const none = (place: string, name: string) =>
      `TOKEN_NOT_COLOUR ${place}/$value: ${JSON.stringify(value)} is no colour, and ${name} must be one.`;
    expect(said({ dark: { 'color.bg': value }, light: { 'color.bg': '#fff', 'color.text': value } })).toEqual([
      none('/semantic/dark/color/bg', 'color.bg'),
      none('/semantic/light/color/text', 'color.text'),
    ]);
    expect(said({ core: { 'color.ink': value }, dark: { 'color.bg': '{core.color.ink}' } })).toEqual([
      none('/core/color/ink', 'core.color.ink'),
    ]);
  });

  it('is one by its group alone', () => {
    const core = { 'space.color': '4px', 'old.core.color.a': '4px' };
    const pairs: ThemeOptions['pairs'] = [['core.space.color', 'core.old.core.color.a', 3]];
    expect(said({ core, dark: { 'space.gap': '4px', 'radius.card': '{space.color}' }, pairs })).toEqual([]);
  });

  it('may not lead to what is none', () => {
    const core = { 'space.gap': '4px' };
    expect(said({ core, dark: { 'color.bg': '{core.space.gap}' } })).toEqual(
      ['dark', 'light'].map(
        (scheme) =>
          `TOKEN_NOT_COLOUR /semantic/${scheme}/color/bg/$value: "4px" is no colour, and color.bg must be one.`,
      ),
    );
    expect(said({ dark: { 'color.bg': '#fff', 'color.text': '{color.bg}{color.bg}' }, light: {} })).toEqual([
      'TOKEN_NOT_COLOUR /semantic/dark/color/text/$value: "#fff#fff" is no colour, and color.text must be one.',
    ]);
  });

  it('is spoken of once: where it is none, not where another one leads to it', () => {
    expect(said({ dark: { 'color.bg': 'bluish', 'color.text': '{color.bg}' }, light: {} })).toEqual([
      'TOKEN_NOT_COLOUR /semantic/dark/color/bg/$value: "bluish" is no colour, and color.bg must be one.',
    ]);
    const core = { 'color.a': '{core.space.gap}', 'space.gap': '4px' };
    expect(said({ core, dark: { 'color.bg': '{core.color.a}' }, light: {} })).toEqual([
      'TOKEN_NOT_COLOUR /semantic/dark/color/bg/$value: "4px" is no colour, and color.bg must be one.',
    ]);
  });

  it('is not spoken of here where it leads nowhere', () => {
    expect(said({ dark: { 'color.bg': '{core.color.none}', 'color.text': '{color.text}' } })).toEqual([]);
  });
});

describe('a token that nothing uses', () => {
  it('is told with the name of the engine’s that is near, in either scheme', () => {
    expect(said({ dark: { 'color.bgg': '#fff' } })).toEqual([
      unused('/semantic/dark/color/bgg', 'color.bgg', ' (color.bg)'),
      unused('/semantic/light/color/bgg', 'color.bgg', ' (color.bg)'),
    ]);
    expect(said({ dark: {}, light: { 'something.else': 'x' } })).toEqual([
      unused('/semantic/light/something/else', 'something.else'),
    ]);
  });

  it('is told once where it stands in the core scale, by no near name', () => {
    expect(said({ core: { 'color.onBrand11': '#fff' } })).toEqual([
      unused('/core/color/onBrand11', 'core.color.onBrand11'),
    ]);
  });

  it('is none that another one refers to, in any part of its value', () => {
    const core = { 'color.a': '#fff', 'color.b': '#000', 'font.c': 'Jost', 'space.d': '1px', 'space.e': '2px' };
    expect(
      said({
        core,
        dark: {
          'color.bg': '{core.color.a}',
          'color.text': '{color.b}',
          'font.text': ['{core.font.c}', 'serif'],
          'space.gap': '{space.d} {space.e}',
        },
      }),
    ).toEqual([]);
  });

  it('is none that a pair names', () => {
    const dark = { 'color.own': '#fff', 'color.elsewhere': '#000' };
    expect(said({ dark, pairs: [['color.own', 'color.elsewhere', 3]] })).toEqual([]);
    expect(said({ dark, light: {}, pairs: [['color.own', 'color.own', 3]] })).toEqual([
      unused('/semantic/dark/color/elsewhere', 'color.elsewhere'),
    ]);
  });

  it('is one whose name a text of the theme says without braces', () => {
    expect(said({ dark: { 'font.own': 'x', 'font.text': 'font.own' }, light: {} })).toEqual([
      unused('/semantic/dark/font/own', 'font.own'),
    ]);
  });
});
