import { MAPPING_FILE } from '../../release/load/merchant-source.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Changes to the files of a merchant folder: objects are merged, everything else replaces. */
export interface FolderPatch {
  readonly merchant?: JsonObject;
  readonly site?: JsonObject;
  readonly navigation?: JsonObject;
  readonly registration?: JsonObject;
  readonly lobby?: JsonObject;
  /** How the platform speaks: platform.json. */
  readonly mapping?: JsonObject;
  /** Language → group → key → text. */
  readonly strings?: Readonly<Record<string, JsonObject>>;
}

/** A copy of a merchant folder under another code, with changes. */
export function patchFolder({ files }: FolderFiles, code: string, patch: FolderPatch): FolderFiles {
  const changed = new Map(files);
  const apply = (path: string, change: JsonObject) => {
    const bytes = changed.get(path);
    const before: unknown = bytes ? JSON.parse(Buffer.from(bytes).toString('utf8')) : { $schema: '' };
    changed.set(path, Buffer.from(JSON.stringify(merge(before, change), null, 2)));
  };
  apply('merchant.json', { domains: [], ...patch.merchant, code });
  if (patch.site) apply('site.json', patch.site);
  if (patch.navigation) apply('navigation.json', patch.navigation);
  if (patch.registration) apply('registration.json', patch.registration);
  if (patch.lobby) apply('lobby.json', patch.lobby);
  if (patch.mapping) apply(MAPPING_FILE, patch.mapping);
  for (const [language, texts] of Object.entries(patch.strings ?? {})) apply(`strings/${language}.json`, texts);
  return { folder: `merchants/${code}`, files: changed };
}

function merge(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change)) return change;
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(before[key], value);
  return merged;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
