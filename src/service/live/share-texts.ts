import { createHash } from 'node:crypto';
import type { StringsPart } from '../../contracts/release.ts';

type Texts = StringsPart[string];

const shared = new Map<string, WeakRef<Texts>>();
const unused = new FinalizationRegistry((hash: string) => {
  if (shared.get(hash)?.deref() === undefined) shared.delete(hash);
});

/**
 * The same texts, with one object in memory for each group that several sites have alike: of some eighty kilobytes of a
 * language a brand has few of its own.
 */
export function shareTexts(strings: StringsPart): StringsPart {
  return Object.fromEntries(Object.entries(strings).map(([group, texts]) => [group, sharedOf(texts)]));
}

function sharedOf(texts: Texts): Texts {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64');
  const known = shared.get(hash)?.deref();
  if (known) return known;
  shared.set(hash, new WeakRef(texts));
  unused.register(texts, hash);
  return texts;
}
