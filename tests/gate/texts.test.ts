import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../src/client/platform/error-codes.ts';
import { platformErrors } from '../../src/sandbox/errors.ts';
import { productBrands } from './product-brands.ts';
import { projectRoot } from './run-command.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: projectRoot }).map((file) => file.replaceAll('\\', '/'));

interface Text {
  readonly place: string;
  readonly text: string;
}

/** Every string below a JSON value, with its place. */
function textsBelow(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' ? [] : textsBelow(inner, `${place} ${key}`),
  );
}

const tables = find('src/**/strings/en.json').map((file) => {
  const texts = (name: string) => JSON.parse(read(name)) as Record<string, string>;
  const group = { text: 'errors' }[basename(dirname(dirname(file)))] ?? basename(dirname(dirname(file)));
  return { group, en: texts(file), ur: texts(file.replace('en.json', 'ur.json')) };
});

const pairs = tables.flatMap(({ group, en, ur }) =>
  Object.entries(en).map(([key, text]) => ({ key: `${group}:${key}`, en: text, ur: ur[key] ?? '' })),
);

/** Every Urdu text of the project: features, merchants, and what the sandbox's content, games and chat say. */
const urdu: readonly Text[] = [
  ...pairs.map(({ key, ur }) => ({ place: key, text: ur })),
  ...productBrands
    .flatMap((code) => find(`merchants/${code}/strings/ur.json`))
    .flatMap((file) => textsBelow(JSON.parse(read(file)), file)),
  ...find('src/sandbox/merchants/seed/*.json').flatMap((file) => textsBelow(JSON.parse(read(file)), file)),
  ...['src/sandbox/play/page/words.ts', 'src/sandbox/chat/chat-window.ts', 'src/sandbox/catalogue/categories.ts']
    .concat('src/ui/gallery/words.ts')
    .flatMap((file) => [...read(file).matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => ({ place: file, text }))),
].filter(({ text }) => /[\u0600-\u06ff]/.test(text));

describe('every text', () => {
  it('has words in both languages', () => {
    for (const { group, en, ur } of tables) expect([group, ...Object.keys(ur)]).toEqual([group, ...Object.keys(en)]);
  });

  it('asks for the same values and has the same marks in both', () => {
    const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).sort().join();
    expect(pairs.filter(({ en, ur }) => marks(en) !== marks(ur))).toEqual([]);
  });

  it('is translated, not copied', () => {
    const same = pairs.filter(({ en, ur }) => en === ur && /[a-z]{2}/i.test(en.replaceAll(/\{\{\w+\}\}/g, '')));
    expect(same).toEqual([]);
  });

  it('says what there is none of, not that there is no data', () => {
    expect(pairs.filter(({ en, ur }) => /\bno data\b/i.test(en) || ur.includes('ڈیٹا نہیں'))).toEqual([]);
  });

  it('is used', () => {
    const code = find('{src,merchants}/**/*.{ts,tsx,json}')
      .filter((file) => !/\/strings\/|\.test\.|\.fixture\.|src\/(sandbox|release|service)\//.test(file))
      .map(read)
      .join('\n');
    const named = new Set([...code.matchAll(/['"`](\w+:[\w.-]+)['"`]/g)].map(([, key = '']) => key));
    const open = [...code.matchAll(/`(\w+:[\w.]*)\$\{([^}]*)\}(\w*)`/g)].map(([, start = '', , end = '']) => ({
      start,
      end,
    }));
    const asked = (key: string) =>
      named.has(key) ||
      open.some(({ start, end }) => start !== 'ui:' && key.startsWith(start) && key.endsWith(end)) ||
      (key.startsWith('ui:') && new RegExp(`['"\`]${key.slice(3)}['"\`]`).test(code)) ||
      (key.startsWith('errors:code.') && Object.hasOwn(platformErrors, key.slice('errors:code.'.length)));
    const keys = pairs.map(({ key }) => key.replace(/_(zero|one|other)$/, ''));
    expect(keys.filter((key) => !asked(key) && !key.startsWith('forms:'))).toEqual([]);
  });

  it('stands ready for every refusal of the platform', () => {
    const known = new Set([...pairs.map(({ key }) => key)]);
    const features = find('src/{features,forms}/**/*.{ts,tsx}').map(read).join('\n');
    const wordless = Object.keys(platformErrors).filter(
      (code) => !known.has(errorCodes[code] ?? `errors:code.${code}`) && !features.includes(`'${code}'`),
    );
    expect(wordless).toEqual([]);
  });
});

describe('the words for what went wrong, in Urdu', () => {
  it('name no unknown error and no upgrade of a system', () => {
    const errors = pairs.filter(({ key }) => key.startsWith('errors:'));
    expect(errors.filter(({ ur }) => /نامعلوم|سسٹم|اپ گریڈ/.test(ur))).toEqual([]);
  });

  it('leave it to the button that they stand above to say that it tries again', () => {
    const said = (key: string) => pairs.find((pair) => pair.key === key)?.ur ?? '';
    const failed = [
      said('errors:loadingFailed'),
      ...productBrands.map((code) => ownWords(code, 'ur')['errors']?.['loadingFailed']),
    ];
    expect(failed.filter((text = '') => text === '' || text.includes(said('ui:retry').split(' ')[0] ?? ''))).toEqual(
      [],
    );
  });
});

describe('the words of a shipped brand', () => {
  const named = (code: string, key: string) => {
    const [group = '', ...name] = key.split(':');
    return ownWords(code, 'en')[group]?.[name.join(':')];
  };

  it.each(productBrands)('of %s for what went wrong are its own in both languages', (code) => {
    const keys = (language: string) =>
      ['errors', 'forms'].map((group) => Object.keys(ownWords(code, language)[group] ?? {}).toSorted());
    expect(keys('ur')).toEqual(keys('en'));
  });

  it.each(productBrands)('of %s speak to a player of this day, where rows keep the engine to other words', (code) => {
    const said = pairs.map(({ key, en }) => ({ key, text: named(code, key) ?? en }));
    const stale = /\bclick|loading failed|\blogin (first|an)\b|code error|unknown error|not matched/i;
    const small = /^(please|confirmation) /;
    expect(said.filter(({ text }) => stale.test(text) || small.test(text))).toEqual([]);
  });
});

describe('content of the sandbox', () => {
  it('is written in both languages', () => {
    const lacking = (value: unknown, place: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      if ('en' in value) return 'ur' in value && value.ur !== value.en ? [] : [place];
      return Object.entries(value).flatMap(([key, inner]) => lacking(inner, `${place} ${key}`));
    };
    const seeds = find('src/sandbox/merchants/seed/*.json');
    expect(seeds.flatMap((file) => lacking(JSON.parse(read(file)), file))).toEqual([]);
  });
});

describe('titles of the sandbox, in Urdu', () => {
  it('write hours in figures: bold Nastaliq sets بجے apart from the word before it', () => {
    const titles = find('src/sandbox/merchants/seed/*.json').flatMap((file) =>
      textsBelow(JSON.parse(read(file)), file),
    );
    const apart = titles.filter(({ place, text }) => place.endsWith(' title ur') && text.includes('بجے'));
    expect(apart).toEqual([]);
  });
});

describe('Urdu', () => {
  const glossary = [...read('src/urdu.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(2);

  it('has one word per concept', () => {
    expect(glossary.length).toBeGreaterThan(20);
    const forbidden = glossary.flatMap(([, , word = '', never = '']) =>
      never.split(', ').map((text) => ({ text: text.trim(), word: word.trim() })),
    );
    const found = urdu.flatMap(({ place, text }) =>
      forbidden.filter((entry) => holds(text, entry.text)).map((entry) => `${place}: ${entry.text} → ${entry.word}`),
    );
    expect(found).toEqual([]);
  });

  it('is written with its own letters, figures 0–9 and its own punctuation', () => {
    const wrong: Readonly<Record<string, RegExp>> = {
      'Arabic letter': /[يكةىه]/,
      'Urdu or Arabic figure': /[٠-٩۰-۹]/,
      'Latin punctuation': /[\u0600-\u06ff] ?[,;?]|[\u0600-\u06ff]\.(\s|$)/,
      'space before punctuation': / [،؛۔؟]/,
      'two spaces': / {2}/,
      'direction mark': /[\u200b-\u200f\u202a-\u202e]/,
    };
    const found = urdu.flatMap(({ place, text }) =>
      Object.entries(wrong).flatMap(([what, pattern]) => (pattern.test(text) ? `${place}: ${what}: ${text}` : [])),
    );
    expect(found).toEqual([]);
  });
});

/** What a brand says in its own words: group → key → text. */
function ownWords(code: string, language: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(read(`merchants/${code}/strings/${language}.json`)) as Record<string, Record<string, string>>;
}

/** Whether a text has these words, from the start of a word on. */
function holds(text: string, words: string): boolean {
  return ` ${text.replaceAll(/[<>(«“"']/g, ' ')}`.includes(` ${words}`);
}
