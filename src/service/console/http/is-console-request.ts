import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that writes comes from the console's own page: it must say so itself (`Origin`), and what the browser
 * says of the place that it comes from must not deny it. Another site of the same domain is another site.
 */
export function isConsoleRequest(headers: IncomingHttpHeaders, origin: string): boolean {
  const from = headers['sec-fetch-site'];
  return headers.origin === origin && (from === undefined || from === 'same-origin');
}
