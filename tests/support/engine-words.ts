import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Language → group → key → text. */
export type Texts = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const root = join(import.meta.dirname, '../..');

/** Groups of texts that rows ask for word for word, and where the engine's stand. */
const folders: Readonly<Record<string, string>> = { errors: 'src/client/text', forms: 'src/engine/forms' };

/** The given texts, and the engine's words in place of those that a shipped brand says in its own way. */
export function overEngineWords(base: string, given: Texts = {}): Texts {
  const merged: Record<string, Record<string, Readonly<Record<string, string>>>> = {};
  const put = (language: string, group: string, words: Readonly<Record<string, string>>) => {
    const groups = (merged[language] ??= {});
    groups[group] = { ...groups[group], ...words };
  };
  for (const language of ['en', 'ur']) {
    const own = read<Record<string, object>>(`merchants/${base}/strings/${language}.json`);
    for (const [group, folder] of Object.entries(folders)) {
      const said = Object.keys(own[group] ?? {});
      const words = read<Record<string, string>>(`${folder}/strings/${language}.json`);
      if (said.length > 0) put(language, group, Object.fromEntries(said.map((key) => [key, words[key] ?? ''])));
    }
  }
  for (const [language, groups] of Object.entries(given)) {
    for (const [group, words] of Object.entries(groups)) put(language, group, words);
  }
  return merged;
}

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}
