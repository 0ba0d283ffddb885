import { useEffect, useRef, useState } from 'react';
import { useLanguage, usePlatform, useResource, useSetting, useSite } from '../client/hooks.ts';
import { sortBy } from './sort-by.ts';
import { useRuntime } from '../client/runtime.tsx';
import type { Loaded } from '../client/platform/content-types.ts';

/** A game vendor as the platform names it. */
export interface Vendor {
  readonly vassalage: string;
  readonly displayName: string;
  readonly mobileLargeIcon?: string;
  readonly gameType: string;
  readonly gameCategory?: string;
}

/** One game type: its vendors, its classifications and how many games it has. */
export interface VendorGroup {
  readonly gameType: string;
  readonly gameCount: number;
  readonly vendors: readonly Vendor[];
  readonly classifications: readonly Classification[];
}

/** A way to narrow a game type; it limits the vendors to those that it names (rows G-066, G-068). */
export interface Classification {
  readonly key: string;
  readonly displayName: string;
  readonly vendors?: readonly string[];
}

/** The vendor answer of the platform. */
export interface VendorAnswer {
  readonly vendors?: readonly Vendor[];
  readonly mapping?: Readonly<
    Record<string, { readonly gameCount?: number; readonly classification?: VendorGroup['classifications'] }>
  >;
  readonly sorting?: readonly string[];
}

/**
 * The platform's game types with their vendors, those that the merchant puts first in front; asked again 250 ms after a
 * language change, also after one back to the first language (rows, G-071, G-304).
 */
export function useVendors(): Loaded<readonly VendorGroup[]> & { retry(): void } {
  const platform = usePlatform();
  const { language, changes } = useSettledLanguage();
  const cockfight = useSetting('vendors.cockfight').split(',');
  const esports = useSetting('vendors.esports').split(',');
  const first = useSite().lobby?.vendors ?? [];
  const vendors = useResource(`vendors.${language}.${first.join()}`, async () => {
    const answer = await platform.call('vendors', { quiet: true, query: { typeId: 1, language } });
    return parseVendors(answer, { cockfight, esports, first });
  });
  useEffect(() => {
    if (changes > 0) vendors.retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change
  }, [changes]);
  return vendors;
}

/** What vendors of e-sports come under at a platform. */
const sports: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS']);

/** The language once it has stayed for a moment, and how often it was chosen anew. */
function useSettledLanguage(): { readonly language: string; readonly changes: number } {
  const { clock } = useRuntime();
  const { language } = useLanguage();
  const pause = useSetting('vendors.languageDebounceMs');
  const [settled, settle] = useState({ language, changes: 0 });
  const chosen = useRef(language);
  useEffect(() => {
    if (language === chosen.current && language === settled.language) return;
    chosen.current = language;
    return clock.after(pause, () => settle(({ changes }) => ({ language, changes: changes + 1 })));
  }, [clock, language, settled, pause]);
  return settled;
}

/** What a merchant says of vendors, by their codes. */
export interface VendorRules {
  readonly cockfight?: readonly string[];
  readonly esports?: readonly string[];
  /** Those that come first. */
  readonly first?: readonly string[];
}

/**
 * Reads the vendor answer: `vendors`, a `mapping` per game type, and a `sorting` list. Cockfight vendors leave sports
 * for a category of their own (row G-069), those of e-sports stand in both and no others do (row G-070); vendors that the
 * merchant puts `first` come before the platform's sorting, unlisted entries go last (row G-067).
 */
export function parseVendors(
  value: VendorAnswer | null | undefined,
  { cockfight = [], esports = [], first = [] }: VendorRules = {},
): readonly VendorGroup[] {
  const sorting = [...first, ...(value?.sorting ?? [])];
  const groups = new Map<string, Vendor[]>();
  const add = (gameType: string, vendor: Vendor) => {
    const group = groups.get(gameType) ?? [];
    if (!group.some(({ vassalage }) => vassalage === vendor.vassalage)) groups.set(gameType, [...group, vendor]);
  };
  for (const vendor of value?.vendors ?? []) {
    const { vassalage, gameType } = vendor;
    const category = vendor.gameCategory ?? gameType;
    if (cockfight.includes(vassalage)) add('COCKFIGHT', vendor);
    else add(category === 'ESPORTS' ? gameType : category, vendor);
    if (esports.includes(vassalage) && sports.has(category)) add('ESPORTS', vendor);
  }
  const found = [...groups].map(([gameType, vendors]) => {
    const mapping = value?.mapping?.[gameType];
    return {
      gameType,
      vendors: sortBy(vendors, ({ vassalage }) => sorting.indexOf(vassalage)),
      gameCount: mapping?.gameCount ?? 0,
      classifications: mapping?.classification ?? [],
    };
  });
  return sortBy(found, ({ gameType }) => sorting.indexOf(gameType));
}
