import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatHex } from 'culori';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTheme } from './make-theme.ts';
import { readTwoColours } from './read-colour.ts';
import { brandColoursOf, readLogoColours } from './read-logo-colours.ts';
import { writeFolder } from './write-folder.ts';
import { writeJson } from './write-json.ts';

const root = resolve(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'livery-brand-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('makeTheme', () => {
  it('makes a whole pack with the fonts of the one it is like', async () => {
    const colours = readTwoColours('#0fb5ae, oklch(.25 .08 270)');
    if (typeof colours === 'string') throw new Error(colours);
    const made = await makeTheme({ id: 'lagoon', name: 'Lagoon', like: 'soda', colours }, root);
    expect(made.problems).toEqual([]);
    expect([...made.files.keys()].sort()).toEqual(filesBelow(join(root, 'themes/soda')));
    await writeFolder(join(place, 'themes/lagoon'), made.files);
    expect(filesBelow(join(place, 'themes/lagoon'))).toEqual([...made.files.keys()].sort());
    await expect(writeFolder(join(place, 'themes/lagoon'), made.files)).rejects.toThrow('exists: choose another name');
    expect(readdirSync(place)).toEqual(['themes']);
  });
});

describe('readLogoColours', () => {
  it('finds the two colours of a logo and whether the page shows through', async () => {
    const logo = await readLogoColours(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="50" height="30" fill="#0b6e4f"/><circle cx="70" cy="15" r="10" fill="#f2b705"/></svg>',
      ),
    );
    expect(logo.isCutOut).toBe(true);
    const colours = brandColoursOf(logo);
    expect([colours?.first, colours?.second].map((one) => one && formatHex(one))).toEqual(['#0b6e4f', '#f2b705']);
  });

  it('finds no brand colour in a black logo', async () => {
    const black =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><circle cx="15" cy="15" r="9"/></svg>';
    expect(brandColoursOf(await readLogoColours(Buffer.from(black)))).toBeUndefined();
  });
});

describe('readTwoColours', () => {
  it.each([
    ['#fff', '"#fff" are not two colours with a comma between them.'],
    ['red,blau', '"blau" is no colour: write #0b6e4f, tomato or oklch(.6 .2 30).'],
    ['#0b6e4f80,red', '"#0b6e4f80" is no colour: write #0b6e4f, tomato or oklch(.6 .2 30).'],
  ])('says what is wrong with %s', (text, sentence) => {
    expect(readTwoColours(text)).toBe(sentence);
  });

  it('does not stumble over the commas of rgb()', () => {
    expect(readTwoColours('rgb(1, 2, 3), rgb(4, 5, 6)')).not.toBeTypeOf('string');
  });
});

describe('writeJson', () => {
  const files = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'].flatMap((code) => [
    `themes/${code}/theme.json`,
    ...['merchant', 'site', 'navigation', 'registration'].map((name) => `merchants/${code}/${name}.json`),
  ]);

  it.each(files)('writes %s as the formatter does', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(writeJson(JSON.parse(text))).toBe(text);
  });
});

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}
