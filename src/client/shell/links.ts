import { isSafeAddress } from '../../engine/safe-link.ts';

/** The address if it may be opened: https, or an in-site path (decision 5); else nothing. */
export function safeUrl(url: string): string | undefined {
  return isSafeAddress(url) ? url : undefined;
}
