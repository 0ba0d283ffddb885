import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from './json-document.ts';
import { missingFile, parseBytes } from './merchant-source.ts';
import type { FolderFiles } from './read-folder.ts';

/** A theme folder as written. */
export interface ThemeSource {
  readonly id: string;
  readonly folder: string;
  readonly theme: JsonDocument;
  /** File name below `fonts/` → bytes. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
}

/** Parses a theme folder; nothing when `theme.json` is missing or unreadable. */
export function parseThemeFolder({ folder, files }: FolderFiles): {
  readonly source?: ThemeSource;
  readonly problems: readonly Problem[];
} {
  const file = `${folder}/theme.json`;
  const bytes = files.get('theme.json');
  if (!bytes) return { problems: [missingFile(folder, 'theme.json')] };
  const { document, problems } = parseBytes(file, bytes);
  if (!document) return { problems };
  const fonts = new Map(
    [...files].filter(([path]) => path.startsWith('fonts/')).map(([path, font]) => [path.slice('fonts/'.length), font]),
  );
  return { source: { id: folder.split('/').at(-1) ?? folder, folder, theme: document, fonts }, problems };
}
