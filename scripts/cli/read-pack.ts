import { nearestName } from '../../src/release/nearest-name.ts';
import { UsageError } from './verb.ts';

/** The packs that come with Livery, each a set of forms, fonts and sizes; each is the theme of the brand of its name. */
export const packs = ['karat', 'chamak', 'soda'] as const;

/** One of the packs. @throws UsageError with the nearest name when there is no such pack. */
export function readPack(name: string): (typeof packs)[number] {
  const found = packs.find((pack) => pack === name);
  if (found) return found;
  const nearest = nearestName(name, packs);
  throw new UsageError(`"${name}" is none of ${packs.join(', ')}${nearest ? `: did you mean ${nearest}?` : '.'}`);
}
