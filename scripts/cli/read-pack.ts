import { nearestName } from '../../src/release/nearest-name.ts';
import { packs } from '../brand/packs.ts';
import { UsageError } from './verb.ts';

/** One of the packs. @throws UsageError with the nearest name when there is no such pack. */
export function readPack(name: string): (typeof packs)[number] {
  const found = packs.find((pack) => pack === name);
  if (found) return found;
  const nearest = nearestName(name, packs);
  throw new UsageError(`"${name}" is none of ${packs.join(', ')}${nearest ? `: did you mean ${nearest}?` : '.'}`);
}
