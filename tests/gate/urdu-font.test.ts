import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productBrands } from './product-brands.ts';
import { projectRoot } from './run-command.ts';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly unicodeRange: string;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const texts = [
  'src/**/strings/ur.json',
  `merchants/{${productBrands.join()}}/strings/ur.json`,
  'src/sandbox/merchants/seed/*.json',
]
  .concat('src/sandbox/play/page/words.ts', 'src/sandbox/catalogue/*.ts')
  .flatMap((pattern) => globSync(pattern, { cwd: projectRoot }).map(read));
const letters = new Set([...texts.join('')].filter((letter) => /[\p{Script=Arabic}\u060C\u061B\u061F]/u.test(letter)));

function has(range: string, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((text) => Number.parseInt(text, 16));
    return point >= first && point <= last;
  });
}

describe.each(['chamak', 'tide'])('the Nastaliq of %s', (theme) => {
  const { fonts } = JSON.parse(read(`themes/${theme}/theme.json`)) as { readonly fonts: readonly Face[] };
  const cut = fonts.filter(({ file }) => file.startsWith('noto-nastaliq-urdu-urdu-'));

  it('has every letter of our texts in the file that is cut for Urdu: those of two files do not join', () => {
    expect(letters.size).toBeGreaterThan(40);
    expect(cut).toHaveLength(2);
    for (const { unicodeRange } of cut) {
      expect([...letters].filter((letter) => !has(unicodeRange, letter))).toEqual([]);
    }
  });

  it('leaves each letter to one file of a weight', () => {
    const others = fonts.filter(({ file }) => file.startsWith('noto-nastaliq-urdu-arabic-'));
    const alsoThere = [...letters].filter((letter) => others.some(({ unicodeRange }) => has(unicodeRange, letter)));
    expect(alsoThere).toEqual([]);
  });
});
