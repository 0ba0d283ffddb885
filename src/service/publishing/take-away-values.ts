import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { FolderPatch } from './patch-folder.ts';

/** What a test site is compiled without: changes to its files, and declarations of features. */
export interface Removal {
  readonly patch: FolderPatch;
  /** Contributions, routes and conditions, see `takeAway`. */
  readonly declarations: readonly string[];
}

/** Sorts what to take away: `flag:<NAME>` is switched off, `field:<name>` disabled, the rest belongs to features. */
export function sortRemovals(without: readonly string[]): Removal {
  const named = (kind: string) => without.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length));
  const flags = Object.fromEntries(named('flag:').map((flag) => [flag, false]));
  const fields = Object.fromEntries(named('field:').map((field) => [field, { enabled: false, required: false }]));
  return {
    patch: {
      ...(Object.keys(flags).length > 0 ? { site: { flags } } : {}),
      ...(Object.keys(fields).length > 0 ? { registration: { fields } } : {}),
    },
    declarations: without.filter((id) => !/^(flag|field):/.test(id)),
  };
}

/** A folder whose navigation no longer lists some items: the compiler would refuse a list that names what is gone. */
export function withoutListed(folder: FolderFiles, ids: readonly string[]): FolderFiles {
  const bytes = folder.files.get('navigation.json');
  if (!bytes || ids.length === 0) return folder;
  const gone = new Set(ids);
  const document = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
    slots: Record<string, (string | { id: string })[]>;
  };
  const slots = Object.fromEntries(
    Object.entries(document.slots).map(([slot, items]) => [
      slot,
      items.filter((item) => !gone.has(typeof item === 'string' ? item : item.id)),
    ]),
  );
  const files = new Map(folder.files).set('navigation.json', Buffer.from(JSON.stringify({ ...document, slots })));
  return { ...folder, files };
}
