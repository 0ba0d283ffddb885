import type { FlagLine } from '../../../contracts/console/flags.ts';
import { flagsCatalogue } from '../../../contracts/generated/catalogues.ts';
import type { FlagEntry } from '../../../contracts/generated/flags.ts';
import { idleSwitches } from '../../../engine/index.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';

const sections = ['flags', 'promotions', 'template'] as const;

/** Every switch of the catalogue, in its order. */
export function listFlagLines(): readonly FlagLine[] {
  const unused = new Set(idleSwitches(shippedFeatures));
  return sections.flatMap((section) =>
    Object.entries(flagsCatalogue[section]).map(([own, entry]) => lineOf(section, own, { entry, unused })),
  );
}

function lineOf(
  section: FlagLine['section'],
  own: string,
  { entry, unused }: { readonly entry: FlagEntry; readonly unused: ReadonlySet<string> },
): FlagLine {
  const name = `${section}.${own}`;
  const { effect, owner, stage, money } = entry;
  return { name, section, own, effect, owner, stage, default: entry.default, money, isUnused: unused.has(name) };
}
