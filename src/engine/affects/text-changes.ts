import type { StringsPart } from '../../contracts/release.ts';

/** Words of one language that are not as before; absent where there were or are none. */
export interface TextChange {
  readonly language: string;
  readonly key: string;
  readonly from?: string;
  readonly to?: string;
}

type Texts = Readonly<Record<string, StringsPart>>;

/** Every text that reads otherwise, language by language; a language that only one side offers counts as a whole. */
export function textChanges(before: Texts, after: Texts): readonly TextChange[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return languages.flatMap((language) => {
    const was = flatten(before[language]);
    const is = flatten(after[language]);
    return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key): TextChange[] => {
      const from = was.get(key);
      const to = is.get(key);
      if (from === to) return [];
      return [{ language, key, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
    });
  });
}

function flatten(part: StringsPart = {}): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(part).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${group}:${key}`, text]),
    ),
  );
}
