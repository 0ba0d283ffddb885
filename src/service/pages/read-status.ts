import type { SiteStatus } from '../../contracts/release.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createLruCache } from '../lru-cache.ts';

/** Answers whether a visitor may see the site; asks the platform about the region of an address. */
export type StatusReader = (
  site: LiveSite,
  ip: string,
) => Promise<SiteStatus & { readonly regionRestriction: boolean }>;

interface StatusOptions {
  readonly sandboxUrl: string;
  /** How long the answer about an address is believed; 0 asks every time. */
  readonly keepMs: number;
  readonly timeoutMs: number;
  /** How long a silent platform is left alone, so that its silence does not slow every page. */
  readonly pauseMs: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** How long an old answer serves while the platform does not answer. */
const STALE_MS = 3_600_000;

/**
 * Makes a reader of the derived status: maintenance gives 1, restriction without maintenance 2, both 1, neither 0
 * (rows A-215…A-218). When the platform is silent, the last answer about the address counts; a visitor it never spoke
 * about gets the page, and every call that matters is refused by the platform itself.
 */
export function createStatusReader({
  sandboxUrl,
  keepMs,
  timeoutMs,
  pauseMs,
  fetch = globalThis.fetch,
}: StatusOptions): StatusReader {
  const answers = createLruCache<{ readonly restricted: boolean; readonly at: number }>(50_000);

  const ask = async (merchant: string, ip: string): Promise<boolean> => {
    const response = await fetch(`${sandboxUrl}/wps/system/region?ip=${encodeURIComponent(ip)}`, {
      headers: { Merchant: merchant, ModuleId: 'COMM3' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The platform answered ${response.status} about a region.`);
    return isRestricted(await response.json());
  };
  let pausedUntil = 0;
  const isRegionRestricted = async (merchant: string, ip: string): Promise<boolean> => {
    const key = `${merchant} ${ip}`;
    const known = answers.get(key);
    if (known && Date.now() - known.at < keepMs) return known.restricted;
    const lastKnown = known !== undefined && Date.now() - known.at < STALE_MS && known.restricted;
    if (Date.now() < pausedUntil) return lastKnown;
    try {
      const restricted = await ask(merchant, ip);
      answers.set(key, { restricted, at: Date.now() });
      return restricted;
    } catch {
      pausedUntil = Date.now() + pauseMs;
      return lastKnown;
    }
  };
  return async ({ merchant, site }, ip) => {
    const regionRestriction = await isRegionRestricted(merchant, ip);
    return { status: site.maintenance ? 1 : regionRestriction ? 2 : 0, ip, regionRestriction };
  };
}

function isRestricted(answer: unknown): boolean {
  const value = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
  return (
    typeof value === 'object' && value !== null && 'regionRestriction' in value && value.regionRestriction === true
  );
}
