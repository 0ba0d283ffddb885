import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oklch } from 'culori';
import { converter, parse } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { checkTheme } from '../check/check-theme.ts';
import { resolveTokens } from '../emit/resolve-tokens.ts';
import { projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
import { createSchemaValidator } from '../validate/schema-validator.ts';
import { validateTheme } from '../validate/valid-source.ts';
import { solveTheme } from './solve-theme.ts';

const toOklch = converter('oklch');
const validate = createSchemaValidator(join(projectDir, 'schemas'));
const packs = ['karat', 'chamak', 'soda'];

describe('solveTheme', () => {
  it.each(packs)('makes a theme of any two colours that passes every check in the forms of %s', async (pack) => {
    const folder = await readFolder(join(projectDir, 'themes', pack), 'themes/own');
    const base = baseOf(pack);
    const channel = fc.integer({ min: 0, max: 255 });
    const anyColour = fc.tuple(channel, channel, channel).map(([r, g, b]) => colour(`rgb(${r} ${g} ${b})`));
    fc.assert(
      fc.property(anyColour, anyColour, fc.option(anyColour, { nil: undefined }), (first, second, logo) => {
        const { theme } = solveTheme({ id: 'own', name: 'Own', base, colours: { first, second }, logo });
        expect(problemsOf(theme, folder.files)).toEqual([]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it.each([
    ['white and black', 'white', 'black'],
    ['two greys', '#808080', '#777777'],
    ['one colour twice', '#ff0000', '#ff0000'],
    ['yellow on yellow', '#ffff00', '#fffde0'],
  ])('copes with %s', async (_, first, second) => {
    for (const pack of packs) {
      const folder = await readFolder(join(projectDir, 'themes', pack), 'themes/own');
      const colours = { first: colour(first), second: colour(second) };
      const { theme } = solveTheme({ id: 'own', name: 'Own', base: baseOf(pack), colours });
      expect(problemsOf(theme, folder.files)).toEqual([]);
    }
  });

  it('keeps the colours as given where they are readable, and says where they are not', () => {
    const colours = { first: colour('#e4572e'), second: colour('#12143a') };
    const { theme, moved } = solveTheme({ id: 'own', name: 'Own', base: baseOf('soda'), colours });
    expect(hueAndLightness(theme, 'color.action')).toEqual(hueAndLightness(theme, 'color.brand2'));
    expect(Math.abs(hueAndLightness(theme, 'color.action').l - colours.first.l)).toBeLessThan(0.002);
    expect(moved.map(({ scheme, token }) => `${scheme} ${token}`)).toEqual(['dark color.brand1']);
  });
});

function baseOf(pack: string): ThemeDocument {
  return JSON.parse(readFileSync(join(projectDir, 'themes', pack, 'theme.json'), 'utf8')) as ThemeDocument;
}

function problemsOf(theme: ThemeDocument, files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const written = new Map([...files, ['theme.json', Buffer.from(JSON.stringify(theme))] as const]);
  const { source } = parseThemeFolder({ folder: 'themes/own', files: written });
  if (!source) return ['unreadable'];
  const valid = validateTheme(source, validate);
  const problems = valid.theme ? checkTheme(valid.theme) : valid.problems;
  return problems.map(({ code, message }) => `${code} ${message}`);
}

function hueAndLightness(theme: ThemeDocument, name: string): { l: number; h: number | undefined } {
  const { l, h } = colour(resolveTokens(theme, 'dark').values.get(name) ?? '');
  return { l, h };
}

function colour(text: string): Oklch {
  const found = toOklch(parse(text));
  if (!found) throw new Error(`${text} is no colour.`);
  return found;
}
