import type { TextKey } from '../contracts/feature.ts';
import type { SitePart } from '../contracts/site.ts';
import { errorCodes } from './error-codes.ts';
import { PlatformError } from './platform-error.ts';

/**
 * The sentence a player reads for a failed call: the merchant's text for the code, else the catalogue's, else the one
 * named after the code, else the server's own words, else `Unknown error` (rows A-352…A-371).
 */
export function errorText(error: unknown, site: SitePart, text: (key: TextKey) => string): string {
  if (!(error instanceof PlatformError)) return text('errors:unknown');
  const key = site.errorTexts[error.code] ?? errorCodes[error.code] ?? `errors:code.${error.code}`;
  return text(key) || error.message || text('errors:unknown');
}
