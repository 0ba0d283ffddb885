import type { Problem } from '../../contracts/problems.ts';
import { standInFor } from '../load/stand-in.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';

type Value<Name extends 'merchant' | 'site' | 'navigation' | 'registration'> = Partial<ValidSource[Name]['value']>;

/** What a test says about a folder; everything else is the least that is valid. */
export interface SourceOptions {
  readonly merchant?: Value<'merchant'>;
  readonly site?: Value<'site'>;
  readonly navigation?: Value<'navigation'>;
  readonly registration?: Value<'registration'>;
  readonly mapping?: NonNullable<ValidSource['mapping']>['value'];
  readonly strings?: Readonly<Record<string, ValidSource['strings'][string]['value']>>;
  readonly assets?: Readonly<Record<string, string | Uint8Array>>;
}

/** A document with its text, so that problems know their places. */
export function aDocument<T>(file: string, value: T): Valid<T> {
  return { file: `merchants/brand/${file}`, text: JSON.stringify(value, null, 2), value };
}

/** A folder true to the schemas that differs from the least one in what a test says. */
export function aSource(options: SourceOptions = {}): ValidSource {
  const json = (name: 'merchant' | 'site' | 'navigation' | 'registration') => {
    const file = `${name}.json`;
    return aDocument(file, { ...standInFor(file, 'brand'), ...options[name] });
  };
  const strings = Object.entries(options.strings ?? {}).map(
    ([language, texts]) => [language, aDocument(`strings/${language}.json`, texts)] as const,
  );
  const assets = Object.entries(options.assets ?? {}).map(([name, content]) => [name, Buffer.from(content)] as const);
  return {
    code: 'brand',
    folder: 'merchants/brand',
    merchant: json('merchant') as ValidSource['merchant'],
    site: json('site') as ValidSource['site'],
    navigation: json('navigation') as ValidSource['navigation'],
    registration: json('registration') as ValidSource['registration'],
    lobby: aDocument('lobby.json', { $schema: '' }),
    ...(options.mapping ? { mapping: aDocument('platform.json', options.mapping) } : {}),
    strings: Object.fromEntries(strings),
    assets: new Map(assets),
  };
}

/** Problems in words: `CODE file#pointer: message`, the severity before one that is no error, the nearest name in brackets. */
export function inWords(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ code, severity, file, pointer, message, nearest }) => {
    const place = `${file.replace('merchants/brand/', '')}#${pointer}`;
    return `${severity === 'error' ? '' : `${severity} `}${code} ${place}: ${message}${nearest ? ` (${nearest})` : ''}`;
  });
}
