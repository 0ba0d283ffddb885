import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { whenWords } from '../client/text/when-words.ts';

const moment = whenWords(new Date(2026, 6, 29, 9, 30).toISOString(), 'ur', new Date(2026, 6, 28).getTime());
const files = globSync('src/features/{cashier,safePlay}/strings/ur.json');

describe('a moment in an Urdu sentence', () => {
  it.each(files)('brings its own کو in %s, so that the sentence adds none', (file) => {
    const texts = Object.values<string>(JSON.parse(readFileSync(file, 'utf8')));
    const sentences = texts.filter((text) => /\{\{(at|until)\}\}/.test(text));
    expect(sentences).not.toEqual([]);
    for (const text of sentences) {
      expect(text.replace(/\{\{(at|until)\}\}/, moment)).not.toMatch(/کو \d\d:\d\d کو/);
    }
  });
});
