import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import texts from './en.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const code = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

it('every text of the console is used', () => {
  const named = new Set([...code.matchAll(/'([a-zA-Z]+(?:\.[\w.]+)?)'/g)].map(([, key]) => key));
  const open = [...code.matchAll(/`([\w.]+\.)\$\{[^}]*\}([\w.]*)`/g)].map(([, start = '', end = '']) => ({
    start,
    end,
  }));
  const keys = Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''));
  const isUsed = (key: string) =>
    named.has(key) || open.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

it('a text that counts has both its forms', () => {
  const forms = (end: string) =>
    Object.keys(texts).flatMap((key) => (key.endsWith(end) ? key.slice(0, -end.length) : []));
  expect(forms('_one')).toEqual(forms('_other'));
});

it('no word for people stands in the code of the console', () => {
  const loose = [...code.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)+)[^<>{}]*</g)].map(([, words]) => words);
  expect(loose).toEqual([]);
});
