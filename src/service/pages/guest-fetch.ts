import { platformAddress } from '../door/platform-address.ts';
import type { LiveSite } from '../live/live-site.ts';

/**
 * Calls a merchant's platform as a guest of its site would: addresses are those of the site, the merchant is the site's
 * whatever the caller says.
 */
export function createGuestFetch(sandboxUrl: string): (site: LiveSite) => typeof fetch {
  return (site) => (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Merchant', site.merchant);
    // Node's own fetch knows no origin of ours, nor a browser's credentials and cache.
    const { method, body, signal } = init ?? {};
    const address = platformAddress(String(input), site.platformUrl ?? sandboxUrl);
    return fetch(address, {
      headers,
      redirect: 'error',
      ...(method ? { method } : {}),
      ...(body ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
  };
}
