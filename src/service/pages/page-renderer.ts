import type { BootDocument, SiteStatus } from '../../contracts/release.ts';
import type { LiveSite } from '../live/live-site.ts';
import { createLruCache } from '../lru-cache.ts';

/** Files of the built browser code that a page needs. */
export interface PageAssets {
  readonly script: string;
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
}

/** Server rendering of the player app, handed in so that the service knows nothing about React. */
export type RenderShell = (
  boot: BootDocument,
  request: {
    readonly path: string;
    readonly language: string;
    readonly assets: PageAssets;
    readonly stylesheetHref: string;
  },
) => RenderedShell | Promise<RenderedShell>;

/** Renders pages; the same page is rendered once. */
export type PageRenderer = (
  site: LiveSite,
  request: { readonly path: string; readonly language: string; readonly status: SiteStatus },
) => Promise<RenderedShell>;

/** Stands in for the visitor's address while a page is shared between visitors. */
const ADDRESS = '255.255.255.255';

interface RendererOptions {
  readonly renderShell: RenderShell;
  readonly assets: PageAssets;
  readonly limit?: number;
}

/**
 * Makes a renderer that caches by pointer, language, path and status. Pages hold nothing of a session, so they can be
 * shared; only the visitor's address is put in at the end.
 */
export function createPageRenderer({ renderShell, assets, limit = 1_000 }: RendererOptions): PageRenderer {
  const pages = createLruCache<Promise<RenderedShell>>(limit);
  const render = async (site: LiveSite, path: string, language: string, status: SiteStatus['status']) => {
    const boot: BootDocument = {
      pointer: site.pointer,
      manifest: site.manifest,
      site: site.site,
      theme: site.theme,
      language,
      strings: site.strings[language] ?? {},
      status: { status, ip: ADDRESS },
    };
    const stylesheetHref = `/livery/parts/${site.theme.stylesheet}.css`;
    return renderShell(boot, { path, language, assets, stylesheetHref });
  };
  return async (site, { path, language, status }) => {
    const key = [site.merchant, site.pointer.seq, site.pointer.release, language, status.status, path].join('\n');
    let page = pages.get(key);
    if (!page) {
      page = render(site, path, language, status.status);
      pages.set(key, page);
      page.catch(() => pages.delete(key));
    }
    const rendered = await page;
    return { ...rendered, html: rendered.html.replaceAll(ADDRESS, safeAddress(status.ip)) };
  };
}

function safeAddress(ip: string): string {
  return ip.replaceAll(/[^0-9a-fA-F.:]/g, '');
}
