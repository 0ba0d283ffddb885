import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '../../src/release/nearest-name.ts';
import type { Question } from './ask-brand.ts';
import { packs } from './packs.ts';
import { readTwoColours } from './read-colour.ts';

/** What decides which answers will do. */
export interface QuestionScope {
  /** Languages in which the engine has texts. */
  readonly languages: readonly string[];
  readonly themes: readonly string[];
  readonly merchantsDir: string;
  readonly themesDir: string;
}

/** Everything that a brand needs, in the order in which it is asked. */
export function brandQuestions({ languages, themes, merchantsDir, themesDir }: QuestionScope): readonly Question[] {
  return [
    {
      name: 'name',
      text: 'Name of the brand, as players read it',
      fallback: ({ code }) => code && titleOf(code),
      refuse: (name) => (name === '' || name.length > 40 ? 'A name has 1 to 40 letters.' : undefined),
    },
    {
      name: 'code',
      text: 'Code: the name of the folder and of the address',
      fallback: ({ name = '' }) => codeOf(name),
      refuse: (code) => {
        if (!/^[a-z][a-z0-9-]{1,30}$/.test(code))
          return 'A code begins with a letter and has 2 to 31 small letters, digits and dashes.';
        return existsSync(join(merchantsDir, code)) ? `merchants/${code} exists: choose another code.` : undefined;
      },
    },
    {
      name: 'like',
      text: `Which brand comes closest: ${packs.join(', ')}`,
      fallback: () => 'soda',
      refuse: (like) => oneOf(like, packs),
    },
    {
      name: 'look',
      text: 'Two colours of its own ("#0b6e4f,#f2b705"), or the name of a theme',
      fallback: ({ like }) => like,
      refuse: (look, { code = '' }) => {
        if (themes.includes(look)) return undefined;
        if (!/[,;(#]/.test(look)) return oneOf(look, themes);
        const colours = readTwoColours(look);
        if (typeof colours === 'string') return colours;
        return existsSync(join(themesDir, code))
          ? `themes/${code} exists: name it, or choose another code.`
          : undefined;
      },
    },
    {
      name: 'languages',
      text: `Languages, the first is the usual one: ${languages.join(', ')}`,
      fallback: () => 'en',
      refuse: (text) =>
        listOf(text)
          .map((language) => oneOf(language, languages))
          .find((objection) => objection !== undefined),
    },
    {
      name: 'currency',
      text: 'Currency',
      fallback: () => 'EUR',
      refuse: (currency) => (/^[A-Z]{3,6}$/.test(currency) ? undefined : 'A currency has 3 to 6 capitals, as EUR.'),
    },
    {
      name: 'logo',
      text: 'Picture of the logo (SVG, PNG, WebP, AVIF); nothing draws one from the name',
      fallback: () => '',
      refuse: (file) => {
        if (!/\.(svg|png|webp|avif)$/i.test(file)) return `${file} is no SVG, PNG, WebP or AVIF picture.`;
        return existsSync(file) ? undefined : `There is no picture ${file}.`;
      },
    },
  ];
}

/** The words of a list such as `en, ur`, each once. */
export function listOf(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
}

function oneOf(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word)) return undefined;
  // Everything is near to a word of two letters.
  const nearest = word.length > 3 ? nearestName(word, known) : undefined;
  return `"${word}" is none of ${known.join(', ')}${nearest ? `: did you mean ${nearest}?` : '.'}`;
}

function codeOf(name: string): string | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const code = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 31);
  return code.length > 1 ? code : undefined;
}

function titleOf(code: string): string {
  return code
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
