import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';
import { readFolder } from '../load/read-folder.ts';
import { parseThemeFolder } from '../load/theme-source.ts';
import { upgradeFolder } from './upgrade-folder.ts';
import { upgradeTheme } from './upgrade-theme.ts';

/** What came of lifting a folder on disk. */
export type RewriteResult =
  | { readonly ok: true; readonly changed: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Rewrites the files of a merchant folder, or of a theme, in the present format; nothing is touched when a file cannot
 * be read.
 */
export async function rewriteFolder(dir: string, name: string): Promise<RewriteResult> {
  const { problems: unread, ...files } = await readFolder(dir, name);
  const { texts, problems } = files.files.has('theme.json') ? upgradedTheme(files) : upgradedMerchant(files);
  const errors = [...unread, ...problems].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { ok: false, problems: errors };
  const changed = Object.entries(texts);
  for (const [file, text] of changed) await writeFile(join(dir, file), text);
  return { ok: true, changed: changed.map(([file]) => file) };
}

interface Rewriting {
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

function upgradedMerchant(files: FolderFiles): Rewriting {
  const { source, problems } = parseMerchantFolder(files);
  const upgraded = upgradeFolder(source);
  return { texts: upgraded.texts, problems: [...problems, ...upgraded.problems] };
}

function upgradedTheme(files: FolderFiles): Rewriting {
  const { source, problems } = parseThemeFolder(files);
  const upgraded = source && upgradeTheme(source);
  const texts = upgraded?.text === undefined ? {} : { 'theme.json': upgraded.text };
  return { texts, problems: [...problems, ...(upgraded?.problems ?? [])] };
}
