import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a folder that is not there yet, whole or not at all: it is made under another name and then renamed.
 * @throws an Error with one sentence when there is such a folder.
 */
export async function writeFolder(dir: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  if (existsSync(dir)) throw new Error(`${dir} exists: choose another name, or remove it first.`);
  await mkdir(dirname(dir), { recursive: true });
  // Beside the parent, because what lies in merchants/ or themes/ is read as one of them.
  const draft = await mkdtemp(join(dirname(dirname(dir)), '.making-'));
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), bytes);
    }
    await rename(draft, dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
