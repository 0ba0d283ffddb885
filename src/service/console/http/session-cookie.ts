/** Name of the cookie: over TLS one that no other host and no plain connection can set (`__Host-`). */
function nameAt(origin: string): string {
  return origin.startsWith('https:') ? '__Host-livery-console' : 'livery-console';
}

/** The session's token that a request brings. */
export function readSessionCookie(origin: string, header: string | undefined): string | undefined {
  const name = nameAt(origin);
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const token = pairs.find(([own]) => own === name)?.[1];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/**
 * What sets or, without a token, takes away the cookie: no script reads it, no other site's page makes a browser send it,
 * and it is gone with the browser.
 */
export function writeSessionCookie(origin: string, token: string | undefined): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const end = token === undefined ? '; Max-Age=0' : '';
  return `${nameAt(origin)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure}${end}`;
}
