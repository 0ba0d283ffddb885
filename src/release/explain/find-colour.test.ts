import { beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
import { aTheme } from '../check/a-theme.fixture.ts';
import { findColour, isColour } from './find-colour.ts';

let soda: Parameters<typeof findColour>[0];
beforeAll(async () => {
  const { source } = parseThemeFolder(await readFolder(join(projectDir, 'themes/soda'), 'themes/soda'));
  if (!source) throw new Error('themes/soda can be read.');
  soda = { ...source.theme, value: source.theme.value as ThemeDocument };
});

describe('findColour', () => {
  it('finds the token of a colour as it is read off the screen, its line, and what it paints', () => {
    const { places, isExact, paints } = findColour(soda, '#fefefe');
    expect(isExact).toBe(true);
    expect(places.map(({ token, file }) => `${file} ${token}`)).toEqual([
      'themes/soda/theme.json core.color.paper.white',
    ]);
    expect(soda.text.split('\n')[(places[0]?.line ?? 0) - 1]).toContain('"$value": "oklch(1 0 0)"');
    expect(paints.get('color.surface')).toEqual(['light']);
  });

  it('names the nearest where the theme has no such colour', () => {
    const { places, isExact, paints } = findColour(soda, '#123456');
    expect(isExact).toBe(false);
    expect(places.length).toBeGreaterThan(0);
    expect(paints.size).toBe(0);
  });
});

describe('findColour in a theme of few tokens', () => {
  const { theme } = aTheme({
    core: { 'color.white': '#ffffff', 'size.white': '#ffffff', 'my.color.white': '#ffffff' },
    dark: { 'color.bg': '#ffffff', 'color.text': '{core.color.white}', 'size.a': '#ffffff', 'color.odd': 'none' },
    light: { 'color.bg': '#000000', 'color.text': '#fefefe' },
  });

  it('names the colours that are written, each with its line, and the tokens that have it, with their schemes', () => {
    const { places, isExact, paints } = findColour(theme, 'white');
    expect(isExact).toBe(true);
    expect(places.map(({ token, value, file }) => [token, value, file])).toEqual([
      ['core.color.white', '#ffffff', 'themes/own/theme.json'],
      ['color.bg', '#ffffff', 'themes/own/theme.json'],
      ['color.text', '#fefefe', 'themes/own/theme.json'],
    ]);
    for (const { line, value } of places) expect(theme.text.split('\n')[line - 1]).toContain(value);
    expect([...paints]).toEqual([
      ['color.bg', ['dark']],
      ['color.text', ['dark', 'light']],
    ]);
  });

  it.each(['', 'no colour', '{core.color.white}'])('finds nothing for "%s"', (seen) => {
    expect(findColour(theme, seen)).toEqual({ places: [], isExact: false, paints: new Map() });
  });

  it('reads a colour with spaces around it', () => {
    expect(findColour(theme, ' #ffffff ').isExact).toBe(true);
  });
});

describe('isColour', () => {
  it('is true of what a colour picker gives, and of no name', () => {
    for (const word of ['#0fb5ae', '#fff', 'rgb(15, 181, 174)', 'oklch(.9 .17 102)', ' #FFF '])
      expect(isColour(word)).toBe(true);
    for (const word of ['red', 'login', '#login', 'registration:title', '']) expect(isColour(word)).toBe(false);
  });
});
