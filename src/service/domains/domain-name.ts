const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that nobody can own. */
const reserved = /(^|\.)(localhost|local|internal|test|invalid|onion|arpa)$/;

/** What no name has: the port, path, user or query of an address, which URL would leave out in silence. */
const foreign = /[^\p{L}\p{M}\p{N}.-]/u;

/** A domain as it is kept: lower case, ASCII, perhaps `*.` before it; nothing for what nobody can own. */
export function readDomain(given: string): string | undefined {
  const [, star = '', name = ''] = /^(\*\.)?(.*)$/.exec(given.trim().toLowerCase().replace(/\.$/, '')) ?? [];
  if (foreign.test(name)) return undefined;
  const ascii = URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : '';
  const domain = `${star}${ascii}`;
  const labels = ascii.split('.');
  const isName = labels.length > 1 && labels.every((one) => label.test(one)) && /^[a-z]/.test(labels.at(-1) ?? '');
  return isName && domain.length <= 253 && !reserved.test(ascii) ? domain : undefined;
}

/** The name whose owner proves a domain: that of a wildcard is the one below which it stands. */
export function provenName(domain: string): string {
  return domain.replace(/^\*\./, '');
}

/** The wildcard that a host stands below, one level up; nothing for a name of one part. */
export function wildcardAbove(host: string): string | undefined {
  const dot = host.indexOf('.');
  return dot < 0 ? undefined : `*${host.slice(dot)}`;
}

/** Whether a domain is one of some hosts, or stands below one. */
export function isAtOrBelow(domain: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => provenName(domain) === host || domain.endsWith(`.${host}`));
}
