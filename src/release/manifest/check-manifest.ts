import type { Problem } from '../../contracts/problems.ts';
import type { CompileResult } from '../compiler.ts';
import { problemAbout } from '../load/json-document.ts';
import type { FolderFiles } from '../load/read-folder.ts';
import { writeManifest } from './write-manifest.ts';

/** File of a merchant folder that holds its reviewed manifest. */
export const MANIFEST_FILE = 'manifest.txt';

/**
 * Checks that a folder's reviewed manifest still says what the site is; a folder without one has nothing to check. Keeping
 * one is a choice, and after every change that is meant it is behind: a warning, unless `isDemanded`.
 */
export function checkManifest(
  { folder, files }: FolderFiles,
  result: CompileResult,
  { isDemanded = false }: { readonly isDemanded?: boolean } = {},
): Problem[] {
  const bytes = files.get(MANIFEST_FILE);
  if (!bytes || !result.ok) return [];
  const reviewed = Buffer.from(bytes).toString('utf8').split('\n');
  const present = writeManifest(result).split('\n');
  const different = present.findIndex((line, index) => line !== reviewed[index]);
  if (different === -1 && present.length === reviewed.length) return [];
  const line = (different === -1 ? present.length : different) + 1;
  const message = `The reviewed manifest says ${JSON.stringify(reviewed[line - 1] ?? 'nothing')} here, the site ${JSON.stringify(present[line - 1] ?? 'nothing')}.`;
  const severity = isDemanded ? 'error' : 'warning';
  const hint = `If the change is meant: livery manifest ${folder} --write. manifest.txt is the site in words, for people to review; delete the file to do without.`;
  return [{ ...problemAbout(`${folder}/${MANIFEST_FILE}`, { code: 'MANIFEST_STALE', message, severity, hint }), line }];
}
