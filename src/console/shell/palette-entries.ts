import type { IconName } from '../parts/icon.tsx';

/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly words: string;
  /** What else distinguishes it. */
  readonly more: string;
  act(): void;
}

/** Entries with all the words, those whose own words begin with them first. */
export function findEntries(entries: readonly PaletteEntry[], words: string): readonly PaletteEntry[] {
  const sought = words.trim().toLowerCase();
  const parts = sought.split(/\s+/);
  const rank = ({ words: own, more }: PaletteEntry) => {
    const text = `${own} ${more}`.toLowerCase();
    if (!parts.every((part) => text.includes(part))) return 0;
    return own.toLowerCase().startsWith(sought) ? 2 : 1;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}
