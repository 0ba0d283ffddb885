import { beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import type { ThemeDocument } from '../../contracts/generated/theme.ts';
import { projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
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

describe('isColour', () => {
  it('is true of what a colour picker gives, and of no name', () => {
    for (const word of ['#0fb5ae', '#fff', 'rgb(15, 181, 174)', 'oklch(.9 .17 102)']) expect(isColour(word)).toBe(true);
    for (const word of ['red', 'login', '#login', 'registration:title', '']) expect(isColour(word)).toBe(false);
  });
});
