import type { JsonDocument, JsonPlace } from '../load/json-document.ts';
import { pointerOf } from '../load/json-document.ts';
import type { MerchantSource } from '../load/merchant-source.ts';

/**
 * Applies what the platform said to the site configuration of a folder whose source is `upstream`. A part that the
 * platform gives replaces the folder's; paths are merged, because the folder's may lead to the platform itself. What is
 * wrong with a value is reported where the platform's words stand.
 */
export function applyUpstream(source: MerchantSource): MerchantSource {
  const { site, upstream } = source;
  if (!upstream || !isObject(upstream.value) || !isObject(site.value) || site.value['source'] !== 'upstream') {
    return source;
  }
  const value: Record<string, unknown> = { ...site.value };
  const moved: Record<string, JsonPlace> = { ...site.moved };
  for (const [key, said] of Object.entries(upstream.value)) {
    const own = site.value[key];
    const isMerged = key === 'paths' && isObject(own) && isObject(said);
    value[key] = isMerged ? { ...own, ...said } : said;
    const pointers = isMerged ? Object.keys(said).map((name) => pointerOf(key, name)) : [pointerOf(key)];
    for (const pointer of pointers) moved[pointer] = { document: upstream, pointer };
  }
  const applied: JsonDocument = { ...site, value, moved };
  return { ...source, site: applied };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
