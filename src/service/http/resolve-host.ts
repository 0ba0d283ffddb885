import { createLruCache } from '../lru-cache.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import { findMerchantByHost } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';

/** Whose address was asked. */
export type HostOwner =
  | { readonly kind: 'brand'; readonly merchant: string }
  /** A folder that somebody works on, beside what is live. */
  | { readonly kind: 'preview'; readonly merchant: string }
  | { readonly kind: 'unknown' };

/** Finds the owner of a `Host` header that came in on a local port. */
export type HostResolver = (host: string, localPort: number) => Promise<HostOwner>;

interface HostOptions {
  readonly db: Database;
  readonly registry: SiteRegistry;
  /** Merchant of a fallback port, for machines that do not resolve `*.localhost`. */
  readonly merchantOfPort: (port: number) => string | undefined;
}

/** Makes a resolver: `<code>.localhost`, `<code>.preview.localhost`, configured domains, fallback ports; never anything a player could choose. */
export function createHostResolver({ db, registry, merchantOfPort }: HostOptions): HostResolver {
  const domains = createLruCache<{ readonly merchant: string | undefined; readonly until: number }>(5_000);
  const findDomain = async (host: string) => {
    const known = domains.get(host);
    if (known && known.until > Date.now()) return known.merchant;
    const merchant = await findMerchantByHost(db, host);
    domains.set(host, { merchant, until: Date.now() + 10_000 });
    return merchant;
  };
  return async (hostHeader, localPort) => {
    const ofPort = merchantOfPort(localPort);
    if (ofPort) return { kind: 'brand', merchant: ofPort };
    const host = hostHeader.toLowerCase().replace(/:\d+$/, '');
    const previewed = /^([a-z][a-z0-9-]*)\.preview\.localhost$/.exec(host)?.[1];
    if (previewed) return { kind: 'preview', merchant: previewed };
    const code = /^([a-z][a-z0-9-]*)\.localhost$/.exec(host)?.[1];
    const merchant = code ? (await registry.current(code))?.merchant : await findDomain(host);
    return merchant ? { kind: 'brand', merchant } : { kind: 'unknown' };
  };
}
