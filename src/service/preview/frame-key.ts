import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FoundFrame } from './frames.ts';

const query = 'frame';
const cookieName = '__Host-livery-frame';

/** What a request shows: its address, and its cookies. */
interface FrameRequest {
  readonly url: string;
  readonly cookie: string | undefined;
}

/** Makes a key that nobody guesses. */
export function makeFrameKey(): string {
  return randomBytes(20).toString('hex');
}

/** The query by which the first page of a frame shows its key. */
export function keyQuery(key: string): string {
  return `?${query}=${key}`;
}

/**
 * Whether a request shows the key of its frame, in its address or by the cookie that the first page is given; nothing when
 * it does not. The console shows frames from another host, where only a cookie of the page around it (`Partitioned`) arrives.
 */
export function admitToFrame(
  { key }: Pick<FoundFrame, 'key'>,
  { url, cookie = '' }: FrameRequest,
): { readonly setCookie?: string } | undefined {
  if (key === undefined) return {};
  const shown = new URLSearchParams(url.split('?')[1]).get(query) ?? '';
  if (isSame(shown, key))
    return { setCookie: `${cookieName}=${key}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned` };
  const kept = cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`)) ?? '';
  return isSame(kept.slice(cookieName.length + 1), key) ? {} : undefined;
}

function isSame(shown: string, key: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(shown), digestOf(key));
}
