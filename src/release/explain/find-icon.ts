import type { SlotId } from '../../contracts/feature.ts';
import type { Origin } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { problemIn } from '../load/json-document.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** An item whose icon somebody asks for, where it stands and who decided that. */
export interface IconQuestion {
  readonly id: string;
  readonly slot: SlotId;
  readonly origin: Origin | undefined;
  readonly files: FolderFiles;
}

/**
 * Which icon an item has, what draws it, and what to write for another one; nothing for an item without an icon. Where
 * the folder does not list the slot yet, the snippet lists all of it, so that nothing else goes.
 */
export function iconWords(site: SitePart, { id, slot, origin, files }: IconQuestion): string | undefined {
  const items: readonly { readonly id: string; readonly icon?: string }[] = site.slots[slot];
  const icon = items.find((item) => item.id === id)?.icon;
  if (icon === undefined) return undefined;
  const other = icon === 'gift' ? 'star' : 'gift';
  const drawn = `Its icon is "${icon}", drawn as themes/${site.identity.theme}/theme.json#/variants/iconSet says.`;
  return `${drawn}\n  Another icon (src/contracts/icon-names.ts has them all): ${snippet()}`;

  function snippet(): string {
    if (origin?.layer !== 'merchant') {
      const list = items.map((item) => (item.id === id ? { id, icon: other } : item.id));
      return `${files.folder}/navigation.json, ${JSON.stringify({ slots: { [slot]: list } }).slice(1, -1)}`;
    }
    const { navigation } = parseMerchantFolder(files).source;
    const { line } = problemIn(navigation, origin.pointer ?? '', { code: 'ICON_UNKNOWN', message: '' });
    const written = entryAt(navigation.value, slot, Number(origin.pointer?.split('/').at(-1)));
    const entry = { ...(typeof written === 'string' ? { id: written } : written), icon: other };
    return `${navigation.file}:${line}, ${JSON.stringify(entry)}`;
  }
}

/** The folder has compiled, so its navigation is true to its schema. */
function entryAt(navigation: unknown, slot: SlotId, index: number): string | object | undefined {
  const { slots } = navigation as { readonly slots: Readonly<Record<string, readonly (string | object)[]>> };
  return slots[slot]?.[index];
}
