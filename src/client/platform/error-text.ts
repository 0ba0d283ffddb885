import type { TextKey } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';
import { errorCodes } from './error-codes.ts';
import { PlatformError } from './platform-error.ts';

/**
 * The sentence a player reads for a failed call: the merchant's text for the code, else the catalogue's, else the one
 * named after the code, else the server's own words, else `Unknown error` (rows A-352…A-371). What was tried too often says
 * when it may be tried again, where the server tells.
 */
export function errorText(
  error: unknown,
  site: SitePart,
  text: (key: TextKey, params?: Readonly<Record<string, unknown>>) => string,
): string {
  if (!(error instanceof PlatformError)) return text('errors:unknown');
  const wait = site.errorTexts[error.code] === undefined ? waitOf(error) : undefined;
  if (wait) return text(wait.key, { count: wait.count });
  const key = site.errorTexts[error.code] ?? errorCodes[error.code] ?? `errors:code.${error.code}`;
  return text(key) || error.message || text('errors:unknown');
}

const units = [
  { key: 'errors:tooManyHours', seconds: 3600, from: 90 * 60 },
  { key: 'errors:tooManyMinutes', seconds: 60, from: 90 },
  { key: 'errors:tooManySeconds', seconds: 1, from: 0 },
] as const;

function waitOf({ code, value }: PlatformError): { readonly key: TextKey; readonly count: number } | undefined {
  const wait = value['waitSeconds'];
  if (typeof wait !== 'number' || !(wait > 0)) return undefined;
  // A code is good for minutes at most, and the button beside it counts seconds too.
  if (code === 'sms.tooSoon') return { key: 'errors:smsTooSoonSeconds', count: Math.ceil(wait) };
  if (code !== 'rate.limited') return undefined;
  const unit = units.find(({ from }) => wait > from);
  return unit && { key: unit.key, count: Math.ceil(wait / unit.seconds) };
}
