import { createHash } from 'node:crypto';
import { hashFolder } from '../../release/load/read-folder.ts';
import type { SiteState } from './guard-promises.ts';

/** What of `merchant.json` says who a brand is and not how it behaves. */
const identity = ['code', 'name', 'domains'];

/**
 * Names what a brand is apart from who it is: two with the same key have the same files and live changes, so that a change
 * does the same to both.
 */
export function contentKey({
  files,
  overrides,
  problems = [],
}: SiteState & { readonly problems?: readonly unknown[] }): string {
  const { files: entries } = files;
  const bytes = entries.get('merchant.json') ?? new Uint8Array();
  const others = new Map([...entries].filter(([path]) => path !== 'merchant.json'));
  const values = overrides.map(({ name, value, until }) => [name, value, until]);
  const text = JSON.stringify([hashFolder({ files: others }), withoutIdentity(bytes), values, problems.length]);
  return createHash('sha256').update(text).digest('hex');
}

function withoutIdentity(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes).toString('utf8');
  try {
    const merchant: unknown = JSON.parse(text);
    if (typeof merchant !== 'object' || merchant === null) return text;
    return Object.fromEntries(Object.entries(merchant).filter(([field]) => !identity.includes(field)));
  } catch {
    // What is no JSON is the same only as it is.
    return text;
  }
}
