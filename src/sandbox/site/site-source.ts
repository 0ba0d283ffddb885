import type { FormsPart } from '../../contracts/release.ts';
import type { FieldRule, SitePart } from '../../contracts/site.ts';

/** The effective site configuration of a merchant, as the service has published it. */
export interface EffectiveSite {
  readonly release: string;
  readonly site: SitePart;
  readonly forms: FormsPart;
  readonly rules: Readonly<Record<string, FieldRule>>;
}

/** Where effective sites come from; a fake in tests. */
export interface SiteSource {
  /**
   * The site, or nothing when the merchant is not known; read at most `maxAgeMs` ago, a second when absent. Throws when the
   * service cannot be reached and none is kept.
   */
  get(merchant: string, maxAgeMs?: number): Promise<EffectiveSite | undefined>;
}

interface Kept {
  readonly etag: string | undefined;
  readonly site: EffectiveSite | undefined;
  readonly readAt: number;
}

export interface ServiceSiteOptions {
  readonly serviceUrl: string;
  readonly internalKey: () => string;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

/** How old an answer may be: a flag that support staff switch is enforced after at most a second. */
const freshMs = 1000;

/** Reads effective sites from the service and keeps the last good one for the time the service is away. */
export function serviceSites({ serviceUrl, internalKey, now, fetch: get = fetch }: ServiceSiteOptions): SiteSource {
  const kept = new Map<string, Kept>();
  const reading = new Map<string, Promise<EffectiveSite | undefined>>();

  async function read(merchant: string): Promise<EffectiveSite | undefined> {
    const last = kept.get(merchant);
    const headers: Record<string, string> = { 'livery-internal': internalKey() };
    if (last?.etag) headers['if-none-match'] = last.etag;
    let answer: Response;
    try {
      const url = `${serviceUrl}/livery/internal/site/${encodeURIComponent(merchant)}`;
      answer = await get(url, { headers, signal: AbortSignal.timeout(5000) });
    } catch (error) {
      if (last?.site) return last.site;
      throw new Error('The site service cannot be reached.', { cause: error });
    }
    if (answer.status === 304 && last) {
      kept.set(merchant, { ...last, readAt: now() });
      return last.site;
    }
    if (answer.status === 404) return undefined;
    if (!answer.ok) {
      if (last?.site) return last.site;
      throw new Error(`The site service answered ${answer.status} for ${merchant}.`);
    }
    const site = (await answer.json()) as EffectiveSite;
    kept.set(merchant, { etag: answer.headers.get('etag') ?? undefined, site, readAt: now() });
    return site;
  }

  return {
    get(merchant, maxAgeMs = freshMs) {
      const last = kept.get(merchant);
      if (last && now() - last.readAt < maxAgeMs) return Promise.resolve(last.site);
      const running = reading.get(merchant);
      if (running) return running;
      const next = read(merchant).finally(() => reading.delete(merchant));
      reading.set(merchant, next);
      return next;
    },
  };
}
