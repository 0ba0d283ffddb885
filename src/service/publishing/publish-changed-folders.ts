import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../contracts/problems.ts';
import type { Compiler } from '../../release/compiler.ts';
import { hashFolder, readFolder } from '../../release/load/read-folder.ts';
import { readPointer } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';
import type { PublishResult } from './publish-result.ts';
import type { Publisher } from './publisher.ts';

/** What a start found in the merchants folder. */
export interface FolderReport {
  readonly merchants: readonly string[];
  readonly published: readonly string[];
  /** Folders that do not compile; their last good release stays live. */
  readonly broken: readonly { readonly code: string; readonly problems: readonly Problem[] }[];
}

interface FolderOptions {
  readonly db: Database;
  readonly compiler: Compiler;
  readonly publisher: Publisher;
  readonly merchantsDir: string;
}

/** Publishes the folders whose files changed, and compiles again what an older engine or theme made. */
export async function publishChangedFolders(options: FolderOptions): Promise<FolderReport> {
  const entries = await readdir(options.merchantsDir, { withFileTypes: true });
  const codes = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  const report = {
    merchants: codes.sort(),
    published: [] as string[],
    broken: [] as { code: string; problems: readonly Problem[] }[],
  };
  for (const code of codes) {
    const result = await publishIfChanged(code, options);
    if (result?.kind === 'published') report.published.push(code);
    if (result?.kind === 'refused') report.broken.push({ code, problems: result.problems });
  }
  return report;
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
