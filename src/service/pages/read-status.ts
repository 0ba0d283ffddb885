import { platformHeaders } from '../../contracts/call-headers.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import type { SiteStatus } from '../../contracts/release.ts';
import { platformAddress } from '../door/platform-address.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createLruCache } from '../lru-cache.ts';

/** Answers whether a visitor may see the site; asks the platform about the region of an address. */
export type StatusReader = (
  site: LiveSite,
  ip: string,
  options?: {
    /** Somebody waits for this very answer: the platform gets its time, also while it is left alone otherwise. */
    readonly patient?: boolean;
  },
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
const PATIENT_MS = 5_000;

/**
 * Makes a reader of the derived status: maintenance gives 1, restriction without maintenance 2, both 1, neither 0
 * (rows A-215…A-218). When the platform is silent, the last answer about the address counts. The status of a visitor it
 * never spoke about is unknown, since the page would open a restricted site; a site may say otherwise (row A-008).
 */
export function createStatusReader({
  sandboxUrl,
  keepMs,
  timeoutMs,
  pauseMs,
  fetch = globalThis.fetch,
}: StatusOptions): StatusReader {
  const answers = createLruCache<{ readonly restricted: boolean; readonly at: number }>(50_000);

  const ask = async ({ merchant, site, platformUrl = sandboxUrl }: LiveSite, ip: string, withinMs: number) => {
    const url = platformAddress(site.paths['systemRegion'] ?? endpoints.systemRegion.path, platformUrl);
    url.searchParams.set('ip', ip);
    const response = await fetch(url, {
      headers: { [platformHeaders.merchant]: merchant, [platformHeaders.module]: endpoints.systemRegion.module },
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    // A platform without this call restricts nobody.
    if (response.status === 404) return false;
    if (!response.ok) throw new Error(`The platform answered ${response.status} about a region.`);
    return isRestricted(await response.json());
  };
  // A merchant's own platform that is silent slows no other merchant.
  const pauses = new Map<string, number>();
  const isRegionRestricted = async (live: LiveSite, ip: string, patient: boolean): Promise<boolean | undefined> => {
    const platform = live.platformUrl ?? sandboxUrl;
    const key = `${live.merchant} ${ip}`;
    const known = answers.get(key);
    if (known && Date.now() - known.at < keepMs) return known.restricted;
    const lastKnown = known !== undefined && Date.now() - known.at < STALE_MS ? known.restricted : undefined;
    const isAwaited = patient && lastKnown === undefined;
    if (!isAwaited && Date.now() < (pauses.get(platform) ?? 0)) return lastKnown;
    try {
      const restricted = await ask(live, ip, isAwaited ? Math.max(timeoutMs, PATIENT_MS) : timeoutMs);
      answers.set(key, { restricted, at: Date.now() });
      return restricted;
    } catch {
      pauses.set(platform, Date.now() + pauseMs);
      return lastKnown;
    }
  };
  return async (live, ip, { patient = false } = {}) => {
    const restricted = await isRegionRestricted(live, ip, patient);
    const isOpen = restricted === false || (restricted === undefined && live.site.settings['status.failOpen'] === true);
    const byRegion = restricted === true ? 2 : isOpen ? 0 : 'unknown';
    return { status: live.site.maintenance ? 1 : byRegion, ip, regionRestriction: restricted === true };
  };
}

function isRestricted(answer: unknown): boolean {
  const value = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
  return (
    typeof value === 'object' && value !== null && 'regionRestriction' in value && value.regionRestriction === true
  );
}
