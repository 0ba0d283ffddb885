import { PlatformError } from '../../../client/index.ts';
import { errorText } from '../../../client/platform/error-text.ts';
import type { SitePart } from '../../../contracts/site.ts';

/** The sentence for a sign-in elsewhere that failed, in the visitor's language. */
export function socialErrorText(error: unknown, site: SitePart, text: Parameters<typeof errorText>[2]): string {
  if (!(error instanceof PlatformError)) return text('login:social.failed');
  if (error.code === 'social.failed') return text('login:social.failed');
  if (error.code === 'social.unavailable') return text('login:social.unavailable');
  return errorText(error, site, text);
}
