import type { FlagPage } from '../../../contracts/console/flags.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { listFlagLines } from './flag-lines.ts';
import { usesOf } from './flag-uses.ts';

/** What the catalogue says of one switch. @throws RefusedError `NOT_FOUND`. */
export function readFlagPage(name: string): FlagPage {
  const flag = listFlagLines().find((line) => line.name === name);
  if (!flag) throw new RefusedError('NOT_FOUND', 'There is no such flag.');
  return { flag, usedBy: usesOf(name, shippedFeatures) };
}
