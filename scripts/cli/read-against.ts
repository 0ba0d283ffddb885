import { readCommit } from '../../src/release/load/read-commit.ts';
import type { FolderFiles } from '../../src/release/load/read-folder.ts';
import { readFolder } from '../../src/release/load/read-folder.ts';
import { folderOf, root } from './folders.ts';
import { UsageError } from './verb.ts';

/** Reads what `--against` names: a folder, the code of a merchant, or `<commit>:<folder>` for how it once stood. */
export async function readAgainst(word: string, standing: string): Promise<FolderFiles> {
  const [, commit, folder = standing] = /^([^:]+):(.*)$/.exec(word) ?? [];
  if (commit !== undefined) {
    const files = readCommit(root, commit, folder || standing);
    if (files) return files;
    throw new UsageError(`${commit} has no ${folder || standing}.`);
  }
  const { dir, name } = folderOf(word);
  const { problems, ...files } = await readFolder(dir, name);
  if (files.files.size === 0) throw new UsageError(`${problems[0]?.message ?? `${word} is empty.`}`);
  return files;
}
