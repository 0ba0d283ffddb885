import type { Call } from './route.ts';

/** Origin of the site that a call came from, as the service saw it; the browser cannot choose it. Empty for any other call. */
export function siteOriginOf({ header }: Pick<Call, 'header'>): string {
  const host = header('x-forwarded-host');
  if (!host || !/^[\w.:-]+$/.test(host)) return '';
  return `${header('x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}`;
}
