import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import { readFolder } from '../load/read-folder.ts';
import { upgradeFolder } from './upgrade-folder.ts';

/** What came of lifting a folder on disk. */
export type RewriteResult =
  | { readonly ok: true; readonly changed: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Rewrites the files of a folder in the present format; nothing is touched when a file cannot be read. */
export async function rewriteFolder(dir: string, name: string): Promise<RewriteResult> {
  const { problems: unread, ...files } = await readFolder(dir, name);
  const { source, problems } = parseMerchantFolder(files);
  const errors = [...unread, ...problems].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { ok: false, problems: errors };
  const upgraded = upgradeFolder(source);
  if (!upgraded.source) return { ok: false, problems: upgraded.problems };
  const changed = Object.entries(upgraded.texts);
  for (const [file, text] of changed) await writeFile(join(dir, file), text);
  return { ok: true, changed: changed.map(([file]) => file) };
}
