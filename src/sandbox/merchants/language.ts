/** Languages the sandbox has texts in. */
export type Language = 'en' | 'ur';

/** The language of a call: `language` or `lang` of the query in any spelling (EN, en_US, ur), else the header, else English. */
export function languageOf(query: Readonly<Record<string, string>>, header: string | undefined): Language {
  const wanted = query['language'] ?? query['lang'] ?? header ?? 'en';
  return wanted.toLowerCase().startsWith('ur') ? 'ur' : 'en';
}
