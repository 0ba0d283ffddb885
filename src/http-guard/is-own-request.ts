import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from the site itself. Another brand under the same domain is another
 * site too. A browser that says nothing of itself is believed by its `Origin`; what is no browser sends neither.
 */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
