import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { moveFields } from './move-fields.ts';
import { fillPath, pathFields } from './fill-path.ts';
import { readBody } from './read-body.ts';
import type { ServiceKey } from './service-key.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A call as it came, without headers. */
export interface OwnRequest {
  readonly call: PlatformCall;
  /** Path under which the site has it. */
  readonly path: string;
  readonly merchant: string;
  readonly query: URLSearchParams;
  readonly body?: Buffer | undefined;
  readonly contentType?: string | undefined;
}

/** A call as it goes to the platform, or why it does not. */
export type MappedRequest =
  | {
      readonly method: string;
      readonly path: string;
      readonly query: URLSearchParams;
      /** What replaces the body; absent where it goes as it came. */
      readonly json?: string;
    }
  | { readonly refused: 'absent' | 'unfit' | 'unreadable' };

const inQuery = new Set(['GET', 'DELETE']);

/**
 * Puts a call into the platform's words. Path and method are those of the mapping or the list; of the request only checked
 * fields enter the path, each as one plain part of it.
 */
export async function mapRequest(
  mapping: PlatformMapping,
  request: OwnRequest,
  key: ServiceKey | undefined,
): Promise<MappedRequest> {
  const { call, path, merchant, query } = request;
  const { absent, method = call.method, path: template, request: moves } = mapping.calls?.[call.name] ?? {};
  if (absent) return { refused: 'absent' };
  const base = mapping.basePath ?? '';
  const isChanged = method !== call.method || moves !== undefined || template?.includes('{') === true;
  const same = { method, path: base + (template ?? path), query };
  if (!isChanged && !key) return same;
  const read = await readBody(request, key);
  if (read === 'unreadable') return { refused: 'unreadable' };
  if (!isChanged && !read?.isDecrypted) return same;
  const own: Fields = inQuery.has(call.method)
    ? { ...Object.fromEntries(query), ...read?.fields }
    : (read?.fields ?? {});
  const ofPath = pathFields(call, path);
  const moved = moveFields({ ...ofPath, ...own }, moves ?? []);
  const filled = fillPath(template ?? path, { ...fieldsOf(moved) }, merchant);
  if (!filled) return { refused: 'unfit' };
  const left = Object.fromEntries(
    Object.entries(fieldsOf(moved)).filter(([name]) => !filled.used.has(name) && !(name in ofPath)),
  );
  const kept = inQuery.has(call.method) ? new URLSearchParams() : query;
  const place = { method, path: base + filled.path };
  if (!inQuery.has(method)) return { ...place, query: kept, json: JSON.stringify(left) };
  return { ...place, query: withFields(kept, left) };
}

function withFields(query: URLSearchParams, fields: Fields): URLSearchParams {
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    all.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return all;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
