import { isIP } from 'node:net';

/** Name that browsers show beside a passkey. */
export const PARTY_NAME = 'Livery console';

/**
 * The id under which browsers keep passkeys of a console: its host. Nothing where no browser gives any: at an address
 * without a name, or without TLS away from this machine.
 */
export function partyIdOf(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? hostname : undefined;
}
