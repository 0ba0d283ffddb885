import { isIP } from 'node:net';

/** Thrown with one sentence for a setting of the environment that cannot be used. */
export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

/**
 * Reads `LIVERY_TRUST_PROXY`: addresses and networks of the proxies in front, separated by commas
 * (`10.0.0.5,10.1.0.0/16`). Only what comes from there is believed about a player's address and protocol. Gives none for
 * nothing; throws a sentence for what is no address, and for networks that hold everybody.
 */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of entries) {
    const fault = faultOf(entry);
    if (fault)
      throw new WrongSettingError(
        `LIVERY_TRUST_PROXY: "${entry}" ${fault}. Name the addresses of your proxies, such as 10.0.0.5,10.1.0.0/16.`,
      );
  }
  return entries;
}

/** The widest networks that an operator's own proxies may fill. */
const narrowest = { 4: 8, 6: 16 } as const;

function faultOf(entry: string): string | undefined {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return 'is no address';
  if (bits === undefined) return undefined;
  const width = family === 4 ? 32 : 128;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > width) return 'is no network';
  return Number(bits) < narrowest[family === 4 ? 4 : 6] ? 'trusts nearly everybody' : undefined;
}
