import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { semanticTokens } from '../../src/contracts/tokens.ts';
import { loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { type Schema, withoutCompletions, withTexts, withTokens } from './completions.ts';

const read = (name: string): Schema => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'));
const engine = await loadEngineTexts('src');

it('an editor knows every text of the engine by its key, with its English words', () => {
  const known = read('strings').allOf?.[0]?.properties ?? {};
  for (const [group, texts] of Object.entries(engine['en'] ?? {}))
    for (const [key, words] of Object.entries(texts))
      expect(known[group]?.properties?.[key], `${group}:${key}`).toEqual({ description: words });
});

it('an editor knows every token that components read, in both schemes', () => {
  const schemes = read('theme').properties?.['semantic']?.properties ?? {};
  for (const scheme of ['dark', 'light']) {
    const known = schemes[scheme]?.allOf?.at(-1)?.properties ?? {};
    for (const token of semanticTokens) {
      const [group = '', ...name] = token.split('.');
      expect(known[group]?.properties?.[name.join('.')], `${scheme} ${token}`).toBeDefined();
    }
  }
});

it('what helps editors can be taken out again, and stands there once', () => {
  const texts = read('strings');
  expect(withTexts(withTexts(texts, engine), engine)).toEqual(withTexts(texts, engine));
  expect(withoutCompletions(texts)).not.toHaveProperty('allOf');
  expect(withTokens(withTokens(read('theme')))).toEqual(read('theme'));
});
