import type { StringsPart } from '../../contracts/release.ts';

/** A text that a player reads: its key (`registration:title`), and its words. */
export interface ReadText {
  readonly key: string;
  readonly words: string;
}

/**
 * The texts that somebody may mean who writes what they see: those that read exactly so, whatever the letters' case and
 * what the engine fills in; without one, those that hold the words. Empty for fewer than three letters.
 */
export function findWords(seen: string, texts: StringsPart): readonly ReadText[] {
  const wanted = plain(seen);
  if (wanted.length < 3) return [];
  const all = Object.entries(texts).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, words]) => ({ key: `${group}:${key}`, words })),
  );
  const exact = all.filter(({ words }) => isRead(wanted, plain(words)));
  return exact.length > 0 ? exact : all.filter(({ words }) => plain(words).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** Whether a text reads so once its `{{values}}` are filled in. */
function isRead(wanted: string, words: string): boolean {
  const parts = words.split(/\{\{[^}]*\}\}/);
  if (parts.length === 1) return wanted === words;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.join('').trim() === '' || !wanted.startsWith(first) || !wanted.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const place = wanted.indexOf(part, from);
    if (place === -1) return false;
    from = place + part.length;
  }
  return from + last.length <= wanted.length;
}

/**
 * What to write, and where, to have another text: a snippet for the folder's file of that language. `words` are those of
 * now, so that what is written says the same until it is changed.
 */
export function snippetFor({ key, words }: ReadText, folder: string, language: string): string {
  const [group = '', ...rest] = key.split(':');
  const snippet = JSON.stringify({ [group]: { [rest.join(':')]: words } });
  return `Other words: ${folder}/strings/${language}.json, ${snippet.slice(1, -1)}`;
}
