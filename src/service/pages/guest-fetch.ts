import { platformStateHeader } from '../../contracts/scene.ts';
import { createClosedList } from '../door/closed-list.ts';
import type { LiveSite } from '../live/live-site.ts';
import { callPlatform } from '../mapping/call-platform.ts';
import type { Platforms } from '../mapping/platforms.ts';

/**
 * Calls a merchant's platform as a guest of its site would: addresses are those of the site, the merchant is the site's
 * whatever the caller says, and what is not on the list of calls is refused.
 */
export function createGuestFetch(platforms: Platforms): (site: LiveSite) => typeof fetch {
  const find = createClosedList();
  return (site) => (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://site.invalid');
    const departure = find(site.site, init?.method ?? 'GET', pathname);
    if (!departure || init?.body) return Promise.reject(new Error(`A guest calls ${pathname}, which is no question.`));
    const headers = new Headers(init?.headers);
    headers.set('Merchant', site.merchant);
    if (site.platformState !== undefined) headers.set(platformStateHeader, site.platformState);
    return callPlatform(platforms.wayOf(site), {
      name: departure.call.name,
      path: departure.path,
      merchant: site.merchant,
      query: searchParams,
      // Node's own fetch knows no origin of ours, nor a browser's credentials and cache.
      init: {
        headers: Object.fromEntries(headers),
        redirect: 'error',
        ...(init?.signal ? { signal: init.signal } : {}),
      },
    });
  };
}
