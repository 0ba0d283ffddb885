import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A feature's text in a language, by its key (`login:title`), for tests that speak more than one. */
export function textOf(language: string, key: string): string {
  const [feature = '', name = ''] = key.split(':');
  const file = join(root, 'src/features', feature, 'strings', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = texts[name];
  if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`);
  return text;
}
