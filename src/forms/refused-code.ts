import { PlatformError } from '../client/platform-error.ts';
import type { FormMessages } from '../contracts/form.ts';

/** Marks the code of a form that a third party did not take; its absence is said as such (row A-067). */
export function refusedCode(error: unknown): FormMessages {
  const isUnreached = error instanceof PlatformError && (error.code === 'NETWORK' || error.code === 'TIMEOUT');
  return { verificationCode: [{ key: isUnreached ? 'errors:slow' : 'errors:verificationCode' }] };
}
