import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transform } from 'esbuild';
import { hashOf, hashOfValue } from '../hash.ts';

/** Hash of a file's bytes → hash of what it says. */
export type KnownCode = Map<string, string>;

const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js' } as const;

/**
 * Hash of what a source file says: for code, whatever its comments, types and spaces; for JSON, whatever the
 * order of keys. `known` keeps what was worked out before.
 */
export async function hashCode(root: string, file: string, known: KnownCode): Promise<string> {
  const bytes = readFileSync(join(root, file));
  const raw = `${extname(file)} ${hashOf(bytes)}`;
  const before = known.get(raw);
  if (before !== undefined) return before;
  const hash = await hashSaid(bytes, extname(file));
  known.set(raw, hash);
  return hash;
}

/** The same for bytes in hand; `extension` says what they are. */
export async function hashSaid(bytes: Uint8Array, extension: string): Promise<string> {
  const text = Buffer.from(bytes).toString('utf8');
  if (extension === '.json') return hashOfValue(JSON.parse(text));
  const loader = Object.entries(loaders).find(([name]) => name === extension)?.[1];
  if (loader === undefined) return hashOf(bytes);
  const { code } = await transform(text, {
    ...{ loader, jsx: 'automatic', format: 'esm', legalComments: 'none' },
    // Not the names: which short ones esbuild gives depends on the letters of the text.
    ...{ minifyWhitespace: true, minifySyntax: true },
  });
  return hashOf(code);
}
