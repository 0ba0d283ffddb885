import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import type { Compiler } from '../../release/compiler.ts';
import { hashFolder, readFolder } from '../../release/load/read-folder.ts';
import { readPointer } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';
import type { PublishResult } from './publish-result.ts';
import type { Publisher } from './publisher.ts';

/** What a start found in the merchants folder, and did with it. */
export interface FolderReport {
  readonly merchants: readonly string[];
  readonly published: readonly string[];
  /** Folders that differ from what is live and were left alone, because the start of another place publishes or a newer engine made it. */
  readonly left: readonly string[];
  /** That place: machine and data folder. Absent when this start publishes, or serves only. */
  readonly owner?: string;
  /** Folders that do not compile; their last good release stays live. */
  readonly broken: readonly { readonly code: string; readonly problems: readonly Problem[] }[];
}

/** Where folders are published from, and by what. */
export interface FolderOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly publisher: Publisher;
  readonly merchantsDir: string;
}

/** Publishes the folders whose files changed, and compiles again what an older engine or theme made. */
export async function publishChangedFolders(options: FolderOptions): Promise<FolderReport> {
  const codes = await listFolders(options.merchantsDir);
  const report = {
    merchants: codes,
    published: [] as string[],
    left: [] as string[],
    broken: [] as { code: string; problems: readonly Problem[] }[],
  };
  for (const code of codes) {
    const result = await publishIfChanged(code, options);
    if (result?.kind === 'published') report.published.push(code);
    if (result?.kind === 'impossible' && result.isLeft) report.left.push(code);
    if (result?.kind === 'refused') report.broken.push({ code, problems: result.problems });
  }
  return report;
}

/** Codes of the merchants that have a folder, in the order of the alphabet. */
export async function listFolders(merchantsDir: string): Promise<readonly string[]> {
  const entries = await readdir(merchantsDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return folders.map(({ name }) => name).sort();
}

/** The folders whose files are others than those that were published last. */
export async function listChanged(db: Database, merchantsDir: string): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const code of await listFolders(merchantsDir)) {
    const files = await readFolder(join(merchantsDir, code), `merchants/${code}`);
    if ((await readPointer(db, code))?.folder !== hashFolder(files)) changed.push(code);
  }
  return changed;
}

async function publishIfChanged(
  code: string,
  { db, compiler, publisher, merchantsDir }: FolderOptions,
): Promise<PublishResult | undefined> {
  const { problems, ...files } = await readFolder(join(merchantsDir, code), `merchants/${code}`);
  if (problems.some(({ severity }) => severity === 'error')) return { kind: 'refused', problems };
  const pointer = await readPointer(db, code);
  if (pointer?.folder !== hashFolder(files)) {
    return publisher.publishFolder(files, { author: 'start', reason: 'The folder has changed.' });
  }
  if (pointer.engine === (await compiler.engineOf(files))) return undefined;
  return publisher.recompile(code, { author: 'start', reason: 'Engine or theme have changed.' });
}
