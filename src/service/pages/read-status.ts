import { platformHeaders } from '../../contracts/call-headers.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import type { SiteStatus } from '../../contracts/release.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createLruCache } from '../lru-cache.ts';
import { answerMs, callPlatform } from '../mapping/call-platform.ts';
import type { Platforms } from '../mapping/platforms.ts';

/** Answers whether a visitor may see the site; asks the platform about the region of an address. */
export type StatusReader = (
  site: LiveSite,
  ip: string,
  options?: {
    /** Somebody waits for this very answer: the platform gets its time, also while it is left alone otherwise. */
    readonly patient?: boolean;
    /** The site is open to this visitor though it is under maintenance. */
    readonly isTester?: boolean;
  },
) => Promise<SiteStatus & { readonly regionRestriction: boolean }>;

interface StatusOptions {
  readonly platforms: Platforms;
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
 * (rows A-215…A-218). When the platform is silent, the last answer about the address counts. The status of a visitor it
 * never spoke about is unknown, since the page would open a restricted site; a site may say otherwise (row A-008).
 */
export function createStatusReader({
  platforms,
  keepMs,
  timeoutMs,
  pauseMs,
  fetch = globalThis.fetch,
}: StatusOptions): StatusReader {
  const answers = createLruCache<{ readonly restricted: boolean; readonly at: number }>(50_000);

  const ask = async (live: LiveSite, ip: string, withinMs: number) => {
    const { merchant, site } = live;
    const { path, module } = endpoints.systemRegion;
    const call = {
      name: 'systemRegion',
      path: site.paths['systemRegion'] ?? path,
      merchant,
      query: new URLSearchParams({ ip }),
      init: {
        headers: { [platformHeaders.merchant]: merchant, [platformHeaders.module]: module },
        redirect: 'error' as const,
        signal: AbortSignal.timeout(withinMs),
      },
    };
    const response = await callPlatform(platforms.wayOf(live), call, fetch);
    // A platform without this call restricts nobody.
    if (response.status === 404) return false;
    if (!response.ok) throw new Error(`The platform answered ${response.status} about a region.`);
    return isRestricted(await response.json());
  };
  const underWay = new Map<string, Promise<boolean>>();
  // Whoever asks about an address while its question is under way waits for that answer, unless every call wants its own.
  const share = (live: LiveSite, ip: string, withinMs: number) => {
    if (keepMs === 0) return ask(live, ip, withinMs);
    const key = `${live.merchant} ${ip} ${withinMs}`;
    const question = underWay.get(key) ?? ask(live, ip, withinMs).finally(() => underWay.delete(key));
    underWay.set(key, question);
    return question;
  };
  // A merchant's own platform that is silent slows no other merchant.
  const pauses = new Map<string, number>();
  const isRegionRestricted = async (live: LiveSite, ip: string, patient: boolean): Promise<boolean | undefined> => {
    const key = `${live.merchant} ${ip}`;
    const known = answers.get(key);
    if (known && Date.now() - known.at < keepMs) return known.restricted;
    const lastKnown = known !== undefined && Date.now() - known.at < STALE_MS ? known.restricted : undefined;
    const platform = platforms.wayOf(live).origin;
    const isAwaited = patient && lastKnown === undefined;
    if (!isAwaited && Date.now() < (pauses.get(platform) ?? 0)) return lastKnown;
    try {
      const restricted = await share(live, ip, isAwaited ? Math.max(timeoutMs, answerMs) : timeoutMs);
      answers.set(key, { restricted, at: Date.now() });
      return restricted;
    } catch {
      pauses.set(platform, Date.now() + pauseMs);
      return lastKnown;
    }
  };
  return async (live, ip, { patient = false, isTester = false } = {}) => {
    const restricted = live.isForStaff ? false : await isRegionRestricted(live, ip, patient);
    const isOpen = restricted === false || (restricted === undefined && live.site.settings['status.failOpen'] === true);
    const byRegion = restricted === true ? 2 : isOpen ? 0 : 'unknown';
    const { maintenance } = live.site;
    return {
      status: maintenance && !isTester ? 1 : byRegion,
      ip,
      regionRestriction: restricted === true,
      ...(maintenance && isTester ? { isTester: true as const } : {}),
    };
  };
}

function isRestricted(answer: unknown): boolean {
  const value = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;
  return (
    typeof value === 'object' && value !== null && 'regionRestriction' in value && value.regionRestriction === true
  );
}
