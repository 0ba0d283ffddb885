import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';

/**
 * The path of the chunk that a module opens: files of chunks bear hashes alone, and the manifest of the build says
 * whose they are. `module` is a path from the project's root; one that is no chunk of its own is an error.
 */
export async function chunkOf(module: string): Promise<string> {
  const { dir } = await buildClient();
  const manifest = JSON.parse(readFileSync(join(dir, 'client/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string } | undefined
  >;
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`${module} is no chunk of its own in ${dir}/client/manifest.json.`);
  return `/${chunk.file}`;
}
