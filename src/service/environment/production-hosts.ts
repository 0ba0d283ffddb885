import type { HostResolver } from '../http/resolve-host.ts';

/**
 * Hosts of a production server: the domains that brands have published, and every brand by its code below each of
 * `suffixes`. The names of a development machine (`<code>.localhost`, previews) belong to nobody here.
 */
export function productionHosts(resolve: HostResolver, suffixes: readonly string[]): HostResolver {
  return (hostHeader, localPort) => {
    const host = hostHeader.toLowerCase().replace(/:\d+$/, '');
    const suffix = suffixes.find((one) => host.endsWith(`.${one}`));
    const code = suffix === undefined ? undefined : host.slice(0, -suffix.length - 1);
    if (code !== undefined && /^[a-z][a-z0-9-]*$/.test(code)) return resolve(`${code}.localhost`, localPort);
    return host === 'localhost' || host.endsWith('.localhost') ? { kind: 'unknown' } : resolve(host, localPort);
  };
}
