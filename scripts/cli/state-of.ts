import { readCommit } from '../../src/release/load/read-commit.ts';
import { root } from './folders.ts';
import type { Sources } from './subjects.ts';
import { sourcesOf } from './subjects.ts';
import { UsageError } from './verb.ts';

/**
 * The state of a site that a word names: a folder, `<code>` for what is live (or its folder when nothing is), `<code>@<seq>`
 * for a stored release, `<commit>:<folder>` for how a folder once stood; `<commit>:` means the folder that is compared.
 */
export async function stateOf(word: string, standing = ''): Promise<Sources> {
  const [, commit, path = ''] = /^([^:]+):(.*)$/.exec(word) ?? [];
  if (commit !== undefined) {
    const folder = path || standing;
    const files = readCommit(root, commit, folder);
    if (files) return { name: word, files, overrides: [], problems: [] };
    throw new UsageError(`${commit} has no folder ${folder}.`);
  }
  const [sources] = await sourcesOf([word]);
  if (sources && sources.files.files.size > 0) return sources;
  const { message = `${word} names nothing.`, nearest } = sources?.problems[0] ?? {};
  throw new UsageError(nearest === undefined ? message : `${message} Did you mean ${nearest}?`);
}
