import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oklch } from 'culori';
import { converter, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { pairsOf } from '../check/check-contrast.ts';
import { resolveTokens } from '../emit/resolve-tokens.ts';
import { projectDir } from '../fixture.ts';
import { colourRoles } from './colour-roles.ts';
import { solveTheme } from './solve-theme.ts';

const toOklch = converter('oklch');

function baseOf(pack: string): ThemeDocument {
  return JSON.parse(readFileSync(join(projectDir, 'themes', pack, 'theme.json'), 'utf8')) as ThemeDocument;
}

function colour(text: string): Oklch {
  const found = toOklch(parse(text));
  if (!found) throw new Error(`${text} is no colour.`);
  return found;
}

const solve = (base: ThemeDocument, first: string, second: string, logo?: string) =>
  solveTheme({
    ...{ id: 'own', name: 'Own', base, colours: { first: colour(first), second: colour(second) } },
    logo: logo === undefined ? undefined : colour(logo),
  });

const shown = (theme: ThemeDocument, scheme: 'dark' | 'light', name: string) =>
  colour(resolveTokens(theme, scheme).values.get(name) ?? '');

describe('solveTheme', () => {
  const base = baseOf('soda');

  it('takes everything but name and colours from the pack', () => {
    const { theme } = solve(base, '#e4572e', '#12143a');
    const { color: _core, ...core } = base.core;
    const { color: _dark, ...dark } = base.semantic.dark;
    const { color: _light, ...light } = base.semantic.light;
    expect(theme).toEqual({
      ...base,
      id: 'own',
      name: 'Own',
      core: {
        ...core,
        color: {
          $type: 'color',
          brand: { first: { $value: 'oklch(0.637 0.184 36.5)' }, second: { $value: 'oklch(0.216 0.072 276.2)' } },
        },
      },
      semantic: {
        dark: { ...dark, color: expect.anything() },
        light: { ...light, color: expect.anything() },
      },
    });
  });

  it('writes every colour token, and a reference where it is the brand’s colour as given', () => {
    const { dark, light } = solve(base, '#e4572e', '#12143a').theme.semantic;
    for (const group of [dark, light]) {
      const color: Readonly<Record<string, unknown>> = { ...(group['color'] as object) };
      expect(color['$type']).toBe('color');
      expect(Object.keys(color).filter((name) => name !== '$type')).toEqual(
        colourRoles.map(({ token }) => token.replace('color.', '')),
      );
      expect(color).toMatchObject({
        action: { $value: '{core.color.brand.first}' },
        second: { $value: '{core.color.brand.second}' },
        danger: { $value: expect.stringMatching(/^oklch\(/) },
      });
    }
    expect(dark['color']).toMatchObject({ bg: { $value: 'oklch(0.17 0.004 276.2)' } });
    expect(light['color']).toMatchObject({ bg: { $value: 'oklch(0.97 0.008 276.2)' } });
  });

  it('says which colours had to become lighter or darker, in which scheme, and what they are', () => {
    expect(solve(base, '#e4572e', '#12143a').moved).toEqual([
      {
        ...{ scheme: 'dark', token: 'color.brand1' },
        wanted: expect.stringMatching(/^oklch\(0\.215\d+ 0\.07/),
        used: 'oklch(0.271 0.072 276.2)',
      },
    ]);
    const schemes = solve(base, 'white', 'black').moved.map(({ scheme }) => scheme);
    expect(schemes).toEqual([...schemes].sort());
    expect(new Set(schemes)).toEqual(new Set(['dark', 'light']));
  });

  it('keeps no colour of the brand that nothing refers to', () => {
    const brandOf = (first: string, second: string) => {
      const { core } = solve(base, first, second).theme;
      return Object.keys((core['color'] as { readonly brand: object }).brand);
    };
    expect(brandOf('#e4572e', '#12143a')).toEqual(['first', 'second']);
    expect(brandOf('#e4572e', 'oklch(0.2 0.0004 30)')).not.toContain('none');
  });

  it('lets a button stand out from the page, and two brand grounds', () => {
    const fills = ['action', 'accent', 'brand1', 'brand2'].map((name) => `color.${name}`);
    const { theme } = solve(base, 'oklch(0.18 0.05 30)', 'oklch(0.17 0.05 276)');
    const lightness = fills.map((name) => shown(theme, 'dark', name).l);
    for (const l of lightness) expect(l).toBeGreaterThan(shown(theme, 'dark', 'color.bg').l + 0.08);
  });

  it('moves the head away from the colour of the logo, in both schemes', () => {
    const pack = baseOf('karat');
    const [plain, black] = [solve(pack, '#e4572e', '#17255a'), solve(pack, '#e4572e', '#17255a', 'black')];
    expect(shown(plain.theme, 'dark', 'color.head').l).toBeLessThan(0.3);
    expect(shown(black.theme, 'dark', 'color.head').l).toBeGreaterThan(0.4);
    expect(shown(black.theme, 'dark', 'color.bg')).toEqual(shown(plain.theme, 'dark', 'color.bg'));
  });

  it('writes labels in nearly white or nearly black where those of the pack cannot be read', () => {
    const { theme } = solve(base, '#12143a', '#e4572e');
    expect(shown(theme, 'dark', 'color.onAction').l).toBe(0.98);
    expect(shown(theme, 'light', 'color.onAction').l).toBe(0.98);
  });

  it('meets the pairs that a pack adds, whichever of the two colours is decided first', () => {
    const pairs = (...own: readonly unknown[]) => ({ ...base, pairs: own }) as unknown as ThemeDocument;
    const contrast = (theme: ThemeDocument, one: string, other: string) =>
      wcagContrast(shown(theme, 'dark', one), shown(theme, 'dark', other));
    for (const pair of [
      ['color.bg', 'color.brand3', 14],
      ['color.brand3', 'color.bg', 14],
    ]) {
      const { theme } = solve(pairs(pair), '#e4572e', '#12143a');
      // Without the pair it is 10.1; what is measured here is a colour that no screen shows as brightly.
      expect(contrast(theme, 'color.brand3', 'color.bg')).toBeGreaterThan(13);
    }
    // A veil over a text shows some of it; a text over a veil does not.
    expect(() => solve(pairs(['color.scrim', 'color.text', 12]), '#e4572e', '#12143a')).toThrow(/color\.scrim/);
    expect(() => solve(pairs(['color.text', 'color.scrim', 12]), '#e4572e', '#12143a')).not.toThrow();
  });

  it('throws where the pack lacks a colour, or asks for a contrast that no colour has', () => {
    const { bg: _, ...dark } = base.semantic.dark['color'] as Record<string, unknown>;
    const without = { ...base, semantic: { ...base.semantic, dark: { ...base.semantic.dark, color: dark } } };
    expect(() => solve(without as ThemeDocument, '#e4572e', '#12143a')).toThrow(
      'color.bg of soda is no colour in the dark scheme.',
    );
    const [pair] = pairsOf(base);
    const strict = { ...base, pairs: [[pair?.foreground, pair?.background, 22]] } as unknown as ThemeDocument;
    expect(() => solve(strict, '#e4572e', '#12143a')).toThrow(
      /^No lightness of color\.\w+ is readable in the dark scheme of soda\.$/,
    );
  });
});
