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
