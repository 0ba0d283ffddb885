import i18next, { type i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import en from './en.json' with { type: 'json' };

/** Texts by language: another language is a file beside `en.json` with the same keys, and a line here. */
const languages = { en } as const;

type Plural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;
/** Names of the texts; one that counts is named without its plural form. */
export type TextKey = Plural<keyof typeof en>;

export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the console, in the language of its page. */
export function createTexts(): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: Object.fromEntries(Object.entries(languages).map(([code, texts]) => [code, { console: texts }])),
    defaultNS: 'console',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Gives a function that reads texts. */
export function useText(): Text {
  const { t } = useTranslation('console');
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}

/** Gives a function that names a language by its tag, in the language of the page. */
export function useLanguageName(): (tag: string) => string {
  const { i18n } = useTranslation('console');
  return useCallback(
    (tag) => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(tag) ?? tag,
    [i18n.language],
  );
}
