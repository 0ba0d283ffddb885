import type { SiteConfiguration } from '../../contracts/generated/site-configuration.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** File of a stored source that holds what the operator's platform last said about a merchant. */
export const UPSTREAM_FILE = 'upstream.json';

/** The parts of a site configuration that a platform may decide; one that it does not speak of is the folder's. */
export type UpstreamSite = Pick<
  SiteConfiguration,
  | 'flags'
  | 'template'
  | 'resources'
  | 'customerService'
  | 'paths'
  | 'domainRoute'
  | 'imageCDNs'
  | 'maintenance'
  | 'register'
>;

/** Whether a platform may decide what an override of this name decides: `flags.CBS3` or `maintenance`, not a setting. */
export function mayBeUpstream(name: string): boolean {
  const [section] = name.split('.');
  return section === 'flags' || section === 'template' || section === 'register' || section === 'maintenance';
}

/** What a platform said, as the text of `upstream.json`; the same configuration has the same text. */
export function writeUpstream(site: UpstreamSite): string {
  return `${JSON.stringify(sorted(site), null, 2)}\n`;
}

/** A folder with what the platform said beside its own files. */
export function withUpstreamFile(files: FolderFiles, text: string): FolderFiles {
  return { ...files, files: new Map([...files.files, [UPSTREAM_FILE, Buffer.from(text)]]) };
}

/** A folder without what the platform said: its own files. */
export function withoutUpstreamFile(files: FolderFiles): FolderFiles {
  return { ...files, files: new Map([...files.files].filter(([path]) => path !== UPSTREAM_FILE)) };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, own]) => [key, sorted(own)]));
}
