import type { StringsPart } from '../../contracts/release.ts';
import { matchNames, namesIn, type ProofSubject, slotIds } from '../../engine/index.ts';
import { nearestName } from '../nearest-name.ts';
import { findWords } from './find-words.ts';

/** More things than that are listed instead of explained. */
export const MOST_EXPLAINED = 12;

/** What somebody may mean. */
export interface FoundThings {
  /** Ids of items, routes, fields, values, and keys of texts. */
  readonly matches: readonly string[];
  /** A name like the one that nothing has. */
  readonly nearest?: string;
}

/**
 * What a word may mean at a site: things by their names, else those that read so on a screen, which are texts and the items
 * that they label.
 */
export function findThings(
  asked: string,
  { site, origins }: Pick<ProofSubject, 'site' | 'origins'>,
  words: StringsPart,
): FoundThings {
  const names = namesIn(site, origins, words);
  const named = matchNames(asked, site, names);
  const matches = named.length > 0 ? named : readAs(asked, site, words);
  if (matches.length > 0) return { matches };
  const things = names.filter((known) => !known.includes(':'));
  const ends = things.map((known) => known.split('.').at(-1) ?? known);
  const nearest = nearestName(asked, [...things, ...ends]);
  return { matches, ...(nearest === undefined ? {} : { nearest }) };
}

/** The texts that read like these words, and the items that one of them labels. */
function readAs(seen: string, site: ProofSubject['site'], words: StringsPart): readonly string[] {
  const keys = findWords(seen, words).map(({ key }) => key);
  const items: readonly LabelledItem[] = slotIds.flatMap((slot): readonly LabelledItem[] => site.slots[slot]);
  const labelled = items.filter(({ label }) => label !== undefined && keys.includes(label)).map(({ id }) => id);
  return [...keys, ...new Set(labelled)];
}

interface LabelledItem {
  readonly id: string;
  readonly label?: string;
}
