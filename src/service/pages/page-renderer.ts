import type { BootDocument, FormsPart, SiteStatus } from '../../contracts/release.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createLruCache } from '../lru-cache.ts';

/** Files of the built browser code that a page needs. */
export interface PageAssets {
  readonly script: string;
  readonly early: string;
  readonly css: readonly string[];
  readonly preload: readonly string[];
  /** Further files by part id: what a page that shows the part needs beside the others. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** What `app/render-shell` gives: a full document, and the hashes of its inline blocks. */
export interface RenderedShell {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly redirect?: string;
  /** How long the page is good for, in milliseconds, since it shows answers of the platform; absent: for its release. */
  readonly freshMs?: number;
}

/** Server rendering of the player app, handed in so that the service knows nothing about React. */
export type RenderShell = (
  boot: BootDocument,
  request: {
    readonly path: string;
    readonly language: string;
    readonly assets: PageAssets;
    readonly stylesheet: { readonly href: string; readonly css: string };
    readonly guest?: { readonly fetch: typeof fetch; readonly withinMs: number };
    readonly readForms?: () => Promise<FormsPart>;
  },
) => RenderedShell | Promise<RenderedShell>;

/** Renders pages; the same page is rendered once. */
export type PageRenderer = (
  site: LiveSite,
  request: { readonly path: string; readonly language: string; readonly status: SiteStatus },
) => Promise<RenderedShell>;

/** Stands in for the visitor's address while a page is shared between visitors. */
const ADDRESS = '255.255.255.255';

/** How long the platform may keep a page waiting that nobody has asked for yet. */
const ANSWERS_WITHIN_MS = 400;

interface RendererOptions {
  readonly renderShell: RenderShell;
  readonly assets: PageAssets;
  /** Calls the platform of a merchant for a guest. */
  readonly guestFetch: (site: LiveSite) => typeof fetch;
  /** Reads the forms of a site's release. */
  readonly readForms: (site: LiveSite) => Promise<FormsPart>;
  readonly limit?: number;
  readonly now?: () => number;
}

interface KeptPage {
  readonly page: Promise<RenderedShell>;
  /** When it was drawn, or was begun to be drawn anew. */
  at: number;
}

/**
 * Makes a renderer that caches by pointer, language, path and status. Pages hold nothing of a session, so they can be
 * shared; only the visitor's address is put in at the end. Pages with answers of the platform are drawn anew now and then.
 */
export function createPageRenderer({
  renderShell,
  assets,
  guestFetch,
  readForms,
  limit = 1_000,
  now = Date.now,
}: RendererOptions): PageRenderer {
  const pages = createLruCache<KeptPage>(limit);
  const render = async (site: LiveSite, path: string, language: string, status: SiteStatus) => {
    const boot: BootDocument = {
      pointer: site.pointer,
      manifest: site.manifest,
      site: site.site,
      theme: site.theme,
      language,
      strings: site.strings[language] ?? {},
      status: { ...statusOf(status), ip: ADDRESS },
    };
    const stylesheet = { href: `/livery/parts/${site.theme.stylesheet}.css`, css: site.css };
    const guest = { fetch: guestFetch(site), withinMs: ANSWERS_WITHIN_MS };
    return renderShell(boot, { path, language, assets, stylesheet, guest, readForms: () => readForms(site) });
  };
  const replace = async (key: string, next: Promise<RenderedShell>) => {
    const page = await next.catch(() => undefined);
    if (page) pages.set(key, { page: Promise.resolve(page), at: now() });
  };
  return async (site, { path, language, status }) => {
    const key = [
      site.merchant,
      site.pointer.seq,
      site.pointer.release,
      site.platformState ?? '',
      language,
      JSON.stringify(statusOf(status)),
      path,
    ].join('\n');
    const draw = () => render(site, path, language, status);
    let kept = pages.get(key);
    if (!kept) {
      kept = { page: draw(), at: now() };
      pages.set(key, kept);
      kept.page.catch(() => pages.delete(key));
    }
    const rendered = await kept.page;
    if (rendered.freshMs !== undefined && now() - kept.at > rendered.freshMs) {
      // The page that was given stays until the next is drawn.
      kept.at = now();
      void replace(key, draw());
    }
    return { ...rendered, html: rendered.html.replaceAll(ADDRESS, safeAddress(status.ip)) };
  };
}

/** What of a status a page is drawn by. */
function statusOf({ status, isTester }: SiteStatus): Omit<SiteStatus, 'ip'> {
  return { status, ...(isTester ? { isTester } : {}) };
}

function safeAddress(ip: string): string {
  return ip.replaceAll(/[^0-9a-fA-F.:]/g, '');
}
