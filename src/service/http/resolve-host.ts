import type { Scene } from '../../contracts/scene.ts';
import type { HostTable } from '../live/host-table.ts';
import { readSceneHost } from '../scenes/scene-host.ts';

/** Whose address was asked. */
export type HostOwner =
  | { readonly kind: 'brand'; readonly merchant: string }
  /** A folder that somebody works on, beside what is live. */
  | { readonly kind: 'preview'; readonly merchant: string }
  /** A brand for a visitor and in a state that the address names, in a development start. */
  | { readonly kind: 'scene'; readonly merchant: string; readonly scene: Scene }
  | { readonly kind: 'unknown' };

/** Finds the owner of a `Host` header that came in on a local port. */
export type HostResolver = (host: string, localPort: number) => HostOwner;

interface HostOptions {
  readonly hosts: Pick<HostTable, 'has' | 'merchantOf'>;
  /** Merchant of a fallback port, for machines that do not resolve `*.localhost`. */
  readonly merchantOfPort: (port: number) => string | undefined;
  /** Whether brands are shown in scenes: in a development start alone. */
  readonly hasScenes?: boolean;
}

/**
 * Makes a resolver: `<code>.localhost`, `<code>.preview.localhost`, scenes, configured domains, fallback ports; never anything a
 * player could choose. It asks memory alone, so that neither known nor unknown addresses need the database.
 */
export function createHostResolver({ hosts, merchantOfPort, hasScenes = false }: HostOptions): HostResolver {
  return (hostHeader, localPort) => {
    const ofPort = merchantOfPort(localPort);
    if (ofPort) return { kind: 'brand', merchant: ofPort };
    const host = hostHeader.toLowerCase().replace(/:\d+$/, '');
    const previewed = /^([a-z][a-z0-9-]*)\.preview\.localhost$/.exec(host)?.[1];
    if (previewed) return { kind: 'preview', merchant: previewed };
    const staged = hasScenes ? readSceneHost(host) : undefined;
    if (staged) return hosts.has(staged.merchant) ? { kind: 'scene', ...staged } : { kind: 'unknown' };
    const code = /^([a-z][a-z0-9-]*)\.localhost$/.exec(host)?.[1];
    const published = code !== undefined && hosts.has(code) ? code : undefined;
    const merchant = code === undefined ? hosts.merchantOf(host) : published;
    return merchant === undefined ? { kind: 'unknown' } : { kind: 'brand', merchant };
  };
}
