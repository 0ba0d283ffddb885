import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { converter, parse } from 'culori';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { projectDir } from '../fixture.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
import { solveTheme } from '../theme-solver/solve-theme.ts';
import { createSchemaValidator } from '../validate/schema-validator.ts';
import { validateTheme } from '../validate/valid-source.ts';
import { inWords } from './a-source.fixture.ts';
import { aTheme, type Tokens } from './a-theme.fixture.ts';
import { checkPainted } from './check-painted.ts';

const toOklch = converter('oklch');
const validate = createSchemaValidator(join(projectDir, 'schemas'));

function colour(text: string) {
  const found = toOklch(parse(text));
  if (!found) throw new Error(`${text} is no colour.`);
  return found;
}

/** What is said of karat painted in two colours and then changed by hand. */
function messagesOf(first: string, second: string, change: (brand: Record<string, { $value: string }>) => void) {
  const base = JSON.parse(readFileSync(join(projectDir, 'themes/karat/theme.json'), 'utf8')) as ThemeDocument;
  const colours = { first: colour(first), second: colour(second) };
  const { theme } = solveTheme({ id: 'own', name: 'Own', base, colours });
  change((theme.core['color'] as { brand: Record<string, { $value: string }> }).brand);
  const files = new Map([['theme.json', Buffer.from(JSON.stringify(theme))]]);
  const { source } = parseThemeFolder({ folder: 'themes/own', files });
  const valid = source && validateTheme(source, validate).theme;
  if (!valid) throw new Error('The painted theme is not valid.');
  return checkPainted(valid).map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('checkPainted', () => {
  it.each([
    ['#c2410c', '#1e3a8a'],
    ['#808080', '#777777'],
    ['#0f766e', '#808080'],
  ])('says nothing of a theme as it was painted in %s and %s', (first, second) => {
    expect(messagesOf(first, second, () => undefined)).toEqual([]);
  });

  it('names the colours that do not follow the first colour of the brand, and the command that paints them', () => {
    const [said, ...more] = messagesOf('#c2410c', '#1e3a8a', (brand) => {
      Object.assign(brand, { first: { $value: '#15803d' } });
    });
    expect(said).toMatch(/^\/core\/color\/brand\/first\/\$value The first colour of the brand is #15803d, but /);
    expect(said).toMatch(
      /color\.link, .*color\.line, .* do not follow; livery theme colours own "#15803d,#\w{6}" paints/,
    );
    expect(more).toEqual([]);
  });

  it('knows the second colour by the grounds', () => {
    const said = messagesOf('#c2410c', '#1e3a8a', (brand) => {
      Object.assign(brand, { second: { $value: '#701a75' } });
    });
    expect(said).toEqual([expect.stringMatching(/^\/core\/color\/brand\/second\/.*color\.bg, /)]);
  });

  it('says nothing of a colour that only becomes lighter', () => {
    const lighter = (brand: Record<string, { $value: string }>) => {
      const { l, c, h = 0 } = colour('#c2410c');
      Object.assign(brand, { first: { $value: `oklch(${l + 0.05} ${c} ${h})` } });
    };
    expect(messagesOf('#c2410c', '#1e3a8a', lighter)).toEqual([]);
  });
});

describe('a colour of the brand that its theme does not follow', () => {
  const first = 'oklch(.5 .15 10)';
  const paint = (hue: number, chroma = 0.15) => `oklch(.6 ${chroma} ${hue})`;
  const said = (dark: Tokens, light: Tokens = {}, brand: Tokens = { 'color.brand.first': first }) =>
    inWords(checkPainted(aTheme({ core: brand, dark, light })));
  const sentence = (names: string, colours: string) =>
    `warning TOKEN_LEFT_BEHIND themes/own/theme.json#/core/color/brand/first/$value: The first colour of the brand is #a6344f, but ${names} were painted from another and do not follow; livery theme colours own "${colours}" paints all.`;

  it('is named with all that was painted, once, and with the second colour or a place for it', () => {
    const names = 'color.link, color.line';
    const dark = { 'color.line': paint(90), 'color.link': paint(91) };
    expect(said(dark, { 'color.link': paint(90) })).toEqual([sentence(names, '#a6344f,<second>')]);
    const both = { 'color.brand.first': first, 'color.brand.second': '#123456' };
    expect(said(dark, {}, both)).toEqual([sentence(names, '#a6344f,#123456')]);
    expect(said(dark, {}, { ...both, 'color.brand.second': 7 })).toEqual([sentence(names, '#a6344f,<second>')]);
  });

  it.each<[string, Tokens]>([
    ['one colour alone', { 'color.line': paint(90) }],
    ['colours of several hues', { 'color.line': paint(90), 'color.link': paint(95), 'color.hair': paint(90) }],
    ['colours of its own hue', { 'color.line': paint(12), 'color.link': paint(8) }],
    ['colours of its own hue, the circle round', { 'color.line': paint(369), 'color.link': paint(10) }],
    ['greys', { 'color.line': paint(90, 0.05), 'color.link': paint(90, 0.05) }],
    ['colours of another source', { 'color.head': paint(90), 'color.trim1': paint(90) }],
    ['references', { 'color.own': paint(90), 'color.line': '{color.own}', 'color.link': '{color.own}' }],
    ['what is no colour', { 'color.line': 7, 'color.link': ['red'], 'color.hair': 'reddish' }],
  ])('is none where the theme has %s', (_what, dark) => {
    expect(said(dark)).toEqual([]);
  });

  it('may be a grey, which has no hue to follow, and may lie on the other side of the circle', () => {
    const dark = { 'color.line': paint(0), 'color.link': paint(0) };
    const of = (brand: unknown) => said(dark, {}, { 'color.brand.first': brand }).length;
    expect([of('#808080'), of('oklch(.5 .15 356)'), of('oklch(.5 .15 358)'), of('oklch(.5 .15 180)')]).toEqual([
      1, 1, 0, 1,
    ]);
    expect([of('{color.line}'), of(7), of('reddish')]).toEqual([0, 0, 0]);
  });

  it('takes the grounds for painted in the second colour unless that is a grey', () => {
    const grounds = {
      'color.bg': paint(90, 0.016),
      'color.surface': paint(90, 0.016),
      'color.raised': paint(90, 0.014),
    };
    const of = (second: string) =>
      checkPainted(aTheme({ core: { 'color.brand.second': second }, dark: grounds, light: {} })).map(({ message }) =>
        message.replace(/ were painted.*/, ''),
      );
    expect(of('oklch(.5 .1 200)')).toEqual([
      expect.stringMatching(/^The second colour .*, but color.bg, color.surface$/),
    ]);
    expect(of('oklch(.5 .01 200)')).toEqual([]);
    expect(said(grounds)).toEqual([]);
  });
});
