import type { UpstreamSite } from './upstream-file.ts';

/** One named value that a platform changed. */
export interface UpstreamChange {
  /** `flags.CBS3`, `register.email.required`, `resources`. */
  readonly name: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** What differs between two answers of a platform, by name; lists are compared as a whole. */
export function compareUpstream(before: UpstreamSite, after: UpstreamSite): readonly UpstreamChange[] {
  const [was, is] = [flattened(before), flattened(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((name) => {
    const [from, to] = [was.get(name), is.get(name)];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ name, from, to }];
  });
}

/** Changes as words for a history: the first ones by name and value, the rest by number. */
export function describeChanges(changes: readonly UpstreamChange[], most = 6): string {
  const named = changes.slice(0, most).map(({ name, from, to }) => `${name} (${said(from)} → ${said(to)})`);
  const more = changes.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function said(value: unknown): string {
  if (value === undefined) return 'not said';
  return Array.isArray(value) ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : JSON.stringify(value);
}

function flattened(value: object, at = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [key, own] of Object.entries(value)) {
    const name = at ? `${at}.${key}` : key;
    if (typeof own !== 'object' || own === null || Array.isArray(own)) flat.set(name, own);
    else for (const [below, one] of flattened(own, name)) flat.set(below, one);
  }
  return flat;
}
