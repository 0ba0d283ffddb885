import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { shapeOf } from './closed-list.ts';

/** What a cookie of a platform may hold. */
const valuePattern = /^[\w.~-]{1,512}$/;

type Protocol = 'http' | 'https';

/**
 * The one cookie of a request that its call brings to the platform, under the platform's own name; nothing for every other
 * call. A cookie that is there twice is in part somebody else's: another host of the same domain can set one beside it.
 */
export function broughtCookie(
  { bringsCookie: name }: Pick<PlatformCall, 'bringsCookie'>,
  header: string | undefined,
  protocol: Protocol,
): string | undefined {
  if (name === undefined) return undefined;
  const start = `${nameAt(name, protocol)}=`;
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const [value, ...others] = pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
  return value !== undefined && others.length === 0 && valuePattern.test(value) ? `${name}=${value}` : undefined;
}

/**
 * The one cookie that an answer gives a browser, as we set it: no script reads it, no other site makes a browser send it, it
 * goes to the very calls that bring it to the platform, and it is gone with the browser. Every other cookie is dropped, and
 * so is one for another path.
 */
export function givenCookie(
  { givesCookie: name }: Pick<PlatformCall, 'givesCookie'>,
  header: string | readonly string[] | undefined,
  protocol: Protocol,
): string | undefined {
  if (name === undefined) return undefined;
  for (const line of [header ?? []].flat()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [own, value = ''] = pair.split('=', 2);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '';
    if (own !== name || !valuePattern.test(value) || !isPathOf(name, path)) continue;
    const secure = protocol === 'https' ? '; Secure' : '';
    return `${nameAt(name, protocol)}=${value}; Path=${path}; HttpOnly; SameSite=Strict${secure}`;
  }
  return undefined;
}

/** Over TLS no plain connection can set a cookie of that name. */
function nameAt(name: string, protocol: Protocol): string {
  return protocol === 'https' ? `__Secure-${name}` : name;
}

function isPathOf(name: string, path: string): boolean {
  return platformCalls.some((call) => call.bringsCookie === name && shapeOf(call).pattern.test(path));
}
